/// A localized string that was read: a format in parts that look alike.
///
/// Markdown is read before arguments go in, so that no argument is ever markup.
struct LocalizedFormat: Sendable {
  /// A part of the string that looks the same throughout.
  struct Part: Sendable {
    let format: FormatString
    let style: FragmentStyle
    /// Where the part begins in the words.
    let start: Int
  }

  let parts: [Part]
  /// The Markdown that the parts come from; nil where there is none.
  private let markdown: MarkdownText?
  /// Whether the placeholders are to be filled at all.
  let isFormat: Bool
  /// Whether any part is a link.
  let hasLinks: Bool

  /// A format without Markdown.
  init(_ format: FormatString) {
    parts = [Part(format: format, style: FragmentStyle(), start: 0)]
    markdown = nil
    isFormat = true
    hasLinks = false
  }

  /// Reads a localized string, with its Markdown or without.
  init(reading text: String, isFormat: Bool, isMarkdown: Bool) {
    self.isFormat = isFormat
    guard isMarkdown else {
      markdown = nil
      hasLinks = false
      let format = isFormat ? FormatString(text) : FormatString(verbatim: text)
      parts = [Part(format: format, style: FragmentStyle(), start: 0)]
      return
    }
    let markdown = MarkdownText(text)
    self.markdown = markdown
    hasLinks = markdown.runs.contains { $0.style.link != nil }
    parts = markdown.runs.map { run in
      let words = markdown.words(of: run)
      return Part(
        format: isFormat ? FormatString(words) : FormatString(verbatim: words),
        style: run.style, start: run.range.lowerBound)
    }
  }

  /// Where a piece of a part stands in the localized string.
  func range(_ range: Range<Int>, of part: Part) -> Range<Int> {
    guard let markdown else { return range }
    return markdown.sourceRange(
      of: part.start + range.lowerBound..<part.start + range.upperBound)
  }
}

extension MarkdownText {
  /// The words of a run.
  func words(of run: Run) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: run.range.lowerBound)
    let end = text.utf8.index(start, offsetBy: run.range.count)
    return String(text[start..<end])
  }
}
