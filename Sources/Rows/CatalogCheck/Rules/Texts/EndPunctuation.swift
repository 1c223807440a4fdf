import Locales
import SourceText

extension Rule {
  // Each language has its own characters, and some leave marks out: see `EndMark`. A full stop more
  // or less is a matter of style, as is any other mark that the source string lacks: an info.
  static let endPunctuation = Rule(
    RuleID("end-punct", .warning), "translation ends with different punctuation",
    why: """
      Without "…" a button does not say that it opens a dialog, and without its mark a question \
      reads like a statement: "Löschen" for "Delete?".
      """,
    fix: "End the translation like the source string, with the marks of its own language."
  ) { checked, found in
    if let source = checked.comparedSource, !checked.isForm {
      let mark = EndMark(source, language: checked.locale.language)
      if mark != .none, mark != .stop { checked.reportEnd(mark, to: &found) { _ in } }
    }
    guard let translation = checked.translation, !checked.isForm,
      let (expected, actual) = translation.differingEndMarks
    else { return }
    let problem =
      switch (expected, actual) {
      case (.none, _): "ends with \(actual.rawValue); the source string does not"
      case (_, .none): "does not end with \(expected.rawValue); the source string does"
      default: "ends with \(actual.rawValue); the source string ends with \(expected.rawValue)"
      }
    if expected == .none || expected == .stop {
      let isStyle = actual == .none || expected == .none
      found.add(problem, severity: isStyle ? .info : nil)
    } else {
      checked.reportEnd(expected, to: &found) { $0.add(problem) }
    }
  }
}

extension CheckedRow {
  /// Adds a finding about a mark that a translation or most translations lack.
  fileprivate func reportEnd(
    _ mark: EndMark, to found: inout Findings, otherwise message: (inout Findings) -> Void
  ) {
    report(
      .endMark, where: { $0.differingEndMarks != nil },
      ofSource: { "ends with \(mark.rawValue); \($0) do not" }, to: &found, otherwise: message)
  }
}

extension CheckedTranslation {
  /// The marks at the ends of the source string and of the translation, if they do not correspond.
  fileprivate var differingEndMarks: (expected: EndMark, actual: EndMark)? {
    let expected = EndMark(source, language: sourceLanguage)
    let actual = EndMark(text, language: language)
    guard expected != actual, !actual.mayReplace(expected, in: self) else { return nil }
    return (expected, actual)
  }
}
