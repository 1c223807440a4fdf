package import Locales
package import StringCatalog

/// The localizations of some tables selected by language names.
///
/// All commands select them the same way: the ones an app would choose for the languages.
package struct SelectedLocalizations: Sendable {
  /// The names of the languages; nil for all localizations.
  package let names: [String]?
  /// By folder, the matcher for the localizations of all its tables, as in an app.
  private let matchers: [String: LocalizationMatcher]

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - names: the names of the languages; nil for all.
  ///   - tables: all tables of the folders, including those not in use.
  package init(_ names: [String]?, of tables: [Table]) {
    self.names = names
    var available: [String: [String]] = [:]
    var known: [String: Set<String>] = [:]
    for table in tables {
      // A file of a translator may name thousands of languages.
      let new = table.locales.filter { known[table.folder, default: []].insert($0).inserted }
      if !new.isEmpty { available[table.folder, default: []] += new }
    }
    matchers = available.mapValues { LocalizationMatcher(available: $0) }
  }

  /// Returns the matcher for the localizations in the folder of a table; nil if there are none.
  package func matcher(ofFolder table: Table) -> LocalizationMatcher? { matchers[table.folder] }

  /// Returns the matcher for the localizations in the folder of a table and its source language.
  package func matcher(of table: Table) -> LocalizationMatcher {
    (matchers[table.folder] ?? LocalizationMatcher(available: table.locales))
      .including(table.sourceLanguage)
  }

  /// Returns the localization of a table selected by a language name, as spelled in the files; nil
  /// if none matches the language.
  package func localization(of table: Table, for name: String) -> String? {
    matcher(of: table).selection(of: name)
      .first { $0 == table.sourceLanguage || table.localeNumber($0) != nil }
  }

  /// Returns the selected localizations of a table and its source language, as spelled in the
  /// files.
  package func localizations(of table: Table) -> [String] {
    let source = table.sourceLanguage.flatMap { table.locales.contains($0) ? nil : $0 }
    let all = [source].compactMap(\.self) + table.locales
    guard let names else { return all }
    let selected = Set(names.compactMap { localization(of: table, for: $0) })
    return all.filter(selected.contains)
  }

  /// Returns a filter for the localizations selected in some tables.
  ///
  /// It admits nil, for content outside of localizations.
  package func filter(of tables: [Table]) -> @Sendable (String?) -> Bool {
    guard names != nil else { return { _ in true } }
    let selected = Set(tables.flatMap { localizations(of: $0) })
    return { name in name.map(selected.contains) ?? true }
  }
}
