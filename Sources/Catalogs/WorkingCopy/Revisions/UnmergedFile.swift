import CatalogFiles
import FileAccess

/// A file that git could not merge, with the three versions in its index.
package struct UnmergedFile: Sendable {
  /// The path, relative to the current folder.
  package let path: String
  /// The common ancestor; empty if the file was added on both sides.
  package let base: [UInt8]
  /// Our version; nil if it was deleted.
  package let ours: [UInt8]?
  /// Their version; nil if it was deleted.
  package let theirs: [UInt8]?

  /// Reads the versions of a file; nil if the file is merged or not tracked.
  package init?(at path: String) {
    let (folder, name) = (path.realPath ?? path).folderAndName
    func stage(_ number: Int) -> [UInt8]? {
      guard let ended = try? Git.run(.catFile, ["blob", ":\(number):./\(name)"], in: folder),
        ended.ending == .exited(0)
      else { return nil }
      return ended.output
    }
    self.path = path
    (ours, theirs) = (stage(2), stage(3))
    base = stage(1) ?? []
    guard ours != nil || theirs != nil else { return nil }
  }

  /// Returns the unmerged paths under the current folder, in git's order.
  ///
  /// - Throws: a fault if git fails.
  package static func paths() throws(GitRevision.Fault) -> [String] {
    let ended = try GitRevision.run(.lsFiles, ["--unmerged", "-z"], in: ".")
    // `mode hash stage`, a tab, the path; each path has up to three lines.
    var paths: [String] = []
    for record in ended.output.split(separator: 0) {
      let text = String(decoding: record, as: UTF8.self)
      guard let tab = text.firstIndex(of: "\t") else { continue }
      let path = String(text[text.index(after: tab)...])
      if paths.last != path { paths.append(path) }
    }
    return paths
  }
}
