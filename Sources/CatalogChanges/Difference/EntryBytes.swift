internal import SourceText
internal import StringCatalog

/// The bytes of the entries of a String Catalog, from each key up to the next one.
///
/// Entries with the same bytes say the same, and most entries have not changed.
struct EntryBytes {
  private let bytes: ByteBuffer?
  private let entries: Table.Entries?

  init(of table: Table?) {
    bytes = table.flatMap {
      $0.traits.locales == .file && $0.files.count == 1 ? $0.files[0].bytes : nil
    }
    entries = table?.entries
  }

  /// Whether an entry has the same bytes as one of another table; nil if that is not known: of the last
  /// entry of a file, and of other formats.
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
    guard bytes != nil, let entries, next < entries.endIndex else { return nil }
    let (start, end) = (Int(entry.place.offset), Int(entries[next].place.offset))
    return start < end ? start..<end : nil
  }
}
