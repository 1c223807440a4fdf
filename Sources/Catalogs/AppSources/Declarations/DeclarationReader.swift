/// Reads the declarations of a file into an index, and lists the code in them.
///
/// It keeps a list of the types that are still to be read instead of recursing.
struct DeclarationReader {
  /// The members of a type, or the file.
  struct Members {
    var tokens: Range<Int>
    /// The path of the type; empty for a file.
    var owner: String
    var isExtension = false
    var isEnumeration = false
  }

  let tokens: SwiftTokens
  let file: Int
  let isOwn: Bool
  var bodies: [Body] = []
  private var pending: [Members] = []

  init(_ tokens: SwiftTokens, file: Int, isOwn: Bool = true) {
    self.tokens = tokens
    self.file = file
    self.isOwn = isOwn
  }

  /// The bytes of the longest path in which types are nested.
  private static let pathLimit = 500

  /// Reads members and everything in them.
  mutating func read(_ members: Members, into index: inout DeclarationIndex) {
    pending.append(members)
    while let next = pending.popLast() {
      var position = next.tokens.lowerBound
      while position < next.tokens.upperBound {
        let end = readMember(at: position, of: next, into: &index)
        position = max(position + 1, end)
      }
    }
  }

  /// Reads one declaration with everything in it, and returns the token after it.
  mutating func readOne(
    at start: Int, before limit: Int, owner: String, into index: inout DeclarationIndex
  ) -> Int {
    let members = Members(tokens: start..<limit, owner: owner, isExtension: true)
    let end = readMember(at: start, of: members, into: &index)
    while let next = pending.popLast() { read(next, into: &index) }
    return end
  }

  /// The attributes and modifiers before a declaration.
  struct Prefix {
    var attributes: Set<String> = []
    /// The type in `@Environment(Model.self)`.
    var environment: SwiftType?
    /// The member of the environment that `@Environment` names by its path.
    var environmentKey: String?
    var isStatic = false
    var isLazy = false
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final",
    "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "indirect",
    "required", "convenience", "dynamic", "optional", "distributed", "prefix", "postfix", "infix",
    "isolated", "borrowing", "consuming", "async",
  ]

  /// Reads a member, and returns the token after it.
  private mutating func readMember(
    at start: Int, of members: Members, into index: inout DeclarationIndex
  ) -> Int {
    let limit = members.tokens.upperBound
    var position = start
    let prefix = readPrefix(&position, before: limit, owner: members.owner)
    guard position < limit else { return limit }
    switch tokens.word(at: position) {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      return readType(at: position, of: members, into: &index)
    case "func", "init", "subscript", "deinit":
      return readFunction(at: position, of: members, prefix, into: &index)
    case "macro": return readMacro(at: position, of: members, into: &index)
    case "var", "let":
      return readVariables(at: position, of: members, prefix, into: &index)
    case "case" where members.isEnumeration:
      return readCases(at: position, of: members, into: &index)
    case "typealias", "associatedtype":
      return readAlias(at: position, of: members, into: &index)
    case "import":
      position += 1
      while position < limit, !tokens.tokens[position].startsLine, !tokens.isMark(";", at: position)
      {
        position += 1
      }
      return position
    default: break
    }
    if tokens.isMark(";", at: position) { return position + 1 }
    // Statements at the top level of a file, and macros.
    let end = max(position + 1, tokens.expressionEnd(from: position, before: limit))
    bodies.append(
      Body(tokens: position..<min(end, limit), kind: .statements(nil), owner: members.owner))
    return end
  }

  private mutating func readPrefix(
    _ position: inout Int, before limit: Int, owner: String
  ) -> Prefix {
    var prefix = Prefix()
    while position < limit {
      if tokens.isMark("@", at: position), let name = tokens.word(at: position + 1) {
        prefix.attributes.insert(name)
        let start = position + 1
        position += 2
        while tokens.isMark(".", at: position), tokens.word(at: position + 1) != nil {
          position += 2
        }
        if tokens.isMark("<", at: position),
          let close = tokens.closingAngle(of: position, before: limit)
        {
          position = close + 1
        }
        guard position < limit, tokens.isMark("(", at: position), tokens.isAdjacent(position) else {
          continue
        }
        let inside = tokens.inside(position, before: limit)
        position = min(tokens.next(after: position), limit)
        if name == "Environment" {
          prefix.environment = tokens.type(in: inside)?.type
          if inside.count == 3, tokens.isMark("\\", at: inside.lowerBound) {
            prefix.environmentKey = tokens.word(at: inside.upperBound - 1)
          }
        }
        if name != "available" {
          bodies.append(Body(tokens: start..<position, kind: .expression(nil), owner: owner))
        }
      } else if let word = tokens.word(at: position), position + 1 < limit,
        Self.modifiers.contains(word)
          || word == "class"
            && ["func", "var", "let", "subscript"].contains(tokens.word(at: position + 1))
      {
        if word == "static" || word == "class" { prefix.isStatic = true }
        if word == "lazy" { prefix.isLazy = true }
        position += 1
        if tokens.isMark("(", at: position) { position = min(tokens.next(after: position), limit) }
      } else {
        break
      }
    }
    return prefix
  }

  // MARK: Types

  private mutating func readType(
    at start: Int, of members: Members, into index: inout DeclarationIndex
  ) -> Int {
    let limit = members.tokens.upperBound
    let keyword = tokens.word(at: start)
    var position = start + 1
    guard position < limit, let name = tokens.word(at: position) else { return position }
    let isExtension = keyword == "extension"
    // Types are not nested deeply, and the paths of those that are would take much memory.
    let isOuter = members.owner.isEmpty || members.owner.utf8.count > Self.pathLimit
    var path = isOuter ? name : "\(members.owner).\(name)"
    if isExtension {
      path = tokens.type(in: position..<limit)?.type.name ?? name
    }
    if isExtension { index.update(path) { _ in } } else { index.declare(path, isOwn: isOwn) }
    position += 1
    while tokens.isMark(".", at: position) { position += 2 }
    if tokens.isMark("<", at: position),
      let close = tokens.closingAngle(of: position, before: limit)
    {
      let names = tokens.elements(Range(position + 1, upTo: close)).compactMap {
        tokens.word(at: $0.lowerBound)
      }
      index.update(path) { $0.generics = names }
      position = close + 1
    }
    let brace = tokens.bodyBrace(from: position, before: limit)
    if tokens.isMark(":", at: position) {
      position += 1
      var inherited: [SwiftType] = []
      while position < brace, let next = tokens.type(in: position..<brace) {
        inherited.append(next.type)
        position = next.end
        guard tokens.isMark(",", at: position) else { break }
        position += 1
      }
      index.update(path) { $0.inherited += inherited }
    }
    if keyword == "enum" { index.update(path) { $0.isEnumeration = true } }
    guard brace < limit else { return limit }
    if isOwn, members.owner.isEmpty, expandsToLookup(brace, path, index) {
      index.noteLookupMacro(name)
    }
    let isEnumeration = keyword == "enum"
    pending.append(
      Members(
        tokens: tokens.inside(brace, before: limit), owner: path, isExtension: isExtension,
        isEnumeration: isEnumeration))
    return min(tokens.next(after: brace), limit)
  }

  private mutating func readAlias(
    at start: Int, of members: Members, into index: inout DeclarationIndex
  ) -> Int {
    let limit = members.tokens.upperBound
    let end = tokens.expressionEnd(from: start + 1, before: limit)
    guard let name = tokens.word(at: start + 1), start + 1 < limit else { return end }
    var position = start + 2
    while position < end, !tokens.isMark("=", at: position) { position += 1 }
    if position + 1 < end, let type = tokens.type(in: Range(position + 1, upTo: end))?.type {
      let path = members.owner.isEmpty ? name : "\(members.owner).\(name)"
      index.update(path) { $0.aliased = type }
    }
    return end
  }

  private mutating func readCases(
    at start: Int, of members: Members, into index: inout DeclarationIndex
  ) -> Int {
    let limit = members.tokens.upperBound
    let type = SwiftType.named(members.owner)
    var position = start + 1
    while position < limit, let name = tokens.word(at: position) {
      position += 1
      if tokens.isMark("(", at: position), position < limit {
        let parameters = readParameters(
          tokens.inside(position, before: limit), owner: members.owner)
        index.add(
          Function(parameters: parameters, result: type, owner: members.owner, isOwn: isOwn), name,
          to: members.owner)
        position = min(tokens.next(after: position), limit)
      } else {
        let property = Property(type: type, file: file, owner: members.owner)
        index.update(members.owner) { $0.properties[name] = property }
      }
      if tokens.isMark("=", at: position) {
        let value = position + 1
        position = tokens.expressionEnd(from: value, before: limit)
        bodies.append(
          Body(
            tokens: Range(value, upTo: position),
            kind: .expression(index.types[members.owner]?.inherited.first), owner: members.owner))
      }
      guard tokens.isMark(",", at: position) else { break }
      position += 1
    }
    return position
  }
}
