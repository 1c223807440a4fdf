import FileAccess

extension StandardOutput {
  /// How many results are in memory as text at one time.
  private static let partSize = 2_048

  /// Writes results of any number, whose text is made on all processors, some thousands at a time.
  ///
  /// If there are no results, `text` is called with the empty range.
  ///
  /// - Parameters:
  ///   - results: The numbers of the results.
  ///   - isForPeople: Whether the texts are lines for people.
  ///   - text: Makes the text of some results.
  mutating func write(
    _ results: Range<Int>, forPeople isForPeople: Bool = false,
    _ text: @escaping @Sendable (Range<Int>) -> String
  ) {
    if results.isEmpty { add(text(results), forPeople: isForPeople) }
    var start = results.lowerBound
    while start < results.upperBound, isWanted {
      let end = min(start + Self.partSize, results.upperBound)
      let texts = (start..<end).parallelSum {
        [(start: $0.lowerBound, text: text($0))]
      } adding: {
        $0 += $1
      }
      for part in (texts ?? []).sorted(by: { $0.start < $1.start }) {
        add(part.text, forPeople: isForPeople)
      }
      start = end
    }
  }

  private mutating func add(_ text: String, forPeople isForPeople: Bool) {
    if isForPeople { write(lines: text) } else { write(text) }
  }
}
