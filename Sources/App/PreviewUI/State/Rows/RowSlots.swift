/// A cache of values for rows near the screen, by position in the list.
///
/// Positions far apart share a slot, so no searching is needed and distant rows are evicted while
/// scrolling.
struct RowSlots<Value: Sendable>: Sendable {
  private var slots: [(row: Int, value: Value)?] = []
  private static var size: Int { 1_024 }

  /// Returns the value of the row at a position, if it is cached.
  func value(of row: Int, at position: Int) -> Value? {
    guard !slots.isEmpty, let slot = slots[position & (Self.size - 1)], slot.row == row
    else { return nil }
    return slot.value
  }

  mutating func keep(_ value: Value, of row: Int, at position: Int) {
    if slots.isEmpty { slots = Array(repeating: nil, count: Self.size) }
    slots[position & (Self.size - 1)] = (row, value)
  }

  /// Forgets the values of a row.
  mutating func remove(_ row: Int) {
    for index in slots.indices where slots[index]?.row == row { slots[index] = nil }
  }

  /// Forgets all values.
  mutating func removeAll() { slots = [] }
}
