import PreviewRows
import SourceText
import StringCatalog

/// The entries of a table that `--key`, `--state` and `--since` admit.
struct EntryFilter: Sendable {
  private let keys: [Glob]
  private let states: [String]
  /// The numbers of the entries that have changed; nil admits all.
  private let changed: Set<UInt32>?
  /// The states of the entries in each locale that is asked for.
  private let locales: [TranslationStates]

  /// The filter of some options for a table whose texts are shown in some localizations.
  ///
  /// A localization is nil if the table serves the locale with none.
  init(
    _ options: FilterOptions, _ table: Table, localizations: [String?], changed: Set<UInt32>? = nil
  ) {
    self.changed = changed
    keys = options.keys
    states = options.states
    locales =
      states.isEmpty
      ? [] : localizations.map { TranslationStates(of: table, servedBy: $0) }
  }

  /// Whether it admits every entry, so that callers need not ask for each.
  var admitsAll: Bool { keys.isEmpty && states.isEmpty && changed == nil }

  func admits(_ entry: Entry) -> Bool {
    keys.admits(entry.key)
      && (states.isEmpty || states.contains { isIn($0, entry) })
      && changed?.contains(entry.number) ?? true
  }

  /// Whether an entry is in a state in one of the locales.
  func isIn(_ state: String, _ entry: Entry) -> Bool {
    let number = Int(entry.number)
    return locales.contains { $0[number].isNamed(state, isStale: $0.isStale(number)) }
  }
}

extension FilterOptions {
  /// Whether `--state` admits a row.
  func admits(_ row: Row) -> Bool {
    states.isEmpty
      || states.contains {
        row.state.isNamed($0, isStale: row.entry.extractionState == "stale")
      }
  }
}

extension RowState {
  /// Whether `--state` means this state by a word; `stale` means an entry whose key the code no longer
  /// has, whatever the state of its texts is.
  fileprivate func isNamed(_ word: String, isStale: Bool) -> Bool {
    word == "stale" && isStale || spelling == word
  }
}
