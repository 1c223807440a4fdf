/// The names that code can use at a place, beside the members of types.
struct Scope {
  /// Where the type of a name comes from.
  enum Source {
    case known(SwiftType?)
    /// The initial value.
    case value(Range<Int>)
    /// An element of a collection, or a part of it if it is a tuple.
    case element(Range<Int>, part: Int?)
    /// A value of an enumeration case: the subject of the switch, the case, and the position.
    case payload(Range<Int>, name: String, part: Int)
  }

  struct Binding {
    var source: Source
    /// Whether the type is being inferred.
    var isPending = false
  }

  /// The enclosing scope.
  var parent: Int?
  /// The path of the enclosing type.
  var owner: String
  var names: [String: Binding] = [:]
}

/// The expected type of an expression.
struct Expectation {
  var type: SwiftType?
  /// Whether another overload takes strings, so that a literal beside a string is no key.
  var isOverloaded = false
  var lookup = KeyLookup()
}

/// The table, bundle, comment and default value that a call gives for a key.
struct KeyLookup {
  var table = "Localizable"
  var isInOwnBundle = true
  var comment: String?
  /// The literal with the default value.
  var value: UInt32?
  /// Whether the table is computed when the app runs.
  var hasUnknownTable = false
}
