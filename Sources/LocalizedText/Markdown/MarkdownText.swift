internal import StringCatalog

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
    text.utf8.span.holds(anyOf: isMark, byte: isMark)
  }

  /// Whether markup may begin with a byte.
  ///
  /// Images and attributes need no more, for there is a bracket behind their `!` and `^`.
  package static func isMark(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "*", "_", "~", "`", "[", "<", "&", "\\": true
    default: false
    }
  }

  /// The same for each of some bytes.
  @inline(__always)
  private static func isMark(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    @inline(__always) func holds(_ mark: Unicode.Scalar) -> SIMDMask<SIMD16<Int8>> {
      block .== SIMD16(repeating: UInt8(ascii: mark))
    }
    return holds("*") .| holds("_") .| holds("~") .| holds("`")
      .| (holds("[") .| holds("<") .| holds("&") .| holds("\\"))
  }
}
