import Foundation
import LocalizedText
import TestMaterial
import Testing

import struct StringCatalog.Table

/// What each way to make a text shows; the names are the rows of SwiftUI's behaviour.
@Suite struct TextTests {
  static let table = Table(
    json: """
      {"sourceLanguage": "en", "strings": {
        "pencil": {"localizations": {"fr": {"stringUnit": {"value": "crayon"}}}},
        "100%": {"localizations": {"fr": {"stringUnit": {"value": "100 %d"}}}},
        "Hello, %@": {"localizations": {"fr": {"stringUnit": {"value": "Bonjour, %@"}}}},
        "%lld of %lld": {"localizations": {"fr": {"stringUnit": {"value": "%2$lld/%1$lld"}}}},
        "yes": {"localizations": {"fr": {"stringUnit": {"value": "oui"}}}},
        "no": {"localizations": {"fr": {"stringUnit": {"value": "non"}}}},
        "bold": {"localizations": {"fr": {"stringUnit": {"value": "très **gras**"}}}}
      }}
      """, named: "Localizable")

  static func environment(_ locale: String = "fr") -> EnvironmentValues {
    EnvironmentValues(locale: LocaleTag(locale), localizer: Localizer(table: table))
  }

  static func shown(_ text: Text, _ locale: String = "fr") -> String {
    text.resolve(in: environment(locale)).text
  }

  private static let variable = "pencil"
  private static let part: Substring = "pencil"
  private static let condition = true

  @Test(arguments: [
    ("row 1: a literal is a key", Text("pencil"), "crayon"),
    ("row 2: a variable is verbatim", Text(variable), "pencil"),
    ("row 2: a substring is verbatim", Text(part), "pencil"),
    ("row 2: a sum of strings is verbatim", Text("pen" + "cil"), "pencil"),
    ("row 3: a key of a variable", Text(LocalizedStringKey(variable)), "crayon"),
    ("row 4: verbatim is verbatim", Text(verbatim: "pencil"), "pencil"),
    ("row 4: verbatim with interpolation", Text(verbatim: "\(1) pencil"), "1 pencil"),
    ("row 1: a condition of literals", Text(condition ? "yes" : "no"), "oui"),
    ("row 5: a comment changes nothing", Text("pencil", comment: "a thing"), "crayon"),
    ("section 1.3: an empty table name is Localizable", Text("pencil", tableName: ""), "crayon"),
    ("row 6: no such table", Text("pencil", tableName: "None"), "pencil"),
    ("row 6: no such key", Text("paper"), "paper"),
    ("row 18: a resource is looked up", Text(LocalizedStringResource("pencil")), "crayon"),
    ("row 18: a default value", Text(LocalizedStringResource("x", defaultValue: "y")), "y"),
    (
      "row 18: a default value gives way",
      Text(LocalizedStringResource("pencil", defaultValue: "y")), "crayon"
    ),
    ("row 11: words with attributes", Text(AttributedString("pencil")), "pencil"),
    ("section 1.2: no format", Text("100%"), "100 %d"),
    ("row 7: an interpolated key", Text("Hello, \(variable)"), "Bonjour, pencil"),
    ("section 1.2: arguments are no formats", Text("Hello, \("%@ **b**")"), "Bonjour, %@ **b**"),
    ("row 12: a text in a text", Text("Hello, \(Text("pencil"))"), "Bonjour, crayon"),
    (
      "row 12: a resource in a text",
      Text("Hello, \(LocalizedStringResource("pencil"))"), "Bonjour, crayon"
    ),
    ("row 8: an image in a text", Text("Hello, \(Image(systemName: "star.fill"))"), "Bonjour, ★"),
    ("section 1.2: numbers", Text("\(2021)"), "2\u{202F}021"),
    ("section 4: the number decides", Text("\(1) of \(2)"), "2/1"),
    ("row 12: a sum of texts", Text("pencil") + Text(verbatim: " ") + Text("yes"), "crayon oui"),
    ("row 10: Markdown is read", Text("bold"), "très gras"),
    ("row 10: but not in a variable", Text(verbatim: "**b**"), "**b**"),
  ])
  func shows(row: String, text: Text, expected: String) {
    #expect(Self.shown(text) == expected, "\(row)")
  }

  @Test(arguments: [
    (Text("\(1.5, specifier: "%.2f")"), "1,50"),
    (Text("\(1234.5, format: .number)"), "1\u{202F}234,5"),
    (Text(0.5, format: .percent), "50\u{00A0}%"),
    (Text("\(UInt64.max)"), "18\u{202F}446\u{202F}744\u{202F}073\u{202F}709\u{202F}551\u{202F}615"),
  ])
  func writesValuesInTheLocaleOfTheirPlace(text: Text, expected: String) {
    let shown = Self.shown(text).replacing("\u{00A0}", with: " ").replacing("\u{202F}", with: " ")
    let wanted = expected.replacing("\u{00A0}", with: " ").replacing("\u{202F}", with: " ")
    #expect(shown == wanted)
  }
}
