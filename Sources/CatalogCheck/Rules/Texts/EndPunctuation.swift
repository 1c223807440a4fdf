public import SourceText
import StringCatalog

extension RuleID {
  /// A translation that ends with other punctuation than its source text.
  public static let endPunctuation = RuleID("end-punct", .warning)
}

extension Rule {
  /// A translation that ends with other punctuation than its source text.
  ///
  /// Each language has its own characters, and some leave marks out: see `EndMark`. A full stop is a
  /// matter of style, so one too many or too few is an info.
  static let endPunctuation = Rule(
    .endPunctuation, summary: "a translation ends with other punctuation than its source text",
    why: """
      A button whose "…" is missing does not say that it opens a dialog, and a question without its \
      mark reads as a statement: "Delete?" as "Löschen".
      """,
    fix: "End the translation as the source text ends, with the characters of its language."
  ) { checked, found in
    guard let translation = checked.translation, !checked.isForm else {
      return
    }
    let expected = EndMark(translation.source, language: translation.sourceLanguage)
    let actual = EndMark(translation.text, language: translation.language)
    guard expected != actual, !actual.mayReplace(expected, in: translation) else { return }
    let problem =
      switch (expected, actual) {
      case (.none, _): "ends with \(actual.name), and its source text does not"
      case (_, .none): "does not end with \(expected.name), and its source text does"
      default: "ends with \(actual.name), and its source text with \(expected.name)"
      }
    let isStyle = Set([expected, actual]) == [.stop, .none]
    found.append(
      Diagnostic(
        .endPunctuation, severity: isStyle ? .info : nil, message: "the translation \(problem)"))
  }
}
