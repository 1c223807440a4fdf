import Foundation
import TestMaterial
import Testing

/// The rows of public catalogs that are cut on a small phone, as Documentation/accuracy.md discusses them.
@Suite struct PublicCatalogFitTests {
  private struct Report: Decodable {
    struct Table: Decodable { let locales: [Locale] }
    struct Locale: Decodable {
      let locale: String
      let rows: Int
      let results: [Result]
    }
    struct Result: Decodable {
      let textSize: String
      let near: Int
      let cut: Int
      let worst: [Row]
    }
    struct Row: Decodable {
      let key: String
      let verdict: String
      let need: Double?
    }
    let tables: [Table]
  }

  private static let catalogs = [
    ("Bark", "Finb+Bark/Bark/Localizable"),
    ("Backyard Birds", "apple+sample-backyard-birds/Multiplatform/Localizable"),
    ("breathing", "Murzav+xcstrings-mcp/tests/fixtures/golden"),
  ]

  @Test func theRowsThatAreCutAreListed() throws {
    var lines = ["app\tlocale\ttext size\tneeds\tkey"]
    var summary: [String] = []
    for (app, path) in Self.catalogs {
      let outcome = try Program.galley([
        "fit", "--format=json", "--screen=iPhone SE", "--text-size=L,AX3",
        "Tests/StringCatalogTests/Corpus/\(path).xcstrings",
      ])
      let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
      let locales = report.tables.flatMap(\.locales)
      for (number, size) in ["L", "AX3"].enumerated() {
        for locale in locales {
          for row in locale.results[number].worst where row.verdict == "cut" {
            let need = row.need.map { "\($0)" } ?? "-"
            let key = row.key.map { $0.isNewline || $0 == "\t" ? " " : $0 }
            lines.append([app, locale.locale, size, need, String(key)].joined(separator: "\t"))
          }
        }
        let results = locales.map { $0.results[number] }
        #expect(results.allSatisfy { $0.textSize == size })
        let rows = locales.reduce(0) { $0 + $1.rows }
        summary.append(
          "| \(app) | \(locales.count) | \(size) | \(rows.grouped) | "
            + "\(results.reduce(0) { $0 + $1.cut }.grouped) | "
            + "\(results.reduce(0) { $0 + $1.near }.grouped) |")
      }
    }
    let golden = Golden("points/public-catalogs.tsv", of: "galleyTests")
    #expect(golden.difference(from: lines.joined(separator: "\n")) == nil)
    // The document has the same numbers.
    let document = try Checkout.text("Documentation/accuracy.md")
    for line in summary { #expect(document.contains(line), "\(line)") }
  }
}

extension Int {
  /// The number with a comma before each three digits.
  fileprivate var grouped: String {
    self < 1_000 ? "\(self)" : "\(self / 1_000)," + String("\(self % 1_000 + 1_000)".dropFirst())
  }
}
