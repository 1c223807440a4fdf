import CatalogCheck
import CatalogFiles
import SourceText
import StringCatalog

extension Workspace {
  /// The columns of the places of some findings in UTF-16 code units.
  ///
  /// - Parameter findings: the findings, sorted.
  /// - Returns: the column of each place that is in a file.
  func utf16Columns(of findings: [Finding]) -> [FilePlace: Int] {
    let files = Dictionary(
      catalog.tables.flatMap(\.files).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let places = Dictionary(
      grouping: findings.compactMap(\.diagnostic.filePlace), by: \.path)
    var columns: [FilePlace: Int] = [:]
    for (path, places) in places {
      guard let file = files[path] ?? smallFile(at: path) else { continue }
      for (place, column) in zip(places, file.utf16Columns(of: places.map(\.location))) {
        columns[place] = column
      }
    }
    return columns
  }

  /// A file that is no catalog, such as code.
  private func smallFile(at path: String) -> SourceFile? {
    guard let bytes = try? SmallFile.bytes(at: path) else { return nil }
    return SourceFile(path: path, bytes: ByteBuffer(bytes))
  }
}
