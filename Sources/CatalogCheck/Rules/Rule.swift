public import SourceText

/// One thing that galley checks.
///
/// Each rule about rows is in a file of its own, which declares its id unless a reader reports it
/// too, and defines the rule as a static property. ``all`` lists every rule:
///
/// ```swift
/// extension RuleID {
///   /// A placeholder without an argument.
///   public static let specExtra = RuleID("spec-extra", .error)
/// }
///
/// extension Rule {
///   static let specExtra = Rule(
///     .specExtra, summary: "a placeholder has no argument", why: "The app crashes.",
///     fix: "Remove the placeholder."
///   ) { checked, found in
///     …
///   }
/// }
/// ```
public struct Rule: Sendable, Identifiable {
  /// A function that judges a row and appends what it finds wrong.
  typealias RowCheck = @Sendable (_ checked: CheckedRow, _ found: inout [Diagnostic]) -> Void

  /// What the rule judges.
  enum Subject: Sendable {
    /// A file: a reader reports the rule while it reads.
    case file
    /// A row.
    case row(RowCheck)
  }

  /// The id, with which programs and configurations refer to the rule.
  public let id: RuleID
  /// The problem of a row or file that breaks the rule, in one line.
  public let summary: String
  /// Why it matters, with an example.
  public let why: String
  /// How a person mends it.
  public let fix: String
  /// What the rule judges.
  let subject: Subject

  /// How bad it is to break the rule.
  public var severity: Severity { id.severity }

  /// Defines a rule about rows.
  init(
    _ id: RuleID, summary: String, why: String, fix: String, check: @escaping RowCheck
  ) {
    self.init(id, summary: summary, why: why, fix: fix, subject: .row(check))
  }

  /// Defines a rule that readers report.
  init(reportedByReaders id: RuleID, summary: String, why: String, fix: String) {
    self.init(id, summary: summary, why: why, fix: fix, subject: .file)
  }

  private init(_ id: RuleID, summary: String, why: String, fix: String, subject: Subject) {
    self.id = id
    self.summary = summary
    self.why = why
    self.fix = fix
    self.subject = subject
  }
}
