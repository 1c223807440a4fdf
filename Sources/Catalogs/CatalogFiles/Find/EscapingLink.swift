internal import FileAccess

/// A symbolic link that leads out of its repository.
///
/// The author of a branch chooses its links, and must not choose what galley reads or writes elsewhere.
package enum EscapingLink {
  /// Why such a file is not used.
  package static let reason = "a link out of the repository; name the file that it leads to"

  /// Returns whether a file is reached through a link in a repository, and lies outside of it.
  package static func leads(to path: String) -> Bool {
    guard let real = path.realPath else { return false }
    var rest = path
    while !rest.isEmpty, rest != "/", rest != "." {
      let (folder, name) = rest.folderAndName
      // The path of a link has another real path than its folder says.
      if let parent = (folder.isEmpty ? "." : folder).realPath, ![".", ".."].contains(name),
        rest.realPath != parent.appending(name: name), let root = parent.repository,
        !real.lies(under: root)
      {
        return true
      }
      rest = folder
    }
    return false
  }
}
