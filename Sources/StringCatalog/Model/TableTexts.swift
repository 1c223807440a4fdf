internal import SourceText

/// The texts of a table as bytes, for those who look at hundreds of thousands of them.
///
/// It holds on to the table once; a text is looked at where it stands in the file, if it stands
/// there as it is. Entries, localizations and leaves are named by their places.
@safe package struct TableTexts: Sendable {
  @safe private struct Bytes: @unchecked Sendable {
    var start: UnsafeRawPointer
    var syntax: CatalogSource.Syntax
  }

  private let storage: TableStorage
  private let entries: RecordList<TableRecords.Entry>
  private let localizations: RecordList<TableRecords.Localization>
  private let leaves: RecordList<TableRecords.Leaf>
  /// The bytes of each source, which the storage keeps alive.
  private let sources: [Bytes]

  /// The texts of a table.
  package init(_ table: Table) {
    storage = table.storage
    entries = storage.records.entries
    localizations = storage.records.localizations
    leaves = storage.records.leaves
    sources = storage.sources.map { unsafe Bytes(start: $0.bytes.start, syntax: $0.syntax) }
  }

  /// The paths of the plural cases of a text that varies by nothing else: zero, one, two, few,
  /// many, other.
  package static let pluralPaths: ClosedRange<Int> = 1...PathTable.pluralCases.count

  /// Whether any localization of an entry has substitutions.
  package func hasSubstitutions(_ entry: Int) -> Bool { !entries[entry].substitutions.isEmpty }

  /// The leaves that an entry has for a locale, by the locale's number; nil where it has none.
  @inline(__always)
  package func localization(of entry: Int, locale: UInt32) -> Int? {
    for number in entries[entry].localizations where localizations[Int(number)].locale == locale {
      return Int(number)
    }
    return nil
  }

  /// The leaves of a localization.
  @inline(__always)
  package func leaves(of localization: Int) -> Range<Int> {
    let numbers = localizations[localization].leaves
    return Int(numbers.lowerBound)..<Int(numbers.upperBound)
  }

  /// The number of the path of a leaf: 0 for a text that does not vary.
  @inline(__always)
  package func path(of leaf: Int) -> Int { Int(leaves[leaf].path) }

  /// The path of a number.
  package func path(_ number: Int) -> LeafPath { storage.records.paths[UInt32(number)] }

  /// Whether a text of a localization is empty; nil where that takes more than a look.
  @inline(__always)
  package func isEmpty(_ leaf: Int, of localization: Int) -> Bool? {
    let source = Int(localizations[localization].source)
    return sources[source].syntax == .json ? leaves[leaf].value.length == 0 : nil
  }

  /// Calls `body` with the text of a leaf in UTF-8.
  @inline(__always)
  package func withUTF8<Result>(
    _ leaf: Int, of localization: Int, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    withUTF8(leaves[leaf].value, in: localizations[localization].source, body)
  }

  /// Calls `body` with the key of an entry in UTF-8.
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
      if unsafe JSONText.isPlain(text.span) { return unsafe body(text.span) }
    }
    return body((storage.text(range, in: source) ?? "").utf8.span)
  }
}
