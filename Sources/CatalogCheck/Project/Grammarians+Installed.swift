internal import CatalogFiles
package import LocalizedText

extension Grammarians {
  /// Grammarians with the lexicons that are installed on this computer.
  package static let installed = Grammarians(lexicons: InstalledLexicons.ofProcess)
}
