package import Programs

/// What git makes of three versions of a file, line by line.
package struct TextMerge: Sendable {
  /// The merged file.
  package let bytes: [UInt8]
  package let hasConflicts: Bool

  /// Merges three files.
  ///
  /// - Parameters:
  ///   - ours: the path of one version.
  ///   - base: the path of what both were made of.
  ///   - theirs: the path of the other version.
  ///   - markerSize: the number of signs in a conflict marker.
  /// - Throws: why git does not merge them. It merges no binary files.
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

  /// How git shows conflicts here: the value of `merge.conflictStyle`, if that is set.
  package static var conflictStyle: String? {
    guard let ended = try? Git.run(.config, ["--get", "merge.conflictStyle"], in: "."),
      ended.ending == .exited(0)
    else { return nil }
    return String(decoding: ended.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
