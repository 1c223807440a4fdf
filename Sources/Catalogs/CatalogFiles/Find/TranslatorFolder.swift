import FileAccess
import SourceText
import StringCatalog

/// A folder that Xcode exports for a translator, such as `fr.xcloc`.
package enum TranslatorFolder {
  /// The extension of the folders.
  package static let ending = ".xcloc"
  /// The name of the folder with the XLIFF files in it.
  package static let localized = "Localized Contents"

  /// Returns the paths of the XLIFF files in a folder.
  ///
  /// - Throws: a fault if there are none, or if one is a link to a file elsewhere.
  package static func files(in path: String) throws(FileFault) -> [String] {
    let folder = path.appending(name: localized)
    let listing = try FolderListing(path: folder) { CatalogFormat(path: $0) == .xliff }
    let opened = try OpenFolder(folder)
    for name in listing.otherFiles {
      guard try !FileStatus(name, in: opened, followingLinks: false).isSymbolicLink else {
        throw .symbolicLink
      }
    }
    guard !listing.otherFiles.isEmpty else { throw .missing }
    return listing.otherFiles.sorted { $0.precedes($1) }.map { folder.appending(name: $0) }
  }
}
