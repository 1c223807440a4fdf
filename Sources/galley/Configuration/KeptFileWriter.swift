import CatalogFiles
import Glibc

/// Writes what galley keeps for itself, in folders of its own.
enum KeptFileWriter {
  /// Puts a file of these bytes into its place, and makes the folders on the way.
  ///
  /// Both are for their owner alone.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    try makeFolders(above: path)
    try FileWriter.replace(path, by: bytes, mode: 0o600)
  }

  private static func makeFolders(above path: String) throws(FileFault) {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      if !folder.isEmpty, unsafe mkdir(folder, 0o700) != 0, errno != EEXIST {
        throw .system(errno)
      }
      index = path.index(after: slash)
    }
  }
}
