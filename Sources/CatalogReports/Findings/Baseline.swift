package import CatalogCheck
package import SourceText
internal import StringCatalog

/// The findings that a project has accepted, so that a check reports only new ones.
///
/// A baseline knows the texts, not their lines: a text that moves is not new, and one that changes is.
///
/// ```swift
/// let baseline = Baseline(of: report)
/// let read = try Baseline(baseline.text, path: "galley.baseline")
/// report.findings.contains { !read.contains($0) }  // false
/// ```
package struct Baseline: Sendable {
  private static let heading = "# galley baseline 1"

  /// The fingerprints of the accepted findings.
  private var fingerprints: Set<String> = []
  /// A line about each accepted finding; several about one text may be the same.
  private var lines: [String] = []

  /// The baseline that accepts all findings of a report.
  package init(of report: CheckReport) {
    for finding in report.findings { accept(finding.fingerprint, finding.words) }
  }

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - text: the content of its file.
  ///   - path: the path of the file, for the error.
  /// - Throws: the first line that a baseline cannot have.
  package init(_ text: String, path: String) throws(Diagnostic) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && line.first != "#" {
      let fingerprint = line.prefix { $0 != " " }
      guard fingerprint.utf8.count == 16, fingerprint.allSatisfy(\.isHexDigit) else {
        throw Diagnostic(
          .unreadable, path: path, location: SourceLocation(line: index + 1, column: 1),
          message: "invalid line in baseline; recreate the file with --write-baseline")
      }
      accept(String(fingerprint), "")
    }
  }

  private mutating func accept(_ fingerprint: String, _ words: String) {
    fingerprints.insert(fingerprint)
    lines.append("\(fingerprint) \(words)\n")
  }

  /// The content of its file, in an order that does not depend on the lines of the catalogs.
  package var text: String { Self.heading + "\n" + lines.sorted().joined() }

  /// The number of accepted findings, which is the number of lines after the heading.
  package var count: Int { lines.count }

  /// Whether a finding is accepted.
  package func contains(_ finding: Finding) -> Bool { fingerprints.contains(finding.fingerprint) }
}

extension Finding {
  /// What people read in a baseline.
  fileprivate var words: String {
    let key = (key ?? filePath ?? "").beginning.quoted
    return [rule.rawValue, table, key, localization].compactMap(\.self)
      .joined(separator: " ").marked
  }
}
