/// A regular expression as a program: each instruction matches a scalar, or says where to continue.
///
/// All steps are relative to their instruction, so that a part of a program can be copied. A match is
/// complete behind the last instruction.
struct PatternProgram: Equatable, Sendable {
  enum Instruction: Equatable, Sendable {
    /// Matches a scalar of a set.
    case scalar(ScalarSet)
    /// Continues at both places; a match by way of the first is preferred.
    case split(Int, Int)
    /// Continues at another place.
    case jump(Int)
    /// Continues at the start of a line.
    case lineStart
    /// Continues at the end of a line.
    case lineEnd
    /// Continues between a letter of a word and something else, or if false, anywhere else.
    case wordEdge(Bool)
  }

  private(set) var instructions: [Instruction] = []

  /// The most instructions.
  ///
  /// The time of a search grows with their number.
  static let limit = 500

  /// An empty program, which matches the empty text.
  init() {}

  init(_ instruction: Instruction) { instructions = [instruction] }

  /// Adds a program that continues after this one.
  mutating func append(_ other: PatternProgram) throws(PatternFault) {
    guard instructions.count + other.instructions.count <= Self.limit else { throw .tooLong }
    instructions += other.instructions
  }

  /// Matches what this or another program matches.
  mutating func add(alternative other: PatternProgram) throws(PatternFault) {
    var both = PatternProgram(.split(1, instructions.count + 2))
    try both.append(self)
    try both.append(PatternProgram(.jump(other.instructions.count + 1)))
    try both.append(other)
    self = both
  }

  /// Matches the program several times; without a limit if `most` is nil.
  ///
  /// A lazy repetition prefers few times, others prefer many.
  func repeated(_ least: Int, _ most: Int?, isLazy: Bool) throws(PatternFault) -> PatternProgram {
    var program = PatternProgram()
    let count = instructions.count
    let split = { (once: Int, done: Int) in
      PatternProgram(isLazy ? .split(done, once) : .split(once, done))
    }
    for _ in 0..<least { try program.append(self) }
    guard let most else {
      try program.append(split(1, count + 2))
      try program.append(self)
      try program.append(PatternProgram(.jump(-count - 1)))
      return program
    }
    for time in least..<max(least, most) {
      // From here, the rest can be left out.
      try program.append(split(1, (most - time) * (count + 1)))
      try program.append(self)
    }
    return program
  }
}

/// Why a text is no regular expression.
enum PatternFault: Error, Equatable {
  /// A bracket is open at the end, or closed without having been opened.
  case bracket(Unicode.Scalar)
  /// A sign that repeats has nothing before it.
  case nothingToRepeat(Unicode.Scalar)
  /// `\` is followed by a letter without a meaning, or by nothing.
  case escape(String)
  /// A range such as `z-a` or a repetition such as `{3,1}` begins after its end.
  case range
  /// The expression is longer than galley searches for.
  case tooLong

  /// The fault in words.
  var message: String {
    switch self {
    case .bracket(let sign): "unbalanced '\(sign)'"
    case .nothingToRepeat(let sign): "nothing to repeat before '\(sign)' in the regular expression"
    case .escape(let text): "unknown '\(text)'"
    case .range: "invalid range: it ends before it starts"
    case .tooLong: "regular expression too long"
    }
  }
}
