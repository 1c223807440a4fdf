internal import PreviewRows
internal import StringCatalog

/// Looks up the source strings of findings.
struct SourceTexts: Sendable {
  /// The tables by the paths of their files.
  private let tables: [String: Table]

  /// Creates a lookup for the checked tables.
  init(of tables: [Table]) {
    self.tables = Dictionary(
      tables.flatMap { table in table.paths.map { ($0, table) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the source string for the same case as a finding's string; nil if there is none.
  ///
  /// A key counts as the source string only if it isn't an identifier.
  func text(of finding: Finding) -> String? {
    guard let key = finding.key, let path = finding.filePath,
      let table = tables[path], let entry = table.entry(forKey: key)
    else { return nil }
    guard let source = table.sourceLanguage.flatMap(entry.localization), !source.leaves.isEmpty
    else { return table.traits.keysAreTexts && !key.isIdentifier ? key : nil }
    let leaf = finding.localization.flatMap(entry.localization)
      .flatMap { localization in finding.path.flatMap { localization.leaf(at: $0) } }
    if let leaf { return leaf.source(in: source)?.text }
    return source.leaves.first?.text
  }
}
