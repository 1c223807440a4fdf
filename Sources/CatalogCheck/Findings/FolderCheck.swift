internal import SourceText
public import StringCatalog

/// Judges the tables of a folder together: whether they have the same languages, and whether the same
/// texts are translated in the same way.
///
/// ```swift
/// FolderCheck(of: catalog.tables, rules: .all).findings.map(\.diagnostic.rule)  // [lone-locale]
/// ```
public struct FolderCheck: Sendable {
  private let folders: [[Table]]
  private let rules: RuleSet
  private let admitsLocale: @Sendable (String) -> Bool

  /// Prepares to check tables.
  ///
  /// - Parameters:
  ///   - tables: the tables of all folders.
  ///   - rules: the rules to apply.
  ///   - admitsLocale: whether a localization is checked, as the files spell it.
  public init(
    of tables: [Table], rules: RuleSet,
    admitsLocale: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    folders = Dictionary(grouping: tables, by: \.folder).sorted { $0.key < $1.key }.map(\.value)
    self.rules = rules
    self.admitsLocale = admitsLocale
  }

  /// What is wrong, without what the comments of entries say to ignore.
  public var findings: FindingList {
    var found = FindingList()
    for tables in folders {
      found.append(
        contentsOf: rules.findings(in: CheckedTables(tables: tables, admitsLocale: admitsLocale)))
    }
    found.removeJudgements { $0.subject.entry?.ignores($0.rule) == true }
    return found
  }
}
