import Foundation
import TestMaterial
import Testing

/// The errors in catalogs of real apps: each was read by a person, who wrote down why it is real.
@Suite struct CorpusErrorsTests {
  private struct Line: Decodable {
    struct Location: Decodable {
      let path: String
      let line: Int
    }
    let check: String
    let key: String?
    let locale: String?
    let location: Location
  }

  @Test func everyErrorIsReal() throws {
    let corpus = "Tests/StringCatalogTests/Corpus"
    let outcome = try Program.galley(
      ["check", "--no-config", "--severity=error", "--format=json", corpus])
    let found = try outcome.output.split(separator: "\n").map { line in
      let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      return [
        String(line.location.path.dropFirst(corpus.count + 1)), "\(line.location.line)", line.check,
        line.locale ?? "", line.key ?? "",
      ]
    }
    let known = try Checkout.text("Tests/CatalogCheckTests/Vectors/corpus-errors.tsv")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(known.allSatisfy { $0.count == 6 && $0[5].count > 20 })
    #expect(
      found.map { $0.joined(separator: "\t") }
        == known.map { $0.dropLast().joined(separator: "\t") })
  }

  @Test func theSamplesHaveNone() throws {
    let outcome = try Program.galley(["check", "--no-config", "--severity=error", "Catalogs"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
