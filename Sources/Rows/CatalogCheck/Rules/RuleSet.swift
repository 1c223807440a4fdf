public import Locales
internal import LocalizedText
public import PreviewRows
public import SourceText
internal import StringCatalog
public import TextLayout

/// A set of rules to apply, with a project's settings.
///
/// ```swift
/// RuleSet.all.diagnostics(
///   of: row, fitted: maker.fit(row, width: 80), locale: maker.locale, reported: []
/// ).ruleNames  // ["spec-extra"]
/// ```
public struct RuleSet: Sendable {
  /// All rules, without settings.
  public static let all = RuleSet(Rule.all)

  /// The project's severities, widths, and exceptions.
  package internal(set) var settings: ProjectSettings
  /// The minimum severity reported for rows.
  private var leastSeverity = Severity.info
  private let rules: [Rule]
  private let ofRows: [Rule]
  private let ofLocalizations: [Rule]
  private let ofEntries: [Rule]
  private let ofTables: [Rule]
  /// The functions that apply to rows: rules that deserve a mark, except those about states.
  private let toldOfLocalizations: [Rule]
  private let toldOfEntries: [Rule]

  /// Creates a set of rules without project settings.
  public init(_ rules: [Rule]) { self.init(rules, settings: ProjectSettings()) }

  /// Creates a set of the rules that a project has not turned off.
  package init(settings: ProjectSettings) {
    if settings.severities.isEmpty {
      // Nearly every project; a set of its own would delay the first rows.
      self = .all
      self.settings = settings
    } else {
      self.init(Rule.all.filter { settings.severity(of: $0.id) != nil }, settings: settings)
    }
  }

  private init(_ rules: [Rule], settings: ProjectSettings) {
    self.rules = rules
    self.settings = settings
    ofRows = rules.filter { $0.judgeRow != nil }
    ofLocalizations = rules.filter { $0.judgeLocalization != nil }
    ofEntries = rules.filter { $0.judgeEntry != nil }
    ofTables = rules.filter { $0.judgeTables != nil }
    let told = rules.filter {
      Self.deservesMark($0.id, settings) && !Rule.withOtherMarks.contains($0.id)
    }
    toldOfLocalizations = told.filter { $0.judgeLocalization != nil }
    toldOfEntries = told.filter { $0.judgeEntry != nil }
  }

  /// Returns whether the set has a rule.
  public func contains(_ rule: RuleID) -> Bool { rules.contains { $0.id == rule } }

  /// The rules whose violations deserve a mark: errors and warnings.
  ///
  /// The app uses them to check the visible rows interactively.
  package var ofMarks: RuleSet {
    var marks = RuleSet(rules.filter { deservesMark($0.id) }, settings: settings)
    marks.leastSeverity = .warning
    return marks
  }

  /// Whether violations of a rule deserve a mark: it is an error or warning in the project.
  func deservesMark(_ rule: RuleID) -> Bool { Self.deservesMark(rule, settings) }

  private static func deservesMark(_ rule: RuleID, _ settings: ProjectSettings) -> Bool {
    settings.severity(of: rule).map { $0 >= .warning } ?? false
  }

  /// Returns all problems of a row: those that readers reported, then the findings of the rules, in
  /// order.
  ///
  /// Rules that the entry's comment ignores are left out.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - fitted: the row, fitted to its width.
  ///   - points: the row in points, if it has to fit there.
  ///   - locale: the locale of the row.
  ///   - reported: the readers' diagnostics about the row's entry, in all localizations.
  /// - Returns: the diagnostics that apply to this row.
  public func diagnostics(
    of row: Row, fitted: FittedRow, points: PointRow? = nil, locale: LocaleTag,
    reported: [Diagnostic]
  ) -> [Diagnostic] {
    let checked = CheckedRow(
      row, fitted: fitted, lastLayout: nil, points: points, locale: locale,
      EntryFacts(row.entry, sourceLanguage: row.sourceLanguage))
    return settled(problems(of: checked, reported: reported), of: checked, table: nil)
  }

  /// Whether the project checks the localization of a row.
  func admits(_ checked: CheckedRow) -> Bool {
    settings.admits(localization: checked.row.found.localization?.locale)
  }

  /// Returns the problems of a row without the project's settings: those that readers reported,
  /// then those of its string.
  func problems(of checked: CheckedRow, reported: [Diagnostic]) -> [Diagnostic] {
    let row = checked.row
    let found = reported.isEmpty ? [] : reported.filter { $0.concerns(row, in: checked.locale) }
    // The fallback for a missing translation is not in the language of the row.
    guard admits(checked), row.hasOwnText else { return found }
    var ofRules = Findings()
    judge(checked, into: &ofRules)
    return found + ofRules.list.map(\.inText)
  }

  /// Returns the problems of a row of a table that the project's settings and the entry's comment
  /// leave, with the project's severities.
  func settled(_ found: [Diagnostic], of checked: CheckedRow, table: String?) -> [Diagnostic] {
    guard !found.isEmpty else { return [] }
    let row = checked.row
    let localization = row.found.localization?.locale
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

  /// Adds the findings for the row of one leaf.
  func judge(_ checked: CheckedRow, into found: inout Findings) {
    found.subject = checked.subject
    checked.glossary = settings.glossary
    let start = found.list.count
    found.rules = ofRows
    for turn in ofRows.indices {
      found.turn = turn
      ofRows[turn].judgeRow?(checked, &found)
    }
    Echoes.remove(from: &found.list, since: start, of: checked.translation)
  }

  /// Adds the findings for the strings of a localization together; for a row, only those shown with
  /// rows.
  func judge(_ checked: CheckedLocalization, forRow: Bool = false, into found: inout Findings) {
    let rules = forRow ? toldOfLocalizations : ofLocalizations
    found.rules = rules
    for turn in rules.indices {
      found.turn = turn
      rules[turn].judgeLocalization?(checked, &found)
    }
  }

  /// Adds the findings for an entry; for a row, only those shown with rows.
  func judge(_ checked: CheckedEntry, forRow: Bool = false, into found: inout Findings) {
    found.subject = .entry(checked.entry)
    let rules = forRow ? toldOfEntries : ofEntries
    found.rules = rules
    for turn in rules.indices {
      found.turn = turn
      rules[turn].judgeEntry?(checked, &found)
    }
  }

  /// Adds the findings for the tables of a folder.
  func judge(_ checked: CheckedTables, into found: inout Findings) {
    found.rules = ofTables
    for turn in ofTables.indices {
      found.turn = turn
      ofTables[turn].judgeTables?(checked, &found)
    }
  }
}

extension Finding {
  /// The finding as reported for a row, at its position in the string.
  fileprivate var inText: Diagnostic {
    Diagnostic(
      rule, severity: severity, message: message, at: scalar == 0 ? nil : .text(Int(scalar)))
  }
}

extension Diagnostic {
  /// Whether a reader's diagnostic applies to a row.
  ///
  /// A problem in one localization does not apply to rows that show another. It does apply to a row
  /// of its own locale that falls back to the source string, because the problem may be the cause.
  fileprivate func concerns(_ row: Row, in locale: LocaleTag) -> Bool {
    concerns(localization: row.found.localization?.locale)
      || localization.map { LocaleTag($0) == locale.withoutPrivateUse } == true
  }
}
