/// A value that rules check with a function for its type.
///
/// A protocol, because a function in a generic type is called through others that convert its
/// parameters.
protocol Judged {
  /// Whether a rule has a function for these values.
  static func isJudged(by rule: Rule) -> Bool
  /// Checks the value by a rule and adds its findings.
  func judge(by rule: borrowing Rule, into found: inout Findings)
}

extension CheckedRow: Judged {
  static func isJudged(by rule: Rule) -> Bool { rule.judgeRow != nil }
  func judge(by rule: borrowing Rule, into found: inout Findings) {
    rule.judgeRow?(self, &found)
  }
}

extension CheckedLocalization: Judged {
  static func isJudged(by rule: Rule) -> Bool { rule.judgeLocalization != nil }
  func judge(by rule: borrowing Rule, into found: inout Findings) {
    rule.judgeLocalization?(self, &found)
  }
}

extension CheckedEntry: Judged {
  static func isJudged(by rule: Rule) -> Bool { rule.judgeEntry != nil }
  func judge(by rule: borrowing Rule, into found: inout Findings) {
    rule.judgeEntry?(self, &found)
  }
}

extension CheckedTables: Judged {
  static func isJudged(by rule: Rule) -> Bool { rule.judgeTables != nil }
  func judge(by rule: borrowing Rule, into found: inout Findings) {
    rule.judgeTables?(self, &found)
  }
}
