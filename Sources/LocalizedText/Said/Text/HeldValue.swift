/// A value that a text holds until it is resolved; ``TextValue`` says what it is resolved to.
package protocol HeldValue: Equatable, Sendable {}

/// A value of any type that a text can contain.
///
/// Two are equal if their values are.
package struct AnyTextValue: Equatable, Sendable {
  package let value: any HeldValue

  init(_ value: some HeldValue) { self.value = value }

  package static func == (left: Self, right: Self) -> Bool { left.value.equals(right.value) }
}

extension HeldValue {
  fileprivate func equals(_ other: any HeldValue) -> Bool { (other as? Self) == self }
}
