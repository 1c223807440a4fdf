import LocalizedText
import PreviewRows
import StringCatalog

/// A localization whose texts rules judge together.
struct CheckedLocalization {
  let localization: Localization
  let table: Table
  let locale: LocaleTag
  /// The texts that vary by number; empty for most localizations.
  let plurals: [PluralGroup]
  /// Which numbers take which plural form in the locale; nil if no text varies by number, or if ICU has
  /// no rules for the locale.
  let numbers: PluralNumbers?
  /// The substitutions; empty for most localizations.
  let substitutions: [StringCatalog.Substitution]
  /// Whether the texts are those of the source language.
  let isSource: Bool

  init(_ localization: Localization, of table: Table, locale: LocaleTag) {
    self.localization = localization
    self.table = table
    self.locale = locale
    plurals = PluralGroup.all(in: localization)
    numbers = plurals.isEmpty ? nil : PluralNumbers.of(locale)
    substitutions = localization.mayHaveSubstitutions ? localization.substitutions : []
    isSource = localization.locale == table.sourceLanguage
  }

  /// Whether nobody has translated the texts: they are those of the source language, with its forms.
  ///
  /// `same-as-source` reports that, and the forms of the language do not matter yet.
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

  /// The first text for which a condition holds, if translators work on the entry.
  ///
  /// The texts of the source language and of entries with an empty key are no translations.
  func firstTranslation(where condition: (Leaf) -> Bool) -> Leaf? {
    guard !isSource, localization.entry.shouldTranslate,
      let leaf = localization.leaves.prefix(RowMaker.textLimit).first(where: condition),
      !localization.entry.key.isEmpty
    else { return nil }
    return leaf
  }
}
