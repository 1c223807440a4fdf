/// A value stored in a text; ``TextValue`` resolves it.
package protocol HeldValue: Equatable, Sendable {}

/// A type-erased value stored in a text.
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
