import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// A translation without the markup for agreement of its source text.
  public static let inflectLost = RuleID("inflect-lost", .info)
}

extension Rule {
  /// A translation without the markup for agreement of its source text.
  static let inflectLost = Rule(
    .inflectLost, summary: "a translation has no markup for agreement, unlike its source text",
    why: """
      The words do not agree with the number: "3 Salat". Languages without such forms need no markup.
      """,
    fix: "Mark the words that have to agree, or vary the text by plural."
  ) { checked, found in
    guard let translation = checked.translation, translation.source.holds("^"),
      !checked.row.entry.isInPropertyList, SpanMarkup(translation.source).spans > 0
    else { return }
    let own = SpanMarkup(translation.text)
    guard own.spans == 0, own.problem == nil else { return }
    found.append(
      Diagnostic(.inflectLost, message: "no words are marked to agree, unlike in the source text"))
  }
}
