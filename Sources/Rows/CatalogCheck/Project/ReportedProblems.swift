package import SourceText
package import StringCatalog

/// Converts the diagnostics of readers into findings.
package struct ReportedProblems {
  private let tables: [Table]
  /// The tables by the paths of their files.
  private let byPath: [String: Table]

  /// Creates a converter for diagnostics of the given tables.
  package init(of tables: [Table]) {
    self.tables = tables
    byPath = Dictionary(
      tables.flatMap { table in table.paths.map { ($0, table) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Converts diagnostics into findings, except for those that an entry's comment ignores.
  ///
  /// - Parameters:
  ///   - problems: the readers' diagnostics.
  ///   - isAsked: returns whether to include a diagnostic.
  ///   - isLeftOut: called with each diagnostic that is not included.
  /// - Returns: the findings, in the same order.
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

  /// Whether a diagnostic is about a file of the tables, or about no file.
  package func concerns(_ problem: Diagnostic) -> Bool {
    problem.path.map { byPath[$0] != nil } ?? true
  }

  /// Whether the comment of the diagnostic's entry ignores it.
  private func isIgnored(_ problem: Diagnostic) -> Bool {
    guard let key = problem.key, let path = problem.path, !problem.isLoss else { return false }
    return byPath[path]?.entry(forKey: key)?.ignores(problem.rule) ?? false
  }
}
