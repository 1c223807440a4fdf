/// A hash over the bytes of keys that takes them eight at a time.
///
/// The standard library's takes several times as long for texts as short as keys are. The secrets
/// are others in each process, so that nobody can write a catalog of colliding keys; a hash never
/// leaves the process.
struct KeyHash: Sendable {
  private let secrets: (UInt64, UInt64, UInt64)

  /// Makes a hash with secrets from those of the standard library's.
  init() {
    func secret(_ number: UInt8) -> UInt64 {
      var hasher = Hasher()
      hasher.combine(number)
      return UInt64(truncatingIfNeeded: hasher.finalize())
    }
    secrets = (secret(0), secret(1), secret(2))
  }

  /// The hash of a key.
  func callAsFunction(_ key: Span<UInt8>) -> UInt32 {
    let count = key.count
    var state = secrets.0
    var index = 0
    while count - index > 16 {
      state = Self.folded(key.word(at: index) ^ secrets.1, key.word(at: index + 8) ^ state)
      index += 16
    }
    // The rest has a word from each end, which overlap where there is less than two of them.
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

  /// Both halves of a product in one: every bit of the factors moves many of it.
  @inline(__always)
  private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension Span<UInt8> {
  /// Fewer than eight bytes as a number.
  @inline(__always)
  fileprivate func shortWord(at index: Int, count: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in index..<index + count { word = word << 8 | UInt64(self[index]) }
    return word
  }
}
