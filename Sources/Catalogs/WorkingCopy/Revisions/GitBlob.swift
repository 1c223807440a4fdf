import FileAccess

/// An object of a git repository with the content of a file, for programs that have no work tree.
///
/// ```swift
/// let bytes = try GitBlob("main:App/Localizable.xcstrings").bytes()
/// ```
public struct GitBlob: Sendable {
  private let name: String
  private let repository: String?

  /// Creates an object from a name such as `main:App/Localizable.xcstrings` or a hash.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - repository: the path of the repository, which may be bare; nil for that of the current folder.
  public init(_ name: String, in repository: String? = nil) {
    self.name = name
    self.repository = repository
  }

  /// Returns the content.
  ///
  /// A link has a path for its content, and is refused like a folder.
  public func bytes() throws(GitRevision.Fault) -> [UInt8] {
    let folder = repository ?? "."
    let isBare = repository != nil
    // The mode of a name with a path tells a link from a file.
    if let colon = name.firstIndex(of: ":") {
      let (revision, path) = (name[..<colon], String(name[name.index(after: colon)...]))
      guard !path.isEmpty else { throw .git("'\(name)' is not a file", folder: folder) }
      let tree = try hash(of: "\(revision)^{tree}", in: folder, isBare)
      let listing = try GitRevision.run(
        .lsTree, ["-z", "--full-tree", tree, "--", path], in: folder, isBare: isBare
      ).output
      let words = String(decoding: listing, as: UTF8.self).prefix { $0 != "\t" }
        .split(separator: " ")
      guard words.count == 3, words[1] == "blob", words[0].hasPrefix("100") else {
        throw .git("'\(name)' is not a file", folder: folder)
      }
      return try content(of: String(words[2]), in: folder, isBare)
    }
    return try content(of: hash(of: "\(name)^{blob}", in: folder, isBare), in: folder, isBare)
  }

  private func content(
    of hash: String, in folder: String, _ isBare: Bool
  ) throws(GitRevision.Fault) -> [UInt8] {
    try GitRevision.run(.catFile, ["blob", hash], in: folder, isBare: isBare).output
  }

  private func hash(
    of name: String, in folder: String, _ isBare: Bool
  ) throws(GitRevision.Fault) -> String {
    let words = ["--verify", "--quiet", "--end-of-options", name]
    let ended = try GitRevision.run(.revParse, words, in: folder, mayFail: true, isBare: isBare)
    guard ended.ending == .exited(0) else {
      throw .git("no object '\(self.name)'", folder: folder)
    }
    return String(String(decoding: ended.output, as: UTF8.self).prefix { $0 != "\n" })
  }
}
