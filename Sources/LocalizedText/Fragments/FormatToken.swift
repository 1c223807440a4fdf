/// A part of a format by its place: like a ``FormatString/Piece``, but without a copy of its text.
///
/// A format is read for every text that is resolved, and most of what stands in it is read once.
struct FormatToken: Hashable, Sendable {
  /// What the part is.
  enum Kind: Hashable, Sendable {
    /// Text to show; whether any percent sign in it is written as two.
    case text(hasPairs: Bool)
    /// A place for an argument.
    case placeholder(position: Int?, FormatSpecifier)
    /// A text with plural forms, whose name stands at a place of its own.
    case substitution(name: Range<Int>, position: Int?)
    /// `%arg`.
    case ownArgument
    /// A placeholder that no argument can fill.
    case invalid(Fragment.Reason)
  }

  let kind: Kind
  /// Where it stands: UTF-8 offsets in the format.
  let range: Range<Int>
}

extension FormatString {
  /// What stands in a range.
  func source(_ range: Range<Int>) -> String {
    let whole = text.utf8Span
    guard range.count < whole.count else { return text }
    // Parts begin and end beside ASCII characters, and so each is as well-formed as the whole.
    return unsafe String(
      copying: UTF8Span(
        unchecked: whole.span.extracting(range), isKnownASCII: whole.isKnownASCII))
  }

  /// The words of a text among the parts.
  func words(_ range: Range<Int>, hasPairs: Bool) -> String {
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
