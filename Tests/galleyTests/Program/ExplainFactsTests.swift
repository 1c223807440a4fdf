import TestMaterial
import Testing

/// `galley explain` says what the inspector says about a string.
@Suite struct ExplainFactsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Localizable.xcstrings",
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Sign out": {"comment": "[slot: 40pt body 1]", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Sign out"}},
          "de": {"stringUnit": {"state": "translated", "value": "Ab\u200Bmelden\u200B"}}}},
        "title": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Welcome"}},
          "de": {"stringUnit": {"state": "translated", "value": "Willkommen"}}}}}}
      """#)
  }

  private func lines(_ key: String, _ options: [String] = []) throws -> [String] {
    let outcome = try Program.galley(["explain", key, "-l", "de", folder.path] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func theSourceStringIsShownUnlessItIsTheKey() throws {
    #expect(try lines("title").contains("  source    Welcome"))
    #expect(try !lines("Sign out").contains { $0.hasPrefix("  source") })
  }

  @Test func invisibleCharactersAreNamed() throws {
    let lines = try lines("Sign out")
    let heading = try #require(lines.firstIndex(of: "Characters"))
    #expect(
      Array(lines[(heading + 1)...])
        == ["  U+200B ZERO WIDTH SPACE  in the string, character 3, 2 times"])
    #expect(try !self.lines("title").contains("Characters"))
  }

  /// A string is too wide for its slot in whatever command measures it in points.
  @Test func aSlotThatIsTooNarrowIsAProblem() throws {
    let problems = try lines("Sign out", ["--metric", "points"]).filter { $0.contains("slot: ") }
    #expect(problems.contains { $0.contains("needs") && $0.contains("the slot is 40 pt") })
    #expect(try !lines("title", ["--metric", "points"]).contains { $0.contains("problems") })
    let rows = try Program.galley([
      "print", "-l", "de", "--metric", "points", "--format", "json", folder.path,
    ])
    #expect(rows.output.contains(/"problems":\[[^\]]*"slot"/))
  }
}
