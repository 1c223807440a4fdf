extension LocalizedLiteral {
  /// Returns the localized literals of a file, in order, except those of previews, which only
  /// developers see.
  static func all(in tokens: SwiftTokens) -> [LocalizedLiteral] {
    var found: [LocalizedLiteral] = []
    var previews = tokens.previews[...]
    for index in tokens.tokens.indices where tokens.isMark("(", at: index) {
      while let first = previews.first, first.upperBound <= index { previews.removeFirst() }
      guard let name = tokens.word(at: index - 1), let call = LocalizedCall.all[name],
        call.isMeant(in: tokens, at: index - 1), previews.first?.contains(index) != true
      else { continue }
      found += literals(of: call, in: tokens, opening: index)
    }
    return found.sorted { $0.offset < $1.offset }
  }

  private static func literals(
    of call: LocalizedCall, in tokens: SwiftTokens, opening: Int
  ) -> [LocalizedLiteral] {
    let arguments = tokens.arguments(opening + 1..<tokens.closings[opening])
    guard let first = arguments.first, first.label == call.label else { return [] }
    let keys = tokens.choices(first.tokens)
    guard !keys.isEmpty else { return [] }
    var table = "Localizable"
    var isInOwnBundle = true
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "table", "tableName":
        if tokens.word(at: argument.tokens.lowerBound) == "nil" { continue }
        // A name computed at run time is unknown.
        guard let literal = tokens.onlyLiteral(argument.tokens),
          let name = tokens.plainText(of: literal)
        else { return [] }
        table = name
      case "bundle": isInOwnBundle = tokens.isOwnBundle(argument.tokens)
      default: continue
      }
    }
    return keys.compactMap { literal in
      guard literal.isComplete else { return nil }
      let pattern = tokens.pattern(of: literal)
      if call.takesPlainKey, pattern.hasPlaceholders { return nil }
      return LocalizedLiteral(
        pattern: pattern, table: table, isInOwnBundle: isInOwnBundle, offset: literal.start)
    }
  }
}

extension LocalizedCall {
  /// Returns whether the word at a token is the call, rather than a declaration or a member of
  /// something else.
  fileprivate func isMeant(in tokens: SwiftTokens, at index: Int) -> Bool {
    if tokens.isMark(".", at: index - 1) {
      return isMember || tokens.word(at: index - 2).map(LocalizedCall.modules.contains) == true
    }
    return !isMember
      && tokens.word(at: index - 1).map(LocalizedCall.declarations.contains) != true
  }
}

extension SwiftTokens {
  /// An argument of a call.
  struct Argument {
    var label: String?
    var tokens: Range<Int>
  }

  /// Returns the arguments between two parentheses.
  func arguments(_ range: Range<Int>) -> [Argument] {
    var found: [Argument] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isMark(",", at: index) {
        found.append(argument(start..<index))
        start = index + 1
      }
      index = next(after: index)
    }
    if start < range.upperBound { found.append(argument(start..<range.upperBound)) }
    return found
  }

  private func argument(_ range: Range<Int>) -> Argument {
    guard range.count > 1, isMark(":", at: range.lowerBound + 1),
      let label = word(at: range.lowerBound)
    else { return Argument(tokens: range) }
    return Argument(
      label: label == "_" ? nil : label, tokens: range.lowerBound + 2..<range.upperBound)
  }

  /// Returns the literal that forms a whole argument.
  func onlyLiteral(_ range: Range<Int>) -> SwiftLiteral? {
    guard !range.isEmpty, let literal = literal(at: range.lowerBound),
      literal.tokens == range
    else { return nil }
    return literal
  }

  /// Returns the literal that forms a whole argument, or the alternatives of a `?:` expression.
  fileprivate func choices(_ range: Range<Int>) -> [SwiftLiteral] {
    if let literal = onlyLiteral(range) { return [literal] }
    var found: [SwiftLiteral] = []
    var (index, previous) = (range.lowerBound, range.lowerBound)
    var isChoice = false
    while index < range.upperBound {
      let next = next(after: index)
      if isMark("?", at: index) { isChoice = true }
      if isChoice, let literal = literal(at: index),
        isMark("?", at: previous) || isMark(":", at: previous),
        next >= range.upperBound || isMark(":", at: next)
      {
        found.append(literal)
      }
      (previous, index) = (index, next)
    }
    return found
  }

  /// Returns whether an expression is the bundle of the app or of the module.
  fileprivate func isOwnBundle(_ range: Range<Int>) -> Bool {
    let words = range.compactMap { word(at: $0) }
    return [["main"], ["module"], ["Bundle", "main"], ["Bundle", "module"], ["nil"], ["bundle"]]
      .contains(words) && !range.contains { isMark("(", at: $0) }
      && (words != ["bundle"] || isMark("#", at: range.lowerBound))
  }
}
