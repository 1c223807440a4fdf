public import SourceText
internal import StringCatalog

/// The findings of a check, and how much was checked.
public struct CheckReport: Sendable {
  /// The findings.
  public var findings = FindingList()
  /// The number of problems that the baseline accepts, which are no findings.
  public var acceptedCount = 0
  /// The number of texts that were judged.
  public var textCount = 0
  /// The number of files that contain them.
  public var fileCount = 0

  /// A report without findings.
  public init() {}

  /// Adds the findings and the counts of another report.
  public mutating func add(_ other: CheckReport) {
    findings.append(contentsOf: other.findings)
    acceptedCount += other.acceptedCount
    textCount += other.textCount
    fileCount += other.fileCount
  }
}

extension CheckReport {
  /// A line of the report for people.
  public struct Line: Hashable, Sendable {
    /// The place of the problem, with a colon and a blank; empty if the line has none.
    public var place = ""
    /// The severity of the problem; nil in a line that quotes the text.
    public var severity: Severity?
    /// The rest of the line.
    public var words: String

    /// The line without styles.
    public var text: String { place + (severity.map { "\($0): " } ?? "") + words }
  }

  /// The findings as compilers write them, followed by the text that they are about.
  ///
  ///     App.xcstrings:19:23: error: argument 1, %@, is missing [spec-missing]
  ///         "Hello, %@" in de: "Hallo"
  ///
  /// - Parameter part: the indices of the findings: the lines of all findings of a large project would
  ///   take more memory than its catalogs.
  /// - Returns: the lines.
  public func lines(of part: Range<Int>) -> [Line] {
    var lines: [Line] = []
    for index in part {
      let finding = findings[index]
      let diagnostic = finding.diagnostic
      lines.append(
        Line(
          place: diagnostic.placeText.map { "\($0.marked): " } ?? "",
          severity: diagnostic.severity,
          words: "\(diagnostic.message.marked) [\(diagnostic.rule)]"))
      // The last finding about a text is followed by the text.
      if index + 1 < findings.count, findings.areAboutSameText(index, index + 1) { continue }
      if let subject = finding.subject { lines.append(Line(words: "    " + subject)) }
    }
    return lines
  }
}

extension Finding {
  /// The key, the locale, the variation and the text, as far as they are known.
  var subject: String? {
    guard let key = diagnostic.key else { return nil }
    var words = key.shortened.quoted
    if let locale = diagnostic.localization { words += " in \(locale.marked)" }
    if let path, !path.steps.isEmpty { words += ", \(path.description.shortened.marked)" }
    if let text { words += ": \(text.shortened.quoted)" }
    return words
  }
}

extension String {
  /// The text, or its beginning with an ellipsis.
  fileprivate var shortened: String {
    let beginning = unicodeScalars.prefix(80)
    return beginning.endIndex == unicodeScalars.endIndex ? self : String(beginning) + "…"
  }
}
