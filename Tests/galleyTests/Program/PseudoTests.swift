import Foundation
import TestMaterial
import Testing

@testable import galley

/// What galley adds to texts for a preview is no mistake of the texts.
@Suite struct PseudoTests {
  private struct Row: Decodable {
    let key: String
    let locale: String
    let localization: String?
    let origin: String
    let text: String
    let columns: Int
    let problems: [String]
  }

  private func rows(_ words: [String]) throws -> [Row] {
    let outcome = try Program.galley(["print", "--format", "json"] + words)
    return try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  @Test(arguments: ["de", "ar"]) func turningTextsRoundIsNoProblem(locale: String) throws {
    let paths = ["Catalogs/Plurals.xcstrings", "Catalogs/Scripts.xcstrings"]
    let turned = try rows(["-l", locale, "--pseudo", "rtl"] + paths)
    #expect(turned.count > 10)
    #expect(turned.allSatisfy { !$0.problems.contains { $0.hasPrefix("bidi-") } })
  }

  /// The widest text of every key, compared with what `print` writes of each language alone.
  @Test func theWidestOfAllLanguages() throws {
    let paths = ["Catalogs/Travel.xcstrings", "Catalogs/Devices.xcstrings"]
    let widest = try rows(["-l", "de", "--pseudo", "widest"] + paths)
    let all = try rows(["-l", "all"] + paths)
    #expect(Set(all.map(\.locale)).count > 5)
    for row in widest {
      let texts = all.filter { $0.key == row.key && $0.origin == "exact" }
      #expect(row.locale == "de")
      #expect(row.columns == texts.map(\.columns).max())
      guard row.origin != "exact" else { continue }
      #expect(row.origin == "widest")
      #expect(texts.contains { $0.localization == row.localization && $0.text == row.text })
    }
    #expect(widest.contains { $0.origin == "widest" })
  }

  /// Texts in other languages are judged as texts of these.
  @Test func theWidestTextsHaveOnlyTheirOwnProblems() throws {
    let path = "Catalogs/Plurals.xcstrings"
    let all = try rows(["-l", "all", path])
    for row in try rows(["-l", "de", "--pseudo", "widest", path]) where row.origin == "widest" {
      let own = all.first { $0.key == row.key && $0.locale == row.localization }
      #expect(row.problems == own?.problems)
    }
  }

  @Test func explainSaysWhoseTextIsTheWidest() throws {
    let path = "Catalogs/Devices.xcstrings"
    let row = try #require(
      try rows(["-l", "de", "--pseudo", "widest", path]).first { $0.origin == "widest" })
    let locale = try #require(row.localization)
    let words = ["explain", row.key, "-l", "de", "--pseudo", "widest", path]
    let text = try Program.galley(words).output
    #expect(text.contains("Lookup for \(locale)\n"))
    #expect(text.contains("found (the widest text)"))
  }

  /// A text that has such characters itself is still reported.
  @Test func overridesOfTheTextItself() throws {
    let words = ["-l", "de", "Tests/Broken/bidi-overrides.xcstrings"]
    let plain = try rows(words).filter { $0.problems.contains("bidi-override") }.map(\.key)
    let turned = try rows(["--pseudo", "rtl"] + words)
      .filter { $0.problems.contains("bidi-override") }.map(\.key)
    #expect(!plain.isEmpty)
    #expect(Set(plain).isSubset(of: turned))
  }
}
