/// A localized string read as inline Markdown: its words without the markup, and how they look.
///
/// Every text is one, and white space stays as it is; there are no paragraphs, lists or headings.
///
/// ```swift
/// let read = MarkdownText("Pay **now**")
/// read.text  // "Pay now"
/// read.runs.map(\.style.traits)  // [[], .strong]
/// ```
public struct MarkdownText: Hashable, Sendable {
  /// A part of the text that looks the same throughout.
  public struct Run: Hashable, Sendable {
    /// Where it stands, in UTF-8 offsets of the text; never empty.
    public var range: Range<Int>
    /// How it looks.
    public var style: FragmentStyle

    /// Makes a run.
    public init(range: Range<Int>, style: FragmentStyle) {
      self.range = range
      self.style = style
    }
  }

  /// The words, without the markup.
  public let text: String
  /// How the words look: runs that cover the text in order, neighbours never alike.
  public let runs: [Run]
  /// Where the text comes from, in order; none where it is its own source.
  let pieces: [MarkdownPiece]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - source: The text with its markup.
  ///   - allowsAttributes: Whether `^[…](key: value)` is markup, too.
  public init(_ source: String, allowsAttributes: Bool = true) {
    guard Self.mayHaveMarkup(source) else {
      text = source
      let range = 0..<source.utf8.count
      runs = range.isEmpty ? [] : [Run(range: range, style: FragmentStyle())]
      pieces = []
      return
    }
    let bytes = Array(source.utf8)
    var parser = MarkdownParser(bytes, allowsAttributes: allowsAttributes)
    var writer = MarkdownWriter(bytes)
    writer.write(parser.parse())
    text = String(decoding: writer.text, as: UTF8.self)
    runs = writer.runs
    pieces = writer.pieces
  }

  /// Whether a text has a character that markup could begin with; without one, a text is its words.
  public static func mayHaveMarkup(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where isMark(bytes[index]) { return true }
    return false
  }

  /// Images and attributes need no more, for there is a bracket behind their `!` and `^`.
  private static let marks = "*_~`[<&\\".utf8.reduce(into: (0 as UInt64, 0 as UInt64)) {
    if $1 < 64 { $0.0 |= 1 << $1 } else { $0.1 |= 1 << ($1 - 64) }
  }

  /// Whether markup may begin with a byte.
  package static func isMark(_ byte: UInt8) -> Bool {
    let (low, high) = marks
    return byte < 64 ? low >> byte & 1 == 1 : byte < 128 && high >> (byte - 64) & 1 == 1
  }
}
