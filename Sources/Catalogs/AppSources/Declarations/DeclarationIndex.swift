/// The declarations of a project, and of the frameworks as far as they matter to keys.
struct DeclarationIndex: Sendable {
  /// The tokens of the files, by number.
  var files: [SwiftTokens] = []
  /// The types by path.
  ///
  /// Global functions and variables belong to the empty path.
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The paths of types by their last names.
  private var paths: [String: [String]] = [:]
  /// The ancestry of each type, when it has been found.
  private var ancestries: [String: [String]] = [:]
  /// The types that implement macros which look up a string.
  private(set) var lookupMacros: Set<String> = []
  /// All functions of types by name.
  private(set) var functions: [String: [Function]] = [:]

  /// Changes the declaration of a type.
  mutating func update(_ path: String, _ change: (inout TypeDeclaration) -> Void) {
    if types[path] == nil {
      types[path] = TypeDeclaration()
      paths[path.lastName, default: []].append(path)
    }
    change(&types[path, default: TypeDeclaration()])
  }

  /// Notes that a type is declared by the project, or by a framework.
  ///
  /// A type of the project replaces one of the same name in the frameworks.
  mutating func declare(_ path: String, isOwn: Bool) {
    if isOwn, types[path]?.isKnown == true { types[path] = TypeDeclaration() }
    update(path) {
      $0.isOwn = isOwn
      $0.isKnown = !isOwn
    }
  }

  /// Adds a function to a type.
  mutating func add(_ function: Function, _ name: String, to path: String) {
    update(path) { $0.functions[name, default: []].append(function) }
    if !path.isEmpty { functions[name, default: []].append(function) }
  }

  /// Notes that a type implements a macro which looks up a string.
  mutating func noteLookupMacro(_ name: String) { lookupMacros.insert(name) }

  /// Returns the path of the type that a name means in a scope; nil if none is declared.
  func path(of name: String, in scope: String) -> String? {
    if name.isEmpty { return nil }
    var prefix = scope
    // A name that no type has is not looked for in each scope.
    while !prefix.isEmpty, paths[name.lastName] != nil {
      let path = "\(prefix).\(name)"
      if types[path] != nil { return path }
      prefix = prefix.outerPath
    }
    if types[name] != nil { return name }
    guard let only = paths[name.lastName], only.count == 1,
      only[0].hasSuffix("." + name)
    else { return nil }
    return only[0]
  }

  /// Returns a type with the full paths of its names, and without type aliases.
  func resolve(_ type: SwiftType, in scope: String, depth: Int = 0) -> SwiftType {
    guard depth < 12 else { return type }
    let inner = { (type: SwiftType) in resolve(type, in: scope, depth: depth + 1) }
    switch type {
    case .named(let name, let arguments):
      if name == "Self" { return .named(scope) }
      guard let path = path(of: name, in: scope) else { return type }
      if let aliased = types[path]?.aliased {
        return resolve(aliased, in: path.outerPath, depth: depth + 1)
      }
      return .named(path, arguments.map(inner))
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .function(let parameters, let result):
      return .function(parameters.map(inner), inner(result))
    case .tuple(let elements):
      return .tuple(elements.map { SwiftType.Element(label: $0.label, type: $0.type.map(inner)) })
    case .metatype(let type): return .metatype(inner(type))
    }
  }

  /// Returns the paths of a type and of the types it inherits from, nearest first.
  func ancestry(of path: String) -> [String] { ancestries[path] ?? newAncestry(of: path) }

  /// Finds the ancestry of all types, once all declarations are known.
  mutating func findAncestries() {
    ancestries = Dictionary(
      uniqueKeysWithValues: types.keys.map { ($0, newAncestry(of: $0)) })
  }

  private func newAncestry(of path: String) -> [String] {
    if types[path]?.inherited.isEmpty != false { return [path] }
    var found = [path]
    var index = 0
    while index < found.count, found.count < 32 {
      let path = found[index]
      index += 1
      for type in types[path]?.inherited ?? [] {
        guard let name = type.name else { continue }
        let next = self.path(of: name, in: path) ?? name
        if !found.contains(next) { found.append(next) }
      }
    }
    return found
  }

  /// Returns the functions of a name that a type has or inherits.
  func functions(_ name: String, of path: String) -> [Function] {
    var found: [Function] = []
    for path in ancestry(of: path) { found += types[path]?.functions[name] ?? [] }
    return found
  }

  /// Returns the property of a name that a type has or inherits, and the path of its owner.
  func property(_ name: String, of path: String) -> (property: Property, owner: String)? {
    for path in ancestry(of: path) {
      if let property = types[path]?.properties[name] { return (property, path) }
    }
    return nil
  }

  /// Returns the initializers of a type, with the memberwise one if it has no other.
  func initializers(of path: String) -> [Function] {
    guard let type = types[path] else { return [] }
    let own = type.functions["init"] ?? []
    guard !type.isEnumeration, !type.hasInitializer, !type.stored.isEmpty else {
      return own.isEmpty
        ? ancestry(of: path).dropFirst().lazy.compactMap { types[$0]?.functions["init"] }.first
          ?? []
        : own
    }
    return own + [
      Function(parameters: type.stored, result: .named(path), owner: path, isOwn: type.isOwn)
    ]
  }
}

extension String {
  /// The last name of a path such as `Menu.Item`.
  var lastName: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The path without its last name.
  var outerPath: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? ""
  }
}
