internal import CatalogFiles
package import SourceText

extension ProjectSettings {
  package static let fileName = ".galley.json"

  /// Loads the settings that apply to a path: the file in its folder or the nearest folder above
  /// it, up to the root of the repository.
  ///
  /// - Throws: the errors in the file.
  package static func ofProject(at path: String) throws(Mistakes) -> ProjectSettings {
    for folder in folders(from: path) {
      let file = folder.appending(name: fileName)
      if EscapingLink.leads(to: file) {
        throw Mistakes(
          diagnostics: [Diagnostic(.configuration, path: file, message: EscapingLink.reason)])
      }
      let bytes: [UInt8]?
      do throws(FileFault) {
        bytes = try SmallFile.bytes(at: file)
      } catch {
        throw Mistakes(diagnostics: [error.diagnostic(at: file)])
      }
      guard let bytes else { continue }
      var glossaryPath: String?
      var settings = try ProjectSettingsReader.settings(of: bytes, path: file) {
        name throws(Diagnostic) in
        let path = folder.appending(name: name)
        glossaryPath = path
        return try glossary(at: path, under: folder)
      }
      settings.glossaryPath = glossaryPath
      return settings
    }
    return ProjectSettings()
  }

  /// Returns the bytes of a glossary, which has to lie under the folder of the settings, where no link may lead
  /// out of it: the settings may be those of a stranger.
  private static func glossary(at path: String, under folder: String) throws(Diagnostic) -> [UInt8]
  {
    guard let real = path.realPath, let home = (folder.isEmpty ? "." : folder).realPath,
      home == "/" || real.lies(under: home)
    else { throw Diagnostic(.configuration, path: path, message: "no such file in this folder") }
    do throws(FileFault) {
      guard let bytes = try SmallFile.bytes(at: real) else { throw .missing }
      return bytes.isEmpty ? [UInt8(ascii: "\n")] : bytes
    } catch {
      throw error.diagnostic(at: path)
    }
  }

  /// Returns the paths of the files that may have the settings for a path, nearest first.
  package static func filePaths(forProjectAt path: String) -> [String] {
    folders(from: path).map { $0.appending(name: fileName) }
  }

  /// Returns the path of the settings that apply to a path, or the first path searched if there are
  /// none; nil if nothing exists at the path.
  package static func filePath(forProjectAt path: String) -> String? {
    let paths = folders(from: path).map { $0.appending(name: fileName) }
    return paths.first(where: \.isExistingPath) ?? paths.first
  }

  /// The errors in a settings file, which make it invalid.
  package struct Mistakes: Error { package var diagnostics: [Diagnostic] }

  /// Returns the folder of a path and its ancestors; relative within the current folder.
  private static func folders(from path: String) -> [String] {
    guard let current = ".".realPath, var folder = (path.isEmpty ? "." : path).realPath else {
      return []
    }
    if !folder.isFolderPath { folder = folder.folderAndName.folder }
    var folders: [String] = []
    while true {
      let isBelow = folder.lies(under: current) && current != "/"
      folders.append(isBelow ? String(folder.dropFirst(current.count + 1)) : folder)
      // A repository is its own project. In a worktree, `.git` is a file.
      guard folder != "/", !folder.appending(name: ".git").isExistingPath else { return folders }
      folder = folder.folderAndName.folder
    }
  }
}
