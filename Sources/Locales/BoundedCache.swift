/// A cache that holds a limited number of values.
///
/// One locale rarely needs many formats, but every text of a hostile catalog may ask for another
/// one. A full cache is emptied, and its values are made again if they are needed.
package struct BoundedCache<Key: Hashable, Value> {
  @usableFromInline var values: [Key: Value] = [:]

  package init() {}

  /// The largest number of values that the cache holds.
  @inlinable package static var capacity: Int { 64 }

  /// Returns the value of a key, and makes it if the cache does not have it; nil if it cannot be
  /// made.
  @inlinable
  package mutating func value(for key: Key, make: () -> Value?) -> Value? {
    if let value = values[key] { return value }
    guard let value = make() else { return nil }
    if values.count == Self.capacity { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }
}
