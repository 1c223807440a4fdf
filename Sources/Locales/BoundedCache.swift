/// What was made for some keys, kept for the next time.
///
/// Nobody needs many in one locale, but a catalog may ask for another one in every text: so there is
/// an end to them, and then they are made anew.
package struct BoundedCache<Key: Hashable, Value> {
  @usableFromInline var values: [Key: Value] = [:]

  package init() {}

  /// The most values that are kept.
  @inlinable package static var capacity: Int { 64 }

  /// The value of a key, made if there is none; nil if it cannot be made.
  @inlinable
  package mutating func value(for key: Key, make: () -> Value?) -> Value? {
    if let value = values[key] { return value }
    guard let value = make() else { return nil }
    if values.count == Self.capacity { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }
}
