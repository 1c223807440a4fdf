import ICUServices
import LocalizedText
import MessageSyntax
import TestMaterial
import Testing

import struct StringCatalog.Table

@Suite struct ResolverTests {
  private func text(
    _ format: String, _ arguments: [Argument], locale: String = "en",
    substitutions: [String: Substitution] = [:]
  ) -> String {
    Resolver(environment: EnvironmentValues(locale: LocaleTag(locale)))
      .resolve(FormatString(format), arguments: arguments, substitutions: substitutions).text
  }

  /// The text that printf writes for the same format in the C locale; the numbers are too short for
  /// groups.
  @Test(arguments: [
    ("%5d|", 42, "   42|"), ("%-5d|", 42, "42   |"), ("%05d", 42, "00042"), ("%05d", -42, "-0042"),
    ("%+d", 42, "+42"), ("%.3d", 7, "007"), ("%x", 255, "ff"), ("%X", 255, "FF"),
    ("%#x", 255, "0xff"), ("%#08x", 255, "0x0000ff"), ("%o", 8, "10"), ("%x", -1, "ffffffff"),
    ("%lx", -1, "ffffffffffffffff"), ("%hhx", 511, "ff"), ("%c", 65, "A"), ("%5x|", 255, "   ff|"),
  ])
  func writesIntegersAsPrintf(format: String, value: Int64, expected: String) {
    #expect(text(format, [.integer(value)]) == expected)
  }

  @Test(arguments: [
    ("%f", 1.5, "1.500000"), ("%.0f", 2.5, "2"), ("%8.2f|", 3.14159, "    3.14|"),
    ("%-8.2f|", 3.14159, "3.14    |"), ("%08.2f", -3.14159, "-0003.14"), ("%+.1f", 2.0, "+2.0"),
    ("%g", 0.5, "0.5"), ("%g", 100, "100"), ("%.3g", 0.00012345, "0.000123"),
    ("%a", 1.0, "0x1p+0"), ("%a", 0.1, "0x1.999999999999ap-4"), ("%A", -2.5, "-0X1.4P+1"),
    ("%a", 0, "0x0p+0"), ("%a", Double.leastNonzeroMagnitude, "0x0.0000000000001p-1022"),
  ])
  func writesNumbersAsPrintf(format: String, value: Double, expected: String) {
    #expect(text(format, [.double(value)]) == expected)
  }

  @Test func writesDigitsOfTheLocale() {
    #expect(text("%d", [.integer(1_234_567)], locale: "ar-EG") == "١٬٢٣٤٬٥٦٧")
    #expect(text("%.2f", [.double(1234.5)], locale: "de") == "1.234,50")
    #expect(text("%06d", [.integer(42)], locale: "fa") == "۰۰۰۰۴۲")
    #expect(text("%d", [.integer(1234)], locale: "zz-unknown") == "1,234")
    #expect(text("%d", [.integer(.min)]) == "-9,223,372,036,854,775,808")
  }

  @Test func starsTakeArguments() {
    let arguments: [Argument] = [.integer(4), .integer(7)]
    #expect(text("%*d|", arguments) == "   7|")
    #expect(text("%2$*1$d|", arguments) == "   7|")
    #expect(text("%*d|", [.integer(-4), .integer(7)]) == "7   |")
    #expect(text("%*d", [.integer(.max), .integer(7)]).count == FormatSpecifier.largestAmount)
    #expect(text("%*d", [.integer(.min), .integer(7)]).count == FormatSpecifier.largestAmount)
  }

  @Test(arguments: [
    "100%", "50% off", "50% de", "%y", "%", "% d", "100%'s", "%!", "%#@", "%#@a b", "％@",
    "%5%", "%.", "%1$", "%ll",
  ])
  func leavesProseAlone(words: String) {
    #expect(text(words, [.string("x")]) == words)
  }

  @Test func neverFollowsPointers() {
    #expect(text("%s %S", [.string("a"), .integer(1)]) == "a 1")
    let pieces = FormatString("%p%n").pieces
    #expect(
      pieces == [.invalid(source: "%p", reason: .unsafe), .invalid(source: "%n", reason: .unsafe)])
  }

  @Test func formsCountFromTheirOwnArgument() {
    let files = Substitution(argument: 2, specifier: "lld", forms: [.other: "%lld of %1$@"])
    #expect(text("%#@n@", [.string("a"), .integer(3)], substitutions: ["n": files]) == "3 of a")
  }

  @Test func referencesWithoutANumberAreCountedSeparately() {
    let one = Substitution(forms: [.one: "%arg day", .other: "%arg days"])
    #expect(
      text("%#@a@, %#@b@, %#@a@", [.integer(1), .integer(2)], substitutions: ["a": one, "b": one])
        == "1 day, 2 days, 1 day")
    #expect(text("%2$#@a@", [.integer(1), .integer(2)], substitutions: ["a": one]) == "2 days")
  }

  @Test func unusableSubstitutionsStayVisible() {
    let empty = Substitution(argument: 1, forms: [.two: "x"])
    #expect(text("%#@n@ %arg", [.integer(1)], substitutions: ["n": empty]) == "%#@n@ %arg")
    #expect(text("%#@n@", [], substitutions: ["n": empty]) == "%#@n@")
  }

  @Test func substitutionsThatReferToEachOtherEnd() {
    let bomb = Substitution(
      argument: 1, forms: [.other: String(repeating: "%#@n@", count: 100)])
    let text = text("%#@n@", [.integer(5)], substitutions: ["n": bomb])
    #expect(text.count < 200_000)
    #expect(text.contains("%#@n@"))
  }

  @Test func keysAsArgumentsAreLookedUpLate() {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {
          "city": {"localizations": {"en": {"stringUnit": {"value": "Paris %@"}}}}}}
        """)
    let resolver = Resolver(environment: EnvironmentValues(localizer: Localizer(table: table)))
    let key = { (key: String) in
      Argument.text(Text(LocalizedStringKey(key), tableName: table.name))
    }
    let text = resolver.resolve(FormatString("%@, %@"), arguments: [key("city"), key("none")])
    #expect(text.fragments.map(\.text) == ["Paris %@", ", ", "none"])
  }

  @Test func choosesForms() {
    let resolver = Resolver(environment: EnvironmentValues(locale: LocaleTag("en")))
    let forms: [PluralCategory: String] = [.zero: "z", .one: "o"]
    #expect(resolver.form(of: forms, for: .integer(0)) == "z")
    #expect(resolver.form(of: forms, for: .double(1)) == "o")
    #expect(resolver.form(of: forms, for: .integer(2)) == nil)
    #expect(resolver.form(of: forms, for: .string("1")) == nil)
    let fixed = FormatString("%.1f").placeholders[0].specifier
    #expect(resolver.form(of: [.one: "o", .other: "x"], for: .double(1), specifier: fixed) == "o")
  }
}
