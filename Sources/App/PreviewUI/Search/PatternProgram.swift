/// A regular expression compiled to a program, whose instructions match a scalar or transfer
/// control.
///
/// Jumps are relative, so parts of a program can be copied. A match is complete after the last
/// instruction.
struct PatternProgram: Equatable, Sendable {
  enum Instruction: Equatable, Sendable {
    /// Match a scalar in a set.
    case scalar(ScalarSet)
    /// Continue at both offsets, preferring matches of the first.
    case split(Int, Int)
    /// Continue at an offset.
    case jump(Int)
    /// Continue at the start of a line.
    case lineStart
    /// Continue at the end of a line.
    case lineEnd
    /// Continue at a word boundary, or, if false, anywhere else.
    case wordEdge(Bool)
  }

  private(set) var instructions: [Instruction] = []

  /// The maximum number of instructions.
  ///
  /// The time of a search is proportional to it.
  static let limit = 500

  /// Creates an empty program, which matches the empty string.
  init() {}

  init(_ instruction: Instruction) { instructions = [instruction] }

  /// Appends a program to run after this one.
  mutating func append(_ other: PatternProgram) throws(PatternFault) {
    guard instructions.count + other.instructions.count <= Self.limit else { throw .tooLong }
    instructions += other.instructions
  }

  /// Changes the program to match either this or another program.
  mutating func add(alternative other: PatternProgram) throws(PatternFault) {
    var both = PatternProgram(.split(1, instructions.count + 2))
    try both.append(self)
    try both.append(PatternProgram(.jump(other.instructions.count + 1)))
    try both.append(other)
    self = both
  }

  /// Returns the program repeated; without an upper limit if `most` is nil.
  ///
  /// A lazy repetition prefers fewer repetitions, others prefer more.
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

/// An error in a regular expression.
enum PatternFault: Error, Equatable {
  /// A bracket is not closed, or closed without having been opened.
  case bracket(Unicode.Scalar)
  /// A quantifier has nothing before it.
  case nothingToRepeat(Unicode.Scalar)
  /// An escape is unknown or incomplete.
  case escape(String)
  /// A range such as `z-a` or a repetition such as `{3,1}` is reversed.
  case range
  /// The expression exceeds the length limit.
  case tooLong

  /// A description of the error.
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
