/// A cache that holds a limited number of values, and keeps those that were used last.
///
/// One locale rarely needs many formats, but every text of a hostile catalog may ask for another
/// one, and a server has guests from everywhere.
public struct BoundedCache<Key: Hashable, Value> {
  @usableFromInline var values: [Key: Value] = [:]
  /// The values that were not used since `values` was last full.
  @usableFromInline var older: [Key: Value] = [:]

  package init() {}

  /// The largest number of values in each of the two dictionaries.
  @inlinable public static var capacity: Int { 64 }

  /// Returns the value of a key, and makes it if the cache does not have it; nil if it cannot be
  /// made.
  @inlinable
  public mutating func value(for key: Key, make: () -> Value?) -> Value? {
    if let value = values[key] { return value }
    guard let value = older[key] ?? make() else { return nil }
    if values.count == Self.capacity {
      older = values
      values = [:]
    }
    values[key] = value
    return value
  }
}
