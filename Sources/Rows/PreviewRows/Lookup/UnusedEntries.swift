package import StringCatalog

/// The entries of a table that need no translation because the app apparently does not use them:
/// stale ones, and those without a string in the source language where others have one.
///
/// `check`, `coverage` and `--state missing` all use it to decide which translations are missing.
package struct UnusedEntries: Sendable {
  private let numbers: TableNumbers
  /// The numbers of the locales of source strings; nil if keys are source strings.
  private let sources: Set<Int>?

  /// Finds the unused entries of a table.
  package init(in table: Table) {
    numbers = TableNumbers(table)
    guard !table.traits.keysAreTexts else {
      sources = nil
      return
    }
    var names = [table.sourceLanguage, "Base"].compactMap(\.self)
    if names.contains(where: { $0 == "Base" || $0 == "en" || $0.hasPrefix("en-") }) {
      names += table.locales.filter { $0 == "en" || $0.hasPrefix("en-") || $0.hasPrefix("en_") }
    }
    let found = Set(names.compactMap { table.localeNumber($0).map { Int($0) } })
    sources = found.isEmpty ? nil : found
  }

  /// Whether an entry, given by its number in the table, is unused.
  package func contains(_ entry: Int) -> Bool {
    if numbers.isStale(entry) { return true }
    guard let sources else { return false }
    return !numbers.localizations(of: entry).contains {
      sources.contains(numbers.locale(of: $0))
    }
  }
}
