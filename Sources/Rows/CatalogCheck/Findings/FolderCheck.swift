public import StringCatalog

/// A check across the tables of a folder: whether they have the same languages, and whether equal
/// source strings are translated consistently.
///
/// ```swift
/// var findings: [Finding] = []
/// FolderCheck(of: catalog.tables, rules: .all).add(to: &findings)
/// findings.map(\.rule)  // [lone-locale]
/// ```
public struct FolderCheck: Sendable {
  private let folders: [[Table]]
  private let rules: RuleSet
  private let earlier: [String: [Table]]?
  private let admitsLocale: @Sendable (String) -> Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - tables: the tables of all folders.
  ///   - rules: the rules to apply.
  ///   - admitsLocale: returns whether to check a localization, as spelled in the files.
  public init(
    of tables: [Table], rules: RuleSet,
    admitsLocale: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    folders = Dictionary(grouping: tables, by: \.folder).sorted { $0.key < $1.key }.map(\.value)
    self.rules = rules
    earlier = nil
    self.admitsLocale = admitsLocale
  }

  /// Creates a check for languages that tables lack, but did not lack in an earlier version.
  package init(
    of tables: [Table], since earlier: [Table], rules: RuleSet,
    admitsLocale: @escaping @Sendable (String) -> Bool
  ) {
    folders = Dictionary(grouping: tables, by: \.folder).sorted { $0.key < $1.key }.map(\.value)
    self.rules = RuleSet([Rule.missingLocale].filter { rules.contains($0.id) })
    self.earlier = Dictionary(grouping: earlier, by: \.folder)
    self.admitsLocale = admitsLocale
  }

  /// Appends the findings, except for those that an entry's comment ignores.
  ///
  /// Appends in place, because there may be many.
  public func add(to findings: inout [Finding]) {
    var end = findings.count
    var found = Findings()
    swap(&findings, &found.list)
    for tables in folders {
      rules.judge(
        CheckedTables(
          tables: tables, earlier: earlier.map { $0[tables[0].folder] ?? [] },
          admitsLocale: admitsLocale), into: &found)
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
