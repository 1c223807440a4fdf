internal import SourceText

/// A localized string read as inline Markdown: its words without the markup, and their styles.
///
/// Every text is valid Markdown. White space stays as it is; there are no paragraphs, lists or
/// headings.
///
/// ```swift
/// let read = MarkdownText("Pay **now**")
/// read.text  // "Pay now"
/// read.runs.map(\.style.traits)  // [[], .strong]
/// ```
public struct MarkdownText: Hashable, Sendable {
  /// A part of the text with one style.
  public struct Run: Hashable, Sendable {
    /// The UTF-8 range in the text, never empty.
    public var range: Range<Int>
    /// The style.
    public var style: MarkdownStyle
  }

  /// The words without the markup.
  public let text: String
  /// The runs, which cover the text in order.
  ///
  /// Neighbours have different styles.
  public let runs: [Run]
  /// The source of each part of the text, in order; empty if the text is its own source.
  let pieces: [MarkdownPiece]

  /// Reads a text with inline Markdown.
  ///
  /// - Parameters:
  ///   - source: The text with its markup.
  ///   - allowsAttributes: Whether `^[…](key: value)` counts as markup.
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

  /// Whether a text has a character that may begin markup.
  ///
  /// Without one, the text shows as it is.
  public static func mayHaveMarkup(_ text: String) -> Bool {
    text.withBytes { $0.holds(anyOf: isMark, byte: isMark) }
  }

  /// Whether a byte may begin markup.
  ///
  /// Images and attributes have a bracket after their `!` and `^`, so the bracket is enough.
  package static func isMark(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "*", "_", "~", "`", "[", "<", "&", "\\": true
    default: false
    }
  }

  /// The same test for 16 bytes at once.
  ///
  /// Most texts have no markup, and this scan is all they cost (rates.py).
  @inline(__always)
  private static func isMark(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    @inline(__always) func holds(_ mark: Unicode.Scalar) -> SIMDMask<SIMD16<Int8>> {
      block .== SIMD16(repeating: UInt8(ascii: mark))
    }
    return holds("*") .| holds("_") .| holds("~") .| holds("`")
      .| (holds("[") .| holds("<") .| holds("&") .| holds("\\"))
  }
}

/// A part of the text and the part of the source that it comes from.
struct MarkdownPiece: Hashable, Sendable {
  /// The UTF-8 offset of the part in the text.
  let start: Int
  let source: Range<Int>
  /// Whether the part is copied from the source, and not the meaning of an escape or an entity.
  let isLiteral: Bool
}

extension MarkdownText {
  /// Returns the source of a part of the text.
  ///
  /// Both ranges are UTF-8 offsets.
  ///
  /// The result leaves out markup at its ends and includes escapes and entities as a whole. Offsets
  /// outside the text count as its nearest end.
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

  /// Returns the start of the source of the byte at an offset.
  private func sourceStart(of offset: Int) -> Int {
    let piece = piece(at: offset)
    return piece.source.lowerBound + (piece.isLiteral ? offset - piece.start : 0)
  }

  /// Returns the end of the source of the byte before an offset.
  private func sourceEnd(of offset: Int) -> Int {
    let piece = piece(at: offset - 1)
    return piece.isLiteral
      ? piece.source.lowerBound + offset - piece.start : piece.source.upperBound
  }

  /// Returns the last piece that begins at or before an offset.
  private func piece(at offset: Int) -> MarkdownPiece {
    let next = pieces.indices.partitioningIndex { pieces[$0].start > offset }
    return pieces[max(next, 1) - 1]
  }
}
