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
    case invalid(source: String, reason: PlaceholderFault)
  }

  /// The text that was read.
  @usableFromInline package let text: String
  /// Its parts by their places; texts are merged and never empty.
  package let tokens: [FormatToken]

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
  package static func mayHavePlaceholders(_ text: String) -> Bool {
    text.utf8.span.holds(UInt8(ascii: "%"))
  }

  /// A text that is no format: it is shown as it is.
  package init(verbatim text: String) {
    self.text = text
    let range = 0..<text.utf8.count
    tokens = range.isEmpty ? [] : [FormatToken(kind: .text(hasPairs: false), range: range)]
  }

  /// Whether there is anything that an argument could fill.
  public var takesArguments: Bool {
    tokens.contains { token in
      if case .text = token.kind { false } else { true }
    }
  }

  /// The placeholders in order.
  public var placeholders: [Placeholder] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder } else { nil }
    }
  }
}

/// A part of a format by its place: like a ``FormatString/Piece``, but without a copy of its text.
///
/// A format is read for every text that is resolved, and most of what stands in it is read once.
package struct FormatToken: Hashable, Sendable {
  /// What the part is.
  package enum Kind: Hashable, Sendable {
    /// Text to show; whether any percent sign in it is written as two.
    case text(hasPairs: Bool)
    /// A place for an argument.
    case placeholder(position: Int?, FormatSpecifier)
    /// A text with plural forms, whose name stands at a place of its own.
    case substitution(name: Range<Int>, position: Int?)
    /// `%arg`.
    case ownArgument
    /// A placeholder that no argument can fill.
    case invalid(PlaceholderFault)
  }

  package let kind: Kind
  /// Where it stands: UTF-8 offsets in the format.
  package let range: Range<Int>
}

extension FormatString {
  /// What stands in a range.
  @inlinable package func source(_ range: Range<Int>) -> String {
    let whole = text.utf8Span
    guard range.count < whole.count else { return text }
    // Parts begin and end beside ASCII characters, and so each is as well-formed as the whole.
    return unsafe String(
      copying: UTF8Span(
        unchecked: whole.span.extracting(range), isKnownASCII: whole.isKnownASCII))
  }

  /// The words of a text among the parts.
  @inlinable package func words(_ range: Range<Int>, hasPairs: Bool) -> String {
    let source = source(range)
    guard hasPairs else { return source }
    var words: [UInt8] = []
    words.reserveCapacity(range.count)
    var isSecond = false
    for byte in source.utf8 {
      // A percent sign is the second of a pair where the one before it is not.
      isSecond = byte == UInt8(ascii: "%") && !isSecond && words.last == byte
      if !isSecond { words.append(byte) }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// A part with its text.
  func piece(_ token: FormatToken) -> Piece {
    switch token.kind {
    case .text(let hasPairs): .text(words(token.range, hasPairs: hasPairs))
    case .placeholder(let position, let specifier):
      .placeholder(
        Placeholder(source: source(token.range), position: position, specifier: specifier))
    case .substitution(let name, let position):
      .substitution(name: source(name), position: position, source: source(token.range))
    case .ownArgument: .ownArgument
    case .invalid(let reason): .invalid(source: source(token.range), reason: reason)
    }
  }
}

/// Why no argument can fill a placeholder, whatever the arguments are.
public enum PlaceholderFault: String, Error, Hashable, Sendable {
  /// Positions start at 1.
  case positionZero = "position 0"
  /// Positions end at 127.
  case positionOutOfRange = "position out of range"
  /// The specifier reads or writes memory (`%p`, `%n`, `%P`).
  case unsafe
}
