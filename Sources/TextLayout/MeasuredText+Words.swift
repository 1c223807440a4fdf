extension MeasuredText {
  /// The columns of the widest word: of what stands between two places where a line may end.
  ///
  /// ```swift
  /// measurer.measure("Bon voyage").longestWord  // 6
  /// ```
  public var longestWord: Int {
    var longest = 0
    for paragraph in paragraphs {
      var columns = 0
      var ink = 0
      for number in paragraph {
        let cluster = clusters[number]
        columns += cluster.columns
        if cluster.hasInk { ink = columns }
        guard cluster.mayBreakBehind || number == paragraph.upperBound - 1 else { continue }
        longest = max(longest, ink)
        (columns, ink) = (0, 0)
      }
    }
    return longest
  }
}
