import LocalizedText
import StringCatalog

/// The locales of a table that are checked.
struct CheckedLocales: Sendable {
  /// A locale into which the texts of a table have to be translated.
  struct Target: Sendable {
    /// The name, as the files spell it.
    let name: String
    /// The number of the locale in the table; nil if no entry has it.
    let number: UInt32?
    /// The numbers of its parents in the table, from which its readers get what it lacks: that of
    /// `fr` for `fr-CA`.
    let parents: [UInt32]
  }

  /// All of them, as the files spell them.
  let names: [String]
  /// Those in another language than the source texts.
  let targets: [Target]

  /// Some locales, for rules that do not ask into which ones a text has to be translated.
  init(named names: [String]) {
    self.names = names
    targets = []
  }

  /// Finds out which of some locales are in another language than the texts of a table.
  init(_ names: [String], of table: Table) {
    self.names = names
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
  /// The localizations that serve the readers of a locale and are its parents, nearest first.
  func parents(of locale: LocaleTag) -> [String] {
    relations(of: [locale]).filter { $0.relation == .parent }.map(\.identifier)
  }
}
