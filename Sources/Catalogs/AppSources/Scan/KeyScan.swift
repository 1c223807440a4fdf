/// Follows the types of expressions through a project to find the literals that are keys.
///
/// It keeps a list of the code that is still to be read instead of recursing. Inferring the type of
/// an expression recurses to a limit.
struct KeyScan {
  /// Code to be read.
  enum Task {
    /// Statements, with the type that they return, and whether a single expression is returned.
    case statements(Range<Int>, scope: Int, result: SwiftType?, isImplicit: Bool)
    case expression(Range<Int>, scope: Int, Expectation)
  }

  var index: DeclarationIndex
  /// The tokens of the current file.
  var tokens: SwiftTokens
  /// The number of the current file.
  var file = 0
  var scopes: [Scope] = []
  var tasks: [Task] = []
  /// The bodies of functions and types in functions, with their scopes.
  var literals: [LocalizedLiteral] = []
  /// The inferred types of properties, by owner and name; nil while one is inferred.
  var propertyTypes: [String: SwiftType?] = [:]
  /// How many more steps an inference may take.
  var fuel = 0

  init(_ index: DeclarationIndex) {
    self.index = index
    tokens = index.files.first ?? SwiftTokens(bytes: [])
  }

  /// Reads the code of a file.
  ///
  /// - Returns: the keys in it, in order.
  mutating func read(_ bodies: [Body], of file: Int) -> [LocalizedLiteral] {
    self.file = file
    tokens = index.files[file]
    literals = []
    let previews = tokens.previews
    for body in bodies {
      scopes.removeAll(keepingCapacity: true)
      enter(body, parent: nil)
      while let task = tasks.popLast() {
        switch task {
        case .statements(let range, let scope, let result, let isImplicit):
          readStatements(range, scope, result, isImplicit: isImplicit)
        case .expression(let range, let scope, let expectation):
          read(range, scope, expectation)
        }
      }
    }
    var seen: Set<Int> = []
    literals.sort { $0.offset < $1.offset }
    literals.removeAll { literal in
      !seen.insert(literal.offset).inserted
        || previews.contains { range in
          range.lowerBound < tokens.tokens.count
            && literal.offset >= tokens.tokens[range.lowerBound].range.lowerBound
            && (range.upperBound >= tokens.tokens.count
              || literal.offset < tokens.tokens[range.upperBound].range.lowerBound)
        }
    }
    return literals
  }

  /// Adds a body to the code to be read.
  mutating func enter(_ body: Body, parent: Int?) {
    let scope = addScope(in: parent, owner: body.owner)
    for parameter in body.parameters {
      var type = parameter.type
      if parameter.isVariadic { type = type.map { .array($0) } }
      bind(parameter.name, .known(type.map { index.resolve($0, in: body.owner) }), in: scope)
    }
    switch body.kind {
    case .statements(let result):
      tasks.append(
        .statements(
          body.tokens, scope: scope, result: result.map { index.resolve($0, in: body.owner) },
          isImplicit: true))
    case .expression(let type):
      tasks.append(
        .expression(
          body.tokens, scope: scope,
          Expectation(type: type.map { index.resolve($0, in: body.owner) })))
    }
  }

  // MARK: Scopes

  mutating func addScope(in parent: Int?, owner: String? = nil) -> Int {
    scopes.append(
      Scope(parent: parent, owner: owner ?? parent.map { scopes[$0].owner } ?? ""))
    return scopes.count - 1
  }

  mutating func bind(_ name: String, _ source: Scope.Source, in scope: Int) {
    guard name != "_", !name.isEmpty else { return }
    scopes[scope].names[name] = Scope.Binding(source: source)
  }

  /// Returns the scope that binds a name, from the innermost.
  func scope(binding name: String, from scope: Int) -> Int? {
    var next: Int? = scope
    var steps = 0
    while let current = next, steps < 256 {
      if let binding = scopes[current].names[name], !binding.isPending { return current }
      next = scopes[current].parent
      steps += 1
    }
    return nil
  }

  /// Does something in another file, and then returns to the current one.
  mutating func inFile<Result>(_ number: Int, _ body: (inout KeyScan) -> Result) -> Result {
    guard number != file, index.files.indices.contains(number) else { return body(&self) }
    let (oldFile, oldTokens) = (file, tokens)
    file = number
    tokens = index.files[number]
    defer { (file, tokens) = (oldFile, oldTokens) }
    return body(&self)
  }
}
