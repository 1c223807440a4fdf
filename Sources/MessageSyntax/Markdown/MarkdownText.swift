internal import SourceText

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
    public var style: MarkdownStyle

    /// Makes a run.
    public init(range: Range<Int>, style: MarkdownStyle) {
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
      runs = range.isEmpty ? [] : [Run(range: range, style: MarkdownStyle())]
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

/// A part of a text, and the part of the source that it comes from.
struct MarkdownPiece: Hashable, Sendable {
  /// Where the part begins in the text.
  let start: Int
  /// What it comes from.
  let source: Range<Int>
  /// Whether it stands in the source as it is, and not as an escape or an entity.
  let isLiteral: Bool
}

extension MarkdownText {
  /// The part of the source that a part of the text comes from, both in UTF-8 offsets.
  ///
  /// Markup at its ends is left out, escapes and entities come as a whole, and offsets outside the
  /// text count as its nearest end.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<text.utf8.count)
    guard let last = pieces.last else { return range }
    let lower: Int
    if range.lowerBound < text.utf8.count {
      lower = sourceStart(of: range.lowerBound)
    } else {
      lower = last.source.upperBound
    }
    return lower..<(range.isEmpty ? lower : sourceEnd(of: range.upperBound))
  }

  /// Where the source of the byte at an offset begins.
  private func sourceStart(of offset: Int) -> Int {
    let piece = piece(at: offset)
    return piece.source.lowerBound + (piece.isLiteral ? offset - piece.start : 0)
  }

  /// Where the source of the byte before an offset ends.
  private func sourceEnd(of offset: Int) -> Int {
    let piece = piece(at: offset - 1)
    return piece.isLiteral
      ? piece.source.lowerBound + offset - piece.start : piece.source.upperBound
  }

  /// The last piece that begins at an offset or before.
  private func piece(at offset: Int) -> MarkdownPiece {
    let next = pieces.indices.partitioningIndex { pieces[$0].start > offset }
    return pieces[max(next, 1) - 1]
  }
}
