package import FoundationEssentials

/// Something that is written only when its text is resolved: a value with its format, a symbol.
package protocol TextValue: Equatable, Sendable {
  /// The value as it reads in the environment of a resolver.
  func resolve(with resolver: Resolver) -> ResolvedText
  /// When the value next reads differently as time passes; nil if it never does.
  func nextChange(in environment: EnvironmentValues) -> Date?
}

extension TextValue {
  /// Most values do not change with time.
  package func nextChange(in environment: EnvironmentValues) -> Date? { nil }
}

/// Any value that a text may be made of; two are equal if their values are.
package struct AnyTextValue: Equatable, Sendable {
  package let value: any TextValue

  init(_ value: some TextValue) { self.value = value }

  package static func == (left: Self, right: Self) -> Bool { left.value.equals(right.value) }
}

extension TextValue {
  fileprivate func equals(_ other: any TextValue) -> Bool { (other as? Self) == self }
}
