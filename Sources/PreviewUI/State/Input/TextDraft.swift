internal import CatalogCheck
internal import JSON
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// The text of a row while the user edits it.
struct TextDraft: Sendable {
  let file: String
  let key: String
  /// The language, as the file spells it.
  let locale: String
  let path: LeafPath
  /// The text in the file; nil if it has none.
  let old: String?
  /// The text that it translates.
  let source: String
  /// Whether the row was missing, new or to be reviewed.
  let needsWork: Bool
  private let original: PreviewTable
  /// A String Catalog with this entry alone.
  private let bytes: [UInt8]

  /// Why a row cannot be edited.
  struct Refusal: Error {
    let reason: String
  }

  /// Begins to edit the text that a row shows, or the one that it lacks.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - previewTable: its table.
  ///   - locale: the locale of the rows, as the files of the table spell it.
  /// - Throws: why the text is not edited here.
  init(of row: Row, in previewTable: PreviewTable, locale: String) throws(Refusal) {
    let entry = row.entry
    guard entry.path != "-" else {
      throw Refusal(reason: "standard input cannot be edited; open the file by its name")
    }
    guard let member = entry.member else {
      throw Refusal(reason: "only String Catalogs are edited here; use galley set, or e")
    }
    guard entry.shouldTranslate || row.isInSourceLanguage else {
      throw Refusal(reason: "this string is marked as not translatable")
    }
    let leaf = row.found.leaf
    path = leaf?.path ?? LeafPath()
    guard leaf?.isForm != true, path.substitution == nil else {
      throw Refusal(reason: "forms of substitutions are not edited here; use galley set, or e")
    }
    file = entry.path
    key = entry.key
    self.locale = locale
    old = entry.localization(locale)?.leaf(at: path)?.text
    source = row.sourceText
    needsWork = row.state != .translated && !row.isInSourceLanguage
    original = previewTable
    var json = JSONWriter(to: "")
    json.object { $0.member("sourceLanguage", previewTable.table.sourceLanguage ?? "en") }
    bytes =
      Array(json.sink.utf8.dropLast()) + Array(#","strings":{"#.utf8) + member
      + Array(#"},"version":"1.0"}"#.utf8)
  }

  /// The text that the user starts from: the one of the file, or the source text if it has none.
  var start: String { old ?? "" }

  /// The table with this entry alone, and with a text in place of the old one; nil if the entry cannot
  /// have it.
  func table(with text: String) -> PreviewTable? {
    let edit = CatalogEdit(key: key, .text(locale: locale, path: path), from: old, to: text)
    // The order of members does not show.
    let editor = CatalogEditor(path: file, order: KeyOrder { _, _ in 0 })
    guard let edited = try? editor.apply([edit], to: bytes) else { return nil }
    return PreviewTable(
      table: Table(catalog: CatalogFile(path: file, bytes: edited.bytes)),
      samples: original.samples, slots: original.slots, matcher: original.matcher)
  }

  /// The change that a text makes.
  func change(to text: String, state: String?, isConfirmed: Bool) -> TextChange {
    TextChange(
      file: file, key: key, locale: locale, path: path, old: old, new: text, state: state,
      isConfirmed: isConfirmed)
  }
}

/// A row that shows a text which is not in its file.
struct TrialRow: Sendable {
  let index: RowIndex
  /// A table with its entry alone.
  let table: PreviewTable
}
