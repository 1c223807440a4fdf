/// The value that an option takes, and its effect on a command or a part of one.
///
/// ```swift
/// .value(\.limit, .text("N"), OptionText.number(in: 1...Int.max))
/// ```
struct OptionSetter<Owner>: Sendable {
  /// The value; nil if the option takes none.
  var value: OptionEntry.Value?
  /// Changes the owner as a value says, which is empty if the option takes none.
  let set: @Sendable (inout Owner, String) throws(InvalidValue) -> Void
}

extension OptionSetter {
  /// Sets a property to true.
  static func flag(_ path: any WritableKeyPath<Owner, Bool> & Sendable) -> Self {
    fixed(path, true)
  }

  /// Sets a property to a fixed value.
  static func fixed<Value: Sendable>(
    _ path: any WritableKeyPath<Owner, Value> & Sendable, _ value: Value
  ) -> Self {
    Self { owner, _ in owner[keyPath: path] = value }
  }

  /// Sets a property to the value that a function reads.
  static func value<Value>(
    _ path: any WritableKeyPath<Owner, Value> & Sendable, _ value: OptionEntry.Value,
    _ read: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) -> Self {
    Self(value: value) { owner, text throws(InvalidValue) in
      owner[keyPath: path] = try read(text)
    }
  }

  /// Adds the values that a function reads to a list.
  static func list<Element>(
    _ path: any WritableKeyPath<Owner, [Element]> & Sendable, _ value: OptionEntry.Value,
    _ read: @escaping @Sendable (String) throws(InvalidValue) -> [Element]
  ) -> Self {
    Self(value: value) { owner, text throws(InvalidValue) in
      owner[keyPath: path].append(contentsOf: try read(text))
    }
  }

  /// Sets a property to one of a few words; the help shows `name` if the list is too long.
  static func choice<Choice: OptionChoice>(
    _ path: any WritableKeyPath<Owner, Choice> & Sendable, named name: String? = nil
  ) -> Self {
    value(path, .choice(Choice.words, named: name), OptionText.choice)
  }

  /// Sets a property to one of a few words.
  static func choice<Choice: OptionChoice>(
    _ path: any WritableKeyPath<Owner, Choice?> & Sendable, named name: String? = nil
  ) -> Self {
    value(path, .choice(Choice.words, named: name)) { text throws(InvalidValue) in
      try OptionText.choice(text) as Choice
    }
  }

  /// Sets a property to the value of one of a few words.
  static func choice<Value: Sendable>(
    _ path: any WritableKeyPath<Owner, Value> & Sendable, _ values: KeyValuePairs<String, Value>
  ) -> Self {
    let words = values.map(\.key)
    return value(path, .choice(words)) { text throws(InvalidValue) in
      guard let index = words.firstIndex(of: text) else { throw InvalidValue(oneOf: words) }
      return values[index].value
    }
  }

  /// Sets a property to a text that may not be empty, such as a path.
  static func path(
    _ path: any WritableKeyPath<Owner, String?> & Sendable,
    _ value: OptionEntry.Value = .file("FILE"), _ expected: String = "the path of a file"
  ) -> Self {
    self.value(path, value) { text throws(InvalidValue) in
      try OptionText.nonEmpty(text, expected)
    }
  }

  /// Sets a property to yes or no.
  static func yesOrNo(_ path: any WritableKeyPath<Owner, Bool> & Sendable) -> Self {
    value(path, .choice(["yes", "no"]), OptionText.yesOrNo)
  }
}
