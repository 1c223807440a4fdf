import Foundation
import TestMaterial
import Testing

@testable import galley

/// What galley adds to texts for a preview is no mistake of the texts.
@Suite struct PseudoTests {
  private struct Row: Decodable {
    let key: String
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

  /// A text that has such characters itself is still reported.
  @Test func overridesOfTheTextItself() throws {
    let words = ["-l", "de", "Catalogs/Broken/bidi-overrides.xcstrings"]
    let plain = try rows(words).filter { $0.problems.contains("bidi-override") }.map(\.key)
    let turned = try rows(["--pseudo", "rtl"] + words)
      .filter { $0.problems.contains("bidi-override") }.map(\.key)
    #expect(!plain.isEmpty)
    #expect(Set(plain).isSubset(of: turned))
  }
}
