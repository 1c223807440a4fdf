extension KeyScan {
  /// Follows a value with its members and calls.
  ///
  /// - Parameters:
  ///   - range: the tokens, without infix operators.
  ///   - scope: the scope.
  ///   - expectation: what the whole is expected to be.
  ///   - isRead: whether the literals in it are keys to be noted, rather than only its type inferred.
  ///   - depth: the depth of the inference.
  /// - Returns: the type; nil if it is not known.
  mutating func chain(
    _ range: Range<Int>, _ scope: Int, _ expectation: Expectation, isRead: Bool, depth: Int = 0
  ) -> SwiftType? {
    var position = range.lowerBound
    let end = range.upperBound
    var type: SwiftType?
    while position < end {
      while position < end, tokens.isAny("-!&~+", at: position) { position += 1 }
      guard position < end else { break }
      let start = position
      type = primary(&position, before: end, scope, expectation, isRead: isRead, depth: depth)
      followMembers(of: &type, &position, before: end, scope, expectation, isRead, depth)
      // Where a chain ends before its expression, the code is not understood: read on behind it.
      guard isRead else { break }
      position = max(position, start + 1)
    }
    return type
  }

  /// Follows members and calls as far as they go.
  private mutating func followMembers(
    of type: inout SwiftType?, _ position: inout Int, before end: Int, _ scope: Int,
    _ expectation: Expectation, _ isRead: Bool, _ depth: Int
  ) {
    while position < end {
      let start = position
      switch tokens.mark(at: position) {
      case UInt8(ascii: "."):
        type = member(of: type, &position, before: end, scope, expectation, isRead, depth)
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        type = type?.unwrapped
        position += 1
      case UInt8(ascii: "["):
        let inside = tokens.inside(position, before: end)
        if isRead { for element in tokens.elements(inside) { push(element, scope, Expectation()) } }
        position = min(tokens.next(after: position), end)
        type = elementType(of: type, isRange: isSlice(inside))
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        let arguments = callArguments(&position, before: end)
        type = call(type, arguments, scope, isRead: isRead, depth: depth)
      default: return
      }
      if position == start { return }
    }
  }

  private func isSlice(_ range: Range<Int>) -> Bool {
    if case .range = tokens.parts(of: range) { true } else { false }
  }

  private func elementType(of type: SwiftType?, isRange: Bool) -> SwiftType? {
    guard let type = type?.unwrapped else { return nil }
    if isRange { return type }
    switch type {
    case .dictionary(_, let value): return .optional(value)
    case .metatype: return nil
    default:
      if let path = type.name, let result = index.functions("subscript", of: path).first?.result {
        return index.resolve(result, in: path).replacing(generics(of: type))
      }
      return type.element
    }
  }

  /// Reads the first part of a chain, and moves behind it.
  private mutating func primary(
    _ position: inout Int, before end: Int, _ scope: Int, _ expectation: Expectation, isRead: Bool,
    depth: Int
  ) -> SwiftType? {
    let start = position
    switch tokens.tokens[start].kind {
    case .literal(let number):
      let literal = tokens.literals[Int(number)]
      position = min(max(literal.tokens.upperBound, start + 1), end)
      let isKey = position >= end && expectation.type.map { self.isKey($0) } == true
      if isRead {
        if isKey { note(number, expectation, scope) }
        readInterpolations(of: literal, scope)
      }
      return isKey ? expectation.type : .string
    case .literalEnd:
      position += 1
      return nil
    case .word:
      return name(&position, before: end, scope, expectation, isRead: isRead, depth: depth)
    case .mark(let mark):
      switch Unicode.Scalar(mark) {
      case "(":
        let inside = tokens.inside(start, before: end)
        position = min(tokens.next(after: start), end)
        return tuple(inside, position >= end ? expectation : Expectation(), scope, isRead, depth)
      case "[":
        let inside = tokens.inside(start, before: end)
        position = min(tokens.next(after: start), end)
        if position < end, tokens.isMark("(", at: position),
          let read = tokens.type(in: start..<position)
        {
          return .metatype(index.resolve(read.type, in: scopes[scope].owner))
        }
        return list(inside, position >= end ? expectation : Expectation(), scope, isRead, depth)
      case "{":
        position = min(tokens.next(after: start), end)
        // A closure that is called at once has the result that is expected.
        let isCalled =
          position + 1 < end && tokens.isMark("(", at: position)
          && tokens.next(after: position) >= end
          && !(expectation.isOverloaded && returnsOtherValues(tokens.inside(start, before: end)))
        let type = isCalled ? expectation.type.map { .function([], $0) } : expectation.type
        if isRead { readClosure(at: start, scope, parameters: [], type) }
        return type
      case ".":
        return expectation.type.map { .metatype($0.unwrapped) }
      case "\\":
        // A key path.
        position = end
        return nil
      case "#":
        position += 1
        guard position < end, let word = tokens.word(at: position) else { return nil }
        position += 1
        if ["function", "file", "fileID", "filePath"].contains(word) { return .string }
        if ["line", "column"].contains(word) { return .int }
        if word == "bundle" { return .named("Bundle") }
        if position < end, tokens.isAny("({", at: position) {
          let arguments = callArguments(&position, before: end)
          return macro(word, arguments, scope, isRead: isRead, depth: depth)
        }
        return nil
      case "$":
        position += 1
        guard position < end, let word = tokens.word(at: position) else { return nil }
        position += 1
        return typeOfName("$\(word)", scope, depth: depth) ?? typeOfName(word, scope, depth: depth)
      default:
        position += 1
        return nil
      }
    }
  }

  /// Returns whether a closure returns anything but literals, so that all of them are strings.
  private func returnsOtherValues(_ body: Range<Int>) -> Bool {
    body.contains { index in
      tokens.isWord("return", at: index) && index + 1 < body.upperBound
        && tokens.literal(at: index + 1) == nil
    }
  }

  private mutating func tuple(
    _ inside: Range<Int>, _ expectation: Expectation, _ scope: Int, _ isRead: Bool, _ depth: Int
  ) -> SwiftType? {
    let elements = tokens.arguments(inside)
    if elements.count == 1, elements[0].label == nil {
      if isRead { push(elements[0].tokens, scope, expectation) }
      return isRead && expectation.type == nil
        ? inferredWhileRead(elements[0].tokens, scope, depth)
        : expectation.type ?? typeOf(elements[0].tokens, scope, depth: depth + 1)
    }
    var expected: [SwiftType.Element] = []
    if case .tuple(let elements) = expectation.type?.unwrapped { expected = elements }
    if isRead {
      for (number, element) in elements.enumerated() {
        let type = expected.indices.contains(number) ? expected[number].type : nil
        push(element.tokens, scope, Expectation(type: type))
      }
      return expectation.type
    }
    return .tuple(
      elements.map {
        SwiftType.Element(label: $0.label, type: typeOf($0.tokens, scope, depth: depth + 1))
      })
  }

  /// Returns the type of an expression that a chain being read begins with.
  private mutating func inferredWhileRead(
    _ range: Range<Int>, _ scope: Int, _ depth: Int
  ) -> SwiftType? {
    fuel = Self.steps
    return typeOf(range, scope, depth: depth + 1)
  }

  private mutating func list(
    _ inside: Range<Int>, _ expectation: Expectation, _ scope: Int, _ isRead: Bool, _ depth: Int
  ) -> SwiftType? {
    let elements = tokens.elements(inside).filter { !$0.isEmpty }
    let expected = expectation.type?.unwrapped
    guard let first = elements.first else { return expected }
    let isDictionary = colon(in: first) != nil
    if isRead {
      var types: (key: SwiftType?, value: SwiftType?) = (nil, expected?.element)
      if isDictionary, case .dictionary(let key, let value) = expected { types = (key, value) }
      for element in elements {
        if isDictionary, let colon = colon(in: element) {
          push(element.lowerBound..<colon, scope, Expectation(type: types.key))
          push(
            Range(colon + 1, upTo: element.upperBound), scope,
            Expectation(type: types.value, lookup: expectation.lookup))
        } else {
          push(element, scope, Expectation(type: types.value, lookup: expectation.lookup))
        }
      }
      if let expected { return expected }
      fuel = Self.steps
    }
    if isDictionary, let colon = colon(in: first) {
      guard let key = typeOf(first.lowerBound..<colon, scope, depth: depth + 1),
        let value = typeOf(Range(colon + 1, upTo: first.upperBound), scope, depth: depth + 1)
      else { return nil }
      return .dictionary(key, value)
    }
    for element in elements.prefix(8) {
      if let type = typeOf(element, scope, depth: depth + 1) { return .array(type) }
    }
    return nil
  }

  private func colon(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isMark(":", at: index) { return index }
      if tokens.isMark("?", at: index), !tokens.isAdjacent(index) { return nil }
      index = tokens.next(after: index)
    }
    return nil
  }

  /// Modules that may qualify a name.
  private static let modules: Set<String> = [
    "Swift", "SwiftUI", "SwiftUICore", "Foundation", "AppIntents", "LocalizedText",
    "LocalizedViews", "LocalizedFoundation",
  ]

  /// Reads a name, a number or a free call.
  private mutating func name(
    _ position: inout Int, before end: Int, _ scope: Int, _ expectation: Expectation, isRead: Bool,
    depth: Int
  ) -> SwiftType? {
    let start = position
    position += 1
    guard let word = tokens.word(at: start), let first = word.utf8.first else { return nil }
    if UInt8(ascii: "0")...UInt8(ascii: "9") ~= first {
      if position + 1 < end, tokens.isMark(".", at: position), tokens.isAdjacent(position),
        let digits = tokens.word(at: position + 1), digits.utf8.first.map({ $0 < 0x3A }) == true
      {
        position += 2
        return .double
      }
      return word.hasPrefix("0x") || !word.utf8.contains(UInt8(ascii: "e")) ? .int : .double
    }
    if Self.modules.contains(word), position + 1 < end, tokens.isMark(".", at: position),
      tokens.word(at: position + 1) != nil
    {
      position += 1
      return name(&position, before: end, scope, expectation, isRead: isRead, depth: depth)
    }
    switch word {
    case "self": return .named(scopes[scope].owner)
    case "Self": return .metatype(.named(scopes[scope].owner))
    case "super": return index.types[scopes[scope].owner]?.inherited.first
    case "true", "false": return .bool
    case "nil": return nil
    default: break
    }
    var generics: [SwiftType] = []
    if position < end, tokens.isMark("<", at: position), tokens.isAdjacent(position),
      let close = tokens.closingAngle(of: position, before: end)
    {
      if case .named(_, let arguments) = tokens.type(in: start..<close + 1)?.type {
        generics = arguments
      }
      position = close + 1
    }
    if position < end, tokens.isAny("({", at: position),
      tokens.isMark("{", at: position) || !tokens.tokens[position].startsLine
    {
      let arguments = callArguments(&position, before: end)
      return freeCall(word, generics, arguments, scope, expectation, isRead: isRead, depth: depth)
    }
    if isRead, position >= end { return nil }
    fuel = isRead ? Self.steps : fuel
    let type = typeOfName(word, scope, depth: depth)
    if case .metatype(.named(let path, _)) = type, !generics.isEmpty {
      return .metatype(.named(path, generics.map { index.resolve($0, in: scopes[scope].owner) }))
    }
    return type
  }

  /// Reads `.name` and a call of it.
  private mutating func member(
    of base: SwiftType?, _ position: inout Int, before end: Int, _ scope: Int,
    _ expectation: Expectation, _ isRead: Bool, _ depth: Int
  ) -> SwiftType? {
    position += 1
    guard position < end, let name = tokens.word(at: position) else { return nil }
    position += 1
    if position < end, tokens.isMark("<", at: position), tokens.isAdjacent(position),
      let close = tokens.closingAngle(of: position, before: end)
    {
      position = close + 1
    }
    if name == "self" {
      if case .metatype = base { return base }
      return base
    }
    if position < end,
      tokens.isMark("{", at: position)
        || tokens.isMark("(", at: position) && !tokens.tokens[position].startsLine
    {
      let arguments = callArguments(&position, before: end)
      return memberCall(
        name, of: base, arguments, scope, position >= end ? expectation : Expectation(),
        isRead: isRead, depth: depth)
    }
    fuel = isRead ? Self.steps : fuel
    guard let base else { return typeOfProperty(name, of: .named("AnyValue"), depth: depth) }
    if case .metatype(let type) = base {
      if name == "allCases" { return .array(type) }
      if let path = type.name, index.types["\(path).\(name)"] != nil {
        return .metatype(.named("\(path).\(name)"))
      }
      return typeOfProperty(name, of: type, depth: depth)
    }
    return typeOfProperty(name, of: base.unwrapped, depth: depth)
      ?? typeOfProperty(name, of: .named("AnyValue"), depth: depth)
  }
}
