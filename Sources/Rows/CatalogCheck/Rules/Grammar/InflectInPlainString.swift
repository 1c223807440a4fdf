import LocalizedText
import MessageSyntax
import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  // The user sees the markup itself: `^[2 salad](inflect: true)`. The texts of `InfoPlist` are read
  // by the system, which never reads Markdown in them.
  static let inflectInPlainString = Rule(
    RuleID("inflect-in-plain-string", .warning), "inflection markup in a plain string",
    why: #"Users see the markup: "^[2 salad](inflect: true)"."#,
    fix: "Use plural forms, or display the string as an AttributedString."
  ) { checked, found in
    let row = checked.row
    guard
      !row.spans.isEmpty && row.entry.isInPropertyList || checked.row.title.text.showsGrammarMarkup
    else { return }
    found.add("inflection markup is not processed here; users see '^[…](…)'")
  }
}

extension Entry {
  /// Whether the system reads the string, as part of the app's property list.
  var isInPropertyList: Bool { path.split(separator: "/").last?.hasPrefix("InfoPlist.") ?? false }
}

extension String {
  /// Whether the string contains inflection markup.
  ///
  /// Nearly all strings have no `^`, so this check is cheap.
  fileprivate var showsGrammarMarkup: Bool {
    guard holds("^") else { return false }
    return MarkdownText(self).runs.contains { run in
      run.style.spans.contains { GrammarAttributes(of: $0).inflects }
    }
  }
}
