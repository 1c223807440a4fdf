/// Values of rows near the screen, by their position in the list: many more than any screen shows.
///
/// Each position has a slot that it shares with positions far away. So nothing has to be searched,
/// and rows that are far away after scrolling are forgotten.
struct RowSlots<Value: Sendable>: Sendable {
  private var slots: [(row: Int, value: Value)?] = []
  private static var size: Int { 1_024 }

  /// The value of the row at a position; nil if there is none, or one of another row.
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
