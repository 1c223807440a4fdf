import LocalizedText
public import SourceText

extension RuleID {
  /// A translation with other Markdown than its source text.
  public static let markdownMismatch = RuleID("markdown-mismatch", .warning)
}

extension Rule {
  /// A translation with other Markdown than its source text.
  ///
  /// Languages stress different words, so another number of bold parts is an info, unless users see the
  /// marks.
  static let markdownMismatch = Rule(
    .markdownMismatch, summary: "a translation has other Markdown than its source text",
    why: """
      A link is lost, or users see the marks themselves: "** Neu**" shows its asterisks, because a \
      blank follows them.
      """,
    fix: "Mark the same words as the source text does, without spaces between marks and words."
  ) { checked, found in
    guard let translation = checked.translation,
      MarkdownText.mayHaveMarkup(translation.source)
        || MarkdownText.mayHaveMarkup(translation.text)
    else { return }
    let expected = MarkupCount(translation.source)
    let actual = MarkupCount(translation.text)
    for (parts, there, here) in [
      ("links", expected.links, actual.links), ("bold parts", expected.bold, actual.bold),
      ("parts of code", expected.code, actual.code),
    ] where there != here {
      let isStyle = parts == "bold parts" && !actual.showsMarks
      found.append(
        Diagnostic(
          .markdownMismatch, severity: isStyle ? .info : nil,
          message: "the number of \(parts) is \(here), and \(there) in the source text"))
    }
  }
}

/// How many parts of a text Markdown marks.
private struct MarkupCount {
  var links = 0
  var bold = 0
  var code = 0
  /// Whether users see marks that make nothing bold.
  var showsMarks = false

  init(_ text: String) {
    guard MarkdownText.mayHaveMarkup(text) else { return }
    var last = MarkdownStyle()
    let markdown = MarkdownText(text)
    showsMarks = markdown.text.contains("**")
    for run in markdown.runs {
      if let link = run.style.link, link != last.link { links += 1 }
      if run.style.traits.contains(.strong), !last.traits.contains(.strong) { bold += 1 }
      if run.style.traits.contains(.code), !last.traits.contains(.code) { code += 1 }
      last = run.style
    }
  }
}
