/// Finds an entry by its key: an open hash table of entry numbers, eight bytes a slot.
///
/// Keys stay where they are in the source; two keys are compared only where their hashes agree.
struct KeyIndex: Sendable {
  private struct Slot {
    static let empty = Slot(entry: .max, hash: 0)
    var entry: UInt32
    var hash: UInt32
  }

  private let hash = KeyHash()
  private var slots: [Slot] = []
  private var used = 0

  /// Adds an entry, unless its key is there already: then it returns the entry that has it.
  mutating func insert(
    _ entry: UInt32, key: Span<UInt8>, matches: (UInt32, Span<UInt8>) -> Bool
  ) -> UInt32? {
    if used * 4 >= slots.count * 3 { grow() }
    let hash = hash(key)
    let place = place(of: key, hash: hash, matches: matches)
    guard slots[place].entry == .max else { return slots[place].entry }
    slots[place] = Slot(entry: entry, hash: hash)
    used += 1
    return nil
  }

  /// The entry that has a key.
  func entry(for key: Span<UInt8>, matches: (UInt32, Span<UInt8>) -> Bool) -> UInt32? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[place(of: key, hash: hash(key), matches: matches)]
    return slot.entry == .max ? nil : slot.entry
  }

  /// The slot that holds a key, or the empty one where it belongs.
  private func place(
    of key: Span<UInt8>, hash: UInt32, matches: (UInt32, Span<UInt8>) -> Bool
  ) -> Int {
    var place = Int(hash) & (slots.count - 1)
    while slots[place].entry != .max {
      if slots[place].hash == hash, matches(slots[place].entry, key) { break }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: .empty, count: max(64, old.count * 2))
    for slot in old where slot.entry != .max {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].entry != .max { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }
}
