import PreviewRows
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about placeholders that cannot be filled.
@Suite struct PlaceholderRuleTests {
  @Test(arguments: [
    ("%@", []),
    ("%1$@ and %2$@", ["spec-extra error: placeholder %2$@ has no argument"]),
    ("%1$@ %3$@", ["spec-extra error: placeholder %3$@ has no argument"]),
    (
      "%0$@ %@",
      ["spec-gap error: placeholder %0$@ has an invalid position: positions start at 1"]
    ),
    (
      "%200$@ %@",
      ["spec-gap error: placeholder %200$@ has an invalid position: positions end at 127"]
    ),
    (
      "%#@files@",
      ["subst-undefined error: %#@files@ refers to a substitution that is not defined"]
    ),
    (
      "%p of %@",
      ["spec-dangerous warning: placeholder %p reads or writes memory of the app"]
    ),
    (
      "%arg of %@",
      ["arg-outside-subst warning: %arg has a meaning only in the forms of a substitution"]
    ),
  ])
  func oneArgument(text: String, expected: [String]) {
    let samples = Samples(["k": .init(arguments: [.string("x")])])
    let found = JudgedRow(of: text, samples: samples).diagnostics
    #expect(found.map { "\($0.rule) \($0.severity): \($0.message)" } == expected)
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
      "the argument of %#@n@ is not a number and cannot choose a form"
    ),
    (.integer(2), "plural-other-missing", "%#@n@ has neither a form for this number nor 'other'"),
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
