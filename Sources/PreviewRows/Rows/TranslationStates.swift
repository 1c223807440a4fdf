package import StringCatalog

/// The translation states of the entries of a table in one localization.
///
/// The state of an entry is the worst state of any of its texts. It is worked out from numbers alone,
/// so that the entries in a state can be counted without making their rows.
///
/// ```swift
/// let states = TranslationStates(of: table, servedBy: "de")
/// states[0]  // .needsReview
/// ```
package struct TranslationStates: Sendable {
  private let numbers: TableNumbers
  /// The states that texts may have, and how urgent each is.
  private let states: [RowState]
  private let urgencies: [Int]
  /// The number of the localization; nil if the table has no text for it.
  private let locale: Int?
  private let isSource: Bool

  /// The states in the localization that serves a locale best, as files spell it; nil if none
  /// serves it.
  package init(of table: Table, servedBy localization: String?) {
    numbers = TableNumbers(table)
    states = table.states.map { RowState(spelled: $0) }
    urgencies = states.map(\.urgency)
    locale = localization.flatMap(table.localeNumber).map { Int($0) }
    isSource = localization != nil && localization == table.sourceLanguage
  }

  /// The state of an entry, by its number in the table.
  package subscript(entry: Int) -> RowState { state(of: entry, in: localization(of: entry)) }

  /// The state of an entry with the number of one of its localizations, which saves a search among
  /// its languages if it is the right one.
  subscript(entry: Int, localization: Int) -> RowState {
    numbers.locale(of: localization) == locale
      ? state(of: entry, in: localization) : self[entry]
  }

  private func state(of entry: Int, in localization: Int?) -> RowState {
    guard numbers.isTranslatable(entry) else { return .notTranslated }
    guard let found = localization else { return isSource ? .translated : .missing }
    let leaves = numbers.leaves(of: found)
    // In the source language an entry without a text of its own shows its key, as intended.
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
    return worst
  }

  /// Whether the code no longer has the key of an entry, by its number in the table.
  package func isStale(_ entry: Int) -> Bool { numbers.isStale(entry) }

  private func localization(of entry: Int) -> Int? {
    guard let locale else { return nil }
    return numbers.localizations(of: entry).first { numbers.locale(of: $0) == locale }
  }
}
