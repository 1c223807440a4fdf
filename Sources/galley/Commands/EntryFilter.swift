import LocalizedText
import StringCatalog

/// The entries that `--key` and `--state` admit.
struct EntryFilter: Sendable {
  let keys: [Glob]
  let states: [String]
  /// The locales whose texts are compared with the states; empty means all.
  let locales: Set<LocaleTag>

  init(_ options: Options) {
    keys = options.keys
    states = options.states
    if case .tags(let names) = options.locales {
      locales = Set(names.map { LocaleTag($0).withoutPrivateUse })
    } else {
      locales = []
    }
  }

  /// Whether it admits every entry, so that callers need not ask for each.
  var admitsAll: Bool { keys.isEmpty && states.isEmpty }

  func admits(_ entry: Entry, of table: Table) -> Bool {
    keys.admits(entry.key)
      && (states.isEmpty || states.contains { isIn($0, entry, of: table) })
  }

  /// Whether an entry has a text in a state, spelled as in the file; for `missing`, whether it
  /// lacks a text, and for `stale`, whether the code no longer has its key.
  func isIn(_ state: String, _ entry: Entry, of table: Table) -> Bool {
    if state == "stale", entry.extractionState == state { return true }
    if state == "missing", entry.shouldTranslate {
      let present = Set(entry.localizations.map(\.locale))
      let isMissing = { (locale: String) in
        locale != table.sourceLanguage && !present.contains(locale) && isAsked(locale)
      }
      if table.locales.contains(where: isMissing) { return true }
    }
    return entry.localizations.contains { localization in
      isAsked(localization.locale) && localization.leaves.contains { ($0.state ?? "") == state }
    }
  }

  private func isAsked(_ locale: String) -> Bool {
    locales.isEmpty || locales.contains(LocaleTag(locale))
  }
}
