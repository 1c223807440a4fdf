import PreviewRows
import SourceText

extension Rule {
  static let inflectLost = Rule(
    RuleID("inflect-lost", .info), "inflection markup missing from the translation",
    why: #"The words are not inflected: "3 Salat". Languages without inflection need no markup."#,
    fix: "Add the markup to the words that change, or vary the string by plural."
  ) { checked, found in
    guard let translation = checked.translation, translation.source.holds("^"),
      !checked.row.entry.isInPropertyList, SpanMarkup(translation.source).spans > 0
    else { return }
    let own = SpanMarkup(translation.text)
    guard own.spans == 0, own.problem == nil else { return }
    found.add("no inflection markup; the source string has it")
  }
}
