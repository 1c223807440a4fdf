/// A table as bare numbers, for those who count hundreds of thousands of leaves.
///
/// `Entry`, `Localization` and `Leaf` each hold on to the table; what holds on to it only once is
/// ten times as fast. Entries, localizations, leaves, locales and states are named by their places.
package struct TableNumbers: Sendable {
  private let storage: TableStorage
  private let records: TableRecords

  /// The numbers of a table.
  package init(_ table: Table) {
    storage = table.storage
    records = table.storage.records
  }

  /// The number of entries.
  package var entryCount: Int { records.entries.count }

  /// Whether an entry is to be translated: those with an empty key never are.
  package func isTranslatable(_ entry: Int) -> Bool {
    let record = records.entries[entry]
    return record.key.length > 0 && !record.flags.contains(.doesNotTranslate)
      && (storage.isJSON(record.source) || storage.text(record.key, in: record.source) != "")
  }

  /// The localizations of an entry.
  package func localizations(of entry: Int) -> Range<Int> {
    let numbers = records.entries[entry].localizations
    return Int(numbers.lowerBound)..<Int(numbers.upperBound)
  }

  /// The locale of a localization, by its place among the table's.
  package func locale(of localization: Int) -> Int {
    Int(records.localizations[localization].locale)
  }

  /// The leaves of a localization.
  package func leaves(of localization: Int) -> Range<Int> {
    let numbers = records.localizations[localization].leaves
    return Int(numbers.lowerBound)..<Int(numbers.upperBound)
  }

  /// The state of a leaf, by its place among the table's.
  package func state(of leaf: Int) -> Int { Int(records.leaves[leaf].state) }

  /// Whether a leaf of a localization has a text that is not empty.
  package func hasText(_ leaf: Int, of localization: Int) -> Bool {
    let value = records.leaves[leaf].value
    guard value.length > 0 else { return false }
    let source = records.localizations[localization].source
    return storage.isJSON(source) || storage.text(value, in: source) != ""
  }
}

extension TableStorage {
  /// Whether any text that has bytes has characters too, as in JSON; in the other formats the
  /// bytes of a text include its quotation marks.
  fileprivate func isJSON(_ source: UInt16) -> Bool { sources[Int(source)].syntax == .json }
}
