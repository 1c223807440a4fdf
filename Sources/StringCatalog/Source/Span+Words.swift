extension Span<UInt8> {
  /// Eight bytes as a number, in the order of the machine.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    precondition(index >= 0 && index + 8 <= count, "a word behind the end")
    return unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Whether two runs of bytes are equal.
  func holdsTheSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else {
      for index in indices where self[index] != other[index] { return false }
      return true
    }
    var index = 0
    while index < count {
      // The last word ends where the bytes do, for which some are compared twice.
      let start = Swift.min(index, count - 8)
      guard word(at: start) == other.word(at: start) else { return false }
      index += 8
    }
    return true
  }
}
