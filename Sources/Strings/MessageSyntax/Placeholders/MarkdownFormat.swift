/// A localized string with Markdown, as a sequence of formats with one style each.
///
/// Markdown is parsed before arguments are filled in, so arguments are never parsed as markup.
package struct MarkdownFormat: Sendable {
  /// A part of the string with one style.
  package struct Part: Sendable {
    package let format: FormatString
    package let style: MarkdownStyle
    /// The UTF-8 offset of the part in the text without markup.
    package let start: Int
  }

  package let parts: [Part]
  /// The parsed Markdown of all parts.
  private let markdown: MarkdownText
  /// Whether placeholders are filled.
  package let isFormat: Bool
  /// Whether any part is in a link.
  package let hasLinks: Bool
  /// Whether any part is in a span `^[…](…)`.
  package let hasSpans: Bool

  /// Parses a localized string with Markdown.
  package init(_ text: String, isFormat: Bool) {
    let markdown = MarkdownText(text)
    self.markdown = markdown
    self.isFormat = isFormat
    hasLinks = markdown.runs.contains { $0.style.link != nil }
    hasSpans = markdown.runs.contains { !$0.style.spans.isEmpty }
    parts = markdown.runs.map { run in
      let words = markdown.words(of: run)
      return Part(
        format: isFormat ? FormatString(words) : FormatString(verbatim: words),
        style: run.style, start: run.range.lowerBound)
    }
  }

  /// Returns the range in the localized string of a range in a part.
  package func range(_ range: Range<Int>, of part: Part) -> Range<Int> {
    markdown.sourceRange(of: part.start + range.lowerBound..<part.start + range.upperBound)
  }
}

extension MarkdownText {
  package func words(of run: Run) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: run.range.lowerBound)
    let end = text.utf8.index(start, offsetBy: run.range.count)
    return String(text[start..<end])
  }
}
