public import SourceText
import StringCatalog

extension RuleID {
  /// A translation of an entry that is not to be translated.
  public static let translatedButNotMeant = RuleID("translated-but-dont-translate", .warning)
}

extension Rule {
  /// A translation of an entry that is not to be translated.
  static let translatedButNotMeant = Rule(
    .translatedButNotMeant, summary: "an entry that is not to be translated has a translation",
    why: """
      The app shows the translation of a name that should be the same in every language.
      """,
    fix: "Remove the translation, or mark the entry as to be translated.",
    entry: EntryCheck { checked, found in
      guard !checked.entry.shouldTranslate else { return }
      let languages = checked.entry.localizations.filter { localization in
        localization.locale != checked.table.sourceLanguage
          && checked.locales.names.contains(localization.locale)
          && localization.leaves.contains { !$0.isEmpty }
      }.map(\.locale)
      guard let first = languages.first else { return }
      let isOnly = languages.count == 1
      found.append(
        checked.judgement(
          .translatedButNotMeant,
          "the entry is not to be translated, but has "
            + (isOnly ? "a translation" : "translations into \(languages.count) languages"),
          localization: isOnly ? first : nil))
    })
}
