import SourceText

extension Rule {
  static let inflectBroken = Rule(
    RuleID("inflect-broken", .warning), "broken inflection markup",
    why: """
      Users see the markup, and nothing is inflected: "^[3 salad](inflect: true" without its \
      parenthesis, "[3 salad](inflect: true)" without its caret, "^[3 salad](inflect: maybe)".
      """,
    fix: "Use the form ^[words](inflect: true)."
  ) { checked, found in
    guard let text = checked.text, text.holds("["), let problem = SpanMarkup(text).problem else {
      return
    }
    found.add(problem)
  }
}
