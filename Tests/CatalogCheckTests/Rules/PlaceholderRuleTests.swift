import PreviewRows
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about placeholders that cannot be filled.
@Suite struct PlaceholderRuleTests {
  /// An empty source string does not tell which arguments the app passes.
  @Test func argumentsOfAnEmptySourceString() {
    let table = Table(
      key: "past_minutes-plural-2",
      texts: ["en": "", "pl": "%d minut temu", "uk": "%d хвилин тому"])
    #expect(!JudgedRow(of: table, locale: "pl").rules.contains("spec-extra"))
  }

  @Test(arguments: [
    ("%@", []),
    ("%1$@ and %2$@", ["spec-extra error: no argument for %2$@"]),
    ("%1$@ %3$@", ["spec-extra error: no argument for %3$@"]),
    (
      "%0$@ %@",
      ["spec-gap error: invalid position in %0$@: positions start at 1"]
    ),
    (
      "%200$@ %@",
      ["spec-gap error: invalid position in %200$@: positions end at 127"]
    ),
    (
      "%#@files@",
      ["subst-undefined error: undefined substitution %#@files@"]
    ),
    (
      "%p of %@",
      ["spec-dangerous warning: %p reads or writes memory"]
    ),
    (
      "%arg of %@",
      ["arg-outside-subst warning: %arg only works inside a substitution"]
    ),
  ])
  func oneArgument(text: String, expected: [String]) {
    let samples = Samples(["k": .init(arguments: [.string("x")])])
    let found = JudgedRow(of: text, samples: samples).diagnostics
    #expect(found.map { "\($0.rule) \($0.severity): \($0.message)" } == expected)
  }

  @Test func escapedCharactersOfAnAddressAreNoPlaceholders() {
    #expect(JudgedRow(of: "https://example.com/third%20party").rules == [])
    #expect(JudgedRow(of: "See https://example.com/third%20party").rules == ["spec-dangerous"])
  }

  @Test func thePositionIsThatInTheText() {
    let samples = Samples(["k": .init(arguments: [.string("four")])])
    // The row shows "four, %2$@".
    let diagnostics = JudgedRow(of: "%1$@, %2$@", samples: samples).diagnostics
    #expect(diagnostics.map(\.place) == [.text(7)])
  }

  @Test(arguments: [
    (
      Sample.string("x"), "spec-type",
      "%#@n@ needs a number to pick a plural form"
    ),
    (.integer(2), "plural-other-missing", "%#@n@ has no form for this number, and no 'other'"),
  ])
  func substitutions(argument: Sample, rule: String, message: String) {
    let table = Table(
      key: "k",
      #"""
      "en": {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
        "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg file"}}}}}}}
      """#)
    let row = JudgedRow(of: table, samples: Samples(["k": .init(arguments: [argument])]))
    #expect(row.rules == [rule])
    #expect(row.diagnostics.map(\.message) == [message])
  }

  @Test func aSubstitutionThatRefersToItself() {
    let table = Table(
      key: "k",
      #"""
      "en": {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
        "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%#@n@"}}}}}}}
      """#)
    #expect(JudgedRow(of: table).rules == ["nesting-invalid"])
  }

  @Test func aHostileTextHasFewDiagnostics() {
    let placeholders = String(repeating: "%9$@ ", count: 20_000)
    #expect(JudgedRow(of: placeholders).diagnostics.count <= 16)
  }
}
