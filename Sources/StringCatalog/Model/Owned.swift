internal import SourceText

/// A record of an entry that belongs to one thing in it.
protocol Owned {
  /// The offset of what it belongs to.
  var owner: UInt32 { get }
  /// Where it stands itself.
  var name: TextRange { get }
  var source: UInt16 { get }
}

extension TableRecords.Field: Owned {}
extension TableRecords.Substitution: Owned {}

extension Owned {
  fileprivate var place: (UInt16, UInt32, UInt32) { (source, owner, name.offset) }
}

extension RecordList where Record: Owned {
  /// Puts an entry's records together by owner, each owner's in the order of the file.
  mutating func sortByOwner(in range: Range<UInt32>) {
    guard range.count > 1 else { return }
    let sorted = self[Int(range.lowerBound)..<Int(range.upperBound)].sorted { $0.place < $1.place }
    for (place, record) in zip(Int(range.lowerBound)..., sorted) { self[place] = record }
  }

  /// The records of one owner among those of an entry.
  func owned(
    by owner: UInt32, in source: UInt16, among range: Range<UInt32>
  ) -> Slice<RecordList> {
    let all = self[Int(range.lowerBound)..<Int(range.upperBound)]
    guard !all.isEmpty else { return all }
    let start = all.partition { ($0.source, $0.owner) < (source, owner) }
    let end = all[start...].partition { ($0.source, $0.owner) <= (source, owner) }
    return all[start..<end]
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not come first; those that do are all at the start.
  fileprivate func partition(where comesFirst: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if comesFirst(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
