internal import CatalogFiles
package import SourceText

extension ProjectSettings {
  package static let fileName = ".galley.json"

  /// Reads the file of the project that a path belongs to: the one in its folder or in the nearest
  /// folder above, up to that of the repository.
  ///
  /// - Throws: the mistakes of the file.
  package static func ofProject(at path: String) throws(Mistakes) -> ProjectSettings {
    for folder in folders(from: path) {
      let file = folder.appending(name: fileName)
      let bytes: [UInt8]?
      do throws(FileFault) {
        bytes = try SmallFile.bytes(at: file)
      } catch {
        throw Mistakes(diagnostics: [error.diagnostic(at: file)])
      }
      if let bytes { return try ProjectSettingsReader.settings(of: bytes, path: file) }
    }
    return ProjectSettings()
  }

  /// The path at which the settings for a path are, or at which they would be looked for first; nil if
  /// there is nothing at the path.
  package static func filePath(forProjectAt path: String) -> String? {
    let paths = folders(from: path).map { $0.appending(name: fileName) }
    return paths.first(where: \.isExistingPath) ?? paths.first
  }

  /// The mistakes of a file, which is then not used.
  package struct Mistakes: Error {
    package var diagnostics: [Diagnostic]
  }

  /// The folder of a path and those above it; relative where they are in the current folder.
  private static func folders(from path: String) -> [String] {
    guard let current = ".".realPath, var folder = (path.isEmpty ? "." : path).realPath else {
      return []
    }
    if !folder.isFolderPath { folder = folder.folderAndName.folder }
    var folders: [String] = []
    while true {
      let isBelow = folder.lies(under: current) && current != "/"
      folders.append(isBelow ? String(folder.dropFirst(current.count + 1)) : folder)
      // A repository is a project of its own. Its `.git` is a file in a worktree.
      guard folder != "/", !folder.appending(name: ".git").isExistingPath else {
        return folders
      }
      folder = folder.folderAndName.folder
    }
  }
}
