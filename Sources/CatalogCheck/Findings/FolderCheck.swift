public import StringCatalog

/// Judges the tables of a folder together: whether they have the same languages, and whether the same
/// texts are translated in the same way.
///
/// ```swift
/// var findings: [Finding] = []
/// FolderCheck(of: catalog.tables, rules: .all).add(to: &findings)
/// findings.map(\.rule)  // [lone-locale]
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

  /// Adds what is wrong to a list, without what the comments of entries say to ignore.
  ///
  /// These findings may be many, so no list of their own is made.
  public func add(to findings: inout [Finding]) {
    var end = findings.count
    var found = Findings()
    swap(&findings, &found.list)
    for tables in folders {
      rules.judge(CheckedTables(tables: tables, admitsLocale: admitsLocale), into: &found)
    }
    swap(&findings, &found.list)
    for index in end..<findings.count
    where findings[index].entry?.ignores(findings[index].rule) != true {
      findings.swapAt(index, end)
      end += 1
    }
    findings.removeLast(findings.count - end)
  }
}
