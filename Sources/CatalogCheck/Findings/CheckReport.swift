public import SourceText
internal import StringCatalog

/// The findings of a check, and how much was checked.
public struct CheckReport: Sendable {
  /// The findings.
  public var findings: [Finding] = []
  /// The number of texts that were judged.
  public var textCount = 0
  /// The number of files that contain them.
  public var fileCount = 0

  /// A report without findings.
  public init() {}

  /// Adds the findings and the counts of another report.
  public mutating func add(_ other: CheckReport) {
    findings += other.findings
    textCount += other.textCount
    fileCount += other.fileCount
  }

  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.diagnostic.severity == severity }
  }

  /// The findings by severity, and how much was checked, in one line.
  ///
  /// `2 errors and 1 warning; checked 48 texts in 1 file`
  public var summary: String {
    let infos = count(of: .info)
    let counts =
      [(Severity.error, "error"), (.warning, "warning")]
      .map { Self.counted(count(of: $0.0), $0.1) }.filter { !$0.hasPrefix("0 ") }
      + (infos == 0 ? [] : ["\(infos) info"])
    let found =
      switch counts.count {
      case 0: "nothing wrong"
      case 1: counts[0]
      default: counts.dropLast().joined(separator: ", ") + " and " + counts[counts.count - 1]
      }
    return
      "\(found); checked \(Self.counted(textCount, "text")) in \(Self.counted(fileCount, "file"))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
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
  /// Each line is made when it is asked for: those of a large project would take more memory than its
  /// catalogs.
  public var lines: some Sequence<Line> {
    findings.indices.lazy.flatMap { index in
      let finding = findings[index]
      let diagnostic = finding.diagnostic
      let line = Line(
        place: diagnostic.placeText.map { "\($0.marked): " } ?? "",
        severity: diagnostic.severity,
        words: "\(diagnostic.message.marked) [\(diagnostic.rule)]")
      if index + 1 < findings.count, findings[index + 1].isAboutSameText(as: finding) {
        return [line]
      }
      return [line] + (finding.subject.map { [Line(words: "    " + $0)] } ?? [])
    }
  }
}

extension Finding {
  /// Whether the subjects of two findings read alike.
  fileprivate func isAboutSameText(as other: Finding) -> Bool {
    diagnostic.key == other.diagnostic.key
      && diagnostic.localization == other.diagnostic.localization
      && path == other.path && text == other.text
  }

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
