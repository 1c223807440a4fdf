internal import SourceText

/// The number of lines that differ between two texts, as in a line diff.
struct LineDifference {
  /// The maximum number of differing lines to compare individually.
  private static let mostLines = 2000

  /// The number of removed plus added lines.
  let count: Int

  /// Compares two texts.
  init(from old: [UInt8], to new: [UInt8]) {
    var (olds, news) = (Self.lines(of: old)[...], Self.lines(of: new)[...])
    while let one = olds.first, let other = news.first, one == other {
      olds.removeFirst()
      news.removeFirst()
    }
    while let one = olds.last, let other = news.last, one == other {
      olds.removeLast()
      news.removeLast()
    }
    guard !olds.isEmpty, !news.isEmpty, olds.count <= Self.mostLines, news.count <= Self.mostLines
    else {
      count = olds.count + news.count
      return
    }
    // The longest common subsequence of what comes before each pair of lines.
    var lengths = Array(repeating: 0, count: news.count + 1)
    for one in olds {
      var diagonal = 0
      for (index, other) in news.enumerated() {
        let above = lengths[index + 1]
        lengths[index + 1] = one == other ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    count = olds.count + news.count - 2 * (lengths.last ?? 0)
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}

extension [Int] {
  /// The indices of numbers outside of the longest increasing subsequence; the numbers are
  /// distinct.
  var placesOutOfOrder: Set<Int> {
    guard !zip(self, dropFirst()).allSatisfy(<) else { return [] }
    /// The index of the lowest last number of a run of each length, and before each number.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: count)
    for (place, number) in enumerated() {
      let length = ends.indices.partitioningIndex { self[ends[$0]] >= number }
      before[place] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var outside = Set(indices)
    var place = ends.last ?? -1
    while place >= 0 {
      outside.remove(place)
      place = before[place]
    }
    return outside
  }
}
