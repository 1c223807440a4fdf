package import SourceText
package import StringCatalog

/// The problems that readers reported in the files of some tables, on their way to a report.
package struct ReportedProblems {
  private let tables: [Table]
  /// The tables by the paths of their files.
  private let byPath: [String: Table]

  /// Looks for problems of these tables.
  package init(of tables: [Table]) {
    self.tables = tables
    byPath = Dictionary(
      tables.flatMap { table in table.paths.map { ($0, table) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Turns problems into findings, without those that the comments of entries say to ignore.
  ///
  /// - Parameters:
  ///   - problems: what the readers reported.
  ///   - isAsked: whether a problem is wanted.
  ///   - isLeftOut: receives those that are not.
  /// - Returns: the findings in the order of the problems.
  package func findings(
    _ problems: [Diagnostic], where isAsked: (Diagnostic) -> Bool,
    otherwise isLeftOut: (Diagnostic) -> Void = { _ in }
  ) -> [Finding] {
    problems.compactMap { problem in
      guard !isIgnored(problem) else { return nil }
      guard isAsked(problem) else {
        isLeftOut(problem)
        return nil
      }
      return Finding(problem, table: problem.path.flatMap { byPath[$0]?.name })
    }
  }

  /// Whether the problem is in the files of the tables.
  package func concerns(_ problem: Diagnostic) -> Bool {
    problem.path.map { byPath[$0] != nil } ?? true
  }

  /// Whether the comment of the entry with a problem says to ignore it.
  private func isIgnored(_ problem: Diagnostic) -> Bool {
    guard let key = problem.key, let path = problem.path, !problem.isLoss else { return false }
    return byPath[path]?.entry(forKey: key)?.ignores(problem.rule) ?? false
  }
}
