/// A parameter of a function, an initializer or an enumeration case.
struct Parameter: Sendable {
  /// The label of the argument; nil for `_`.
  var label: String?
  /// The name in the body.
  var name: String
  var type: SwiftType?
  var isVariadic = false
  var hasDefault = false
}

/// A function, an initializer, an enumeration case or a subscript.
struct Function: Sendable {
  var parameters: [Parameter] = []
  var result: SwiftType?
  /// The path of the type it belongs to; empty for a global function.
  var owner = ""
  /// Whether other overloads come first.
  var isDisfavored = false
  /// Whether a file of the project declares it, rather than an interface that is known.
  var isOwn = true
  /// The name of the type that implements a macro.
  var implementation: String?
}

/// A variable or constant.
struct Property: Sendable {
  var type: SwiftType?
  /// The initial value, in the tokens of a file, from which the type may be inferred.
  var value: Range<Int>?
  /// The name in the environment of views, in place of a value.
  var environmentKey: String?
  /// The number of the file.
  var file = 0
  var owner = ""
}

/// The members that the project declares for a type, in its declaration and extensions.
struct TypeDeclaration: Sendable {
  /// The types it inherits from or conforms to.
  var inherited: [SwiftType] = []
  var properties: [String: Property] = [:]
  /// The functions by name; `init` for initializers.
  var functions: [String: [Function]] = [:]
  /// The stored properties, which are the parameters of a memberwise initializer.
  var stored: [Parameter] = []
  /// Whether its declaration has an initializer, so that there is no memberwise one.
  var hasInitializer = false
  /// The names of generic parameters, in order.
  var generics: [String] = []
  var aliased: SwiftType?
  var isEnumeration = false
  /// Whether a file of the project declares it, rather than an interface that is known.
  var isOwn = false
  /// Whether a framework declares it.
  var isKnown = false
}

/// Code that runs: the body of a function, an initial value, or an argument of an attribute.
struct Body: Sendable {
  enum Kind: Sendable {
    /// Statements of which a single one is the result.
    case statements(SwiftType?)
    /// An expression of a type.
    case expression(SwiftType?)
  }

  var tokens: Range<Int>
  var kind: Kind
  /// The path of the enclosing type.
  var owner: String
  var parameters: [Parameter] = []
}
