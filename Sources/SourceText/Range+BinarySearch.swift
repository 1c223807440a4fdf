extension Range<Int> {
  /// The first number of the range for which `isReached` returns true, by binary search; the upper
  /// bound if there is none.
  ///
  /// Once `isReached` returns true, it must do so for all greater numbers.
  ///
  /// ```swift
  /// (0..<offsets.count).firstReached { offsets[$0] >= wanted }
  /// ```
  ///
  /// It is inlined, because the layout of texts searches with it for every line.
  @inlinable
  @inline(__always)
  package func firstReached(_ isReached: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
