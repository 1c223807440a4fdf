package import Locales
package import StringCatalog

/// The localizations of some tables that the names of languages select.
///
/// Every command finds them in the same way: those that an app would choose for the languages.
package struct SelectedLocalizations: Sendable {
  /// The names of the languages; nil selects all localizations.
  package let names: [String]?
  /// The localizations of all tables of a folder, by folder: an app chooses among these.
  private let matchers: [String: LocalizationMatcher]

  /// Selects localizations.
  ///
  /// - Parameters:
  ///   - names: the names of the languages; nil selects all.
  ///   - tables: every table of the folders, also those that are not looked at.
  package init(_ names: [String]?, of tables: [Table]) {
    self.names = names
    let available: [String: [String]] = tables.reduce(into: [:]) { folders, table in
      for locale in table.locales where folders[table.folder]?.contains(locale) != true {
        folders[table.folder, default: []].append(locale)
      }
    }
    matchers = available.mapValues { LocalizationMatcher(available: $0) }
  }

  /// Chooses among the localizations of the folder of a table; nil if it has none.
  package func matcher(ofFolder table: Table) -> LocalizationMatcher? { matchers[table.folder] }

  /// Chooses among the localizations of the folder of a table, and its source language.
  package func matcher(of table: Table) -> LocalizationMatcher {
    (matchers[table.folder] ?? LocalizationMatcher(available: table.locales))
      .including(table.sourceLanguage)
  }

  /// The localization of a table that the name of a language selects, as files spell it; nil if none
  /// serves the language.
  package func localization(of table: Table, for name: String) -> String? {
    matcher(of: table).selection(of: name)
      .first { $0 == table.sourceLanguage || table.locales.contains($0) }
  }

  /// The selected localizations of a table, as files spell them, and its source language.
  package func localizations(of table: Table) -> [String] {
    let source = table.sourceLanguage.flatMap { table.locales.contains($0) ? nil : $0 }
    let all = [source].compactMap(\.self) + table.locales
    guard let names else { return all }
    let selected = Set(names.compactMap { localization(of: table, for: $0) })
    return all.filter(selected.contains)
  }

  /// Tells whether a localization, as files spell it, is selected in some tables; what is in none is.
  package func filter(of tables: [Table]) -> @Sendable (String?) -> Bool {
    guard names != nil else { return { _ in true } }
    let selected = Set(tables.flatMap { localizations(of: $0) })
    return { name in name.map(selected.contains) ?? true }
  }
}
