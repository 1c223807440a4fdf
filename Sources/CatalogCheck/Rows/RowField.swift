internal import LocalizedText
package import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TextLayout

/// A field of a row, as `galley print --fields` writes it.
package enum RowField: String, CaseIterable, Hashable, Sendable {
  /// Where the text is, or the key if the locale has no text: `path:line:column`.
  case place
  case table
  case key
  /// The locale that was asked for.
  case locale
  case state
  /// The first layout that shows the whole title.
  case layout
  /// The columns of the widest paragraph.
  case columns
  /// The text in the source language.
  case source
  /// The text that is shown, in logical order and without marks.
  case text
  /// The text at the right end of the row; empty if there is none.
  case value
  case comment
}

extension RowMaker {
  /// A field of a row at a width, or in points if it was measured in them.
  package func text(
    of field: RowField, in row: Row, _ points: PointRow? = nil, width: Int
  ) -> String {
    switch field {
    case .place: row.textPlace.description
    case .table: table.name
    case .key: row.entry.key
    case .locale: locale.description
    case .state: row.state.spelling
    case .layout: (points?.layout ?? fit(row, width: width).layout).rawValue
    case .columns: String(columns(of: row.title))
    case .source: row.sourceText
    case .text: row.title.text
    case .value: row.value ?? ""
    case .comment: row.entry.comment ?? ""
    }
  }
}
