public import SourceText

extension RuleID {
  /// Broken inflection markup.
  public static let inflectBroken = RuleID("inflect-broken", .warning)
}

extension Rule {
  /// Broken inflection markup.
  static let inflectBroken = Rule(
    .inflectBroken, summary: "broken inflection markup",
    why: """
      Users see the markup, and nothing is inflected: "^[3 salad](inflect: true" without its \
      parenthesis, "[3 salad](inflect: true)" without its caret, "^[3 salad](inflect: maybe)".
      """,
    fix: "Use the form ^[words](inflect: true)."
  ) { checked, found in
    guard let text = checked.text, text.holds("["), let problem = SpanMarkup(text).problem else {
      return
    }
    found.append(Diagnostic(.inflectBroken, message: problem))
  }
}
