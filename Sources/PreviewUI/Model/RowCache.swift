/// What was made of rows near the screen, by their places in the list: far more than any screen
/// shows, and few enough to keep.
///
/// Each place has a slot that it shares with places far away, so that nothing has to be searched,
/// and moving on forgets what is left behind.
struct RowCache<Value: Sendable>: Sendable {
  private var slots: [(row: Int, value: Value)?] = []
  private static var size: Int { 1_024 }

  /// What is kept of the row at a place of the list; nil where that is another row, or none.
  func value(of row: Int, at place: Int) -> Value? {
    guard !slots.isEmpty, let slot = slots[place & (Self.size - 1)], slot.row == row
    else { return nil }
    return slot.value
  }

  /// Keeps what was made of a row, for its place.
  mutating func keep(_ value: Value, of row: Int, at place: Int) {
    if slots.isEmpty { slots = Array(repeating: nil, count: Self.size) }
    slots[place & (Self.size - 1)] = (row, value)
  }

  /// Forgets everything.
  mutating func removeAll() { slots = [] }
}
