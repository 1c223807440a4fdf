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

  /// Reads a format; every text is one.
  public init(_ text: String) {
    var parser = FormatStringParser(text)
    pieces = parser.parse()
  }

  /// The placeholders in order.
  public var placeholders: [Placeholder] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder } else { nil }
    }
  }
}
