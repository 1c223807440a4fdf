/// A cache that holds a limited number of recently used values.
///
/// One locale rarely needs many formats, but every string of a malicious catalog may ask for a
/// different one, and a server has clients from everywhere.
public struct BoundedCache<Key: Hashable, Value> {
  @usableFromInline var values: [Key: Value] = [:]
  /// The values not used since `values` was last full.
  @usableFromInline var older: [Key: Value] = [:]

  package init() {}

  /// The maximum number of values in each of the two dictionaries.
  @inlinable public static var capacity: Int { 64 }

  /// Returns the value of a key, creating it if necessary, or nil if it cannot be created.
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
