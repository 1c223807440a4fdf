import LocalizedText
import SourceText

extension Rule {
  // A word has forms that no list has, so a beginning in common is enough.
  static let termIgnored = Rule(
    RuleID("term-ignored", .warning), "translation without a term of the glossary",
    why: """
      Users meet two words for one thing: "Account" is "Konto" on one screen and "Benutzer" on the \
      next.
      """,
    fix: """
      Use the term of the glossary, or add this translation to it: "terms" in .galley.json, or its \
      "glossary".
      """
  ) { checked, found in
    guard !checked.glossary.terms.isEmpty, let translation = checked.translation,
      translation.language != translation.sourceLanguage
    else { return }
    let ignored = checked.glossary.ignored(
      in: translation.text, of: translation.source, locale: checked.locale)
    for (term, expected) in ignored.prefix(3) {
      let words = expected.prefix(3).map { "'\($0.beginning)'" }.joined(separator: " or ")
      found.add(
        term.isKept
          ? "the glossary keeps '\(term.text.beginning)' as it is"
          : "the glossary translates '\(term.text.beginning)' as \(words)")
    }
  }
}
