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
    let rule: String
    let key: String?
    let locale: String?
    let location: Location
    let also: [Other]?

    struct Other: Decodable {
      let locale: String?
      let location: Location
    }
  }

  /// The errors that a check of a folder finds, each as the list of known ones spells it, sorted.
  private func errors(in folder: String) throws -> [String] {
    let outcome = try Program.galley(
      ["check", "--no-config", "--severity=error", "--format=json", folder])
    return try outcome.output.split(separator: "\n").flatMap { line in
      let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      let places =
        [(line.locale, line.location)] + (line.also ?? []).map { ($0.locale, $0.location) }
      return places.map { locale, location in
        [
          String(location.path.dropFirst(folder.count + 1)), "\(location.line)", line.rule,
          locale ?? "", line.key ?? "",
        ].joined(separator: "\t")
      }
    }.sorted()
  }

  /// The known errors of a list, each with what a person has written about it.
  private func known(_ name: String) throws -> [(error: String, reason: String)] {
    try Checkout.text("Tests/CatalogCheckTests/Vectors/\(name)")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let words = line.split(separator: "\t", omittingEmptySubsequences: false)
        try #require(words.count == 6 && words[5].count > 20, "\(line)")
        return (words.dropLast().joined(separator: "\t"), String(words[5]))
      }
  }

  @Test func everyErrorIsReal() throws {
    let known = try known("corpus-errors.tsv")
    #expect(try errors(in: "Tests/StringCatalogTests/Corpus") == known.map(\.error).sorted())
  }

  /// In catalogs that nobody looked at while the rules were written, less than 2 % of the errors are
  /// false alarms.
  @Test func fewErrorsInOtherCatalogsAreFalse() throws {
    let known = try known("held-out-errors.tsv")
    #expect(
      try errors(in: "Tests/CatalogCheckTests/Vectors/HeldOut") == known.map(\.error).sorted())
    #expect(!known.isEmpty)
    #expect(known.count { $0.reason.hasPrefix("false: ") } * 50 < known.count)
  }

  @Test func theSamplesHaveNone() throws {
    let outcome = try Program.galley(["check", "--no-config", "--severity=error", "Catalogs"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
