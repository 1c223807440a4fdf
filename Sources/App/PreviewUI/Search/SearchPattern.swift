/// A regular expression to search for in strings.
///
/// Matching is case-sensitive only if the expression contains capitals, and always
/// accent-sensitive. `^` and `$` match at the start and end of a line.
///
/// The matcher follows all alternatives in parallel (Thompson, Pike), so its time is bounded by the
/// length of the text times that of the expression. Swift's `Regex` backtracks, which never
/// finishes for `(a*)*b`.
///
/// ICU also backtracks, with a time limit. In 194,000 strings it finds `\bre\w+` in 0.05 s instead
/// of 1 s. But even with its lowest limit, `(\w+\s?)*!$` takes 15.6 s instead of 1.6 s, and ICU
/// gives up on 75,092 of the strings without a result.
struct SearchPattern: Equatable, Sendable {
  private let program: PatternProgram
  private let countsCapitals: Bool

  /// The maximum length searched; the rest of a longer string is ignored.
  static let textLimit = 100_000
  /// The number of steps after which further matches are not highlighted.
  private static let stepLimit = 4_000_000

  /// Parses a regular expression given without slashes.
  init(_ text: String) throws(PatternFault) {
    program = try PatternParser.program(of: text)
    // The capitals of `\D` and `\S` are not letters to search for.
    var isEscaped = false
    countsCapitals = text.contains { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character.isUppercase && !isEscaped
    }
  }

  /// Whether a string contains a match, which may be empty.
  func occurs(in text: String) -> Bool {
    var search = PatternSearch(program, in: text, countsCapitals: countsCapitals)
    return search.nextMatch() != nil
  }

  /// Returns the UTF-8 ranges of non-overlapping, non-empty matches in a string.
  func ranges(in text: String) -> [Range<Int>] {
    var search = PatternSearch(program, in: text, countsCapitals: countsCapitals)
    var ranges: [Range<Int>] = []
    while search.steps < Self.stepLimit, let range = search.nextMatch() {
      if !range.isEmpty { ranges.append(range) }
    }
    return ranges
  }
}

/// A search for the matches of a program in a string, from start to end.
private struct PatternSearch {
  /// An alternative being followed, and the position at which it began.
  private struct Thread {
    let instruction: Int
    let start: Int
  }

  private let instructions: [PatternProgram.Instruction]
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]
  private var place = 0
  private var current: [Thread] = []
  private var following: [Thread] = []
  /// For each instruction, the last round in which a thread reached it.
  private var rounds: [Int]
  private var round = 0
  private var waiting: [Int] = []
  /// The number of instructions executed.
  private(set) var steps = 0

  init(_ program: PatternProgram, in text: String, countsCapitals: Bool) {
    instructions = program.instructions
    var scalars: [Unicode.Scalar] = []
    var offsets = [0]
    for scalar in text.unicodeScalars.prefix(SearchPattern.textLimit) {
      scalars.append(countsCapitals ? scalar : scalar.small)
      offsets.append(offsets[offsets.count - 1] + scalar.utf8.count)
    }
    self.scalars = scalars
    self.offsets = offsets
    rounds = Array(repeating: 0, count: instructions.count + 1)
  }

  /// Returns the next match after the last one: the leftmost, and among those the preferred one.
  mutating func nextMatch() -> Range<Int>? {
    var found: Range<Int>?
    var position = place
    current.removeAll(keepingCapacity: true)
    while position <= scalars.count {
      round += 1
      following.removeAll(keepingCapacity: true)
      for thread in current where follow(thread, at: position) {
        found = thread.start..<position
        // The others are not preferred.
        break
      }
      // A match that begins here would begin further right than all others.
      if found == nil, follow(Thread(instruction: 0, start: position), at: position) {
        found = position..<position
      }
      if following.isEmpty, found != nil { break }
      swap(&current, &following)
      position += 1
    }
    guard let found else { return nil }
    // An empty match would be found again at the same place.
    place = found.isEmpty ? found.upperBound + 1 : found.upperBound
    return offsets[found.lowerBound]..<offsets[found.upperBound]
  }

  /// Follows a thread to the scalars it can match at a position; returns true if it reaches the end
  /// of the program.
  private mutating func follow(_ thread: Thread, at position: Int) -> Bool {
    waiting.append(thread.instruction)
    while let number = waiting.popLast() {
      guard rounds[number] != round else { continue }
      rounds[number] = round
      steps += 1
      guard number < instructions.count else {
        waiting.removeAll(keepingCapacity: true)
        return true
      }
      switch instructions[number] {
      case .scalar(let set):
        guard position < scalars.count, set.contains(scalars[position]) else { continue }
        following.append(Thread(instruction: number + 1, start: thread.start))
      case .split(let first, let second):
        waiting.append(number + second)
        waiting.append(number + first)
      case .jump(let step): waiting.append(number + step)
      case .lineStart:
        if position == 0 || scalars[position - 1] == "\n" { waiting.append(number + 1) }
      case .lineEnd:
        if position == scalars.count || scalars[position] == "\n" { waiting.append(number + 1) }
      case .wordEdge(let isWanted):
        let isEdge = isWordLetter(position - 1) != isWordLetter(position)
        if isEdge == isWanted { waiting.append(number + 1) }
      }
    }
    return false
  }

  private func isWordLetter(_ position: Int) -> Bool {
    scalars.indices.contains(position)
      && ScalarSet.Kind.wordLetter.contains(scalars[position])
  }
}

extension Unicode.Scalar {
  /// The lowercase form of a capital, if it is a single scalar.
  fileprivate var small: Unicode.Scalar {
    if isASCII { return ("A"..."Z").contains(self) ? Unicode.Scalar(value | 0x20) ?? self : self }
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? self : self
  }
}
