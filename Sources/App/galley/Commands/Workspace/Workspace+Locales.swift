import CatalogCheck
import FileAccess
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog

extension Workspace {
  /// The environments that the options ask for, one for each locale.
  func environments() -> [EnvironmentValues] {
    let locales = locales()
    return locales.tags.map { environment(in: $0, preferences: locales.preferences) }
  }

  /// The environment that the options ask for, in a locale.
  func environment(in locale: LocaleTag, preferences: [LocaleTag] = []) -> EnvironmentValues {
    var environment = EnvironmentValues(
      locale: named(locale), device: request.preview.device, fallback: request.preview.fallback)
    environment.preferences = preferences
    environment.symbols = request.shared.ascii ? .ascii : .glyphs
    environment.pseudo = request.preview.pseudo?.generated
    environment.readsMarkdown = request.preview.markdown == .on
    environment.grammarians = .installed
    environment.userTermOfAddress = request.preview.user
    environment.inflectionConcepts = request.preview.concepts
    return environment
  }

  /// The locales of the rows, and the locales to try for a text that has no localization for these.
  func locales() -> (tags: [LocaleTag], preferences: [LocaleTag]) {
    switch request.shared.locales {
    case .preferred:
      let variables = ProcessEnvironment.values(of: LocaleTag.preferenceVariables)
      let preferred = LocalizationMatcher(available: localeNames)
        .supportedLocales(from: LocaleTag.preferred(in: variables))
      // A file for translators is opened for its translations.
      if let target = translatedLocales.first,
        !translatedLocales.contains(where: preferred.prefix(1).contains)
      {
        return ([target], preferred)
      }
      return ([preferred.first ?? sourceLocale], Array(preferred.dropFirst()))
    case .all:
      return (localeNames.filter { $0 != "Base" }.map { LocaleTag($0) }.withoutRepetition, [])
    case .tags(let names):
      // The name of a language is no locale, and `reportUnmatched()` says so.
      let known = Set(localeNames)
      let locales = names.map { LocaleTag($0) }.filter {
        $0.language.utf8.count <= 3 || known.contains($0.identifier)
      }
      return (locales.isEmpty ? [sourceLocale] : locales.withoutRepetition, [])
    }
  }

  /// The locales of the tables, and their source languages.
  private var localeNames: [String] { tables.flatMap(\.languages) }

  /// The languages into which the tables translate, if all are of XLIFF files.
  private var translatedLocales: [LocaleTag] {
    guard tables.allSatisfy({ $0.traits.locales == .unit }) else { return [] }
    return tables.flatMap { table in table.locales.filter { $0 != table.sourceLanguage } }
      .map { LocaleTag($0) }.withoutRepetition
  }

  /// The source language of the first table.
  private var sourceLocale: LocaleTag {
    let source = tables.first.map { $0.sourceLanguage ?? $0.locales.first ?? "en" } ?? "en"
    return LocaleTag(source == "Base" ? "en" : source)
  }

  private func named(_ locale: LocaleTag) -> LocaleTag {
    switch request.preview.names {
    case .full: locale.settingFullNames(true)
    case .display: locale.settingFullNames(false)
    case nil: locale
    }
  }

  // MARK: Localizations

  /// The localizations of a table, as files spell them, in which the command looks at its texts; nil
  /// for a locale that none of them serves.
  func shownLocalizations(of table: Table) -> [String?] {
    guard request.showsRows else {
      return selected.localizations(of: table).filter { table.localeNumber($0) != nil }
    }
    let locales = locales()
    let matcher = selected.matcher(of: table)
    return locales.tags.map { matcher.chain(for: [$0] + locales.preferences).first }
  }
}
