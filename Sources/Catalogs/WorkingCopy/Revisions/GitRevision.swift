import CatalogFiles
import FileAccess

/// A revision of the files in git repositories.
///
/// ```swift
/// var revision = GitRevision("main")
/// let bytes = try revision.bytes(of: "Sources/App/Travel.xcstrings")
/// ```
public struct GitRevision {
  /// The reason a file cannot be read from a revision.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// git is not installed, or could not be started.
    case noGit
    /// The repository of a folder has no such revision.
    case unknown(revision: String, folder: String)
    /// A file or folder is named in place of a revision.
    case path(String)
    /// The repository of a folder has no commit before a date.
    case noCommit(before: String, folder: String)
    /// An error message from git, most often that a folder is not in a repository.
    case git(String, folder: String)
    /// git timed out or produced too much output.
    case failed(String, folder: String)

    /// A description of the reason.
    public var description: String {
      switch self {
      case .noGit: "Git is not installed, or not in PATH"
      case .unknown(let revision, _) where GitDate.isMeant(by: revision):
        "unknown revision or date '\(revision)'; write a date as 2026-11-20 or '3 days ago'"
      case .unknown(let revision, _): "unknown revision '\(revision)'"
      case .path(let path):
        "'\(path)' is not a revision; run 'galley diff OLD NEW' to compare files or folders"
      case .noCommit(let date, _): "no commits before '\(date)'"
      case .git(let message, let folder):
        if message.hasPrefix("not a git repository") {
          "\(folder == "." ? "this folder" : folder) is not in a Git repository"
        } else if message.hasPrefix("cannot change to") {
          "\(folder): no such folder"
        } else {
          "\(folder): git: \(message)"
        }
      case .failed(let reason, let folder): "\(folder): \(reason)"
      }
    }
  }

  private let name: String
  /// The known trees of the revision, by folder.
  private var trees: [String: String] = [:]

  /// Creates a revision from a name such as `main`, `HEAD~1`, `v1.2`, or an abbreviated hash, or
  /// from a date such as `yesterday`, `3 days ago`, or `2026-11-20`.
  ///
  /// A date is the last commit before it that HEAD contains.
  public init(_ name: String) { self.name = name }

  /// Returns the bytes of a file in the revision; nil if the file does not exist there.
  public mutating func bytes(of path: String) throws(Fault) -> [UInt8]? {
    // A link has no content of its own.
    var (folder, file) = (path.realPath ?? path).folderAndName
    // The folder of a removed file may be gone, too.
    while !folder.isEmpty, !folder.isExistingPath {
      let (parent, name) = folder.folderAndName
      (folder, file) = (parent, name.appending(name: file))
    }
    let tree = try tree(of: folder)
    let listing = try Self.run(.lsTree, ["-z", tree, "--", file], in: folder).output
    // `mode blob hash`, a tab, the name, a zero
    let words = String(decoding: listing, as: UTF8.self).prefix { $0 != "\t" }.split(separator: " ")
    guard words.count == 3, words[1] == "blob" else { return nil }
    return try Self.run(.catFile, ["blob", String(words[2])], in: folder).output
  }

  /// Returns the paths of the files under a folder in the revision, relative to the folder.
  public mutating func paths(below folder: String) throws(Fault) -> [String] {
    let tree = try tree(of: folder)
    let listing = try Self.run(.lsTree, ["-r", "-z", "--name-only", tree], in: folder).output
    return listing.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the hash of the revision's tree in the repository of a folder.
  private mutating func tree(of folder: String) throws(Fault) -> String {
    if let known = trees[folder] { return known }
    var hash = try Self.tree(named: name, in: folder)
    if hash == nil, let date = GitDate(name) {
      let words = ["-1", "--before=\(date.words)", "HEAD"]
      let commit = Self.firstLine(try Self.run(.revList, words, in: folder).output)
      guard !commit.isEmpty else { throw .noCommit(before: name, folder: folder) }
      hash = try Self.tree(named: commit, in: folder)
    }
    guard let hash else {
      throw name.isExistingPath ? .path(name) : .unknown(revision: name, folder: folder)
    }
    trees[folder] = hash
    return hash
  }

  private static func tree(named name: String, in folder: String) throws(Fault) -> String? {
    let words = ["--verify", "--quiet", "--end-of-options", name + "^{tree}"]
    let ended = try run(.revParse, words, in: folder, mayFail: true)
    return ended.ending == .exited(0) ? firstLine(ended.output) : nil
  }

  private static func firstLine(_ output: [UInt8]) -> String {
    String(String(decoding: output, as: UTF8.self).prefix { $0 != "\n" })
  }

  /// The message of git's error, which may follow warnings and hints.
  static func errorMessage(in text: String) -> String {
    let lines = text.split(separator: "\n")
    for start in ["fatal: ", "error: "] {
      if let line = lines.first(where: { $0.hasPrefix(start) }) {
        return String(line.dropFirst(start.count))
      }
    }
    let others = lines.filter { !$0.hasPrefix("warning: ") && !$0.hasPrefix("hint: ") }
    return String(others.first ?? lines.first ?? "")
  }

  /// Runs git in a folder, or if `isBare` is true for the repository that it is; if `mayFail` is true, exit code 1
  /// is not an error.
  static func run(
    _ command: Git.Command, _ words: [String], in folder: String, mayFail: Bool = false,
    isBare: Bool = false
  ) throws(Fault) -> CapturedProgram {
    let ended: CapturedProgram
    do throws(SubprogramError) {
      ended = try Git.run(command, words, in: folder, isBare: isBare)
    } catch .notStarted {
      throw .noGit
    } catch {
      throw .failed("\(error)", folder: folder)
    }
    guard ended.ending == .exited(0) || mayFail && ended.ending == .exited(1) else {
      throw .git(errorMessage(in: ended.errors), folder: folder)
    }
    return ended
  }
}
