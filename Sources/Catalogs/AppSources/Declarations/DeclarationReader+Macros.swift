extension DeclarationReader {
  /// Reads the declaration of a macro as that of a function whose name starts with `#`.
  ///
  /// The implementation of a macro is another type of the project; if it writes code that looks up a
  /// string, a static string that the macro takes is a key.
  mutating func readMacro(
    at start: Int, of members: Members, into index: inout DeclarationIndex
  ) -> Int {
    let limit = members.tokens.upperBound
    let end = tokens.expressionEnd(from: start + 1, before: limit)
    guard start + 1 < limit, let name = tokens.word(at: start + 1) else { return end }
    var position = start + 2
    if tokens.isMark("<", at: position),
      let close = tokens.closingAngle(of: position, before: end)
    {
      position = close + 1
    }
    guard position < end, tokens.isMark("(", at: position) else { return end }
    var function = Function(owner: members.owner, isOwn: false)
    function.parameters = readParameters(
      tokens.inside(position, before: end), owner: members.owner)
    position = tokens.next(after: position)
    if position + 1 < end, tokens.isArrow(at: position),
      let result = tokens.type(in: Range(position + 2, upTo: end))
    {
      function.result = result.type
      position = result.end
    }
    if let last = Range(position, upTo: end).last(where: { tokens.literal(at: $0) != nil }) {
      function.implementation = tokens.literal(at: last).flatMap(tokens.plainText)
    }
    index.add(function, "#\(name)", to: "")
    return end
  }

  /// Returns whether a type is the implementation of a macro that looks up a string.
  func expandsToLookup(_ brace: Int, _ path: String, _ index: DeclarationIndex) -> Bool {
    guard index.types[path]?.inherited.contains(.named("ExpressionMacro")) == true else {
      return false
    }
    return tokens.inside(brace, before: tokens.tokens.count).contains { token in
      guard case .text(let text) = tokens.literal(at: token)?.pieces.first else { return false }
      return Self.lookups.contains { tokens.bytes[text].starts(with: $0.utf8) }
    }
  }

  /// The beginnings of code that looks up a string.
  private static let lookups = [
    "String(localized:", "NSLocalizedString(", "LocalizedStringResource(", "LocalizedStringKey(",
    "Text(", "AttributedString(localized:", "String(format: String(localized:",
    "String(format: NSLocalizedString(",
  ]
}

extension DeclarationIndex {
  /// Returns what a macro of a name may take.
  func macros(_ name: String) -> [Function] {
    (types[""]?.functions["#\(name)"] ?? []).prefix(16).map { function in
      guard let implementation = function.implementation, lookupMacros.contains(implementation),
        let first = function.parameters.firstIndex(where: { $0.label == nil }),
        let type = function.parameters[first].type?.name, ["String", "StaticString"].contains(type)
      else { return function }
      var function = function
      function.parameters[first].type = .named("LocalizedStaticString")
      return function
    }
  }
}
