extension KeyScan {
  /// Reads statements.
  ///
  /// - Parameters:
  ///   - range: the statements.
  ///   - scope: the scope, to which declarations are added.
  ///   - result: the type that is returned.
  ///   - isImplicit: whether a single expression is returned.
  mutating func readStatements(
    _ range: Range<Int>, _ scope: Int, _ result: SwiftType?, isImplicit: Bool
  ) {
    var position = range.lowerBound
    var limit = range.upperBound
    while limit > position, tokens.isMark(";", at: limit - 1) { limit -= 1 }
    while position < limit {
      if tokens.isMark(";", at: position) {
        position += 1
        continue
      }
      let end = readStatement(
        at: position, before: limit, scope, result,
        isImplicit: isImplicit && position == range.lowerBound)
      position = max(position + 1, end)
    }
  }

  private mutating func readStatement(
    at start: Int, before limit: Int, _ scope: Int, _ result: SwiftType?, isImplicit: Bool
  ) -> Int {
    var start = start
    if tokens.isMark(":", at: start + 1), tokens.word(at: start) != nil, start + 2 < limit,
      tokens.word(at: start) != "default"
    {
      // A label such as `outer: for`.
      start += 2
    }
    switch tokens.word(at: start) {
    case "return", "throw":
      let end = tokens.expressionEnd(from: start + 1, before: limit)
      let isReturn = tokens.isWord("return", at: start)
      push(Range(start + 1, upTo: end), scope, Expectation(type: isReturn ? result : nil))
      return end
    case "let", "var": return readVariables(at: start, before: limit, scope)
    case "if", "switch":
      let end = readBranches(at: start, before: limit, scope, result, isImplicit: isImplicit)
      return end
    case "guard":
      var elseWord = start + 1
      while elseWord < limit, !tokens.isWord("else", at: elseWord) {
        elseWord = tokens.next(after: elseWord)
      }
      readConditions(Range(start + 1, upTo: min(elseWord, limit)), scope)
      guard elseWord + 1 < limit, tokens.isMark("{", at: elseWord + 1) else { return elseWord + 1 }
      return readBlock(at: elseWord + 1, before: limit, scope, result)
    case "while":
      let brace = tokens.bodyBrace(from: start, before: limit)
      let inner = addScope(in: scope)
      readConditions(Range(start + 1, upTo: brace), inner)
      return readBlock(at: brace, before: limit, inner, result)
    case "for": return readLoop(at: start, before: limit, scope, result)
    case "do", "repeat", "defer", "catch", "else":
      let brace = tokens.bodyBrace(from: start, before: limit)
      let inner = addScope(in: scope)
      if tokens.isWord("catch", at: start) { bind("error", .known(.named("Error")), in: inner) }
      return readBlock(at: brace, before: limit, inner, result)
    case "break", "continue", "fallthrough":
      return start + 1
    case "func", "struct", "class", "enum", "actor", "typealias", "extension", "protocol":
      return readDeclaration(at: start, before: limit, scope)
    default: break
    }
    if tokens.isMark("@", at: start) || isModifier(start) {
      return tokens.isMark("@", at: start) ? start + 2 : start + 1
    }
    let end = tokens.expressionEnd(from: start, before: limit)
    let isWhole = isImplicit && end >= limit
    push(start..<end, scope, Expectation(type: isWhole ? result : nil))
    return end
  }

  private func isModifier(_ index: Int) -> Bool {
    guard let word = tokens.word(at: index), let next = tokens.word(at: index + 1) else {
      return false
    }
    return ["async", "lazy", "weak", "unowned", "final", "private", "static", "nonisolated"]
      .contains(word) && ["let", "var", "func", "class", "struct", "enum"].contains(next)
  }

  mutating func push(_ range: Range<Int>, _ scope: Int, _ expectation: Expectation) {
    if !range.isEmpty { tasks.append(.expression(range, scope: scope, expectation)) }
  }

  /// Adds the statements in braces to the code to be read, and returns the token behind them.
  private mutating func readBlock(
    at brace: Int, before limit: Int, _ scope: Int, _ result: SwiftType?, isImplicit: Bool = false
  ) -> Int {
    guard brace < limit else { return limit }
    tasks.append(
      .statements(
        tokens.inside(brace, before: limit), scope: scope, result: result, isImplicit: isImplicit))
    return min(tokens.next(after: brace), limit)
  }

  /// Reads an `if` or `switch`, as a statement or an expression.
  mutating func readBranches(
    at start: Int, before limit: Int, _ scope: Int, _ result: SwiftType?, isImplicit: Bool
  ) -> Int {
    let brace = tokens.bodyBrace(from: start, before: limit)
    if tokens.isWord("switch", at: start) {
      push(Range(start + 1, upTo: brace), scope, Expectation())
      guard brace < limit else { return limit }
      readCases(
        tokens.inside(brace, before: limit), subject: Range(start + 1, upTo: brace), scope, result,
        isImplicit: isImplicit)
      return min(tokens.next(after: brace), limit)
    }
    var position = start
    while tokens.isWord("if", at: position), position < limit {
      let brace = tokens.bodyBrace(from: position, before: limit)
      let inner = addScope(in: scope)
      readConditions(Range(position + 1, upTo: brace), inner)
      // A build leaves out the strings of a branch that never runs.
      if brace == position + 2, tokens.isWord("false", at: position + 1), brace < limit {
        position = min(tokens.next(after: brace), limit)
      } else {
        position = readBlock(at: brace, before: limit, inner, result, isImplicit: isImplicit)
      }
      guard position < limit, tokens.isWord("else", at: position) else { break }
      position += 1
      if tokens.isMark("{", at: position), position < limit {
        return readBlock(
          at: position, before: limit, addScope(in: scope), result, isImplicit: isImplicit)
      }
    }
    return max(position, start + 1)
  }

  /// Reads the cases of a switch.
  private mutating func readCases(
    _ range: Range<Int>, subject: Range<Int>, _ scope: Int, _ result: SwiftType?, isImplicit: Bool
  ) {
    var position = range.lowerBound
    var inner = scope
    var start = range.lowerBound
    func isLabel(_ index: Int) -> Bool {
      if tokens.isWord("default", at: index) { return tokens.isMark(":", at: index + 1) }
      return tokens.isWord("case", at: index)
        && (tokens.tokens[index].startsLine || index == range.lowerBound
          || tokens.isMark(";", at: index - 1) || tokens.isMark(")", at: index - 1))
    }
    while position < range.upperBound {
      guard isLabel(position) else {
        position = tokens.next(after: position)
        continue
      }
      if start < position {
        tasks.append(
          .statements(start..<position, scope: inner, result: result, isImplicit: isImplicit))
      }
      inner = addScope(in: scope)
      var colon = position + 1
      while colon < range.upperBound, !tokens.isMark(":", at: colon) {
        colon = tokens.next(after: colon)
      }
      for pattern in tokens.elements(
        Range(position + 1, upTo: max(position + 1, min(colon, range.upperBound))))
      {
        readPattern(pattern, subject: subject, inner)
      }
      start = min(colon + 1, range.upperBound)
      position = start
    }
    if start < range.upperBound {
      tasks.append(
        .statements(start..<range.upperBound, scope: inner, result: result, isImplicit: isImplicit))
    }
  }

  /// Binds the names of a pattern such as `.failure(let error)`, or of each part of a tuple.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - subject: the value.
  ///   - scope: the scope of the names.
  ///   - isBinding: for a part of a tuple, whether `let` stands before the tuple.
  private mutating func readPattern(
    _ pattern: Range<Int>, subject: Range<Int>, _ scope: Int, partOf isBinding: Bool? = nil
  ) {
    var position = pattern.lowerBound
    while position < pattern.upperBound,
      ["let", "var"].contains(tokens.word(at: position) ?? "") || tokens.isAny(".", at: position)
        || tokens.word(at: position) != nil && tokens.isMark(".", at: position + 1)
    {
      position += 1
    }
    if isBinding == nil, tokens.isMark("(", at: position), position < pattern.upperBound {
      // Each case reads the value again, so a long one would take long.
      guard tokens.isMark("(", at: subject.lowerBound), subject.count < 200 else { return }
      let values = tokens.elements(tokens.inside(subject.lowerBound, before: subject.upperBound))
      let parts = tokens.elements(tokens.inside(position, before: pattern.upperBound))
      for (part, value) in zip(parts, values) {
        readPattern(part, subject: value, scope, partOf: position > pattern.lowerBound)
      }
    } else if let name = tokens.word(at: position), position < pattern.upperBound,
      tokens.isMark("(", at: position + 1), position + 1 < pattern.upperBound
    {
      for (number, part) in tokens.arguments(
        tokens.inside(position + 1, before: pattern.upperBound)
      ).enumerated() {
        let words = part.tokens.filter { tokens.word(at: $0) != nil }
        if let bound = words.last.flatMap({ tokens.word(at: $0) }), words.count <= 2 {
          bind(bound, .payload(subject, name: name, part: number), in: scope)
        }
      }
    } else if let word = tokens.word(at: position), position == pattern.upperBound - 1,
      position > pattern.lowerBound || isBinding == true, !tokens.isMark(".", at: position - 1)
    {
      bind(word, .value(subject), in: scope)
    }
  }

  /// Reads the conditions of an `if`, `guard` or `while`, and binds their names.
  private mutating func readConditions(_ range: Range<Int>, _ scope: Int) {
    for condition in tokens.elements(range) where !condition.isEmpty {
      let first = tokens.word(at: condition.lowerBound)
      let equals = condition.first { tokens.isMark("=", at: $0) && !isPartOfOperator($0) }
      switch first {
      case "let", "var":
        let name = tokens.word(at: condition.lowerBound + 1) ?? ""
        if let equals, tokens.isMark("(", at: condition.lowerBound + 1) {
          let value = Range(equals + 1, upTo: condition.upperBound)
          push(value, scope, Expectation())
          bindTuple(at: condition.lowerBound + 1, before: equals, to: value, scope)
        } else if let equals {
          push(Range(equals + 1, upTo: condition.upperBound), scope, Expectation())
          bindVariable(
            name, Range(condition.lowerBound + 2, upTo: equals),
            value: Range(equals + 1, upTo: condition.upperBound), scope
          )
        } else if condition.count >= 2 {
          bind(
            name, .value(Range(condition.lowerBound + 1, upTo: condition.lowerBound + 2)), in: scope
          )
        }
      case "case":
        guard let equals else { continue }
        let subject = Range(equals + 1, upTo: condition.upperBound)
        push(subject, scope, Expectation())
        readPattern(Range(condition.lowerBound + 1, upTo: equals), subject: subject, scope)
      default: push(condition, scope, Expectation())
      }
    }
  }

  private func isPartOfOperator(_ index: Int) -> Bool {
    tokens.isAdjacent(index) && tokens.isAny("=!<>~", at: index - 1)
      || tokens.isMark("=", at: index + 1) && tokens.isAdjacent(index + 1)
  }

  /// Binds a name by the type after its colon, or by its value.
  private mutating func bindVariable(
    _ name: String, _ annotation: Range<Int>, value: Range<Int>, _ scope: Int
  ) {
    if tokens.isMark(":", at: annotation.lowerBound), annotation.count > 1,
      let type = tokens.type(in: Range(annotation.lowerBound + 1, upTo: annotation.upperBound))?
        .type
    {
      bind(name, .known(index.resolve(type, in: scopes[scope].owner)), in: scope)
    } else {
      bind(name, .value(value), in: scope)
    }
  }

  /// Binds the names in parentheses to the parts of a value.
  private mutating func bindTuple(
    at open: Int, before limit: Int, to value: Range<Int>, _ scope: Int
  ) {
    for (number, part) in tokens.elements(tokens.inside(open, before: limit)).enumerated() {
      // A tuple is read like an element of a list of it.
      if let name = tokens.word(at: part.upperBound - 1), !part.isEmpty {
        bind(name, .element(value, part: -1 - number), in: scope)
      }
    }
  }

  private mutating func readLoop(
    at start: Int, before limit: Int, _ scope: Int, _ result: SwiftType?
  ) -> Int {
    let brace = tokens.bodyBrace(from: start, before: limit)
    var word = start + 1
    while word < brace, !tokens.isWord("in", at: word) { word = tokens.next(after: word) }
    guard word < brace else { return brace }
    var end = word + 1
    while end < brace, !tokens.isWord("where", at: end) { end = tokens.next(after: end) }
    let sequence = Range(word + 1, upTo: min(end, brace))
    push(sequence, scope, Expectation())
    let inner = addScope(in: scope)
    var pattern = start + 1
    while ["case", "let", "var", "try", "await"].contains(tokens.word(at: pattern) ?? "") {
      pattern += 1
    }
    if tokens.isMark("(", at: pattern) {
      for (number, part) in tokens.elements(tokens.inside(pattern, before: word)).enumerated() {
        bind(
          tokens.word(at: part.upperBound - 1) ?? "", .element(sequence, part: number), in: inner)
      }
    } else {
      bind(tokens.word(at: pattern) ?? "", .element(sequence, part: nil), in: inner)
    }
    if end < brace { push(Range(end + 1, upTo: brace), inner, Expectation()) }
    return readBlock(at: brace, before: limit, inner, result)
  }

  private mutating func readVariables(at start: Int, before limit: Int, _ scope: Int) -> Int {
    var position = start + 1
    while position < limit {
      let pattern = position
      position = min(tokens.next(after: position), limit)
      var type: SwiftType?
      if position < limit, tokens.isMark(":", at: position) {
        let read = tokens.type(in: Range(position + 1, upTo: limit))
        type = read.map { index.resolve($0.type, in: scopes[scope].owner) }
        position = read?.end ?? position + 1
      }
      var value: Range<Int>?
      if position < limit, tokens.isMark("=", at: position) {
        let end = tokens.expressionEnd(from: position + 1, before: limit)
        value = Range(position + 1, upTo: end)
        push(Range(position + 1, upTo: end), scope, Expectation(type: type))
        position = end
      }
      if let name = tokens.word(at: pattern) {
        bind(name, type.map { .known($0) } ?? value.map { .value($0) } ?? .known(nil), in: scope)
      } else if tokens.isMark("(", at: pattern), let value {
        bindTuple(at: pattern, before: limit, to: value, scope)
      }
      if position < limit, tokens.isMark("{", at: position), !tokens.tokens[position].startsLine {
        // A computed local variable.
        _ = readBlock(at: position, before: limit, addScope(in: scope), type, isImplicit: true)
        position = min(tokens.next(after: position), limit)
      }
      guard position < limit, tokens.isMark(",", at: position) else { break }
      position += 1
    }
    return position
  }

  /// Reads a function or a type in a function.
  private mutating func readDeclaration(at start: Int, before limit: Int, _ scope: Int) -> Int {
    var reader = DeclarationReader(tokens, file: file)
    let end = reader.readOne(at: start, before: limit, owner: scopes[scope].owner, into: &index)
    for body in reader.bodies {
      enter(body, parent: body.owner == scopes[scope].owner ? scope : nil)
    }
    return end
  }
}
