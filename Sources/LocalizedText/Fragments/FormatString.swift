internal import StringCatalog

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

  /// The text that was read.
  let text: String
  /// Its parts by their places; texts are merged and never empty.
  let tokens: [FormatToken]

  /// The parts in order; texts are merged and never empty.
  public var pieces: [Piece] { tokens.map(piece) }
  /// Where each part stands: UTF-8 offsets in the text that was read.
  public var ranges: [Range<Int>] { tokens.map(\.range) }

  /// Reads a format; every text is one.
  public init(_ text: String) {
    var parser = FormatStringParser()
    parser.parse(text.utf8.span)
    self.text = text
    tokens = parser.tokens
  }

  /// Whether there is a percent sign; without one, a text is its words.
  static func mayHavePlaceholders(_ text: String) -> Bool {
    text.utf8.span.holds(UInt8(ascii: "%"))
  }

  /// A text that is no format: it is shown as it is.
  init(verbatim text: String) {
    self.text = text
    let range = 0..<text.utf8.count
    tokens = range.isEmpty ? [] : [FormatToken(kind: .text(hasPairs: false), range: range)]
  }

  /// The placeholders in order.
  public var placeholders: [Placeholder] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder } else { nil }
    }
  }
}
