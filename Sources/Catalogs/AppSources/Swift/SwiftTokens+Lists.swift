internal import SourceText

extension SwiftTokens {
  /// An argument of a call.
  struct Argument {
    var label: String?
    var tokens: Range<Int>
  }

  /// Returns the parts of a range between commas, which may be empty.
  func elements(_ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isMark(",", at: index) {
        found.append(start..<index)
        start = index + 1
      }
      index = next(after: index)
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  /// Returns the arguments between two parentheses.
  func arguments(_ range: Range<Int>) -> [Argument] { elements(range).map(argument) }

  private func argument(_ range: Range<Int>) -> Argument {
    guard range.count > 1, isMark(":", at: range.lowerBound + 1),
      let label = word(at: range.lowerBound)
    else { return Argument(tokens: range) }
    return Argument(
      label: label == "_" ? nil : label, tokens: Range(range.lowerBound + 2, upTo: range.upperBound)
    )
  }

  /// Returns the tokens inside a bracket, up to a limit.
  func inside(_ bracket: Int, before end: Int) -> Range<Int> {
    let last = min(closing(of: bracket), end)
    return min(bracket + 1, last)..<last
  }

  /// Returns the literal that forms a whole argument.
  func onlyLiteral(_ range: Range<Int>) -> SwiftLiteral? {
    guard !range.isEmpty, let literal = literal(at: range.lowerBound), literal.tokens == range
    else { return nil }
    return literal
  }

  /// Returns whether the bytes of a token directly follow those of the previous one.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// Returns the mark at a token, or nil if it is not a mark.
  func mark(at index: Int) -> UInt8? {
    guard tokens.indices.contains(index), case .mark(let mark) = tokens[index].kind else {
      return nil
    }
    return mark
  }

  /// Returns whether the token is one of several marks.
  func isAny(_ marks: StaticString, at index: Int) -> Bool {
    guard let mark = mark(at: index) else { return false }
    return marks.withUTF8Buffer { unsafe $0.contains(mark) }
  }

  /// Returns whether the token is a specific word.
  func isWord(_ text: StaticString, at index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let range = tokens[index].range
    return range.count == text.utf8CodeUnitCount && bytes.span.holds(text, at: range.lowerBound)
  }
}

extension Range<Int> {
  /// Creates a range of tokens, which is empty if the code ends before its start.
  init(_ start: Int, upTo end: Int) { self = start..<Swift.max(start, end) }
}
