/// The environment value of a key that a program declares.
package final class CustomValue: Sendable {
  /// The stored value.
  package let value: any Sendable

  /// Wraps a value.
  package init(_ value: any Sendable) { self.value = value }
}

extension CustomValue: Equatable {
  /// Whether both have equal values or, if the type is not equatable, are the same object.
  package static func == (left: CustomValue, right: CustomValue) -> Bool {
    if left === right { return true }
    guard let value = left.value as? any Equatable else { return false }
    return value.equals(right.value)
  }
}

extension Equatable {
  fileprivate func equals(_ other: any Sendable) -> Bool { other as? Self == self }
}
