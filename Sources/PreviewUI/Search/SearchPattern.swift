/// A regular expression to search for in texts.
///
/// Case matters only if the expression contains capitals; accents always do. `^` and `$` are the
/// start and the end of a line.
///
/// All ways to match are followed at once (Thompson's and Pike's way), so the time is bounded by the
/// length of the text times that of the expression, whatever the expression is. Swift's `Regex` tries
/// one way after another, which takes for ever for `(a*)*b`.
///
/// ICU does so too, with a limit of time. In 194,000 strings it finds `\bre\w+` in 0.05 s instead of 1 s.
/// But with its least limit, `(\w+\s?)*!$` takes 15.6 s instead of 1.6 s, and in 75,092 of the strings ICU
/// gives up, so that nobody knows whether they match.
struct SearchPattern: Equatable, Sendable {
  private let program: PatternProgram
  private let countsCapitals: Bool

  /// Only the start of a longer text is searched.
  static let textLimit = 100_000
  /// Further matches are not marked after so many steps.
  private static let stepLimit = 4_000_000

  /// Reads a regular expression, without the slashes around it.
  init(_ text: String) throws(PatternFault) {
    program = try PatternParser.program(of: text)
    // The capitals of `\D` and `\S` are not letters to search for.
    var isEscaped = false
    countsCapitals = text.contains { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character.isUppercase && !isEscaped
    }
  }

  /// Whether a text contains a match, which may be empty.
  func occurs(in text: String) -> Bool {
    var search = PatternSearch(program, in: text, countsCapitals: countsCapitals)
    return search.nextMatch() != nil
  }

  /// The matches in a text that are not empty, as UTF-8 offsets; they do not overlap.
  func ranges(in text: String) -> [Range<Int>] {
    var search = PatternSearch(program, in: text, countsCapitals: countsCapitals)
    var ranges: [Range<Int>] = []
    while search.steps < Self.stepLimit, let range = search.nextMatch() {
      if !range.isEmpty { ranges.append(range) }
    }
    return ranges
  }
}

/// The search for the matches of a program in a text, from its start to its end.
private struct PatternSearch {
  /// A way to match that is being followed, and the place at which it began.
  private struct Thread {
    let instruction: Int
    let start: Int
  }

  private let instructions: [PatternProgram.Instruction]
  private let scalars: [Unicode.Scalar]
  /// The offset of each scalar in UTF-8, and of the end.
  private let offsets: [Int]
  private var place = 0
  private var current: [Thread] = []
  private var following: [Thread] = []
  /// For each instruction, the last round in which a thread came to it.
  private var rounds: [Int]
  private var round = 0
  private var waiting: [Int] = []
  /// How many instructions were looked at.
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

  /// The next match from the end of the last one on: the leftmost, and of those the preferred one.
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

  /// Follows a thread to the scalars that it matches at a place; true if it reaches the end of the
  /// program.
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
  /// The small letter of a capital, if it is one scalar.
  fileprivate var small: Unicode.Scalar {
    if isASCII { return ("A"..."Z").contains(self) ? Unicode.Scalar(value | 0x20) ?? self : self }
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? self : self
  }
}
