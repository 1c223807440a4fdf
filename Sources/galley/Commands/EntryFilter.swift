import LocalizedText
import StringCatalog

/// Which entries `--key` and `--state` let through.
struct EntryFilter: Sendable {
  let keys: [Glob]
  let states: [String]
  /// The locales in which an entry must be in one of the states; empty for any.
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

  /// Whether every entry passes, so that nobody needs to ask.
  var admitsAll: Bool { keys.isEmpty && states.isEmpty }

  func admits(_ entry: Entry, of table: Table) -> Bool {
    keys.admits(entry.key)
      && (states.isEmpty || states.contains { isIn($0, entry, of: table) })
  }

  /// Whether an entry has a text in a state, as its file spells it; `missing` is having none.
  private func isIn(_ state: String, _ entry: Entry, of table: Table) -> Bool {
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
