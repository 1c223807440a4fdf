extension SwiftTokens {
  /// Returns the end of the expression that starts at a token: the next statement, comma or
  /// semicolon, or the limit.
  func expressionEnd(from start: Int, before limit: Int) -> Int {
    var index = start
    var previous = start
    while index < limit {
      if index > start {
        if isAny(",;", at: index) { return index }
        if tokens[index].startsLine, !continues(at: index, after: previous) { return index }
      }
      previous = index
      // Commas separate the conditions of an `if`.
      index =
        isWord("if", at: index)
        ? bodyBrace(from: index + 1, before: limit) : min(next(after: index), limit)
    }
    return limit
  }

  /// Returns whether a token at the start of a line continues the expression before it.
  ///
  /// - Parameters:
  ///   - index: the token.
  ///   - previous: the token, or the opening bracket, before it.
  /// - Returns: false if a statement begins with the token.
  private func continues(at index: Int, after previous: Int) -> Bool {
    if let word = word(at: index) {
      return ["as", "is", "else", "where", "in"].contains(word) || isOpenEnded(previous)
    }
    guard let mark = mark(at: index) else { return isOpenEnded(previous) }
    switch Unicode.Scalar(mark) {
    case ".": return true
    case "{", "(", "[", "}", ")", "]", "@", "#", "\\", "$": return isOpenEnded(previous)
    case "=", "+", "-", "*", "/", "<", ">", "&", "|", "?", ":", "%", "^", "!":
      // An operator at the start of a line is infix if a space follows.
      return isFollowedBySpace(index) || isOpenEnded(previous)
    default: return isOpenEnded(previous)
    }
  }

  private static let operators: StaticString = "=+-*/<>&|?:%^!"

  /// Returns whether an expression cannot end with a token, such as an infix operator.
  private func isOpenEnded(_ index: Int) -> Bool {
    if let word = word(at: index) {
      return ["try", "await", "return", "as", "is", "in", "throw", "else", "where"].contains(word)
    }
    var first = index
    guard isAny(Self.operators, at: first) else { return isMark(",", at: index) }
    while isAdjacent(first), isAny(Self.operators, at: first - 1) { first -= 1 }
    // A postfix operator follows its operand directly, like the end of `Set<Result<Int, Error>>`.
    return !isAdjacent(first)
  }

  private func isFollowedBySpace(_ index: Int) -> Bool {
    var last = index
    while last + 1 < tokens.count, isAdjacent(last + 1), isAny("=+-*/<>&|?:%^!.", at: last + 1) {
      last += 1
    }
    return last + 1 >= tokens.count || !isAdjacent(last + 1)
  }

  /// Returns the first brace in a condition, which opens the body; the limit if there is none.
  func bodyBrace(from start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit, !isMark("{", at: index) { index = next(after: index) }
    return min(index, limit)
  }
}
