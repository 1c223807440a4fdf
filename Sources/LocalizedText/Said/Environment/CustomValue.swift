/// A value of the environment under a key that a program declares.
package final class CustomValue: Sendable {
  /// What an app has put into the environment.
  package let value: any Sendable

  /// Stores a value.
  package init(_ value: any Sendable) { self.value = value }
}

extension CustomValue: Equatable {
  /// Whether both have the same value; if its type does not tell, whether both are the same object.
  package static func == (left: CustomValue, right: CustomValue) -> Bool {
    if left === right { return true }
    guard let value = left.value as? any Equatable else { return false }
    return value.equals(right.value)
  }
}

extension Equatable {
  fileprivate func equals(_ other: any Sendable) -> Bool { other as? Self == self }
}
