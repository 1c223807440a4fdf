import LocalizedText
import MessageSyntax
import SourceText

extension Rule {
  // Languages stress different words, so another number of bold parts is an info, unless users see the
  // marks.
  static let markdownMismatch = Rule(
    RuleID("markdown-mismatch", .warning), "Markdown differs from the source string",
    why: """
      A link is lost, or users see the markup: "** Neu**" shows its asterisks, because a space \
      follows them.
      """,
    fix: "Mark up the same words as the source string, without spaces inside the marks."
  ) { checked, found in
    guard let translation = checked.translation,
      MarkdownText.mayHaveMarkup(translation.source)
        || MarkdownText.mayHaveMarkup(translation.text)
    else { return }
    let expected = MarkupCount(translation.source)
    let actual = MarkupCount(translation.text)
    for (parts, there, here) in [
      ("links", expected.links, actual.links), ("bold spans", expected.bold, actual.bold),
      ("code spans", expected.code, actual.code),
    ] where there != here {
      let isStyle = parts == "bold spans" && !actual.showsMarks
      found.add(
        "\(parts): \(here); the source string has \(there)", severity: isStyle ? .info : nil)
    }
  }
}

/// The numbers of Markdown elements in a string.
private struct MarkupCount {
  var links = 0
  var bold = 0
  var code = 0
  /// Whether stray Markdown marks are visible to users.
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
