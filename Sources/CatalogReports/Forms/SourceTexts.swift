internal import CatalogCheck
internal import PreviewRows
internal import StringCatalog

/// Finds the source texts of findings.
struct SourceTexts: Sendable {
  /// The tables by the paths of their files.
  private let tables: [String: Table]

  /// Knows the tables that were checked.
  init(of tables: [Table]) {
    self.tables = Dictionary(
      tables.flatMap { table in table.paths.map { ($0, table) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The text in the source language for the same case as the text of a finding; nil if the finding is
  /// about no entry, or the entry has no source text.
  ///
  /// A key is the source text only if it is no identifier.
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
