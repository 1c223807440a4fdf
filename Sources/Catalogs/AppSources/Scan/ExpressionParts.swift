/// The parts of an expression, as its operators with the lowest precedence separate them.
enum ExpressionParts {
  /// No operator.
  case single
  case assignment(target: Range<Int>, value: Range<Int>)
  /// A `?:` expression, or several in each other.
  case choice(conditions: [Range<Int>], values: [Range<Int>])
  /// `a ?? b`.
  case fallback([Range<Int>])
  case cast(Range<Int>, type: Range<Int>, isTest: Bool)
  /// Comparisons and logical operators.
  case condition([Range<Int>])
  /// `a...b`.
  case range([Range<Int>])
  case arithmetic([Range<Int>])
}

extension SwiftTokens {
  private static let operatorMarks: StaticString = "=+-*/<>&|?:%^!~."

  /// Splits an expression at its operators with the lowest precedence.
  func parts(of range: Range<Int>) -> ExpressionParts {
    var splits: [(rank: Int, range: Range<Int>)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let found = infixOperator(at: index, in: range) {
        splits.append((found.rank, index..<found.end))
        index = max(found.end, index + 1)
      } else {
        index = next(after: index)
      }
    }
    guard let lowest = splits.map(\.rank).min() else { return .single }
    let separators = splits.filter { $0.rank == lowest }.map(\.range)
    var operands: [Range<Int>] = []
    var start = range.lowerBound
    for separator in separators {
      operands.append(start..<max(start, separator.lowerBound))
      start = separator.upperBound
    }
    operands.append(start..<max(start, range.upperBound))
    switch lowest {
    case 0:
      return .assignment(
        target: operands[0], value: Range(separators[0].upperBound, upTo: range.upperBound))
    case 1:
      var conditions: [Range<Int>] = []
      var values: [Range<Int>] = []
      for (number, operand) in operands.enumerated() {
        let isCondition =
          number < separators.count && isMark("?", at: separators[number].lowerBound)
        if isCondition { conditions.append(operand) } else { values.append(operand) }
      }
      return .choice(conditions: conditions, values: values)
    case 2, 3: return .condition(operands)
    case 4: return .fallback(operands)
    case 5:
      return .cast(
        operands[0], type: operands[operands.count - 1],
        isTest: isWord("is", at: separators[separators.count - 1].lowerBound))
    case 6: return .range(operands)
    default: return .arithmetic(operands)
    }
  }

  /// Returns the rank and the end of the infix operator that starts at a token.
  private func infixOperator(at index: Int, in range: Range<Int>) -> (rank: Int, end: Int)? {
    guard index > range.lowerBound else { return nil }
    if isWord("as", at: index) || isWord("is", at: index) {
      var end = index + 1
      if isAny("?!", at: end), isAdjacent(end) { end += 1 }
      return (5, end)
    }
    guard isAny(Self.operatorMarks, at: index) else { return nil }
    let isDetached = !isAdjacent(index)
    if isMark(":", at: index) {
      // The label of a trailing closure is part of a call.
      let isLabel = isMark("}", at: index - 2) && isMark("{", at: index + 1)
      return isLabel && word(at: index - 1) != nil ? nil : (1, index + 1)
    }
    if isMark("?", at: index) {
      if isMark("?", at: index + 1), isAdjacent(index + 1), isDetached || !isPostfix(index) {
        return (4, index + 2)
      }
      return isDetached ? (1, index + 1) : nil
    }
    if isMark(".", at: index), !isMark(".", at: index + 1) { return nil }
    if isMark("<", at: index), !isDetached,
      let close = closingAngle(of: index, before: range.upperBound),
      isAny("(.?![)", at: close + 1) || close + 1 == range.upperBound
    {
      return nil
    }
    var end = index + 1
    // No operator has more characters.
    while end < min(range.upperBound, index + 8), isAdjacent(end),
      isAny(Self.operatorMarks, at: end),
      !(isMark(".", at: end) && !isMark(".", at: end - 1) && !isMark(".", at: end + 1))
    {
      end += 1
    }
    let isDetachedBehind = end >= range.upperBound || !isAdjacent(end)
    guard isDetached == isDetachedBehind || isMark("=", at: index) else { return nil }
    if isMark("!", at: index), end == index + 1 { return nil }
    if isMark(">", at: index), isMark("-", at: index - 1), isAdjacent(index) { return nil }
    return (rank(of: index..<end), end)
  }

  /// Returns whether `??` at a token is optional chaining of an optional.
  private func isPostfix(_ index: Int) -> Bool {
    isAny(".([", at: index + 2) && isAdjacent(index + 2)
  }

  private func rank(of tokens: Range<Int>) -> Int {
    let text = String(
      decoding: tokens.compactMap { mark(at: $0) }, as: UTF8.self)
    switch text {
    case "=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=": return 0
    case "||", "&&": return 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return 3
    case "...", "..<": return 6
    default: return 7
    }
  }
}
