internal import SourceText

/// A localized string parsed as a format: text, placeholders and substitutions.
///
/// Everything else is text. `%%` is a percent sign. Positions are ASCII digits.
///
/// Percentages in prose are parsed the way apps parse them: a space is a flag, so `50% off`
/// contains the placeholder `% o`, and `20% more` contains `% m`, which no argument can fill.
/// Therefore, only parse strings that take arguments; see ``takesArguments``.
///
/// ```swift
/// FormatString("%2$@ via %3$@").placeholders.map(\.position)  // [2, 3]
/// ```
public struct FormatString: Hashable, Sendable {
  /// A part of a format.
  public enum Piece: Hashable, Sendable {
    /// Literal text.
    case text(String)
    /// A placeholder for an argument.
    case placeholder(Placeholder)
    /// A reference to a substitution with its own plural forms: `%#@name@` or `%1$#@name@`.
    case substitution(name: String, position: Int?, source: String)
    /// `%arg`: in a form of a substitution, the argument that selected the form.
    case ownArgument
    /// A placeholder that no argument can fill.
    case invalid(source: String, reason: PlaceholderFault)
  }

  /// The format as written.
  @usableFromInline package let text: String
  /// The parts of the format, by their ranges.
  ///
  /// Adjacent text is merged and never empty.
  package let tokens: [FormatToken]

  /// The parts in order.
  ///
  /// Adjacent text is merged and never empty.
  public var pieces: [Piece] { tokens.map(piece) }
  /// The UTF-8 range of each part in the format.
  public var ranges: [Range<Int>] { tokens.map(\.range) }

  /// The number of placeholders after which the rest of a format is one invalid part.
  ///
  /// Otherwise a string of `%@` alone would take more than a hundred times its size.
  package static let mostPlaceholders = 16_384

  /// Parses a format.
  ///
  /// Any string is valid.
  public init(_ text: String) {
    var parser = FormatStringParser()
    text.withBytes { parser.parse($0) }
    self.text = text
    tokens = parser.tokens
  }

  /// Returns whether a string has a percent sign.
  ///
  /// If not, it is shown unchanged.
  package static func mayHavePlaceholders(_ text: String) -> Bool {
    text.holds("%")
  }

  /// Creates a format that shows a string unchanged.
  package init(verbatim text: String) {
    self.text = text
    let range = 0..<text.utf8.count
    tokens = range.isEmpty ? [] : [FormatToken(kind: .text(hasPairs: false), range: range)]
  }

  /// Whether any part can be filled by an argument and is not a percentage in prose.
  public var takesArguments: Bool {
    tokens.contains { token in
      switch token.kind {
      case .text, .invalid(.incomplete): false
      // "100% native": nobody writes a space in a memory placeholder.
      case .invalid(.unsafe): !source(token.range).hasPrefix("% ")
      case .placeholder(_, let specifier): !specifier.mayBeProse
      case .substitution, .ownArgument, .invalid: true
      }
    }
  }

  /// The placeholders in order.
  public var placeholders: [Placeholder] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder } else { nil }
    }
  }
}

/// A part of a format, by its range.
///
/// It is a ``FormatString/Piece`` without a copy of its text. Formats are read on every resolution,
/// where copying would take most of the time (rates.py).
package struct FormatToken: Hashable, Sendable {
  /// The kind of the part.
  package enum Kind: Hashable, Sendable {
    /// Literal text.
    ///
    /// `hasPairs` tells whether it contains `%%`.
    case text(hasPairs: Bool)
    /// A placeholder for an argument.
    case placeholder(position: Int?, FormatSpecifier)
    /// A reference to a substitution, with the range of its name.
    case substitution(name: Range<Int>, position: Int?)
    /// `%arg`.
    case ownArgument
    /// A placeholder that no argument can fill.
    case invalid(PlaceholderFault)
  }

  package let kind: Kind
  /// The UTF-8 range in the format.
  package let range: Range<Int>
}

extension FormatString {
  /// Returns the source in a range.
  @inlinable package func source(_ range: Range<Int>) -> String {
    let whole = text.utf8
    guard range.count < whole.count else { return text }
    // Parts start and end next to ASCII characters, so no scalar is cut.
    let start = whole.index(whole.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<whole.index(start, offsetBy: range.count)])
  }

  /// Returns the literal text of a part, with each `%%` replaced by one percent sign.
  @inlinable package func words(_ range: Range<Int>, hasPairs: Bool) -> String {
    let source = source(range)
    guard hasPairs else { return source }
    var words: [UInt8] = []
    words.reserveCapacity(range.count)
    var isSecond = false
    for byte in source.utf8 {
      // A percent sign is the second of a pair unless the one before it already is.
      isSecond = byte == UInt8(ascii: "%") && !isSecond && words.last == byte
      if !isSecond { words.append(byte) }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// The format without the labels of its placeholders: `%(count)lld` becomes `%lld`.
  package var withoutLabels: String {
    zip(pieces, ranges).map { piece, range in
      if case .placeholder(let placeholder) = piece {
        placeholder.sourceWithoutLabel
      } else {
        source(range)
      }
    }
    .joined()
  }

  /// Returns a part with its text.
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

/// A reason why no argument can fill a placeholder.
public enum PlaceholderFault: String, Error, Hashable, Sendable {
  /// The position is 0, but positions start at 1.
  case positionZero = "position 0"
  /// The position is larger than 127.
  case positionOutOfRange = "position out of range"
  /// The specifier reads or writes memory (`%p`, `%n`, `%P`).
  case unsafe
  /// A percent sign without a conversion, which apps drop.
  case incomplete
  /// The format has more placeholders than are read.
  case tooMany = "too many placeholders"
}
