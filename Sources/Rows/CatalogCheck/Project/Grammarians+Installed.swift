internal import CatalogFiles
package import LocalizedText

extension Grammarians {
  /// The grammarians that use the lexicons installed on this computer.
  package static let installed = Grammarians(lexicons: InstalledLexicons.current)
}
