/// What the values of one table look into: its index and the sources under it.
final class TableStorage: Sendable {
  let records: TableRecords
  let sources: [Source]
  private let keys: KeyIndex

  init(records: TableRecords, sources: [Source], keys: KeyIndex) {
    self.records = records
    self.sources = sources
    self.keys = keys
  }

  func text(_ range: TextRange, in source: UInt16) -> String? {
    range.isNone ? nil : sources[Int(source)].text(range)
  }

  func location(of offset: UInt32, in source: UInt16) -> SourceLocation {
    sources[Int(source)].location(of: offset)
  }

  func entry(forKey key: String) -> UInt32? {
    keys.entry(for: key.utf8.span) { number, key in
      let entry = records.entries[Int(number)]
      return sources[Int(entry.source)].withUTF8(entry.key) { $0.holdsTheSame(as: key) }
    }
  }
}
