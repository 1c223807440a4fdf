internal import SourceText

/// A localized string parsed as inline Markdown: its words without the markup, and their styles.
///
/// Any string is valid Markdown. Whitespace is preserved; there are no paragraphs, lists or
/// headings.
///
/// ```swift
/// let read = MarkdownText("Pay **now**")
/// read.text  // "Pay now"
/// read.runs.map(\.style.traits)  // [[], .strong]
/// ```
public struct MarkdownText: Hashable, Sendable {
  /// A part of the string with one style.
  public struct Run: Hashable, Sendable {
    /// The UTF-8 range in ``MarkdownText/text``, never empty.
    public var range: Range<Int>
    /// The letter traits and the link that the markup gives the run.
    public var style: MarkdownStyle
  }

  /// The words without the markup.
  public let text: String
  /// The runs, which cover the text in order.
  ///
  /// Adjacent runs have different styles.
  public let runs: [Run]
  /// The source of each part of the text, in order; empty if the text equals its source.
  let pieces: [MarkdownPiece]

  /// Parses a string with inline Markdown.
  ///
  /// - Parameters:
  ///   - source: The string with its markup.
  ///   - allowsAttributes: Whether `^[…](key: value)` is parsed as markup.
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

  /// Returns whether a string has a character that may start markup.
  ///
  /// If not, it is shown unchanged.
  public static func mayHaveMarkup(_ text: String) -> Bool {
    text.withBytes { $0.holds(anyOf: isMark, byte: isMark) }
  }

  /// Returns whether a byte may start markup.
  ///
  /// Images and attributes have a bracket after their `!` or `^`, so testing for the bracket is
  /// enough.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "*", "_", "~", "`", "[", "<", "&", "\\": true
    default: false
    }
  }

  /// Tests 16 bytes at once.
  ///
  /// Most strings have no markup, and this scan is their only cost (rates.py).
  @inline(__always)
  private static func isMark(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    @inline(__always) func holds(_ mark: Unicode.Scalar) -> SIMDMask<SIMD16<Int8>> {
      block .== SIMD16(repeating: UInt8(ascii: mark))
    }
    return holds("*") .| holds("_") .| holds("~") .| holds("`")
      .| (holds("[") .| holds("<") .| holds("&") .| holds("\\"))
  }
}

/// A part of the text and the part of the source it comes from.
struct MarkdownPiece: Hashable, Sendable {
  /// The UTF-8 offset of the part in the text.
  let start: Int
  let source: Range<Int>
  /// Whether the part is copied from the source, rather than the meaning of an escape or entity.
  let isLiteral: Bool
}

extension MarkdownText {
  /// Returns the source of a part of the text.
  ///
  /// Both ranges are UTF-8 offsets.
  ///
  /// The result excludes markup at its ends and includes whole escapes and entities. Offsets
  /// outside the text are clamped.
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

  /// Returns the last piece that starts at or before an offset.
  private func piece(at offset: Int) -> MarkdownPiece {
    let next = pieces.indices.partitioningIndex { pieces[$0].start > offset }
    return pieces[max(next, 1) - 1]
  }
}
