internal import CatalogCheck
internal import CatalogEditing
internal import JSONDocuments
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// Rows as lines of JSON in the format of `galley set --from`, with a line for each existing or
/// missing string.
///
/// A program that returns a line with another `text` keeps `expected` and `source`, which ensure
/// that the edit applies only if neither has changed.
struct PipedRows {
  private(set) var lines = ""
  private(set) var translations: Set<PipeRequest.Translation> = []

  /// Creates lines for rows in the language of a model.
  init(of rows: [Int], in model: Model) {
    for row in rows {
      let index = model.catalog.index(of: row)
      let previewTable = model.catalog.tables[index.table]
      add(
        previewTable[index.entry], of: previewTable.table,
        in: model.servedLocalization(ofTable: index.table) ?? model.preview.locale.description)
    }
  }

  private mutating func add(_ entry: Entry, of table: Table, in locale: String) {
    guard entry.shouldTranslate || locale == table.sourceLanguage,
      let path = table.path(ofKey: entry.key, locale: locale)
    else { return }
    translations.insert(PipeRequest.Translation(file: path, key: entry.key, locale: locale))
    let source = entry.source(in: table.sourceLanguage)
    let forms = FormList(of: entry, in: table, locale: locale).forms.filter(\.isUsed)
    let texts: [(path: LeafPath, leaf: Leaf?)] =
      forms.isEmpty
      ? [(path: LeafPath(), leaf: nil)] : forms.map { (path: $0.path, leaf: $0.leaf) }
    for (path, leaf) in texts {
      let text = leaf.flatMap { $0.isEmpty ? nil : $0.text }
      lines +=
        JSONWriter.text {
          $0.member("table", table.name)
          $0.member("key", entry.key)
          $0.member("locale", locale)
          if !path.steps.isEmpty { $0.member("path", path.description) }
          $0.member("source", source?.leaf(translatedAt: path)?.text ?? entry.key)
          $0.member("text", text)
          $0.member("expected", text)
          $0.member("state", leaf?.state)
          $0.member("comment", entry.comment)
        } + "\n"
    }
  }
}
