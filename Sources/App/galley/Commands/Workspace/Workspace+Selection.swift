import CatalogCheck
import Locales
import LocalizedText
import SourceText
import StringCatalog

extension Workspace {
  /// Reports what the options ask for and the loaded catalogs do not have, with similar names.
  ///
  /// Call it after everything was loaded: a table that is still being read may have it.
  mutating func reportUnmatched() {
    guard !catalog.tables.isEmpty else { return }
    let names = catalog.tables.map(\.name)
    for glob in request.shared.tables where !names.contains(where: glob.matches) {
      noteUnmatched("no table matches '\(glob.pattern)'", near: glob.pattern, among: names)
    }
    // Everything else is looked for in these tables.
    guard !tables.isEmpty else { return }
    reportUnmatchedLocales()
    for glob in request.filter.keys where !tables.keys.contains(where: glob.matches) {
      noteUnmatched("no key matches '\(glob.pattern)'", near: glob.pattern, among: tables.keys)
    }
    // A complete project has no string in these states.
    let unfinished: Set = ["missing", "new"]
    for state in request.filter.states where !unfinished.contains(state) && !hasEntry(in: state) {
      noteUnmatched("no string has the state '\(state)'", near: state, among: [String]())
    }
  }

  private mutating func reportUnmatchedLocales() {
    guard case .tags(let wanted) = request.shared.locales else { return }
    let shown = locales().tags
    for name in wanted where tables.allSatisfy({ selected.localization(of: $0, for: name) == nil })
    {
      // The locales without a language are not looked for.
      if ["C", "POSIX", "und"].contains(name.prefix { $0.isLetter }) { continue }
      let names = tables.flatMap(\.languages)
      let known = Set(names).sorted()
      let near = LanguageSuggestions(localizations: known).nearest(to: name)
      // The app says so of the language that it shows.
      if request.addsLanguages, name == wanted.first, near.isEmpty,
        LocaleTag(name).withUsualLanguage.isKnownLanguage
      {
        continue
      }
      // Without a language that is known, rows are in the source language.
      let isShown =
        request.showsRows && !request.isApp
        && (shown.contains(LocaleTag(name)) || !wanted.contains { shown.contains(LocaleTag($0)) })
      noteUnmatched(
        "no translations for '\(name)'" + (isShown ? ", showing the source language" : ""),
        near: near,
        otherwise: "; the catalogs have \(known.prefix(12).joined(separator: ", "))"
          + (known.count > 12 ? ", and others" : ""))
    }
  }

  private func hasEntry(in state: String) -> Bool {
    tables.contains { table in
      let filter = EntryFilter(request.filter, table, localizations: shownLocalizations(of: table))
      return table.entries.contains { filter.isIn(state, $0) }
    }
  }

  private mutating func noteUnmatched(
    _ message: String, near name: String, among names: some Sequence<String>
  ) {
    noteUnmatched(message, near: Spelling.close(to: name, among: names))
  }

  private mutating func noteUnmatched(
    _ message: String, near names: [String], otherwise advice: String = ""
  ) {
    report.fail(message + (names.isEmpty ? advice : Spelling.question(names)))
  }
}
