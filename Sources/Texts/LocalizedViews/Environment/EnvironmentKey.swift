public import LocalizedText

/// A key for a custom environment value.
///
/// ```swift
/// struct CurrencyKey: EnvironmentKey {
///   static let defaultValue = "EUR"
/// }
///
/// extension EnvironmentValues {
///   var currency: String {
///     get { self[CurrencyKey.self] }
///     set { self[CurrencyKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value in an environment that does not set it.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = CustomValue(newValue) }
  }
}
