extension StandardOutput {
  /// How many results are in memory as text at one time.
  private static let partSize = 2_048

  /// Writes results of any number, whose text is made on all processors, some thousands at a time.
  ///
  /// If there are no results, `text` is called with the empty range.
  mutating func write(
    _ results: Range<Int>, _ text: @escaping @Sendable (Range<Int>) -> String
  ) {
    if results.isEmpty { write(text(results)) }
    var start = results.lowerBound
    while start < results.upperBound, isWanted {
      let end = min(start + Self.partSize, results.upperBound)
      let texts = (start..<end).parallelSum {
        [(start: $0.lowerBound, text: text($0))]
      } adding: {
        $0 += $1
      }
      for part in (texts ?? []).sorted(by: { $0.start < $1.start }) { write(part.text) }
      start = end
    }
  }
}
