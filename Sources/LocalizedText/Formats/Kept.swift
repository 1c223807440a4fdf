/// What was made for some keys, kept for the next time.
///
/// Nobody needs many in one locale, but a catalog may ask for another one in every text: so there is
/// an end to them, and then they are made anew.
struct Kept<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]

  /// The most values that are kept.
  static var capacity: Int { 64 }

  /// The value of a key, made if there is none; nil if it cannot be made.
  mutating func value(for key: Key, make: () -> Value?) -> Value? {
    if let value = values[key] { return value }
    guard let value = make() else { return nil }
    if values.count == Self.capacity { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }
}
