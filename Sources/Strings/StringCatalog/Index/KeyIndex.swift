/// An open-addressing hash table that finds entries by key, using eight bytes per slot.
///
/// Keys stay in the file; two keys are compared only if their hashes are equal.
struct KeyIndex: Sendable {
  private struct Slot {
    static let empty = Slot(entry: .max, hash: 0)
    var entry: UInt32
    var hash: UInt32
  }

  private let hash = KeyHash()
  private var slots: [Slot] = []
  private var used = 0

  /// Inserts an entry.
  ///
  /// If the key already exists, returns its entry and inserts nothing.
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

  func entry(for key: Span<UInt8>, matches: (UInt32, Span<UInt8>) -> Bool) -> UInt32? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[place(of: key, hash: hash(key), matches: matches)]
    return slot.entry == .max ? nil : slot.entry
  }

  /// Returns the slot of a key, or the empty slot for it.
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

/// A hash function for keys that reads eight bytes at a time.
///
/// The standard library's hasher takes several times as long for short strings such as keys
/// (`galley-index` in Tests/Bench). The secrets differ per process, so no file can be crafted to
/// cause collisions.
struct KeyHash: Sendable {
  private let secrets: (UInt64, UInt64, UInt64)

  /// Creates a hash function with secrets derived from the standard library's.
  init() {
    func secret(_ number: UInt8) -> UInt64 {
      var hasher = Hasher()
      hasher.combine(number)
      return UInt64(truncatingIfNeeded: hasher.finalize())
    }
    secrets = (secret(0), secret(1), secret(2))
  }

  func callAsFunction(_ key: Span<UInt8>) -> UInt32 {
    let count = key.count
    var state = secrets.0
    var index = 0
    while count - index > 16 {
      state = Self.folded(key.word(at: index) ^ secrets.1, key.word(at: index + 8) ^ state)
      index += 16
    }
    // The rest is one word from each end; they overlap if it is shorter than two words.
    let length = count - index
    let first: UInt64
    let last: UInt64
    if length >= 8 {
      first = key.word(at: index)
      last = key.word(at: count - 8)
    } else {
      first = key.shortWord(at: index, count: length)
      last = 0
    }
    let rest = Self.folded(first ^ secrets.1, last ^ state)
    return UInt32(truncatingIfNeeded: Self.folded(secrets.2 ^ UInt64(count), rest))
  }

  /// Multiplies and combines both halves of the product, so every input bit affects many output
  /// bits.
  @inline(__always)
  private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension Span<UInt8> {
  /// Returns fewer than eight bytes as a number.
  @inline(__always)
  fileprivate func shortWord(at index: Int, count: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in index..<index + count { word = word << 8 | UInt64(self[index]) }
    return word
  }
}
