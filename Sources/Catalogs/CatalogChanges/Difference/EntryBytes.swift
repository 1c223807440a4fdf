internal import JSONDocuments
internal import SourceText
internal import StringCatalog

/// The bytes of a String Catalog's entries, each from its key to the next one.
///
/// Comparing them is a fast path: equal bytes mean equal entries, and most entries are unchanged.
struct EntryBytes {
  private let bytes: ByteBuffer?
  private let entries: Table.Entries?

  init(of table: Table?) {
    bytes = table.flatMap {
      $0.traits.locales == .file && $0.files.count == 1 ? $0.files[0].bytes : nil
    }
    entries = table?.entries
  }

  /// Whether an entry has the same bytes as one of another table; nil if unknown, as for the last
  /// entry of a file and for other formats.
  func isSame(_ entry: Entry, as other: Entry, in others: EntryBytes) -> Bool? {
    guard let mine = range(of: entry), let wanted = others.range(of: other), let bytes,
      let otherBytes = others.bytes
    else { return nil }
    guard mine.count == wanted.count else { return false }
    return bytes.withBytes(mine) { span in
      otherBytes.withBytes(wanted) { span.isEqual(to: $0) }
    }
  }

  private func range(of entry: Entry) -> Range<Int>? {
    let next = Int(entry.number) + 1
    guard let bytes, let entries else { return nil }
    // The range of a key starts after its quotation mark.
    let start = Int(entry.place.offset) - 1
    // The end of the last entry is unknown.
    guard next < entries.endIndex else { return JSONTree.memberRange(at: start, in: bytes) }
    let end = Int(entries[next].place.offset) - 1
    return start >= 0 && start < end ? start..<end : nil
  }

  // MARK: Lines

  /// Returns the lines of an entry from its key on, without the comma after it.
  func lines(of entry: Entry) -> [ArraySlice<UInt8>] {
    text(of: entry).map { $0.split(separator: 0x0A, omittingEmptySubsequences: false) } ?? []
  }

  /// Returns the number of lines that differ from an earlier version of the entry.
  func differingLines(of entry: Entry, since earlier: Entry, in others: EntryBytes) -> Int {
    guard let old = others.text(of: earlier), let new = text(of: entry) else { return 0 }
    return LineDifference(from: old, to: new).count
  }

  /// Returns the full lines of an entry, without what follows its value.
  private func text(of entry: Entry) -> [UInt8]? {
    guard let bytes, let range = range(of: entry) else { return nil }
    var (start, end) = (range.lowerBound, range.upperBound)
    bytes.withBytes(0..<bytes.count) { span in
      while start > 0, span[start - 1] == 0x20 || span[start - 1] == 0x09 { start -= 1 }
      while end > start, span[end - 1] <= 0x20 || span[end - 1] == UInt8(ascii: ",") { end -= 1 }
    }
    return bytes.array(start..<end)
  }
}
