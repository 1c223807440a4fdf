internal import SourceText
package import StringCatalog

extension ProjectSettings {
  /// Returns findings for the languages that are less complete than the project requires.
  ///
  /// If a table lacks a language, all its strings count as missing.
  package func incompleteLanguages(of tables: [Table]) -> [Finding] {
    guard let path, !minimums.isEmpty else { return [] }
    let coverage = Coverage(of: tables)
    let names = Set(
      coverage.tables.flatMap { table in
        table.locales.map(\.name).filter { $0 != table.source && $0 != "Base" }
      })
    var found: [Finding] = []
    for (index, minimum) in minimums.enumerated() {
      let pattern = minimum.locales.pattern
      let isPattern = pattern.contains { "*?[\\".contains($0) }
      let wanted = isPattern || names.contains(pattern) ? names : names.union([pattern])
      for name in wanted.sorted()
      where minimum.locales.matches(name)
        && !minimums[..<index].contains(where: { $0.locales.matches(name) })
      {
        var share = CompletedShare()
        for table in coverage.tables where table.source != name {
          let own = table.locales.first { $0.name == name }?.share
          share += own ?? CompletedShare(done: 0, of: table.locales.map(\.share.total).max() ?? 0)
        }
        guard Double(share.done) * 100 < minimum.percent * Double(share.total) else { continue }
        let percent = "\(share.permille / 10).\(share.permille % 10)"
        found.append(
          Finding(
            Diagnostic(
              .incompleteLocale, path: path, location: minimum.location,
              message:
                "\(name) is \(percent)% complete, less than the \(minimum.percent)% required here",
              localization: name)))
      }
    }
    return found
  }
}
