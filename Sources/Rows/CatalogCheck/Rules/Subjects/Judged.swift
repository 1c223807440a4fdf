/// A value that rules check with a function for its type.
///
/// A protocol, because a function in a generic type is called through others that convert its
/// parameters.
protocol Judged {
  /// Whether a rule has a function for these values.
  static func isJudged(by rule: Rule) -> Bool
  /// Checks the value by one of some rules and adds its findings.
  ///
  /// The function is read from the rule in its array, because passing a rule copies it.
  func judge(by rules: Span<Rule>, at turn: Int, into found: inout Findings)
}

extension CheckedRow: Judged {
  static func isJudged(by rule: Rule) -> Bool { rule.judgeRow != nil }
  func judge(by rules: Span<Rule>, at turn: Int, into found: inout Findings) {
    rules[turn].judgeRow?(self, &found)
  }
}

extension CheckedLocalization: Judged {
  static func isJudged(by rule: Rule) -> Bool { rule.judgeLocalization != nil }
  func judge(by rules: Span<Rule>, at turn: Int, into found: inout Findings) {
    rules[turn].judgeLocalization?(self, &found)
  }
}

extension CheckedEntry: Judged {
  static func isJudged(by rule: Rule) -> Bool { rule.judgeEntry != nil }
  func judge(by rules: Span<Rule>, at turn: Int, into found: inout Findings) {
    rules[turn].judgeEntry?(self, &found)
  }
}

extension CheckedTables: Judged {
  static func isJudged(by rule: Rule) -> Bool { rule.judgeTables != nil }
  func judge(by rules: Span<Rule>, at turn: Int, into found: inout Findings) {
    rules[turn].judgeTables?(self, &found)
  }
}
