/// The number of words to insert, remove or replace to make one string of another.
enum WordDistance {
  /// Returns the distance of two lists of words, or nil if it is more than a limit.
  static func between<Word: Equatable>(_ one: [Word], _ other: [Word], limit: Int) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    var last = Array(0...other.count)
    var row = last
    for (index, word) in one.enumerated() {
      row[0] = index + 1
      var least = row[0]
      for place in other.indices {
        row[place + 1] = min(
          last[place] + (word == other[place] ? 0 : 1), last[place + 1] + 1, row[place] + 1)
        least = min(least, row[place + 1])
      }
      if least > limit { return nil }
      swap(&last, &row)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
