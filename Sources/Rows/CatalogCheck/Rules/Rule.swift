public import SourceText

/// A rule that galley checks.
///
/// Each rule is a static property in a file of its own, unless only readers report it; ``all``
/// lists them. Reports, the manual page, and the documentation quote its summary, rationale, and
/// fix.
///
/// ```swift
/// extension Rule {
///   static let specExtra = Rule(
///     RuleID("spec-extra", .error), "extra placeholder in the translation", why: "The app crashes.",
///     fix: "Remove the placeholder."
///   ) { checked, found in
///     found.add("…")
///   }
/// }
/// ```
public struct Rule: Sendable, Identifiable {
  /// A function that checks a value and adds its findings.
  typealias Judge<Checked> = @Sendable (_ checked: Checked, _ found: inout Findings) -> Void

  /// The ID used in configurations, reports, and comments.
  public let id: RuleID
  /// A one-line description of the problem.
  public let summary: String
  /// Why the problem matters, with an example.
  public let why: String
  /// How to fix the problem.
  public let fix: String
  /// Whether readers report violations, alone or in addition to the rule's functions.
  let readersReportIt: Bool
  /// Checks a row as displayed, or the row of one leaf.
  let judgeRow: Judge<CheckedRow>?
  /// Checks the strings of a localization together.
  let judgeLocalization: Judge<CheckedLocalization>?
  /// Checks an entry with its localizations.
  let judgeEntry: Judge<CheckedEntry>?
  /// Checks the tables of a folder; used only by `galley check`.
  let judgeTables: Judge<CheckedTables>?

  /// Whether checks alone, and no reader, apply the rule to strings.
  var judgesTexts: Bool {
    !readersReportIt && (judgeRow != nil || judgeLocalization != nil || judgeEntry != nil)
  }

  /// The default severity of violations.
  public var severity: Severity { id.severity }

  /// Creates a rule from functions for the kinds of values it checks.
  init(
    _ id: RuleID, _ summary: String, why: String, fix: String, readersReportIt: Bool = false,
    row: Judge<CheckedRow>? = nil, localization: Judge<CheckedLocalization>? = nil,
    entry: Judge<CheckedEntry>? = nil, tables: Judge<CheckedTables>? = nil
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.fix = fix
    self.readersReportIt = readersReportIt
    judgeRow = row
    judgeLocalization = localization
    judgeEntry = entry
    judgeTables = tables
  }
}
