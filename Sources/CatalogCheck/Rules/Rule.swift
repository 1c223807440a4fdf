public import SourceText

/// One thing that galley checks.
///
/// Each rule is a static property in a file of its own, unless others report it; ``all`` lists them. The
/// reports, the manual page and the documentation quote its sentences, so they are written only here.
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
  /// Judges something, and adds what it finds wrong.
  typealias Judge<Checked> = @Sendable (_ checked: Checked, _ found: inout Findings) -> Void

  /// The id, with which programs and configurations refer to the rule.
  public let id: RuleID
  /// The problem of a row or file that breaks the rule, in one line.
  public let summary: String
  /// Why it matters, with an example.
  public let why: String
  /// How a person mends it.
  public let fix: String
  /// Whether readers report it, alone or as well.
  let readersReportIt: Bool
  /// Judges a row as the app shows it, or that of one text.
  let judgeRow: Judge<CheckedRow>?
  /// Judges the texts of a localization together.
  let judgeLocalization: Judge<CheckedLocalization>?
  /// Judges an entry with its localizations.
  let judgeEntry: Judge<CheckedEntry>?
  /// Judges the tables of a folder, which only the command `check` does.
  let judgeTables: Judge<CheckedTables>?

  /// Whether a check applies the rule to texts, and no reader reports it as well.
  var judgesTexts: Bool {
    !readersReportIt && (judgeRow != nil || judgeLocalization != nil || judgeEntry != nil)
  }

  /// How bad it is to break the rule.
  public var severity: Severity { id.severity }

  /// Defines a rule that judges something of each kind for which it has a function.
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
