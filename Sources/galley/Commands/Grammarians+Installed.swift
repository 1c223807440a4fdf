import CatalogFiles
import LocalizedText

extension Grammarians {
  /// Grammarians with the lexicons that are installed on this computer.
  static let installed = Grammarians(lexicons: InstalledLexicons.ofProcess)
}
