package import SourceText
internal import StringCatalog

/// The findings that a project has accepted, so that checks report only new ones.
///
/// A baseline identifies findings by string rather than by line: moving a string does not make its
/// findings new, but changing it does. Findings that are about no string are identified by the path
/// of their file as well, as seen from the baseline.
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
  /// One line per accepted finding; findings about one string may have equal lines.
  private var lines: [String] = []
  /// Returns the path of a file as the baseline names it.
  private let name: @Sendable (_ path: String) -> String

  /// Creates a baseline that accepts all findings of a report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - name: a function that returns the path of a file as seen from the baseline.
  package init(
    of report: CheckReport, name: @escaping @Sendable (_ path: String) -> String = { $0 }
  ) {
    self.name = name
    for finding in report.findings {
      accept(fingerprint(of: finding), finding.words(in: finding.filePath.map(name)))
    }
  }

  /// Parses a baseline.
  ///
  /// - Parameters:
  ///   - text: the content of the file.
  ///   - path: the path of the file, for the error.
  ///   - name: a function that returns the path of a file as seen from the baseline.
  /// - Throws: a diagnostic for the first invalid line.
  package init(
    _ text: String, path: String, name: @escaping @Sendable (_ path: String) -> String = { $0 }
  ) throws(Diagnostic) {
    self.name = name
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

  /// The content of the file, sorted independently of line numbers in the catalogs.
  package var text: String { Self.heading + "\n" + lines.sorted().joined() }

  /// The number of accepted findings.
  package var count: Int { lines.count }

  /// Whether a finding is accepted.
  package func contains(_ finding: Finding) -> Bool {
    fingerprints.contains(fingerprint(of: finding))
  }

  private func fingerprint(of finding: Finding) -> String {
    finding.key == nil
      ? finding.fingerprint(in: finding.filePath.map(name)) : finding.fingerprint
  }
}

extension Finding {
  /// Returns the human-readable part of a line.
  fileprivate func words(in path: String?) -> String {
    let key = (key ?? path ?? "").beginning.quoted
    return [rule.rawValue, table, key, localization].compactMap(\.self)
      .joined(separator: " ").marked
  }
}
