package import SourceText
internal import StringCatalog

extension CheckReport {
  /// A line of the text report.
  package struct Line: Hashable, Sendable {
    /// The location with a colon and a space; empty if there is none.
    package var place = ""
    /// The severity; nil in a line that quotes the string.
    package var severity: Severity?
    /// The rest of the line.
    package var words: String

    /// The unstyled text of the line.
    package var text: String { place + (severity.map { "\($0): " } ?? "") + words }
  }

  /// Returns the findings in the format of compiler messages, each followed by the string it is
  /// about.
  ///
  ///     App.xcstrings:19:23: error: argument 1, %@, is missing [spec-missing]
  ///         "Hello, %@" in de: "Hallo"
  ///
  /// - Parameter part: the indices of the findings to write. The lines of all findings of a large
  ///   project would take more memory than its catalogs.
  /// - Returns: the lines.
  package func lines(of part: Range<Int>) -> [Line] {
    var lines: [Line] = []
    for index in part {
      let finding = findings[index]
      lines.append(
        Line(
          place: finding.placeText.map { "\($0.marked): " } ?? "", severity: finding.severity,
          words: "\(finding.message.marked) [\(finding.rule)]"))
      // The last finding about a text is followed by the text.
      let next = index + 1
      if next < findings.count, finding.isAboutSameText(as: findings[next]) { continue }
      if let quotation = finding.quotation { lines.append(Line(words: "    " + quotation)) }
    }
    return lines
  }
}

extension Finding {
  /// The key, locale, variation, and string, as far as they are known.
  var quotation: String? {
    guard let key else { return nil }
    var words = key.shortened.quoted
    if localization != nil, others.isEmpty || !hasListInMessage {
      words += " in \(localizations.listed.marked)"
    }
    if let path, !path.steps.isEmpty { words += ", \(path.description.shortened.marked)" }
    if let text { words += ": \(text.shortened.quoted)" }
    return words
  }

  /// Whether the message already lists the languages.
  private var hasListInMessage: Bool { text == nil && message.contains(localizations.listed) }

  /// The message and the string it is about on one line, for reports whose locations are only lines
  /// of a file.
  ///
  /// `argument 1, %@, is missing: "Hello, %@" in de: "Hallo"`
  var sentence: String { message.marked + (quotation.map { ": \($0)" } ?? "") }
}

extension String {
  /// The string, truncated with an ellipsis if it is long.
  fileprivate var shortened: String {
    let beginning = unicodeScalars.prefix(80)
    return beginning.endIndex == unicodeScalars.endIndex ? self : String(beginning) + "…"
  }
}
