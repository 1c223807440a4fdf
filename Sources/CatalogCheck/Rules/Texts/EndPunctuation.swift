import SourceText

extension Rule {
  // Each language has its own characters, and some leave marks out: see `EndMark`. A full stop is a
  // matter of style, so one too many or too few is an info.
  static let endPunctuation = Rule(
    RuleID("end-punct", .warning), "translation ends with different punctuation",
    why: """
      Without "…" a button does not say that it opens a dialog, and without its mark a question \
      reads like a statement: "Löschen" for "Delete?".
      """,
    fix: "End the translation like the source string, with the marks of its own language."
  ) { checked, found in
    guard let translation = checked.translation, !checked.isForm else { return }
    let expected = EndMark(translation.source, language: translation.sourceLanguage)
    let actual = EndMark(translation.text, language: translation.language)
    guard expected != actual, !actual.mayReplace(expected, in: translation) else { return }
    let problem =
      switch (expected, actual) {
      case (.none, _): "ends with \(actual.rawValue); the source string does not"
      case (_, .none): "does not end with \(expected.rawValue); the source string does"
      default: "ends with \(actual.rawValue); the source string ends with \(expected.rawValue)"
      }
    let isStyle = Set([expected, actual]) == [.stop, .none]
    found.add(problem, severity: isStyle ? .info : nil)
  }
}
