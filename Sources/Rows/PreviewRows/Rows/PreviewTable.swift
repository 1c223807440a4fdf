public import LocalizedText
public import SourceText
public import StringCatalog

/// A table to preview, with its samples and slots, the localizations available in its folder,
/// problems found by readers, and the entries that pass the user's filters.
///
/// As a collection, it contains the filtered entries, in file order.
public struct PreviewTable: Sendable {
  /// The table that contains the entries.
  public let table: Table
  /// The sample values of its entries.
  public let samples: Samples
  /// The slots of its strings.
  public let slots: Slots
  /// The localizations of all tables in the folder.
  ///
  /// An app chooses among these, not only those of one table.
  public private(set) var matcher: LocalizationMatcher
  /// The problems that readers found in entries of the table, by key.
  public let diagnostics: [String: [Diagnostic]]
  /// The indices of the filtered entries in the table, or nil if all pass.
  private let admitted: [Int]?

  /// Creates the preview of a table with the entries for which `admits` returns true, or all of
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

  /// Returns the table with localizations added that no file has yet.
  package func offering(_ localizations: [String]) -> PreviewTable {
    var table = self
    for localization in localizations { table.matcher = table.matcher.including(localization) }
    return table
  }
}

extension [Diagnostic] {
  /// Returns the problems in the files of each table, by key.
  package func byKey(in tables: [Table]) -> [[String: [Diagnostic]]] {
    var found = [[String: [Diagnostic]]](repeating: [:], count: tables.count)
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
  /// Returns the localizations that match a locale, best first, including the source language.
  package func chain(for locale: LocaleTag) -> [String] {
    matcher.including(table.sourceLanguage).chain(for: locale)
  }

  /// Returns whether rows of a locale show the source language.
  package func isSourceLanguage(_ locale: LocaleTag) -> Bool {
    guard let source = table.sourceLanguage else { return false }
    return LocaleTag(source) == locale
      || chain(for: locale).first == source
  }
}

extension PreviewTable: RandomAccessCollection {
  /// The index of the first filtered entry, which is always 0.
  public var startIndex: Int { 0 }
  /// The number of filtered entries.
  public var endIndex: Int { admitted?.count ?? table.entries.count }
  /// The filtered entry at an index of this collection.
  public subscript(index: Int) -> Entry { table.entries[tableIndex(of: index)] }
  /// Returns the index of a filtered entry in the whole table.
  package func tableIndex(of index: Int) -> Int { admitted?[index] ?? index }
}
