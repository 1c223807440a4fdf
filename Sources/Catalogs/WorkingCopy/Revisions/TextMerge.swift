package import FileAccess

/// The result of git's line-by-line merge of three versions of a file.
package struct TextMerge: Sendable {
  /// The merged file.
  package let bytes: [UInt8]
  package let hasConflicts: Bool

  /// Merges three files.
  ///
  /// - Parameters:
  ///   - ours: the path of our version.
  ///   - base: the path of the common ancestor.
  ///   - theirs: the path of their version.
  ///   - markerSize: the length of conflict markers.
  /// - Throws: an error if git cannot merge the files, for example because they are binary.
  package init(
    ours: String, base: String, theirs: String, markerSize: Int
  ) throws(SubprogramError) {
    let ended = try Git.run(
      .mergeFile,
      [
        "-p", "--marker-size=\(markerSize)", "-L", "ours", "-L", "base", "-L", "theirs", "--", ours,
        base, theirs,
      ], in: ".")
    guard case .exited(let status) = ended.ending, status < 128 else {
      throw .notStarted("git merge-file", 0)
    }
    bytes = ended.output
    hasConflicts = status > 0
  }

  /// The value of git's `merge.conflictStyle` in the current folder, if set.
  package static var conflictStyle: String? {
    guard let ended = try? Git.run(.config, ["--get", "merge.conflictStyle"], in: "."),
      ended.ending == .exited(0)
    else { return nil }
    return String(decoding: ended.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
