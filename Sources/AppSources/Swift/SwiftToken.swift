/// A part of Swift code, as far as it matters for finding texts.
struct SwiftToken: Hashable, Sendable {
  /// The kind of the part.
  enum Kind: Hashable, Sendable {
    /// A name, a keyword, or a number.
    case word
    /// The start of a literal, by its index; its interpolations follow as tokens of their own.
    case literal(Int)
    case literalEnd
    /// Any other character, such as a parenthesis or an operator.
    case mark(UInt8)
  }

  let kind: Kind
  /// The bytes; empty at the end of a literal.
  let range: Range<Int>
}

/// A string literal of Swift.
struct SwiftLiteral: Hashable, Sendable {
  /// A part of a literal.
  enum Piece: Hashable, Sendable {
    /// Characters and escapes, as they are written.
    case text(Range<Int>)
    case interpolation(Range<Int>)
  }

  /// The number of `#` around a raw literal.
  let hashes: Int
  /// Whether three quotation marks are around it.
  let isLong: Bool
  /// The offset of its first byte.
  let start: Int
  /// Its token, up to the one after its end.
  var tokens: Range<Int>
  /// What is in it.
  var pieces: [Piece] = []
  /// Whether the file has its end.
  var isComplete = false
}

/// The tokens and the literals of a Swift file.
///
/// Any bytes can be read: what is not Swift gives tokens without a meaning.
struct SwiftTokens: Sendable {
  let bytes: [UInt8]
  var tokens: [SwiftToken] = []
  var literals: [SwiftLiteral] = []
  /// For each token: that of the bracket that closes it, if it opens one, or the number of tokens if
  /// none does.
  var closings: [Int] = []

  /// The token after one, without going into brackets and literals.
  func next(after index: Int) -> Int {
    switch tokens[index].kind {
    case .literal(let literal): max(literals[literal].tokens.upperBound, index + 1)
    case .mark: max(closings[index] + 1, index + 1)
    case .word, .literalEnd: index + 1
    }
  }

  /// Whether a token is a certain mark.
  func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark(UInt8(ascii: mark))
  }

  /// The word that a token is; nil if it is none.
  func word(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The literal that a token starts; nil if it starts none.
  func literal(at index: Int) -> SwiftLiteral? {
    guard tokens.indices.contains(index), case .literal(let number) = tokens[index].kind else {
      return nil
    }
    return literals[number]
  }
}
