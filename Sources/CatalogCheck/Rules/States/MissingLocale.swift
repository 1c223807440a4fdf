import LocalizedText
public import SourceText
import StringCatalog

extension RuleID {
  /// An entry without a translation into a language of its table.
  public static let missingLocale = RuleID("missing-locale", .warning)
}

extension Rule {
  /// An entry without a translation into a language of its table.
  ///
  /// A text without words, such as "%@", needs none, and neither does a regional form of the source
  /// language. Languages that the table does not have are never missing.
  static let missingLocale = Rule(
    .missingLocale, summary: "an entry has no translation into a language of its table",
    why: """
      Users of this language read the source text among translated ones.
      """,
    fix: "Translate the text, or mark the entry as not to be translated.",
    entry: EntryCheck { checked, found in
      guard checked.isTranslatable, checked.entry.localizations.count < checked.table.locales.count
      else { return }
      let source = checked.table.sourceLanguage
      let sourceLanguage = source.map { LocaleTag($0 == "Base" ? "en" : $0).language }
      var hasWords: Bool?
      for locale in checked.locales where locale != source && locale != "Base" {
        guard checked.entry.localization(locale) == nil,
          LocaleTag(locale).language != sourceLanguage
        else { continue }
        hasWords = hasWords ?? checked.sourceText.hasWords
        guard hasWords == true else { return }
        found.append(
          checked.finding(
            .missingLocale, "no translation into \(locale.beginning)", localization: locale))
      }
    })
}
