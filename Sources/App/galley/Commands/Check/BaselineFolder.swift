import CatalogFiles

/// The folder of a baseline, from which the baseline names files.
///
/// A check finds the same accepted problems in any working folder, and with absolute paths.
struct BaselineFolder: Sendable {
  private let path: String?

  /// Finds the folder of a baseline, which need not exist yet.
  init(ofBaseline path: String) {
    let folder = path.folderAndName.folder
    self.path = (folder.isEmpty ? "." : folder).realPath
  }

  /// Returns the path of a file from the folder; the path as it is if there is no such file.
  func name(of file: String) -> String {
    guard let path, let real = file.realPath else { return file }
    return real.relative(to: path)
  }
}
