/// A localized string whose Markdown was read: a format in parts that look alike.
///
/// Markdown is read before arguments go in, so that no argument is ever markup.
package struct MarkdownFormat: Sendable {
  /// A part of the string that looks the same throughout.
  package struct Part: Sendable {
    package let format: FormatString
    package let style: MarkdownStyle
    /// Where the part begins in the words.
    package let start: Int
  }

  package let parts: [Part]
  /// The Markdown that the parts come from.
  private let markdown: MarkdownText
  /// Whether the placeholders are to be filled at all.
  package let isFormat: Bool
  /// Whether any part is a link.
  package let hasLinks: Bool

  /// Reads a localized string with its Markdown.
  package init(_ text: String, isFormat: Bool) {
    let markdown = MarkdownText(text)
    self.markdown = markdown
    self.isFormat = isFormat
    hasLinks = markdown.runs.contains { $0.style.link != nil }
    parts = markdown.runs.map { run in
      let words = markdown.words(of: run)
      return Part(
        format: isFormat ? FormatString(words) : FormatString(verbatim: words),
        style: run.style, start: run.range.lowerBound)
    }
  }

  /// Where a piece of a part stands in the localized string.
  package func range(_ range: Range<Int>, of part: Part) -> Range<Int> {
    markdown.sourceRange(of: part.start + range.lowerBound..<part.start + range.upperBound)
  }
}

extension MarkdownText {
  /// The words of a run.
  package func words(of run: Run) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: run.range.lowerBound)
    let end = text.utf8.index(start, offsetBy: run.range.count)
    return String(text[start..<end])
  }
}
