extension DeclarationReader {
  mutating func readFunction(
    at start: Int, of members: Members, _ prefix: Prefix, into index: inout DeclarationIndex
  ) -> Int {
    let limit = members.tokens.upperBound
    var name = tokens.word(at: start) ?? ""
    var position = start + 1
    if name == "func" {
      name = tokens.word(at: position) ?? ""
      // The name of an operator is one or more marks.
      repeat {
        position += 1
      } while position < limit && name.isEmpty
        && !tokens.isMark("(", at: position)
    }
    while tokens.isAny("?!", at: position) { position += 1 }
    var generics: [String: SwiftType] = [:]
    if position < limit, tokens.isMark("<", at: position),
      let close = tokens.closingAngle(of: position, before: limit)
    {
      for parameter in tokens.elements(Range(position + 1, upTo: close)) {
        guard let name = tokens.word(at: parameter.lowerBound) else { continue }
        let constraint =
          tokens.isMark(":", at: parameter.lowerBound + 1)
          ? tokens.type(in: Range(parameter.lowerBound + 2, upTo: parameter.upperBound))?.type : nil
        generics[name] = constraint ?? .named("Any")
      }
      position = close + 1
    }
    var function = Function(owner: members.owner, isOwn: isOwn)
    function.isDisfavored = prefix.attributes.contains("_disfavoredOverload")
    if position < limit, tokens.isMark("(", at: position) {
      function.parameters = readParameters(
        tokens.inside(position, before: limit), owner: members.owner)
      position = min(tokens.next(after: position), limit)
    }
    while position < limit, let word = tokens.word(at: position),
      ["async", "throws", "rethrows", "reasync"].contains(word)
    {
      position += 1
      if tokens.isMark("(", at: position) { position = min(tokens.next(after: position), limit) }
    }
    if position + 1 < limit, tokens.isArrow(at: position),
      let result = tokens.type(in: Range(position + 2, upTo: limit))
    {
      function.result = result.type
      position = result.end
    }
    if name == "init" { function.result = .named(members.owner) }
    if tokens.isWord("where", at: position), position < limit {
      readConstraints(&position, before: limit, &generics)
    }
    for index in function.parameters.indices {
      function.parameters[index].type = function.parameters[index].type?.replacing(generics)
    }
    function.result = function.result?.replacing(generics)
    if !name.isEmpty, name != "deinit" { index.add(function, name, to: members.owner) }
    if name == "init", !members.isExtension {
      index.update(members.owner) { $0.hasInitializer = true }
    }
    guard position < limit, tokens.isMark("{", at: position) else { return position }
    bodies.append(
      Body(
        tokens: tokens.inside(position, before: limit), kind: .statements(function.result),
        owner: members.owner, parameters: function.parameters))
    return min(tokens.next(after: position), limit)
  }

  /// Reads a `where` clause up to the body.
  private func readConstraints(
    _ position: inout Int, before limit: Int, _ generics: inout [String: SwiftType]
  ) {
    position += 1
    while position < limit, let name = tokens.word(at: position) {
      position += 1
      while tokens.isMark(".", at: position) { position += 2 }
      let isConstraint = tokens.isMark(":", at: position)
      while tokens.isAny(":=", at: position) { position += 1 }
      guard position < limit, let type = tokens.type(in: position..<limit) else { return }
      if isConstraint, generics[name] != nil { generics[name] = type.type }
      position = type.end
      guard tokens.isMark(",", at: position) else { return }
      position += 1
    }
  }

  /// Reads parameters; their default values are code.
  mutating func readParameters(_ range: Range<Int>, owner: String) -> [Parameter] {
    tokens.elements(range).compactMap { element in
      var position = element.lowerBound
      let end = element.upperBound
      while position < end, tokens.isMark("@", at: position) {
        position += 2
        if tokens.isMark("(", at: position) { position = tokens.next(after: position) }
      }
      var names: [String] = []
      var cursor = position
      while cursor < end, let word = tokens.word(at: cursor) {
        names.append(word)
        cursor += 1
      }
      var parameter = Parameter(name: "")
      if tokens.isMark(":", at: cursor), cursor < end, let first = names.first {
        parameter.label = first == "_" ? nil : first
        parameter.name = names.last ?? first
        position = cursor + 1
      }
      guard position < end, let type = tokens.type(in: position..<end) else { return parameter }
      parameter.type = type.type
      position = type.end
      while position < end, tokens.isMark(".", at: position) {
        parameter.isVariadic = true
        position += 1
      }
      if position < end, tokens.isMark("=", at: position) {
        parameter.hasDefault = true
        bodies.append(
          Body(tokens: Range(position + 1, upTo: end), kind: .expression(type.type), owner: owner))
      }
      return parameter
    }
  }
}
