internal import FileAccess

extension String {
  /// The root of the repository that has the folder at this absolute path; nil if none has it.
  package var repository: String? {
    var folder = self
    while !folder.isEmpty {
      // In a worktree, `.git` is a file.
      if folder.appending(name: ".git").isExistingPath { return folder }
      if folder == "/" { break }
      folder = folder.folderAndName.folder
    }
    return nil
  }
}
