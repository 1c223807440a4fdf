import LocalizedText
import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  // A text without words, such as "%@", needs none, and neither does a regional form of the source
  // language or of another one that has the text. A key that the source language no longer has needs
  // none either. Languages that the table does not have are never missing.
  package static let missingLocale = Rule(
    RuleID("missing-locale", .warning), "missing translation",
    why: """
      Users see the key or its default value, usually in the source language, among translated \
      strings.
      """,
    fix: #"Translate the string, or mark it as "Don't Translate"."#,
    entry: { checked, found in
      // A localization without strings, for example after its forms were lost, counts as missing.
      guard checked.isTranslatable,
        checked.locales.unused?.contains(Int(checked.entry.number)) == false,
        checked.entry.localizations.count < checked.table.locales.count
          || checked.entry.localizations.contains(where: \.leaves.isEmpty)
      else { return }
      var isNeeded: Bool?
      for locale in checked.locales.targets {
        let numbers = [locale.number].compactMap(\.self) + locale.parents
        guard
          numbers.allSatisfy({ checked.entry.localization(locale: $0)?.leaves.isEmpty ?? true })
        else { continue }
        isNeeded = isNeeded ?? checked.entry.needsTranslation(in: checked.table)
        guard isNeeded == true else { return }
        found.add(
          "no translation in \(locale.name.beginning)",
          about: .entry(checked.entry, localization: locale.name))
      }
    },
    tables: { checked, found in
      let earlier = checked.earlier.map(Table.missingLanguages)
      for (table, missing) in zip(checked.tables, Table.missingLanguages(in: checked.tables)) {
        var missing = missing.filter { checked.admitsLocale($0) }
        if let earlier, let place = checked.earlier?.firstIndex(where: { $0.name == table.name }) {
          missing.removeAll { earlier[place].contains($0) }
        }
        guard !missing.isEmpty,
          table.entries.contains(where: { entry in
            entry.shouldTranslate && !entry.isNameOfApp
              && table.onlySourceText(of: entry)?.hasWords == true
          })
        else { continue }
        let names = missing.prefix(8).joined(separator: ", ") + (missing.count > 8 ? " …" : "")
        let reader = table.systemReader.map { "; \($0)" } ?? ""
        found.add(
          "no translations in \(names.marked); other tables here have these languages" + reader,
          about: .table(table))
      }
    })
}

extension Entry {
  /// Whether languages other than the source language need the string: it has words, and is not the
  /// app's name.
  ///
  /// The rule and the coverage use this, so that they agree on what is missing.
  func needsTranslation(in table: Table) -> Bool {
    let source = source(in: table.sourceLanguage)?.leaves.first { !$0.isEmpty }
    return !isNameOfApp && (source?.text ?? key).hasWords
  }

  /// Whether the system shows the string as the app's name, version or copyright notice, which are
  /// usually the same in all languages.
  package var isNameOfApp: Bool {
    tableName.hasSuffix("InfoPlist")
      && (key.hasPrefix("CFBundle") || key == "NSHumanReadableCopyright")
  }
}

extension Table {
  /// Returns the languages that each table of a folder lacks but most others have.
  fileprivate static func missingLanguages(in tables: [Table]) -> [[String]] {
    let languages = tables.map(\.languages)
    return tables.enumerated().map { index, table in
      var others = languages
      let own = others.remove(at: index)
      return table.missingLanguages(own: own, others: others)
    }
  }

  /// Returns the languages that this table lacks but most other tables of the folder have, as
  /// spelled there.
  ///
  /// For a table that the system reads, half of the others suffice, because developers rarely see
  /// it.
  fileprivate func missingLanguages(
    own: [LocaleTag: String], others: [[LocaleTag: String]]
  ) -> [String] {
    var names: [LocaleTag: (name: String, count: Int)] = [:]
    for languages in others {
      for (tag, name) in languages { names[tag, default: (name, 0)].count += 1 }
    }
    let source = sourceLanguage.map { locale(ofLocalization: $0).language }
    let matcher = LocalizationMatcher(available: Array(own.values))
    return names.filter { tag, found in
      own[tag] == nil && tag.language != source && matcher.parents(of: tag).isEmpty
        && (isOfSystem ? found.count * 2 >= others.count : found.count * 2 > others.count)
    }.map(\.value.name).sorted()
  }

  /// Whether the system displays the strings.
  private var isOfSystem: Bool { systemReader != nil }

  /// Where the system displays the strings; nil if only the app does.
  fileprivate var systemReader: String? {
    if name.hasSuffix("InfoPlist") {
      "the system shows these strings as the app's name and when it asks for permissions"
    } else if name.hasPrefix("AppShortcuts") || name.hasPrefix("AppIntents") {
      "Siri and Shortcuts show these strings"
    } else {
      nil
    }
  }
}
