package import CatalogCheck
internal import PreviewRows
package import SourceText

/// The selected row, for output.
extension Model {
  /// The location of the selected row's string; nil if no row is listed.
  package var selectedPlace: FilePlace? { selectedRow?.row.textPlace }

  /// The selected row in the format of `galley print --format json`; nil if no row is listed.
  package var selectedJSON: String? {
    list.selectedRow.map { rows.json(of: catalog.index(of: $0)) }
  }

  /// Returns fields of the selected row in the format of `galley print --fields`; nil if no row is
  /// listed.
  package func selectedFields(_ fields: [RowField]) -> [String]? {
    list.selectedRow.map { rows.texts(of: fields, at: catalog.index(of: $0)) }
  }
}
