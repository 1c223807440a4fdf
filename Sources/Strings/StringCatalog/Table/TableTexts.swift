internal import JSONDocuments
internal import SourceText

/// The strings of a table as bytes, for callers that read hundreds of thousands of them.
///
/// The table is retained once. Strings without escape sequences are read directly from the file's
/// bytes. Entries, localizations, and leaves are identified by number.
@safe package struct TableTexts: Sendable {
  @safe private struct Bytes: @unchecked Sendable {
    var start: UnsafeRawPointer
    var syntax: CatalogSource.Syntax
  }

  private let storage: TableStorage
  private let entries: RecordList<TableRecords.Entry>
  private let localizations: RecordList<TableRecords.Localization>
  private let leaves: RecordList<TableRecords.Leaf>
  /// The bytes of each source, kept alive by the storage.
  private let sources: [Bytes]

  /// Creates an accessor for a table.
  package init(_ table: Table) {
    storage = table.storage
    entries = storage.records.entries
    localizations = storage.records.localizations
    leaves = storage.records.leaves
    sources = storage.sources.map { unsafe Bytes(start: $0.bytes.start, syntax: $0.syntax) }
  }

  /// Whether any localization of an entry has substitutions.
  package func hasSubstitutions(_ entry: Int) -> Bool { !entries[entry].substitutions.isEmpty }

  /// Returns the localization of an entry for a locale's number, if there is one.
  @inline(__always)
  package func localization(of entry: Int, locale: UInt32) -> Int? {
    for number in entries[entry].localizations where localizations[Int(number)].locale == locale {
      return Int(number)
    }
    return nil
  }

  @inline(__always)
  package func leaves(of localization: Int) -> Range<Int> {
    let numbers = localizations[localization].leaves
    return Int(numbers.lowerBound)..<Int(numbers.upperBound)
  }

  /// Returns the path number of a leaf; 0 for a string that does not vary.
  @inline(__always)
  package func path(of leaf: Int) -> Int { Int(leaves[leaf].path) }

  package func path(_ number: Int) -> LeafPath { storage.records.paths[UInt32(number)] }

  /// Whether a string of a localization is empty; nil if it would have to be decoded.
  @inline(__always)
  package func isEmpty(_ leaf: Int, of localization: Int) -> Bool? {
    let source = Int(localizations[localization].source)
    return sources[source].syntax == .json ? leaves[leaf].value.length == 0 : nil
  }

  /// Calls `body` with the UTF-8 string of a leaf.
  @inline(__always)
  package func withUTF8<Result>(
    _ leaf: Int, of localization: Int, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    withUTF8(leaves[leaf].value, in: localizations[localization].source, body)
  }

  /// Calls `body` with the UTF-8 key of an entry.
  package func withKey<Result>(of entry: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    withUTF8(entries[entry].key, in: entries[entry].source, body)
  }

  @inline(__always)
  private func withUTF8<Result>(
    _ range: TextRange, in source: UInt16, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let bytes = sources[Int(source)]
    if bytes.syntax == .json {
      let start = unsafe (bytes.start + Int(range.offset)).assumingMemoryBound(to: UInt8.self)
      let text = unsafe UnsafeBufferPointer(start: start, count: Int(range.length))
      // The table owns the bytes.
      defer { withExtendedLifetime(storage) {} }
      if unsafe JSONText.isPlain(text.span) { return unsafe body(text.span) }
    }
    return (storage.text(range, in: source) ?? "").withBytes(body)
  }
}

/// A table as numbers, for callers that count hundreds of thousands of leaves.
///
/// `Entry`, `Localization`, and `Leaf` each retain the table; retaining it only once makes counting
/// ten times as fast. Entries, localizations, leaves, locales, and states are identified by number.
package struct TableNumbers: Sendable {
  private let storage: TableStorage
  private let records: TableRecords

  package init(_ table: Table) {
    storage = table.storage
    records = table.storage.records
  }

  package var entryCount: Int { records.entries.count }

  /// Whether an entry should be translated; never true for an empty key.
  package func isTranslatable(_ entry: Int) -> Bool {
    let record = records.entries[entry]
    return record.key.length > 0 && !record.flags.contains(.doesNotTranslate)
      && (storage.isJSON(record.source) || storage.text(record.key, in: record.source) != "")
  }

  package func localizations(of entry: Int) -> Range<Int> {
    let numbers = records.entries[entry].localizations
    return Int(numbers.lowerBound)..<Int(numbers.upperBound)
  }

  /// Whether an entry is stale: no longer used in code.
  package func isStale(_ entry: Int) -> Bool {
    let record = records.entries[entry]
    return !record.extractionState.isNone
      && storage.text(record.extractionState, in: record.source) == "stale"
  }

  /// Returns the index of a localization's locale in the table.
  package func locale(of localization: Int) -> Int {
    Int(records.localizations[localization].locale)
  }

  package func leaves(of localization: Int) -> Range<Int> {
    let numbers = records.localizations[localization].leaves
    return Int(numbers.lowerBound)..<Int(numbers.upperBound)
  }

  /// Returns the index of a leaf's state in the table.
  package func state(of leaf: Int) -> Int { Int(records.leaves[leaf].state) }

  /// Whether leaves are plural forms without `other`, so that most numbers have no string.
  package func lackOther(_ leaves: Range<Int>) -> Bool {
    for leaf in leaves {
      guard let form = PluralCase(path: Int(records.leaves[leaf].path)), form != .other else {
        return false
      }
    }
    return !leaves.isEmpty
  }

  /// Whether a leaf of a localization has a non-empty string.
  package func hasText(_ leaf: Int, of localization: Int) -> Bool {
    let value = records.leaves[leaf].value
    guard value.length > 0 else { return false }
    let source = records.localizations[localization].source
    return storage.isJSON(source) || storage.text(value, in: source) != ""
  }
}

extension TableStorage {
  /// Whether every string with a non-empty byte range is non-empty, as in JSON.
  ///
  /// In the other formats, the range includes quotation marks.
  fileprivate func isJSON(_ source: UInt16) -> Bool { sources[Int(source)].syntax == .json }
}
