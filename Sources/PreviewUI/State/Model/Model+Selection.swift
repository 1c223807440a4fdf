package import CatalogCheck
internal import PreviewRows
package import SourceText

/// The selected row, for what the program writes about it.
extension Model {
  /// Where the text of the selected row is; nil if no row is listed.
  package var selectedPlace: FilePlace? { selectedRow?.row.textPlace }

  /// The selected row as `galley print --format json` writes it; nil if no row is listed.
  package var selectedJSON: String? {
    list.selectedRow.map { rows.json(of: catalog.index(of: $0)) }
  }

  /// Some fields of the selected row, as `galley print --fields` writes them; nil if no row is
  /// listed.
  package func selectedFields(_ fields: [RowField]) -> [String]? {
    list.selectedRow.map { rows.texts(of: fields, at: catalog.index(of: $0)) }
  }
}
