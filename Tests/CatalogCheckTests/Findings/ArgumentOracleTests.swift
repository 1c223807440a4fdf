import CatalogCheck
import Foundation
import StringCatalog
import TestMaterial
import Testing

/// Which arguments are wrong, compared with what Tests/Expectations/arguments.py finds with regular
/// expressions in the samples, in catalogs of real apps, and in random texts.
@Suite struct ArgumentOracleTests {
  private static let rules = ["spec-missing", "spec-extra", "spec-type", "spec-width-only"]

  /// The findings that the script expects, by file.
  private static let files: [(path: String, findings: Set<String>)] = {
    let lines = try? Checkout.lines(of: "Tests/CatalogCheckTests/Vectors/arguments.tsv")
    return (lines ?? []).reduce(into: []) { files, line in
      if line.contains("\t") {
        files[files.count - 1].findings.insert(line)
      } else {
        files.append((line, []))
      }
    }
  }()

  @Test func theScriptFoundMany() {
    #expect(Self.files.count > 20)
    #expect(Self.files.reduce(0) { $0 + $1.findings.count } > 250)
  }

  @Test(arguments: files.indices) func theSameArguments(number: Int) throws {
    let file = Self.files[number]
    let table = Table(catalog: CatalogFile(path: file.path, bytes: try Checkout.bytes(file.path)))
    let found = try CheckedTable(table, rules: Self.rules).report.findings.compactMap {
      finding -> String? in
      let substitutions = table.entry(forKey: finding.key ?? "")?
        .localization(finding.localization ?? "")?.substitutions
      guard substitutions?.isEmpty ?? true else { return nil }
      let key = try JSONSerialization.data(
        withJSONObject: finding.key ?? "",
        options: [.fragmentsAllowed, .withoutEscapingSlashes])
      return [
        finding.rule.rawValue, finding.localization ?? "",
        finding.path?.description ?? "", String(decoding: key, as: UTF8.self),
      ].joined(separator: "\t")
    }
    #expect(Set(found) == file.findings, "\(file.path)")
  }
}
