import SourceText
import StringCatalog

extension Rule {
  static let translatedButNotMeant = Rule(
    RuleID("translated-but-dont-translate", .warning),
    #"translation of a string marked "Don't Translate""#,
    why: "The app shows the translation of a name that should be the same everywhere.",
    fix: #"Remove the translation, or clear "Don't Translate"."#,
    entry: { checked, found in
      guard !checked.entry.shouldTranslate else { return }
      let languages = checked.entry.localizations.filter { localization in
        localization.locale != checked.table.sourceLanguage
          && checked.locales.names.contains(localization.locale)
          && localization.leaves.contains { !$0.isEmpty }
      }.map(\.locale)
      guard let first = languages.first else { return }
      let isOnly = languages.count == 1
      found.add(
        "marked \"Don't Translate\" but has "
          + (isOnly ? "a translation" : "translations in \(languages.count) languages"),
        about: .entry(checked.entry, localization: isOnly ? first : nil))
    })
}
