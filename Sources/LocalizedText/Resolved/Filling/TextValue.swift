package import FoundationEssentials

/// A value that is written when its text is resolved, such as a number with its format or a symbol.
package protocol TextValue: HeldValue {
  /// Returns the value as it reads in the resolver's environment.
  func resolve(with resolver: Resolver) -> ResolvedText
  /// Returns the time at which the text of the value changes; nil if it never does.
  func nextChange(in environment: EnvironmentValues) -> Date?
  /// The value, if words beside it agree with it: "2 salads".
  var countedNumber: Argument? { get }
}

extension TextValue {
  /// Most values do not change with time.
  package func nextChange(in environment: EnvironmentValues) -> Date? { nil }
  /// Most values are not numbers.
  package var countedNumber: Argument? { nil }
}

extension AnyTextValue {
  /// The value as one that can be resolved; there are no others.
  var resolvable: (any TextValue)? { value as? any TextValue }
}

extension Text {
  package init(value: some TextValue) { self.init(.value(AnyTextValue(value))) }
}
