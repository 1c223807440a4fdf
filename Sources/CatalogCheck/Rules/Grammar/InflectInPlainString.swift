import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// Markup for agreement in a text that is shown as it is written.
  public static let inflectInPlainString = RuleID("inflect-in-plain-string", .warning)
}

extension Rule {
  /// Markup for agreement in a text that is shown as it is written.
  ///
  /// The user sees the markup itself: `^[2 salad](inflect: true)`. The texts of `InfoPlist` are read
  /// by the system, which never reads Markdown in them.
  static let inflectInPlainString = Rule(
    .inflectInPlainString, summary: "markup for agreement is in a text that is shown as written",
    why: """
      Users see the markup itself: "^[2 salad](inflect: true)".
      """,
    fix: "Write the forms out, or show the text as an attributed string."
  ) { checked, found in
    let row = checked.row
    guard
      !row.spans.isEmpty && row.entry.isInPropertyList || checked.row.title.text.showsGrammarMarkup
    else { return }
    found.append(
      Diagnostic(
        .inflectInPlainString, message: "users see the markup '^[…](…)', which is not read here"))
  }
}

extension Entry {
  /// Whether the system reads the text, for the property list of the app.
  var isInPropertyList: Bool {
    path.split(separator: "/").last?.hasPrefix("InfoPlist.") ?? false
  }
}

extension String {
  /// Whether the text contains markup for agreement.
  ///
  /// Nearly all texts have no `^`, and this check is all they cost.
  fileprivate var showsGrammarMarkup: Bool {
    guard holds("^") else { return false }
    return MarkdownText(self).runs.contains { run in
      run.style.spans.contains { GrammarAttributes(of: $0).inflects }
    }
  }
}
