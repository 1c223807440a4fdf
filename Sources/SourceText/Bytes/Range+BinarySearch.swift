extension Range<Int> {
  /// The first index for which a condition is true, found by binary search; the upper bound if it is
  /// true for none.
  ///
  /// The condition must be false before some index and true from there on.
  ///
  /// ```swift
  /// let starts = [0, 4, 9]
  /// starts.indices.partitioningIndex { starts[$0] > 5 }  // 2
  /// ```
  @inlinable package func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
