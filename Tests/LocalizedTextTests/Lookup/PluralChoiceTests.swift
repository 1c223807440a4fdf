import ICUServices
import LocalizedText
import MessageSyntax
import StringCatalog
import TestMaterial
import Testing

/// The number that chooses a plural form, and the form that it chooses.
@Suite struct PluralChoiceTests {
  private func found(
    _ table: Table, _ locale: String = "en", _ arguments: [Argument],
    chooses: PluralNumber = .raw
  ) throws -> FoundText {
    var environment = EnvironmentValues(locale: LocaleTag(locale))
    environment.pluralNumber = chooses
    let lookup = TableLookup(table: table, environment: environment)
    return lookup.find(try #require(table.entries.first), arguments: arguments)
  }

  private static func table(_ locale: String, _ forms: KeyValuePairs<String, String>) -> Table {
    let cases = forms.map { #""\#($0.key)": {"stringUnit": {"value": "\#($0.value)"}}"# }
    return Table(
      key: "k",
      #""\#(locale)": {"variations": {"plural": {\#(cases.joined(separator: ", "))}}}"#)
  }

  /// Foundation uses the value of a number; CLDR's rules use the digits that are shown, as ICU
  /// does.
  @Test(arguments: [
    ("en", "%.1f", 1.0, "one", "other"), ("en", "%.0f", 1.0, "one", "one"),
    ("en", "%.0f", 1.2, "other", "one"), ("en", "%.1f", 1.5, "other", "other"),
    ("ru", "%.1f", 1.0, "one", "other"), ("fr", "%.1f", 1.0, "one", "one"),
    ("en", "%.1f", 1.000_000_01, "other", "other"), ("da", "%.1f", 1.5, "one", "one"),
  ])
  func fractionsChooseByValueOrDigits(
    locale: String, specifier: String, number: Double, raw: String, formatted: String
  ) throws {
    let table = Self.table(locale, ["one": "one", "other": "\(specifier) other"])
    let asValue = try #require(try found(table, locale, [.double(number)]).pluralChoice)
    let asWritten = try #require(
      try found(table, locale, [.double(number)], chooses: .formatted).pluralChoice)
    #expect(asValue.form == raw)
    #expect(asWritten.form == formatted)
    #expect(asValue.isAmbiguous == (raw != formatted))
    #expect(asWritten.isAmbiguous == (raw != formatted))
    #expect(asValue.otherForm == (raw == formatted ? nil : formatted))
  }

  @Test func integersAreNeverAmbiguous() throws {
    let table = Self.table("en", ["one": "%.1f one", "other": "%.1f other"])
    #expect(try !found(table, "en", [.integer(1)]).isPluralAmbiguous)
    #expect(try found(table, "en", [.double(1)]).isPluralAmbiguous)
  }

  /// The same is true in substitutions, with the specifier of the substitution.
  @Test(arguments: [(PluralNumber.raw, "1.0 mile"), (.formatted, "1.0 miles")])
  func substitutionsChooseByValueOrDigits(chooses: PluralNumber, text: String) {
    let miles = Substitution(
      argument: 1, specifier: ".1f", forms: [.one: "%arg mile", .other: "%arg miles"])
    var environment = EnvironmentValues(locale: LocaleTag("en"))
    environment.pluralNumber = chooses
    let resolved = Resolver(environment: environment)
      .resolve(FormatString("%#@n@"), arguments: [.double(1)], substitutions: ["n": miles])
    #expect(resolved.text == text)
  }

  /// The last digits decide in Russian and Arabic, whatever comes before them.
  @Test(
    arguments: [
      ("en", 1, "one"), ("en", 0, "zero"), ("ru", 21, "one"), ("ru", 22, "few"),
      ("ru", 10_000_000_000_000_000_001, "one"), ("ru", 18_446_744_073_709_551_602, "few"),
      ("ru", 18_446_744_073_709_551_615, "many"), ("en", 10_000_000_000_000_000_001, "other"),
      ("ar", 18_446_744_073_709_551_603, "few"), ("ar", 18_446_744_073_709_551_600, "other"),
      ("fr", 10_000_000_000_000_000_000, "many"),
    ] as [(String, UInt64, String)])
  func unsignedNumbersChooseForms(locale: String, number: UInt64, form: String) throws {
    let table = Self.table(
      locale, ["zero": "z", "one": "o", "few": "f", "many": "m", "other": "x"])
    #expect(try found(table, locale, [.unsigned(number)]).pluralChoice?.form == form)
  }

  @Test(arguments: [
    ("en", 0, "zero", PluralChoice.Rule.zero), ("lv", 10, "zero", .cldr), ("cy", 0, "zero", .zero),
    ("ar", 0, "zero", .zero), ("ja", 0, "zero", .zero), ("en", 1, "one", .cldr),
  ])
  func zeroIsAFormInEveryLanguage(
    locale: String, number: Int64, category: String, rule: PluralChoice.Rule
  ) throws {
    let table = Self.table(locale, ["zero": "z", "one": "o", "other": "x"])
    let choice = try #require(try found(table, locale, [.integer(number)]).pluralChoice)
    #expect(choice.category == category)
    #expect(choice.rule == rule)
  }

  @Test func aMissingFormIsNamed() throws {
    let table = Self.table("ru", ["one": "o", "other": "x"])
    let few = try #require(try found(table, "ru", [.string("a"), .integer(3)]).pluralChoice)
    #expect([few.category, few.form] == ["few", "other"])
    #expect(few.argument == 2)
    let none = try found(Self.table("ru", ["one": "o"]), "ru", [.integer(3)])
    #expect(none.pluralChoice?.form == nil)
    #expect(none.format == "o")
    let silent = try found(table, "ru", [])
    #expect(silent.choices == [.noNumber(form: "other")])
  }

  /// ICU has plural rules for Aragonese and no other data.
  @Test(arguments: [(0, "0 ficherz"), (1, "1 fichero"), (2, "2 ficherz"), (21, "21 ficherz")])
  func languagesWithOnlyPluralRules(count: Int, expected: String) {
    let table = Table(
      key: "%lld files",
      #"""
      "an": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld fichero"}},
        "other": {"stringUnit": {"value": "%lld ficherz"}}}}}
      """#)
    let environment = EnvironmentValues(
      locale: LocaleTag("an"), localizer: Localizer(table: table))
    #expect(
      Text("\(count) files", tableName: "Main").resolve(in: environment).text == expected)
  }
}
