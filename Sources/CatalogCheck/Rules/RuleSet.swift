public import Locales
internal import LocalizedText
public import PreviewRows
public import SourceText
internal import StringCatalog
public import TextLayout

/// The rules that a command or the app applies, and what a project settles about them.
///
/// ```swift
/// RuleSet.all.diagnostics(
///   of: row, fitted: maker.fit(row, width: 80), locale: maker.locale, reported: []
/// ).ruleNames  // ["spec-extra"]
/// ```
public struct RuleSet: Sendable {
  /// All rules.
  public static let all = RuleSet(Rule.all)

  /// The rules by which projects and options name them.
  public let ids: Set<RuleID>
  /// What the project settles about severities, rooms and exceptions.
  package let settings: ProjectSettings
  /// The least severity that a row reports.
  private var leastSeverity = Severity.info
  private let rules: [Rule]
  private let ofRows: Judges<CheckedRow>
  private let ofLocalizations: Judges<CheckedLocalization>
  private let ofEntries: Judges<CheckedEntry>
  private let ofTables: Judges<CheckedTables>
  /// Those that a row tells: they deserve a mark, and are not about states, which have other marks.
  private let toldOfLocalizations: Judges<CheckedLocalization>
  private let toldOfEntries: Judges<CheckedEntry>

  /// The rules as they are, for a project that settles nothing.
  public init(_ rules: [Rule]) { self.init(rules, settings: ProjectSettings()) }

  /// Makes a set of all rules that a project has not turned off.
  package init(settings: ProjectSettings) {
    self.init(Rule.all.filter { settings.severity(of: $0.id) != nil }, settings: settings)
  }

  private init(_ rules: [Rule], settings: ProjectSettings) {
    self.rules = rules
    self.settings = settings
    ids = Set(rules.map(\.id))
    ofRows = Judges(of: rules, \.judgeRow)
    ofLocalizations = Judges(of: rules, \.judgeLocalization)
    ofEntries = Judges(of: rules, \.judgeEntry)
    ofTables = Judges(of: rules, \.judgeTables)
    let told = rules.filter {
      Self.deservesMark($0.id, settings) && !Rule.withOtherMarks.contains($0.id)
    }
    toldOfLocalizations = Judges(of: told, \.judgeLocalization)
    toldOfEntries = Judges(of: told, \.judgeEntry)
  }

  /// The rules about what deserves a mark: errors and warnings.
  ///
  /// The app judges the rows on the screen by these, while the user waits.
  package var ofMarks: RuleSet {
    var marks = RuleSet(rules.filter { deservesMark($0.id) }, settings: settings)
    marks.leastSeverity = .warning
    return marks
  }

  /// Whether what a rule finds deserves a mark: it is an error or a warning in the project.
  func deservesMark(_ rule: RuleID) -> Bool { Self.deservesMark(rule, settings) }

  private static func deservesMark(_ rule: RuleID, _ settings: ProjectSettings) -> Bool {
    settings.severity(of: rule).map { $0 >= .warning } ?? false
  }

  /// Everything that is wrong with a row: first what readers reported, then what the rules find, in
  /// the order of the rules.
  ///
  /// What the comment of the entry says to ignore is left out.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - fitted: The row, fitted to its width.
  ///   - points: The row in points, if it has to fit there.
  ///   - locale: The locale of the row.
  ///   - reported: The reports of readers about the row's entry, in all its localizations.
  /// - Returns: The diagnostics that concern this row.
  public func diagnostics(
    of row: Row, fitted: FittedRow, points: PointRow? = nil, locale: LocaleTag,
    reported: [Diagnostic]
  ) -> [Diagnostic] {
    diagnostics(
      of: CheckedRow(row, fitted: fitted, lastLayout: nil, points: points, locale: locale),
      table: nil, reported: reported)
  }

  /// Everything that is wrong with a row of a table, as the project settles it.
  ///
  /// `rest` judges what belongs to the row beside its text, and gets what is known already.
  func diagnostics(
    of checked: CheckedRow, table: String?, reported: [Diagnostic],
    rest: ([Diagnostic]) -> [Diagnostic] = { _ in [] }
  ) -> [Diagnostic] {
    let row = checked.row
    var found = reported.isEmpty ? [] : reported.filter { $0.concerns(row, in: checked.locale) }
    let localization = row.found.localization?.locale
    if settings.admits(localization: localization) {
      // What replaces a missing translation is not in the language of the row.
      if row.hasOwnText {
        var ofRules = Findings(about: checked.subject)
        ofRows.judge(checked, into: &ofRules)
        found += ofRules.list.map(\.inText)
      }
      found += rest(found)
    }
    guard !found.isEmpty else { return [] }
    let ignored = IgnoredRules(comment: row.entry.comment).ids
    return found.compactMap { diagnostic in
      guard diagnostic.isLoss || !ignored.contains(diagnostic.rule) else { return nil }
      var named = diagnostic
      named.key = diagnostic.key ?? row.entry.key
      named.localization = diagnostic.localization ?? localization
      guard let settled = settings.settled(named, table: table), settled.severity >= leastSeverity
      else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = settled.severity
      return diagnostic
    }
  }

  /// Adds what the rules find wrong with the row of one leaf.
  func judge(_ checked: CheckedRow, into found: inout Findings) {
    found.subject = checked.subject
    ofRows.judge(checked, into: &found)
  }

  /// Adds what the rules find wrong with the texts of a localization together; for a row, only what it
  /// tells.
  func judge(_ checked: CheckedLocalization, forRow: Bool = false, into found: inout Findings) {
    (forRow ? toldOfLocalizations : ofLocalizations).judge(checked, into: &found)
  }

  /// Adds what the rules find wrong with an entry; for a row, only what it tells.
  func judge(_ checked: CheckedEntry, forRow: Bool = false, into found: inout Findings) {
    found.subject = .entry(checked.entry)
    (forRow ? toldOfEntries : ofEntries).judge(checked, into: &found)
  }

  /// Adds what the rules find wrong with the tables of a folder together.
  func judge(_ checked: CheckedTables, into found: inout Findings) {
    ofTables.judge(checked, into: &found)
  }
}

extension Finding {
  /// The finding as a row tells it: at the place in its text.
  fileprivate var inText: Diagnostic {
    Diagnostic(
      rule, severity: severity, message: message, at: scalar == 0 ? nil : .text(Int(scalar)))
  }
}

extension Diagnostic {
  /// Whether a reader reported this about the text of a row.
  ///
  /// A problem in one localization does not concern rows that show another one. It does concern a
  /// row of its own locale that shows the source text, because the problem may be the reason for
  /// that.
  fileprivate func concerns(_ row: Row, in locale: LocaleTag) -> Bool {
    concerns(localization: row.found.localization?.locale)
      || localization.map { LocaleTag($0) == locale.withoutPrivateUse } == true
  }
}
