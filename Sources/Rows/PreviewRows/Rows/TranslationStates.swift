package import StringCatalog

/// The translation states of a table's entries in one localization.
///
/// The state of an entry is the worst state of its strings; plural forms without `other` are new,
/// because most numbers have no string. It is computed from numbers alone, so entries can be counted
/// by state without making their rows.
///
/// ```swift
/// let states = TranslationStates(of: table, servedBy: "de")
/// states[0]  // .needsReview
/// ```
package struct TranslationStates: Sendable {
  private let numbers: TableNumbers
  private let unused: UnusedEntries
  /// The possible states of strings, and how urgent each is.
  private let states: [RowState]
  private let urgencies: [Int]
  /// The number of the localization, or nil if the table has no strings for it.
  private let locale: Int?
  private let isSource: Bool

  /// Creates the states in the localization that best matches a locale, as spelled in the files, or
  /// nil if none matches.
  package init(of table: Table, servedBy localization: String?) {
    numbers = TableNumbers(table)
    unused = UnusedEntries(in: table)
    states = table.states.map { RowState(spelled: $0) }
    urgencies = states.map(\.urgency)
    locale = localization.flatMap(table.localeNumber).map { Int($0) }
    isSource = localization != nil && localization == table.sourceLanguage
  }

  /// The state of an entry, by its number in the table.
  package subscript(entry: Int) -> RowState { state(of: entry, in: localization(of: entry)) }

  /// Returns the state of an entry, given the number of one of its localizations.
  ///
  /// If that is the right localization, no search is needed.
  subscript(entry: Int, localization: Int) -> RowState {
    numbers.locale(of: localization) == locale
      ? state(of: entry, in: localization) : self[entry]
  }

  private func state(of entry: Int, in localization: Int?) -> RowState {
    guard numbers.isTranslatable(entry) else { return .notTranslated }
    guard let found = localization else {
      if isSource { return .translated }
      return unused.contains(entry) ? .notTranslated : .missing
    }
    let leaves = numbers.leaves(of: found)
    // In the source language, an entry without a value shows its key, as intended.
    if leaves.isEmpty { return isSource ? .translated : .new }
    var worst = RowState.translated
    var urgency = worst.urgency
    for leaf in leaves {
      let state = numbers.state(of: leaf)
      if !numbers.hasText(leaf, of: found) {
        if RowState.new.urgency < urgency { (worst, urgency) = (.new, RowState.new.urgency) }
      } else if urgencies[state] < urgency {
        (worst, urgency) = (states[state], urgencies[state])
      }
    }
    if RowState.new.urgency < urgency, numbers.lackOther(leaves) { return .new }
    return worst
  }

  /// Returns whether an entry, given by its number in the table, is stale: the code no longer uses
  /// its key.
  package func isStale(_ entry: Int) -> Bool { numbers.isStale(entry) }

  private func localization(of entry: Int) -> Int? {
    guard let locale else { return nil }
    return numbers.localizations(of: entry).first { numbers.locale(of: $0) == locale }
  }
}
