/// A part of a command that options set: options which several commands share, or a single value.
struct OptionPart<Whole>: Sendable {
  /// The type of the part, which finds the ``OptionSetter`` for it.
  let id: ObjectIdentifier
  let set: @Sendable (inout Whole, OptionSetter, String) throws(InvalidValue) -> Void

  init<Part: Sendable>(_ path: any WritableKeyPath<Whole, Part> & Sendable) {
    id = ObjectIdentifier(Part.self)
    set = { whole, setter, value throws(InvalidValue) in
      try setter.set(&whole[keyPath: path], to: value)
    }
  }

  /// A part of the part at a path.
  init<Part: Sendable>(
    _ path: any WritableKeyPath<Whole, Part> & Sendable, _ inner: OptionPart<Part>
  ) {
    id = inner.id
    set = { whole, setter, value throws(InvalidValue) in
      try inner.set(&whole[keyPath: path], setter, value)
    }
  }
}

/// The effect of an option on one type of part.
///
/// ```swift
/// OptionSetter.choice(\SharedOptions.color)
/// ```
struct OptionSetter: Sendable {
  /// The type of the part.
  let part: ObjectIdentifier
  /// The words that it accepts; nil if it accepts others too.
  let words: [String]?
  private let effect: any Sendable

  private struct Effect<Part>: Sendable {
    let set: @Sendable (inout Part, String) throws(InvalidValue) -> Void
  }

  /// An effect on the parts of one type; the text is empty if the option takes no value.
  init<Part: Sendable>(
    words: [String]? = nil,
    _ set: @escaping @Sendable (inout Part, String) throws(InvalidValue) -> Void
  ) {
    part = ObjectIdentifier(Part.self)
    self.words = words
    effect = Effect(set: set)
  }

  /// Sets the option in a part; a part of another type stays as it is.
  func set<Part>(_ part: inout Part, to value: String) throws(InvalidValue) {
    try (effect as? Effect<Part>)?.set(&part, value)
  }
}

extension OptionSetter {
  /// Sets a property to a fixed value.
  static func value<Part: Sendable, Value: Sendable>(
    _ path: any WritableKeyPath<Part, Value> & Sendable, _ value: Value
  ) -> OptionSetter {
    OptionSetter { (part: inout Part, _) in part[keyPath: path] = value }
  }

  /// Sets a property to what a text says.
  static func text<Part: Sendable, Value>(
    _ path: any WritableKeyPath<Part, Value> & Sendable,
    _ read: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) -> OptionSetter {
    OptionSetter { (part: inout Part, text) throws(InvalidValue) in
      part[keyPath: path] = try read(text)
    }
  }

  /// Adds what a text says to a list.
  static func list<Part: Sendable, Element>(
    _ path: any WritableKeyPath<Part, [Element]> & Sendable,
    _ read: @escaping @Sendable (String) throws(InvalidValue) -> [Element]
  ) -> OptionSetter {
    OptionSetter { (part: inout Part, text) throws(InvalidValue) in
      part[keyPath: path].append(contentsOf: try read(text))
    }
  }

  /// Sets a property to one of a few words.
  static func choice<Part: Sendable, Choice: OptionChoice>(
    _ path: any WritableKeyPath<Part, Choice> & Sendable
  ) -> OptionSetter {
    OptionSetter(words: Choice.words) { (part: inout Part, text) throws(InvalidValue) in
      part[keyPath: path] = try Option.choice(text)
    }
  }

  /// Sets a part that is itself one of a few words.
  static func choiceOf<Choice: OptionChoice>(_ type: Choice.Type) -> OptionSetter {
    choice(\Choice.self)
  }

  /// Sets a path that may not be empty.
  static func path<Part: Sendable>(
    _ path: any WritableKeyPath<Part, String?> & Sendable, _ expected: String = "the path of a file"
  ) -> OptionSetter {
    text(path) { text throws(InvalidValue) in try Option.nonEmpty(text, expected) }
  }
}
