import CatalogFiles
import SourceText
import StringCatalog
import Synchronization

/// The columns of places in UTF-16 code units, as SARIF counts them.
final class UTF16Columns: Sendable {
  /// The files by path; nil for what cannot be read.
  private let files: Mutex<[String: SourceFile?]>

  /// Knows the files of a catalog; others, such as code, are read when they are asked for.
  init(of catalog: Catalog) {
    let files = catalog.tables.flatMap(\.files).map { ($0.path, SourceFile?.some($0)) }
    self.files = Mutex(Dictionary(files, uniquingKeysWith: { first, _ in first }))
  }

  /// The column of a place; that of the place itself if its file cannot be read.
  func column(of place: FilePlace) -> Int {
    let file = files.withLock { files in
      if let known = files[place.path] { return known }
      let read = (try? SmallFile.bytes(at: place.path)).flatMap { bytes in
        bytes.map { SourceFile(path: place.path, bytes: ByteBuffer($0)) }
      }
      files[place.path] = .some(read)
      return read
    }
    return file?.utf16Column(at: place.location) ?? place.location.column
  }
}
