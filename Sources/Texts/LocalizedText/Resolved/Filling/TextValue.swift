package import FoundationEssentials

/// A value that is formatted when its text is resolved, such as a number or a symbol.
package protocol TextValue: HeldValue {
  /// Returns the value formatted for the resolver's environment.
  func resolve(with resolver: Resolver) -> ResolvedText
  /// Returns the next time the formatted value changes, or nil if it never does.
  func nextChange(in environment: EnvironmentValues) -> Date?
  /// The number that adjacent words agree with, as in "2 salads", or nil if there is none.
  var countedNumber: Argument? { get }
}

extension TextValue {
  /// Returns nil: most values do not change with time.
  package func nextChange(in environment: EnvironmentValues) -> Date? { nil }
  /// nil: most values are not numbers.
  package var countedNumber: Argument? { nil }
}

extension AnyTextValue {
  /// The value as one that can be resolved; every value is.
  var resolvable: (any TextValue)? { value as? any TextValue }
}

extension Text {
  package init(value: some TextValue) { self.init(.value(AnyTextValue(value))) }
}
