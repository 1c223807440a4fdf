extension Range<Int> {
  /// Returns the first index that satisfies a predicate, using binary search; the upper bound if
  /// there is none.
  ///
  /// The predicate must be false up to some index and true from there on.
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
