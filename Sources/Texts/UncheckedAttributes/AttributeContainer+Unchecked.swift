package import FoundationEssentials

extension AttributeContainer {
  /// Sets an attribute whose key was found when the program runs.
  ///
  /// Foundation asks for a proof that values are `Sendable`. For a key that is known only at run time
  /// there is none, because a program cannot ask whether a type is `Sendable`. Foundation lets modules
  /// in Swift 5 mode do without, so this one function is in such a module.
  package mutating func set<Key: AttributedStringKey>(_ value: Key.Value, of key: Key.Type) {
    self[key] = value
  }
}
