extension KeyScan {
  /// Reads an expression that is expected to have a type.
  mutating func read(_ range: Range<Int>, _ scope: Int, _ expectation: Expectation) {
    var range = range
    skipEffects(&range)
    guard !range.isEmpty else { return }
    if tokens.isWord("if", at: range.lowerBound) || tokens.isWord("switch", at: range.lowerBound) {
      let end = readBranches(
        at: range.lowerBound, before: range.upperBound, scope, expectation.type, isImplicit: true)
      push(Range(end, upTo: range.upperBound), scope, Expectation())
      return
    }
    switch tokens.parts(of: range) {
    case .single: _ = chain(range, scope, expectation, isRead: true)
    case .assignment(let target, let value):
      fuel = Self.steps
      let type = isLocalizedAssignment(value) ? typeOf(target, scope) : nil
      push(target, scope, Expectation())
      push(value, scope, Expectation(type: type))
    case .choice(let conditions, let values):
      for condition in conditions { push(condition, scope, Expectation()) }
      let inner = expectationOfChoice(among: values, scope, expectation)
      for value in values { push(value, scope, inner) }
    case .fallback(let values):
      let inner = expectationOfChoice(among: values, scope, expectation)
      for value in values { push(value, scope, inner) }
    case .cast(let value, let type, let isTest):
      let cast = isTest ? nil : tokens.type(in: type)?.type
      push(value, scope, Expectation(type: cast.map { index.resolve($0, in: scopes[scope].owner) }))
    case .condition(let operands), .range(let operands), .arithmetic(let operands):
      for operand in operands { push(operand, scope, Expectation()) }
    }
  }

  /// The steps of one inference.
  static let steps = 600

  private func skipEffects(_ range: inout Range<Int>) {
    while let word = tokens.word(at: range.lowerBound), !range.isEmpty,
      ["try", "await", "consume", "copy"].contains(word)
    {
      range = Range(range.lowerBound + 1, upTo: range.upperBound)
      if tokens.isAny("?!", at: range.lowerBound), !range.isEmpty {
        range = Range(range.lowerBound + 1, upTo: range.upperBound)
      }
    }
  }

  /// Returns whether the type of a variable matters to the value that is assigned to it.
  private func isLocalizedAssignment(_ value: Range<Int>) -> Bool {
    value.contains { index in
      switch tokens.tokens[index].kind {
      case .literal: true
      case .mark(let mark): mark == UInt8(ascii: ".") && index == value.lowerBound
      default: false
      }
    }
  }

  /// Returns what the alternatives of a choice are expected to be.
  ///
  /// A literal beside a string is a string where another overload takes strings.
  private mutating func expectationOfChoice(
    among values: [Range<Int>], _ scope: Int, _ expectation: Expectation
  ) -> Expectation {
    guard expectation.isOverloaded, let type = expectation.type, isKey(type) else {
      return expectation
    }
    for value in values where tokens.onlyLiteral(value) == nil {
      fuel = Self.steps
      switch tokens.parts(of: value) {
      case .single, .cast: break
      default: continue
      }
      if tokens.isWord("nil", at: value.lowerBound), value.count == 1 { continue }
      if tokens.isMark("(", at: value.lowerBound),
        tokens.next(after: value.lowerBound) >= value.upperBound
      {
        continue
      }
      guard let found = typeOf(value, scope), isKey(found) else { return Expectation() }
    }
    return expectation
  }

  /// Returns the type of an expression; nil if the code does not tell.
  mutating func typeOf(_ range: Range<Int>, _ scope: Int, depth: Int = 0) -> SwiftType? {
    var range = range
    skipEffects(&range)
    fuel -= 1
    guard depth < 32, fuel > 0, !range.isEmpty else { return nil }
    switch tokens.parts(of: range) {
    case .single: return chain(range, scope, Expectation(), isRead: false, depth: depth + 1)
    case .assignment: return nil
    case .choice(_, let values):
      for value in values {
        if let type = typeOf(value, scope, depth: depth + 1) { return type }
      }
      return nil
    case .fallback(let values):
      for value in values.reversed() {
        if let type = typeOf(value, scope, depth: depth + 1), !isLiteralNumber(value) {
          return type.unwrapped
        }
      }
      return values.last.flatMap { typeOf($0, scope, depth: depth + 1) }
    case .cast(_, let type, let isTest):
      if isTest { return .bool }
      return tokens.type(in: type).map { index.resolve($0.type, in: scopes[scope].owner) }
    case .condition: return .bool
    case .range(let operands):
      return arithmeticType(operands, scope, depth).map { .named("Range", [$0]) }
    case .arithmetic(let operands): return arithmeticType(operands, scope, depth)
    }
  }

  /// Returns the type of a sum, a product or the bounds of a range: that of an operand which is no literal number.
  private mutating func arithmeticType(
    _ operands: [Range<Int>], _ scope: Int, _ depth: Int
  ) -> SwiftType? {
    var literal: SwiftType?
    var isUnknown = false
    for operand in operands where !operand.isEmpty {
      let type = typeOf(operand, scope, depth: depth + 1)
      if isLiteralNumber(operand) {
        if literal != .double { literal = type }
      } else if let type {
        return type.unwrapped
      } else {
        isUnknown = true
      }
    }
    return isUnknown ? nil : literal
  }

  private func isLiteralNumber(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      if tokens.isAny(".-", at: index) { return true }
      guard let word = tokens.word(at: index), let first = word.utf8.first else { return false }
      return UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
    }
  }

  // MARK: Names

  /// Returns the type of a name in a scope: a local variable, a member of the enclosing types, a
  /// global variable, or a type.
  mutating func typeOfName(_ name: String, _ scope: Int, depth: Int) -> SwiftType? {
    if let owner = self.scope(binding: name, from: scope) {
      return typeOfBinding(name, in: owner, depth: depth)
    }
    var path = scopes[scope].owner
    while !path.isEmpty {
      if let type = typeOfProperty(name, of: .named(path), depth: depth) { return type }
      path = path.outerPath
    }
    if let property = index.types[""]?.properties[name] {
      return inferred(property, name, owner: "", depth: depth)
    }
    if index.path(of: name, in: scopes[scope].owner) != nil {
      return .metatype(index.resolve(.named(name), in: scopes[scope].owner))
    }
    return nil
  }

  private mutating func typeOfBinding(_ name: String, in scope: Int, depth: Int) -> SwiftType? {
    guard let binding = scopes[scope].names[name] else { return nil }
    if case .known(let type) = binding.source { return type }
    scopes[scope].names[name]?.isPending = true
    let type = typeOfSource(binding.source, in: scope, depth: depth)
    scopes[scope].names[name] = Scope.Binding(source: .known(type))
    return type
  }

  private mutating func typeOfSource(
    _ source: Scope.Source, in scope: Int, depth: Int
  ) -> SwiftType? {
    switch source {
    case .known(let type): return type
    case .value(let range): return typeOf(range, scope, depth: depth + 1)?.unwrapped
    case .element(let range, let part):
      guard let type = typeOf(range, scope, depth: depth + 1) else { return nil }
      if let part, part < 0 { return self.part(-1 - part, of: type) }
      guard let element = type.element.map({ index.resolve($0, in: "") }) else { return nil }
      return part.map { self.part($0, of: element) } ?? element
    case .payload(let range, let name, let part):
      guard let type = typeOf(range, scope, depth: depth + 1)?.unwrapped else { return nil }
      if name == "some" { return type }
      guard let path = type.name else { return nil }
      let function = index.functions(name, of: path).first
      guard let parameters = function?.parameters, parameters.indices.contains(part) else {
        return nil
      }
      return parameters[part].type.map {
        index.resolve($0, in: function?.owner ?? path).replacing(type.arguments)
      }
    }
  }

  private func part(_ number: Int, of type: SwiftType) -> SwiftType? {
    guard case .tuple(let elements) = type.unwrapped, elements.indices.contains(number) else {
      return nil
    }
    return elements[number].type
  }

  /// Returns the type of a property; nil if it is not known.
  mutating func typeOfProperty(_ name: String, of type: SwiftType, depth: Int) -> SwiftType? {
    if case .tuple(let elements) = type {
      if let number = Int(name) { return part(number, of: type) }
      return elements.first { $0.label == name }?.type
    }
    guard let path = type.name else { return nil }
    if path == "Binding", name != "wrappedValue", let value = type.arguments["Element"] {
      return typeOfProperty(name, of: value, depth: depth)
    }
    if name == "rawValue", let raw = index.types[path]?.inherited.first, raw.name != path {
      return index.resolve(raw, in: path)
    }
    guard let (property, owner) = index.property(name, of: path) else { return nil }
    let found = inferred(property, name, owner: owner, depth: depth)
    if owner != path, case .named("Self", _) = found { return type }
    return found.map { $0.replacing(generics(of: type)) }
  }

  /// Returns the generic arguments of a type by the names of its parameters.
  func generics(of type: SwiftType) -> [String: SwiftType] {
    guard case .named(let path, let arguments) = type.unwrapped,
      let names = index.types[path]?.generics, !names.isEmpty
    else { return type.arguments }
    return Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
  }

  private mutating func inferred(
    _ property: Property, _ name: String, owner: String, depth: Int
  ) -> SwiftType? {
    if let type = property.type { return index.resolve(type, in: owner) }
    if let key = property.environmentKey, owner != "EnvironmentValues" {
      return typeOfProperty(key, of: .named("EnvironmentValues"), depth: depth + 1)
    }
    let id = "\(owner).\(name)"
    if let known = propertyTypes[id] { return known }
    guard let value = property.value else { return nil }
    propertyTypes[id] = .some(nil)
    let type = inFile(property.file) { scan in
      let scope = scan.addScope(in: nil, owner: owner)
      return scan.typeOf(value, scope, depth: depth + 1)
    }
    propertyTypes[id] = .some(type)
    return type
  }
}
