import Locales
import LocalizedText
import PreviewRows
import StringCatalog

/// A localization whose strings are checked together.
struct CheckedLocalization {
  let localization: Localization
  let table: Table
  let locale: LocaleTag
  /// The strings that vary by number; empty for most localizations.
  let plurals: [PluralGroup]
  /// The plural forms of numbers in the locale; nil if no string varies by number, or if ICU has no
  /// rules for the locale.
  let numbers: LanguageForms?
  /// The substitutions; empty for most localizations.
  let substitutions: [StringCatalog.Substitution]
  /// Whether the localization is in the source language.
  let isSource: Bool

  init(_ localization: Localization, of table: Table, locale: LocaleTag) {
    self.localization = localization
    self.table = table
    self.locale = locale
    plurals = PluralGroup.all(in: localization)
    numbers = plurals.isEmpty ? nil : LanguageForms(locale)
    substitutions = localization.mayHaveSubstitutions ? localization.substitutions : []
    isSource = localization.locale == table.sourceLanguage
  }

  /// Whether the localization is an untranslated copy of the source strings, with their plural
  /// forms.
  ///
  /// `same-as-source` reports this; the language's own forms do not matter yet.
  var isCopyOfSource: Bool {
    guard !isSource, locale.language != table.sourceLanguage.map({ LocaleTag($0).language }),
      let source = localization.entry.source(in: table.sourceLanguage),
      source.leaves.count == localization.leaves.count
    else { return false }
    // Nearly always both have their texts in the same order.
    if zip(source.leaves, localization.leaves).allSatisfy({ $0.pathNumber == $1.pathNumber }) {
      return zip(source.leaves, localization.leaves).allSatisfy { $0.text == $1.text }
    }
    let leaves = Dictionary(source.leaves.map { ($0.pathNumber, $0) }) { first, _ in first }
    return localization.leaves.allSatisfy { leaves[$0.pathNumber]?.text == $0.text }
  }

  /// Returns the first leaf that satisfies a condition, if the entry needs translations.
  ///
  /// Source strings and the strings of an empty key are not translations.
  func firstTranslation(where condition: (Leaf) -> Bool) -> Leaf? {
    guard !isSource, localization.entry.shouldTranslate,
      let leaf = localization.leaves.prefix(Localization.textLimit).first(where: condition),
      !localization.entry.key.isEmpty
    else { return nil }
    return leaf
  }
}
