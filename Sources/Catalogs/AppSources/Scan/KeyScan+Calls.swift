extension KeyScan {
  /// A function that a call may mean, with its parameters for the arguments.
  private struct Candidate {
    let function: Function
    let parameters: [Int?]
  }

  /// The most overloads that are compared with a call.
  private static let overloadLimit = 16

  /// Reads a call of a name.
  mutating func freeCall(
    _ name: String, _ generics: [SwiftType], _ arguments: [CallArgument], _ scope: Int,
    _ expectation: Expectation, isRead: Bool, depth: Int
  ) -> SwiftType? {
    if self.scope(binding: name, from: scope) != nil {
      fuel = isRead ? Self.steps : fuel
      let type = typeOfName(name, scope, depth: depth)
      return call(type, arguments, scope, isRead: isRead, depth: depth)
    }
    var functions: [Function] = []
    var path = scopes[scope].owner
    while !path.isEmpty, functions.isEmpty {
      functions = index.functions(name, of: path)
      path = path.outerPath
    }
    if functions.isEmpty { functions = index.types[""]?.functions[name] ?? [] }
    if functions.isEmpty,
      case .named(let path, _) = index.resolve(.named(name), in: scopes[scope].owner),
      index.types[path] != nil
    {
      let result = SwiftType.named(
        path, generics.map { index.resolve($0, in: scopes[scope].owner) })
      _ = finish(
        index.initializers(of: path), arguments, base: result, scope, isRead: isRead, depth: depth)
      return collection(path, arguments, scope, depth: depth) ?? result
    }
    if functions.isEmpty, !scopes[scope].owner.isEmpty,
      let type = typeOfProperty(name, of: .named(scopes[scope].owner), depth: depth),
      case .function = type
    {
      return call(type, arguments, scope, isRead: isRead, depth: depth)
    }
    let result = finish(functions, arguments, base: nil, scope, isRead: isRead, depth: depth)
    if functions.isEmpty, name == "zip", arguments.count == 2 {
      let parts = arguments.map { argument in
        SwiftType.Element(type: typeOf(argument.tokens, scope, depth: depth + 1)?.element)
      }
      return .array(.tuple(parts))
    }
    return result
  }

  /// Returns the type of `Array(values)`: a list of their elements.
  private mutating func collection(
    _ path: String, _ arguments: [CallArgument], _ scope: Int, depth: Int
  ) -> SwiftType? {
    guard path == "Array" || path == "Set", arguments.count == 1, arguments[0].label == nil else {
      return nil
    }
    return typeOf(arguments[0].tokens, scope, depth: depth + 1)?.element.map { .array($0) }
  }

  /// Reads a call of a member.
  mutating func memberCall(
    _ name: String, of base: SwiftType?, _ arguments: [CallArgument], _ scope: Int,
    _ expectation: Expectation, isRead: Bool, depth: Int
  ) -> SwiftType? {
    var functions: [Function] = []
    var type = base
    if case .metatype(let of) = base {
      type = of
      if let path = of.name {
        if let nested = index.types["\(path).\(name)"],
          !nested.functions.isEmpty || !nested.stored.isEmpty
        {
          let result = SwiftType.named("\(path).\(name)")
          _ = finish(
            index.initializers(of: "\(path).\(name)"), arguments, base: result, scope,
            isRead: isRead, depth: depth)
          return result
        }
        functions = name == "init" ? index.initializers(of: path) : index.functions(name, of: path)
      }
      if name == "init" {
        _ = finish(functions, arguments, base: of, scope, isRead: isRead, depth: depth)
        return of
      }
    } else if let path = base?.name {
      functions = index.functions(name, of: path)
      if functions.isEmpty,
        let property = typeOfProperty(name, of: base?.unwrapped ?? .string, depth: depth),
        case .function = property
      {
        return call(property, arguments, scope, isRead: isRead, depth: depth)
      }
    }
    let isView = base?.name.map { index.ancestry(of: $0).contains("View") } ?? true
    // A type of the project may have the name of a view of another module.
    let mayBeView = isView || base?.name.map { index.types[$0]?.isOwn == true } == true
    // An initializer of a type that is not known is none of those that are.
    if functions.isEmpty, mayBeView, name != "init" {
      for owner in Self.viewTypes where functions.isEmpty {
        functions = index.types[owner]?.functions[name] ?? []
      }
      if functions.isEmpty, base == nil {
        functions = (index.functions[name] ?? []).prefix(64).filter { $0.match(arguments) != nil }
      }
    }
    if name == "init", arguments.first?.label == "localized" {
      functions = index.initializers(of: "String")
    }
    if functions.isEmpty { functions = index.types["AnyValue"]?.functions[name] ?? [] }
    let result = finish(functions, arguments, base: type, scope, isRead: isRead, depth: depth)
    if result == nil, isView, base != nil { return .named("View") }
    return result
  }

  /// The types whose members are meant if the type of a value is not known.
  private static let viewTypes = [
    "View", "Text", "Scene", "WidgetConfiguration", "PlottableValue", "Commands", "ToolbarContent",
  ]

  /// Reads a call of a value, such as a closure.
  mutating func call(
    _ type: SwiftType?, _ arguments: [CallArgument], _ scope: Int, isRead: Bool, depth: Int
  ) -> SwiftType? {
    switch type?.unwrapped {
    case .function(let types, let result):
      let function = Function(
        parameters: types.map { Parameter(label: nil, name: "", type: $0) }, result: result)
      return finish([function], arguments, base: nil, scope, isRead: isRead, depth: depth) ?? result
    case .metatype(let type):
      let functions = type.name.map { index.initializers(of: $0) } ?? []
      _ = finish(functions, arguments, base: type, scope, isRead: isRead, depth: depth)
      return type
    default:
      return finish([], arguments, base: nil, scope, isRead: isRead, depth: depth)
    }
  }

  /// Reads the expansion of a macro.
  mutating func macro(
    _ name: String, _ arguments: [CallArgument], _ scope: Int, isRead: Bool, depth: Int
  ) -> SwiftType? {
    finish(index.macros(name), arguments, base: nil, scope, isRead: isRead, depth: depth)
  }

  /// Reads the arguments of a call of one of several functions, and returns its result.
  private mutating func finish(
    _ functions: [Function], _ arguments: [CallArgument], base: SwiftType?, _ scope: Int,
    isRead: Bool, depth: Int
  ) -> SwiftType? {
    let candidates = functions.prefix(Self.overloadLimit).compactMap { function in
      function.match(arguments).map { Candidate(function: function, parameters: $0) }
    }
    if isRead {
      let lookup = lookup(of: arguments)
      for (number, argument) in arguments.enumerated() {
        read(argument, number, of: arguments, candidates, base: base, lookup: lookup, scope)
      }
      fuel = Self.steps
    }
    guard let function = candidates.first?.function ?? (functions.count == 1 ? functions[0] : nil),
      let result = function.result
    else { return nil }
    if case .named("Any", _) = result.unwrapped {
      // The function is generic: often the result has the type of the argument.
      return arguments.first.flatMap { typeOf($0.tokens, scope, depth: depth + 1) }
    }
    if case .array(.named("Any", _)) = result.unwrapped, let closure = arguments.last {
      return resultOfClosure(closure, base: base, scope, depth: depth).map { .array($0) }
    }
    if case .named("Self", _) = result { return base }
    let resolved = index.resolve(result, in: function.owner)
    guard let base else { return resolved }
    return resolved.replacing(generics(of: base))
  }

  /// Returns the type of the single expression in a closure whose argument is an element.
  private mutating func resultOfClosure(
    _ closure: CallArgument, base: SwiftType?, _ scope: Int, depth: Int
  ) -> SwiftType? {
    guard tokens.isMark("{", at: closure.tokens.lowerBound) else { return nil }
    let inner = addScope(in: scope)
    let body = bindParameters(
      ofClosureAt: closure.tokens.lowerBound, [base?.element ?? base], in: inner)
    guard tokens.expressionEnd(from: body.lowerBound, before: body.upperBound) == body.upperBound
    else { return nil }
    return typeOf(body, inner, depth: depth + 1)?.unwrapped
  }

  /// Reads an argument as what the functions expect.
  private mutating func read(
    _ argument: CallArgument, _ number: Int, of arguments: [CallArgument],
    _ candidates: [Candidate],
    base: SwiftType?, lookup: KeyLookup, _ scope: Int
  ) {
    var chosen: (type: SwiftType, function: Function)?
    var takesText = false
    for candidate in candidates {
      guard let parameter = candidate.parameters[number],
        let spelled = candidate.function.parameters[parameter].type
      else { continue }
      var type = index.resolve(spelled, in: candidate.function.owner)
      if let base { type = type.replacing(generics(of: base)) }
      if case .function(let parameters, let result) = type,
        parameters.isEmpty || parameters == [.tuple([])],
        !tokens.isMark("{", at: argument.tokens.lowerBound)
      {
        type = result
      }
      takesText = takesText || isText(type)
      if isText(type), !candidate.function.isDisfavored {
        // A literal is a string unless it must be something else.
        if candidate.function.isOwn || tokens.onlyLiteral(argument.tokens) != nil {
          chosen = (type, candidate.function)
          break
        }
        continue
      }
      if chosen == nil || isText(chosen?.type ?? type)
        || isKey(type) && chosen.map({ !isKey($0.type) }) == true
      {
        chosen = (type, candidate.function)
      }
    }
    if tokens.isMark("{", at: argument.tokens.lowerBound),
      tokens.next(after: argument.tokens.lowerBound) >= argument.tokens.upperBound
    {
      var parameters: [SwiftType?] = []
      var result: SwiftType?
      if case .function(let types, let type) = chosen?.type.unwrapped {
        (parameters, result) = (types, type)
      }
      if parameters.allSatisfy({ $0.map { $0 == .named("Any") } ?? true }) {
        parameters = elementTypes(for: arguments, before: number, base: base, scope)
      }
      return readClosure(
        at: argument.tokens.lowerBound, scope, parameters: parameters,
        result.map { .function([], $0) })
    }
    var expectation = Expectation(type: chosen?.type, isOverloaded: takesText)
    if let chosen, !chosen.function.isOwn {
      expectation.isOverloaded = true
      expectation.lookup = lookup
    }
    push(argument.tokens, scope, expectation)
  }

  /// Returns the types that a closure gets from the collection of a call: the first argument, as in
  /// `ForEach`, or the value whose member is called, as in `map`.
  private mutating func elementTypes(
    for arguments: [CallArgument], before number: Int, base: SwiftType?, _ scope: Int
  ) -> [SwiftType?] {
    fuel = Self.steps
    if let first = arguments.first, first.label == "for",
      case .metatype(let type) = typeOf(first.tokens, scope)
    {
      return [.named("ActivityViewContext", [type])]
    }
    if let presented = arguments.first(where: { $0.label == "presenting" }) {
      return [typeOf(presented.tokens, scope)?.unwrapped]
    }
    if number > 0, !arguments[0].isTrailing,
      arguments[0].label == nil || arguments[0].label == "item" || arguments[0].label == "data",
      let type = typeOf(arguments[0].tokens, scope)
    {
      if let element = type.element.map({ index.resolve($0, in: "") }) {
        if case .tuple(let elements) = element { return [element] + elements.map { $0.type } }
        return [element, element]
      }
      return arguments[0].label == nil ? [] : [type.unwrapped]
    }
    guard let type = base?.unwrapped else { return [] }
    if let name = type.name, index.ancestry(of: name).contains("View") { return [] }
    let element = type.element.map { index.resolve($0, in: "") } ?? type
    return [element, element]
  }

  // MARK: Closures

  /// Reads the statements of a closure.
  mutating func readClosure(
    at brace: Int, _ scope: Int, parameters: [SwiftType?], _ type: SwiftType?
  ) {
    var (parameters, result) = (parameters, SwiftType?.none)
    if case .function(let types, let returned) = type?.unwrapped {
      if parameters.isEmpty { parameters = types }
      result = returned
    }
    let inner = addScope(in: scope)
    let body = bindParameters(ofClosureAt: brace, parameters, in: inner)
    tasks.append(.statements(body, scope: inner, result: result, isImplicit: true))
  }

  /// Binds the parameters of a closure.
  ///
  /// - Returns: the statements behind them.
  private mutating func bindParameters(
    ofClosureAt brace: Int, _ types: [SwiftType?], in scope: Int
  ) -> Range<Int> {
    let inside = tokens.inside(brace, before: tokens.tokens.count)
    for (number, type) in types.enumerated() { bind("$\(number)", .known(type), in: scope) }
    if types.count > 1, case .tuple = types[0] { bind("$0", .known(types[0]), in: scope) }
    guard let word = closureHeaderEnd(inside) else { return inside }
    var start = inside.lowerBound
    while start < word, tokens.isMark("@", at: start) || tokens.isMark("[", at: start) {
      start = tokens.isMark("@", at: start) ? start + 2 : tokens.next(after: start)
    }
    var names = Range(start, upTo: word)
    if tokens.isMark("(", at: start) { names = tokens.inside(start, before: word) }
    let elements = tokens.elements(names)
    var types = types
    if elements.count == 1, types.count > 2, case .tuple = types[0] { types = [types[0]] }
    if elements.count > 1, types.count > 2, case .tuple = types[0] { types.removeFirst() }
    if elements.count > 1, let first = types.first, case .tuple(let parts) = first {
      types = parts.map(\.type)
    }
    for (number, element) in elements.enumerated() {
      var position = element.lowerBound
      if tokens.isMark("$", at: position) { position += 1 }
      guard let name = tokens.word(at: position), position < element.upperBound else { continue }
      var type = types.indices.contains(number) ? types[number] : nil
      if let colon = element.first(where: { tokens.isMark(":", at: $0) }),
        let read = tokens.type(in: Range(colon + 1, upTo: element.upperBound))
      {
        type = index.resolve(read.type, in: scopes[scope].owner)
      }
      bind(name, .known(type), in: scope)
    }
    return min(word + 1, inside.upperBound)..<inside.upperBound
  }

  /// Returns the `in` behind the parameters of a closure; nil if it has none.
  private func closureHeaderEnd(_ inside: Range<Int>) -> Int? {
    var index = inside.lowerBound
    let limit = min(inside.upperBound, index + 80)
    while index < limit {
      if let word = tokens.word(at: index) {
        if word == "in" { return index }
        if ["if", "for", "let", "var", "return", "switch", "guard", "while", "do"].contains(word) {
          return nil
        }
      } else if !tokens.isAny(",([:<>?.-@_&$!", at: index) {
        return nil
      }
      if tokens.tokens[index].startsLine, index > inside.lowerBound, tokens.isMark(".", at: index) {
        return nil
      }
      index = tokens.next(after: index)
    }
    return nil
  }

  // MARK: Tables

  /// Returns the table, the bundle and the comment among the arguments of a call.
  private func lookup(of arguments: [CallArgument]) -> KeyLookup {
    var lookup = KeyLookup()
    for argument in arguments {
      let literal = tokens.onlyLiteral(argument.tokens)
      switch argument.label {
      case "table", "tableName":
        if tokens.isWord("nil", at: argument.tokens.lowerBound) { continue }
        guard let name = literal.flatMap(tokens.plainText) else {
          lookup.hasUnknownTable = true
          continue
        }
        lookup.table = name
      case "bundle": lookup.isInOwnBundle = isOwnBundle(argument.tokens)
      case "comment": lookup.comment = literal.flatMap(tokens.plainText)
      case "defaultValue", "value":
        // An argument at the end of a broken file may have no tokens.
        if literal != nil,
          case .literal(let number) = tokens.tokens[argument.tokens.lowerBound].kind
        {
          lookup.value = number
        }
      default: continue
      }
    }
    return lookup
  }

  /// Returns whether an expression is the bundle of the app or of the module.
  private func isOwnBundle(_ range: Range<Int>) -> Bool {
    let words = range.compactMap { tokens.word(at: $0) }
    return [["main"], ["module"], ["Bundle", "main"], ["Bundle", "module"], ["nil"], ["bundle"]]
      .contains(words) && !range.contains { tokens.isMark("(", at: $0) }
      && (words != ["bundle"] || tokens.isMark("#", at: range.lowerBound))
  }
}
