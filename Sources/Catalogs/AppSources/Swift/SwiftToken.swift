/// A token of Swift code.
struct SwiftToken: Hashable, Sendable {
  /// The kind of a token.
  enum Kind: Hashable, Sendable {
    /// A name, a keyword, or a number.
    case word
    /// The start of a literal, by its index; the tokens of its interpolations follow.
    case literal(UInt32)
    case literalEnd
    /// Any other character, such as a parenthesis or an operator.
    case mark(UInt8)
  }

  let kind: Kind
  /// Whether a line ends between the previous token and this one.
  let startsLine: Bool
  private let start: UInt32
  private let end: UInt32

  init(kind: Kind, range: Range<Int>, startsLine: Bool) {
    self.kind = kind
    self.startsLine = startsLine
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// The bytes of the token; empty at the end of a literal.
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A Swift string literal.
struct SwiftLiteral: Hashable, Sendable {
  /// A part of a literal.
  enum Piece: Hashable, Sendable {
    /// Characters and escapes, as written.
    case text(Range<Int>)
    case interpolation(Range<Int>)
  }

  /// The number of `#` around a raw literal.
  let hashes: Int
  /// Whether the literal is delimited by three quotation marks.
  let isLong: Bool
  /// The offset of its first byte.
  let start: Int
  /// The tokens of the literal, including those of its interpolations.
  var tokens: Range<Int>
  /// The parts of the literal.
  var pieces: [Piece] = []
  /// Whether the literal is terminated.
  var isComplete = false
}

/// The tokens and literals of a Swift file.
///
/// Any bytes can be tokenized; if they are not Swift, the tokens are meaningless.
struct SwiftTokens: Sendable {
  let bytes: [UInt8]
  var tokens: [SwiftToken] = []
  var literals: [SwiftLiteral] = []
  /// For each token that opens a bracket, the index of the token that closes it, or the number of
  /// tokens if none does.
  var closings: [Int32] = []
  /// The bytes of the branches `#if DEBUG`, in the order of their ends.
  var debugBranches: [Range<Int>] = []

  /// Returns the token that closes a bracket, or the number of tokens if none does.
  func closing(of bracket: Int) -> Int { Int(closings[bracket]) }

  /// Returns the token after another, skipping brackets and literals.
  func next(after index: Int) -> Int {
    switch tokens[index].kind {
    case .literal(let literal): max(literals[Int(literal)].tokens.upperBound, index + 1)
    case .mark: max(Int(closings[index]) + 1, index + 1)
    case .word, .literalEnd: index + 1
    }
  }

  /// Returns whether a token is a specific mark.
  func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark(UInt8(ascii: mark))
  }

  /// Returns the word of a token, or nil if it is not a word.
  func word(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Returns the literal that a token starts, or nil if it does not start one.
  func literal(at index: Int) -> SwiftLiteral? {
    guard tokens.indices.contains(index), case .literal(let number) = tokens[index].kind else {
      return nil
    }
    return literals[Int(number)]
  }
}
