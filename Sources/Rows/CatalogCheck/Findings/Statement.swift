internal import SourceText

extension Finding {
  /// The problem, without the subject: the same for many findings.
  final class Statement: Sendable {
    let rule: RuleID
    let severity: Severity
    /// The message; nil to derive it from the subject.
    let message: String?

    init(_ rule: RuleID, severity: Severity, _ message: String?) {
      self.rule = rule
      self.severity = severity
      self.message = message
    }
  }
}

extension Finding.Statement: Hashable {
  static func == (left: Finding.Statement, right: Finding.Statement) -> Bool {
    left.severity == right.severity && left.rule == right.rule && left.message == right.message
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(severity)
    hasher.combine(message)
  }
}

extension Set<Finding.Statement> {
  /// Returns the statement that all findings with this content share.
  mutating func shared(_ statement: Finding.Statement) -> Finding.Statement {
    insert(statement).memberAfterInsert
  }
}
