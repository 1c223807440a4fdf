/// A localized string read as a format: text, placeholders, substitutions.
///
/// What is no placeholder is text: a lone `%`, `50% off`, unknown letters. `%%` is one percent
/// sign. Positions are ASCII digits.
///
/// ```swift
/// FormatString("%2$@ via %3$@").placeholders.map(\.position)  // [2, 3]
/// ```
public struct FormatString: Hashable, Sendable {
  /// A part of a format.
  public enum Piece: Hashable, Sendable {
    /// Text to show.
    case text(String)
    /// A place for an argument.
    case placeholder(Placeholder)
    /// `%#@name@` or `%1$#@name@`: a text with plural forms of its own.
    case substitution(name: String, position: Int?, source: String)
    /// `%arg`: in the form of a substitution, the argument that chose the form.
    case ownArgument
    /// A placeholder that no argument can fill.
    case invalid(source: String, reason: Fragment.Reason)
  }

  /// The parts in order; texts are merged and never empty.
  public let pieces: [Piece]
  /// Where each part stands: UTF-8 offsets in the text that was read.
  public let ranges: [Range<Int>]

  /// Reads a format; every text is one.
  public init(_ text: String) {
    guard Self.mayHavePlaceholders(text) else {
      self.init(verbatim: text)
      return
    }
    var parser = FormatStringParser(text)
    parser.parse()
    self.init(pieces: parser.pieces, ranges: parser.ranges)
  }

  /// Whether there is a percent sign; without one, a text is its words.
  static func mayHavePlaceholders(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") { return true }
    return false
  }

  /// A text that is no format: it is shown as it is.
  init(verbatim text: String) {
    self.init(
      pieces: text.isEmpty ? [] : [.text(text)],
      ranges: text.isEmpty ? [] : [0..<text.utf8.count])
  }

  private init(pieces: [Piece], ranges: [Range<Int>]) {
    self.pieces = pieces
    self.ranges = ranges
  }

  /// The placeholders in order.
  public var placeholders: [Placeholder] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder } else { nil }
    }
  }
}
