extension SwiftTokens {
  /// The number of types nested in each other that are read.
  private static let depthLimit = 24

  /// Reads a type at the start of a range.
  ///
  /// - Returns: the type, and the token after it; nil if there is no type.
  func type(in range: Range<Int>, depth: Int = 0) -> (type: SwiftType, end: Int)? {
    guard depth < Self.depthLimit else { return nil }
    var index = range.lowerBound
    skipTypeModifiers(&index, before: range.upperBound)
    guard index < range.upperBound, var type = primary(&index, range.upperBound, depth) else {
      return nil
    }
    while index < range.upperBound {
      if isAny("?!", at: index), isAdjacent(index) {
        type = .optional(type)
        index += 1
      } else if isMark("&", at: index),
        let next = self.type(in: Range(index + 1, upTo: range.upperBound), depth: depth + 1)
      {
        // The first protocol of a composition is enough.
        index = next.end
      } else if isArrow(at: index) || isWord("async", at: index) || isWord("throws", at: index) {
        while index < range.upperBound, !isArrow(at: index) { index = next(after: index) }
        guard index < range.upperBound,
          let result = self.type(
            in: Range(index + 2, upTo: max(index + 2, range.upperBound)), depth: depth + 1)
        else { return (type, min(index, range.upperBound)) }
        var parameters: [SwiftType] = [type]
        if case .tuple(let elements) = type { parameters = elements.map { $0.type ?? .tuple([]) } }
        return (.function(parameters, result.type), result.end)
      } else {
        break
      }
    }
    return (type, index)
  }

  /// Returns whether `->` starts at a token.
  func isArrow(at index: Int) -> Bool {
    isMark("-", at: index) && isMark(">", at: index + 1) && isAdjacent(index + 1)
  }

  /// Skips attributes and words such as `inout`.
  private func skipTypeModifiers(_ index: inout Int, before end: Int) {
    let words: Set = [
      "some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each",
      "nonisolated",
    ]
    while index < end {
      if isMark("@", at: index) {
        index += 2
        if isMark("(", at: index), isAdjacent(index) { index = next(after: index) }
      } else if let word = word(at: index), words.contains(word), index + 1 < end,
        !isAny(".?!,:=", at: index + 1)
      {
        index += 1
      } else {
        return
      }
    }
  }

  private func primary(_ index: inout Int, _ end: Int, _ depth: Int) -> SwiftType? {
    if isMark("(", at: index) {
      let elements = arguments(inside(index, before: end))
      index = min(next(after: index), end)
      let types = elements.map { element in
        // `(_ name: Int)` has two labels.
        var tokens = element.tokens
        if let colon = tokens.first(where: { isMark(":", at: $0) }), colon < tokens.lowerBound + 2 {
          tokens = Range(colon + 1, upTo: tokens.upperBound)
        }
        return SwiftType.Element(
          label: element.label, type: type(in: tokens, depth: depth + 1)?.type)
      }
      if types.count == 1, types[0].label == nil, let only = types[0].type,
        !(index < end && isArrow(at: index))
      {
        return only
      }
      return .tuple(types)
    }
    if isMark("[", at: index) {
      let content = inside(index, before: end)
      index = min(next(after: index), end)
      guard let first = type(in: content, depth: depth + 1) else { return nil }
      if isMark(":", at: first.end), first.end < content.upperBound,
        let value = type(in: Range(first.end + 1, upTo: content.upperBound), depth: depth + 1)
      {
        return .dictionary(first.type, value.type)
      }
      return .array(first.type)
    }
    return nominal(&index, end, depth)
  }

  private func nominal(_ index: inout Int, _ end: Int, _ depth: Int) -> SwiftType? {
    var names: [String] = []
    var arguments: [SwiftType] = []
    while index < end, let name = word(at: index) {
      names.append(name)
      index += 1
      if index < end, isMark("<", at: index) { arguments = generics(&index, end, depth) }
      guard isMark(".", at: index), index + 1 < end, word(at: index + 1) != nil,
        !isWord("Type", at: index + 1)
      else { break }
      index += 1
    }
    guard !names.isEmpty else { return nil }
    if ["Swift", "SwiftUI", "Foundation", "SwiftUICore"].contains(names[0]), names.count > 1 {
      names.removeFirst()
    }
    if isMark(".", at: index), isWord("Type", at: index + 1), index + 1 < end {
      index += 2
      return .metatype(.named(names.joined(separator: "."), arguments))
    }
    switch (names.last, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Optional", 1), ("Published", 1), ("State", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .named(names.joined(separator: "."), arguments)
    }
  }

  /// Reads generic arguments, and moves behind the closing angle bracket.
  private func generics(_ index: inout Int, _ end: Int, _ depth: Int) -> [SwiftType] {
    guard let close = closingAngle(of: index, before: end) else { return [] }
    let range = Range(index + 1, upTo: close)
    index = close + 1
    var found: [SwiftType] = []
    var start = range.lowerBound
    while start < range.upperBound, let next = type(in: start..<range.upperBound, depth: depth + 1)
    {
      found.append(next.type)
      start = next.end
      guard isMark(",", at: start) else { break }
      start += 1
    }
    return found
  }

  /// Returns the angle bracket that closes another; nil if none does, so it is an operator.
  func closingAngle(of open: Int, before end: Int) -> Int? {
    var depth = 0
    var index = open
    // Longer lists of generic arguments do not occur.
    let limit = min(end, open + 200)
    while index < limit {
      switch mark(at: index) {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        if !(isMark("-", at: index - 1) && isAdjacent(index)) { depth -= 1 }
        if depth == 0 { return index }
      case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"): return nil
      default: break
      }
      index = next(after: index)
    }
    return nil
  }
}
