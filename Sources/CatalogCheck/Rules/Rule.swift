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
///     .specExtra, summary: "placeholder without an argument", why: "The app crashes.",
///     fix: "Remove the placeholder."
///   ) { checked, found in
///     …
///   }
/// }
/// ```
public struct Rule: Sendable, Identifiable {
  /// A function that judges a row and appends what it finds wrong.
  struct RowCheck: Sendable {
    let judge: @Sendable (_ checked: CheckedRow, _ found: inout [Diagnostic]) -> Void
  }
  /// A function that judges all texts of a localization together.
  struct LocalizationCheck: Sendable {
    let judge: @Sendable (_ checked: CheckedLocalization, _ found: inout [Judgement]) -> Void
  }
  /// A function that judges an entry with its localizations.
  struct EntryCheck: Sendable {
    let judge: @Sendable (_ checked: CheckedEntry, _ found: inout [Judgement]) -> Void
  }

  /// A function that judges the tables of a folder together.
  ///
  /// There may be very many such judgements at a time, so they are kept in little memory.
  struct TablesCheck: Sendable {
    let judge: @Sendable (_ checked: CheckedTables, _ found: inout FindingList) -> Void
  }

  /// The id, with which programs and configurations refer to the rule.
  public let id: RuleID
  /// The problem of a row or file that breaks the rule, in one line.
  public let summary: String
  /// Why it matters, with an example.
  public let why: String
  /// How a person mends it.
  public let fix: String
  /// Judges a row as the app shows it, or that of one text; nil if the rule is not about rows.
  let judgeRow: RowCheck?
  /// Judges a localization, which only the command `check` does; nil if the rule is not about them.
  let judgeLocalization: LocalizationCheck?
  /// Judges an entry, which only the command `check` does; nil if the rule is not about them.
  let judgeEntry: EntryCheck?
  /// Judges the tables of a folder, which only the command `check` does; nil if the rule is not about
  /// them.
  let judgeTables: TablesCheck?

  /// Whether a check applies the rule to texts, and no reader reports it as well.
  var judgesTexts: Bool {
    let isReported = [
      "control-char", "nesting-invalid", "plural-other-missing", "slot-invalid",
    ].contains(id)
    return !isReported && (judgeRow != nil || judgeLocalization != nil || judgeEntry != nil)
  }

  /// How bad it is to break the rule.
  public var severity: Severity { id.severity }

  /// Defines a rule about rows.
  init(
    _ id: RuleID, summary: String, why: String, fix: String,
    check: @escaping @Sendable (_ checked: CheckedRow, _ found: inout [Diagnostic]) -> Void
  ) {
    self.init(id, summary, why, fix, row: RowCheck(judge: check))
  }

  /// Defines a rule about localizations, which may judge a row as well.
  init(
    _ id: RuleID, summary: String, why: String, fix: String, row: RowCheck? = nil,
    localization: LocalizationCheck
  ) {
    self.init(id, summary, why, fix, row: row, localization: localization)
  }

  /// Defines a rule about entries, which may judge tables as well.
  init(
    _ id: RuleID, summary: String, why: String, fix: String, entry: EntryCheck,
    tables: TablesCheck? = nil
  ) {
    self.init(id, summary, why, fix, entry: entry, tables: tables)
  }

  /// Defines a rule about the tables of a folder.
  init(
    _ id: RuleID, summary: String, why: String, fix: String, tables: TablesCheck
  ) {
    self.init(id, summary, why, fix, tables: tables)
  }

  /// Defines a rule that readers report while they read a file, or that a check reports of itself.
  init(reportedByReaders id: RuleID, summary: String, why: String, fix: String) {
    self.init(id, summary, why, fix)
  }

  private init(
    _ id: RuleID, _ summary: String, _ why: String, _ fix: String, row: RowCheck? = nil,
    localization: LocalizationCheck? = nil, entry: EntryCheck? = nil, tables: TablesCheck? = nil
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.fix = fix
    judgeRow = row
    judgeLocalization = localization
    judgeEntry = entry
    judgeTables = tables
  }
}
