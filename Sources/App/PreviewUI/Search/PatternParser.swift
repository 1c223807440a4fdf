/// A parser for regular expressions: letters, `.`, `[a-z]`, `\d \w \s \b`, `^ $`, groups, `|`, `* +
/// ? {2,3}`.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// The maximum nesting depth of groups, which protects the call stack.
  private static let depthLimit = 30

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Compiles a regular expression.
  static func program(of text: String) throws(PatternFault) -> PatternProgram {
    guard text.utf8.count <= 4 * PatternProgram.limit else { throw .tooLong }
    var parser = PatternParser(text)
    let program = try parser.alternatives(depth: 0)
    // Only a closing bracket ends the alternatives early.
    guard parser.next == nil else { throw .bracket(")") }
    return program
  }

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  private mutating func alternatives(depth: Int) throws(PatternFault) -> PatternProgram {
    guard depth < Self.depthLimit else { throw .tooLong }
    var program = try sequence(depth: depth)
    while take("|") { try program.add(alternative: try sequence(depth: depth)) }
    return program
  }

  private mutating func sequence(depth: Int) throws(PatternFault) -> PatternProgram {
    var program = PatternProgram()
    while let scalar = next, scalar != "|", scalar != ")" {
      place += 1
      let part = try part(scalar, depth: depth)
      try program.append(try repeated(part))
    }
    return program
  }

  /// Parses the part that begins with an already consumed scalar.
  private mutating func part(
    _ scalar: Unicode.Scalar, depth: Int
  ) throws(PatternFault) -> PatternProgram {
    switch scalar {
    case "(":
      // Groups are only brackets here, whether they would be captured or not.
      if next == "?", place + 1 < scalars.count, scalars[place + 1] == ":" { place += 2 }
      let program = try alternatives(depth: depth + 1)
      guard take(")") else { throw .bracket("(") }
      return program
    case "[": return PatternProgram(.scalar(try set()))
    case ".": return PatternProgram(.scalar(.notLineFeed))
    case "^": return PatternProgram(.lineStart)
    case "$": return PatternProgram(.lineEnd)
    case "*", "+", "?": throw .nothingToRepeat(scalar)
    case "\\":
      if take("b") { return PatternProgram(.wordEdge(true)) }
      if take("B") { return PatternProgram(.wordEdge(false)) }
      var set = ScalarSet()
      if let one = try escaped(into: &set) { set.insert(one...one) }
      return PatternProgram(.scalar(set))
    default: return PatternProgram(.scalar(ScalarSet(scalar)))
    }
  }

  /// Parses the escape after a `\`: returns a scalar, or adds a class to a set.
  private mutating func escaped(into set: inout ScalarSet) throws(PatternFault) -> Unicode.Scalar? {
    guard let scalar = next else { throw .escape("\\") }
    place += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    default:
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        return scalar
      }
      let lower = scalar.value | 0x20
      guard scalar.isASCII, let kind = Unicode.Scalar(lower).flatMap(ScalarSet.Kind.init) else {
        throw .escape("\\\(scalar)")
      }
      set.insert(kind, excluded: scalar.value != lower)
      return nil
    }
  }

  /// Parses the rest of a `[…]` set.
  private mutating func set() throws(PatternFault) -> ScalarSet {
    var set = ScalarSet()
    set.isNegated = take("^")
    var isFirst = true
    // A bracket that comes first is one of the scalars.
    while isFirst || next != "]" {
      isFirst = false
      guard let first = try setMember(of: &set) else { continue }
      guard next == "-", place + 1 < scalars.count, scalars[place + 1] != "]" else {
        set.insert(first...first)
        continue
      }
      place += 1
      guard let last = try setMember(of: &set), first <= last else { throw .range }
      set.insert(first...last)
    }
    place += 1
    return set
  }

  /// Parses a scalar in a `[…]` set; nil after a class.
  private mutating func setMember(of set: inout ScalarSet) throws(PatternFault) -> Unicode.Scalar? {
    guard let scalar = next else { throw .bracket("[") }
    place += 1
    return scalar == "\\" ? try escaped(into: &set) : scalar
  }

  // MARK: Repetitions

  private mutating func repeated(_ part: PatternProgram) throws(PatternFault) -> PatternProgram {
    var program = part
    while let times = try times() {
      let isLazy = take("?")
      program = try program.repeated(times.least, times.most, isLazy: isLazy)
    }
    return program
  }

  /// Parses a quantifier; nil if there is none.
  private mutating func times() throws(PatternFault) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = place
    guard take("{") else { return nil }
    // A bracket that begins no repetition is a scalar, as in `{name}`.
    guard let least = number() else {
      place = start
      return nil
    }
    let hasMost = take(",")
    let most = hasMost ? number() : least
    guard take("}") else {
      place = start
      return nil
    }
    if let most, most < least { throw .range }
    return (least, most)
  }

  /// Parses a number, capped above the maximum program length.
  private mutating func number() -> Int? {
    var number: Int?
    while let digit = next, ("0"..."9").contains(digit) {
      place += 1
      number = min((number ?? 0) * 10 + Int(digit.value) - 0x30, PatternProgram.limit + 1)
    }
    return number
  }
}
