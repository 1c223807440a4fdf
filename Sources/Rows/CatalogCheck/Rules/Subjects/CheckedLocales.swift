import LocalizedText
import PreviewRows
import StringCatalog

/// The locales of a table to check.
struct CheckedLocales: Sendable {
  /// A locale that the table has to be translated into.
  struct Target: Sendable {
    /// The name, as spelled in the files.
    let name: String
    /// The number of the locale in the table; nil if no entry has it.
    let number: UInt32?
    /// The table's numbers of the parent locales that it falls back to, such as `fr` for `fr-CA`.
    let parents: [UInt32]
  }

  /// All locales, as spelled in the files.
  let names: [String]
  /// The locales in a language other than the source language.
  let targets: [Target]
  /// The entries that need no translations; nil if nothing is known about the table.
  let unused: UnusedEntries?

  /// Creates a list of locales for rules that do not need the targets.
  init(named names: [String]) {
    self.names = names
    targets = []
    unused = nil
  }

  /// Creates a list of locales, and determines which of them need translations.
  init(_ names: [String], of table: Table) {
    self.names = names
    unused = UnusedEntries(in: table)
    let source = table.sourceLanguage
    let language = source.map { table.locale(ofLocalization: $0).language }
    let matcher = LocalizationMatcher(available: table.locales)
    targets = names.filter { $0 != source && $0 != "Base" && LocaleTag($0).language != language }
      .map { name in
        Target(
          name: name, number: table.localeNumber(name),
          parents: matcher.parents(of: LocaleTag(name)).compactMap(table.localeNumber))
      }
  }
}

extension LocalizationMatcher {
  /// Returns the localizations that are parents of a locale, nearest first.
  func parents(of locale: LocaleTag) -> [String] {
    relations(of: [locale]).filter { $0.relation == .parent }.map(\.identifier)
  }
}
