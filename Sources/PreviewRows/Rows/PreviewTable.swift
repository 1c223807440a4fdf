public import LocalizedText
public import SourceText
public import StringCatalog

/// A table to preview: its samples and slots, the localizations that its folder offers, what readers found
/// wrong in it, and the entries that the user's filters admit.
///
/// As a collection it holds the admitted entries, in file order.
public struct PreviewTable: Sendable {
  /// The table whose entries are shown.
  public let table: Table
  /// The sample values of its entries.
  public let samples: Samples
  /// The rooms of its texts.
  public let slots: Slots
  /// The localizations of all tables in the folder.
  ///
  /// An app chooses among these, not among those of one table.
  public private(set) var matcher: LocalizationMatcher
  /// The reports of readers about the entries of the table, by key.
  public let diagnostics: [String: [Diagnostic]]
  /// The indices of the admitted entries in the table; nil if all are admitted.
  private let admitted: [Int]?

  /// Makes the preview of a table with the entries that `admits` returns true for, or with all of
  /// them.
  public init(
    table: Table, samples: Samples = Samples(), slots: Slots = Slots(),
    matcher: LocalizationMatcher? = nil,
    diagnostics: [String: [Diagnostic]] = [:], admits: ((Entry) -> Bool)? = nil
  ) {
    self.table = table
    self.samples = samples
    self.slots = slots
    self.matcher = matcher ?? LocalizationMatcher(available: table.locales)
    self.diagnostics = diagnostics
    admitted = admits.map { admits in
      table.entries.indices.filter { admits(table.entries[$0]) }
    }
  }

  /// The same table, whose folder also offers some localizations that no file has yet.
  package func offering(_ localizations: [String]) -> PreviewTable {
    var table = self
    for localization in localizations { table.matcher = table.matcher.including(localization) }
    return table
  }
}

extension Sequence<Diagnostic> {
  /// The problems of entries: for each of some tables those in its files, by key.
  package func byKey(in tables: [Table]) -> [[String: [Diagnostic]]] {
    var found = Array(repeating: [String: [Diagnostic]](), count: tables.count)
    let paths = tables.enumerated().flatMap { number, table in table.paths.map { ($0, number) } }
    let numbers = Dictionary(paths, uniquingKeysWith: { first, _ in first })
    for problem in self {
      guard let key = problem.key, let number = problem.path.flatMap({ numbers[$0] }) else {
        continue
      }
      found[number][key, default: []].append(problem)
    }
    return found
  }
}

extension PreviewTable {
  /// The localizations that serve a locale, the best first; the source language is one of them.
  package func chain(for locale: LocaleTag) -> [String] {
    matcher.including(table.sourceLanguage).chain(for: locale)
  }

  /// Whether the rows of a locale are those of the source language.
  package func isSourceLanguage(_ locale: LocaleTag) -> Bool {
    guard let source = table.sourceLanguage else { return false }
    return LocaleTag(source) == locale
      || chain(for: locale).first == source
  }
}

extension PreviewTable: RandomAccessCollection {
  /// The index of the first admitted entry, which is always 0.
  public var startIndex: Int { 0 }
  /// The number of admitted entries.
  public var endIndex: Int { admitted?.count ?? table.entries.count }
  /// The admitted entry at an index of this collection.
  public subscript(index: Int) -> Entry { table.entries[tableIndex(of: index)] }
  /// The index in the whole table of an admitted entry.
  package func tableIndex(of index: Int) -> Int { admitted?[index] ?? index }
}
