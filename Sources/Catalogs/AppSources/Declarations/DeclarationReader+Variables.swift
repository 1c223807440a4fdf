extension DeclarationReader {
  mutating func readVariables(
    at start: Int, of members: Members, _ prefix: Prefix, into index: inout DeclarationIndex
  ) -> Int {
    let limit = members.tokens.upperBound
    let isConstant = tokens.isWord("let", at: start)
    var position = start + 1
    // The type of names that are followed by a comma; the outer nil if it has not been looked for.
    var shared: SwiftType??
    while position < limit {
      var property = Property(file: file, owner: members.owner)
      let name = tokens.word(at: position)
      position = min(tokens.next(after: position), limit)
      if !tokens.isMark(",", at: position) { shared = nil }
      if position < limit, tokens.isMark(":", at: position) {
        if let type = tokens.type(in: Range(position + 1, upTo: limit)) {
          property.type = type.type
          position = type.end
        } else {
          position += 1
        }
      } else if tokens.isMark(",", at: position) {
        let type = shared ?? sharedType(from: position, before: limit)
        shared = .some(type)
        property.type = type
      }
      property.type = property.type ?? prefix.environment
      property.environmentKey = prefix.environmentKey
      if position < limit, tokens.isMark("=", at: position), !tokens.isMark("=", at: position + 1) {
        let value = position + 1
        position = valueEnd(from: value, before: limit)
        property.value = Range(value, upTo: position)
        bodies.append(
          Body(
            tokens: Range(value, upTo: position), kind: .expression(property.type),
            owner: members.owner))
      }
      var isComputed = false
      if position < limit, tokens.isMark("{", at: position) {
        isComputed = readAccessors(at: position, property.type, owner: members.owner)
        position = min(tokens.next(after: position), limit)
      }
      if let name {
        index.update(members.owner) { type in
          // A declaration without a type, in another branch of `#if`, tells less.
          if type.properties[name]?.type == nil { type.properties[name] = property }
          guard !prefix.isStatic, !isComputed, !prefix.isLazy, !members.isExtension,
            !isConstant || property.value == nil
          else { return }
          let isWrapped = !prefix.attributes.isDisjoint(with: [
            "Environment", "EnvironmentObject", "FetchRequest", "Query", "AppStorage",
            "FocusState", "GestureState", "Namespace", "SceneStorage", "ScaledMetric", "State",
            "StateObject",
          ])
          var isOptional = false
          if case .optional = property.type { isOptional = !isConstant }
          type.stored.append(
            Parameter(
              label: name, name: name, type: property.type,
              hasDefault: property.value != nil || isWrapped || isOptional))
        }
      }
      guard position < limit, tokens.isMark(",", at: position) else { break }
      position += 1
    }
    return position
  }

  /// Returns the type of a variable before a comma, which stands behind a later name, as in
  /// `let x, y: Int`; nil if there is none.
  private func sharedType(from comma: Int, before limit: Int) -> SwiftType? {
    var position = comma
    while position + 1 < limit, tokens.isMark(",", at: position),
      tokens.word(at: position + 1) != nil
    {
      position += 2
    }
    guard position < limit, tokens.isMark(":", at: position) else { return nil }
    return tokens.type(in: Range(position + 1, upTo: limit))?.type
  }

  /// Returns the end of an initial value, before observers such as `didSet`.
  private func valueEnd(from start: Int, before limit: Int) -> Int {
    let end = tokens.expressionEnd(from: start, before: limit)
    var index = start
    while index < end {
      if tokens.isMark("{", at: index), isAccessor(index + 1) { return index }
      index = tokens.next(after: index)
    }
    return end
  }

  private func isAccessor(_ position: Int) -> Bool {
    guard let word = tokens.word(at: position) else { return tokens.isMark("@", at: position) }
    let isName = ["get", "set", "willSet", "didSet", "_read", "_modify", "mutating", "nonmutating"]
      .contains(word)
    return isName && !tokens.isAny(".=", at: position + 1)
  }

  /// Reads the body of a computed property, or its accessors.
  ///
  /// - Returns: whether the property has no storage.
  private mutating func readAccessors(at brace: Int, _ type: SwiftType?, owner: String) -> Bool {
    let inside = tokens.inside(brace, before: tokens.tokens.count)
    guard isAccessor(inside.lowerBound), !inside.isEmpty else {
      bodies.append(Body(tokens: inside, kind: .statements(type), owner: owner))
      return true
    }
    var isComputed = false
    var name = ""
    var position = inside.lowerBound
    while position < inside.upperBound {
      if let word = tokens.word(at: position),
        ["get", "set", "willSet", "didSet", "_read"].contains(word)
      {
        name = word
        if word == "get" || word == "_read" { isComputed = true }
      } else if tokens.isMark("{", at: position) {
        let value = Parameter(name: name == "didSet" ? "oldValue" : "newValue", type: type)
        bodies.append(
          Body(
            tokens: tokens.inside(position, before: inside.upperBound),
            kind: .statements(name == "get" ? type : nil), owner: owner,
            parameters: name == "get" ? [] : [value]))
      }
      position = tokens.next(after: position)
    }
    return isComputed
  }
}
