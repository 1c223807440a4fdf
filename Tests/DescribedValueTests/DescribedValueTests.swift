import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// A text stays localized if a value in it has a type that no interpolation knows.
///
/// The compiler warns about each such value, and about nothing else in this target.
@Suite struct DescribedValueTests {
  struct City: CustomStringConvertible {
    var description: String { "Oslo" }
  }

  static let keys: [(LocalizedStringKey, String)] = [
    ("a \(true)", "true"), ("a \(nil as Int?)", "nil"),
    ("a \("b" as String?)", #"Optional("b")"#), ("a \(City())", "Oslo"),
    ("a \("b" as Character)", "b"),
  ]

  @Test(arguments: keys)
  func staysLocalized(key: LocalizedStringKey, description: String) {
    #expect(key.key == "a %@")
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {
          "a %@": {"localizations": {"de": {"stringUnit": {"value": "<%@>"}}}}}}
        """)
    let environment = EnvironmentValues(
      locale: LocaleTag("de"), localizer: Localizer(table: table))
    let text = Text(key, tableName: table.name).resolve(in: environment).text
    #expect(text == "<\(description)>")
  }

  @Test func textsAreNotVerbatim() {
    let text = Text("a \(City())")
    let value: String.LocalizationValue = "a \(City())"
    #expect(text == Text("a \("Oslo")" as LocalizedStringKey))
    #expect(value == "a \("Oslo")")
  }
}
