public import SourceText

extension RuleID {
  /// Markup for agreement that is not read, because a part of it is missing or misspelt.
  public static let inflectBroken = RuleID("inflect-broken", .warning)
}

extension Rule {
  /// Markup for agreement that is not read, because a part of it is missing or misspelt.
  static let inflectBroken = Rule(
    .inflectBroken, summary: "markup for agreement is broken",
    why: """
      Users read the markup itself, and the words do not agree: "^[3 salad](inflect: true" without its \
      parenthesis, "[3 salad](inflect: true)" without its caret, "^[3 salad](inflect: maybe)".
      """,
    fix: "Write the markup as ^[words](inflect: true)."
  ) { checked, found in
    guard let text = checked.text, text.holds("["), let problem = SpanMarkup(text).problem else {
      return
    }
    found.append(Diagnostic(.inflectBroken, message: problem))
  }
}
