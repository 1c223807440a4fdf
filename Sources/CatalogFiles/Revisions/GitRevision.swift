import Programs

/// The files of git repositories as they were in a revision.
///
/// ```swift
/// var revision = GitRevision("main")
/// let bytes = try revision.bytes(of: "Sources/App/Travel.xcstrings")
/// ```
public struct GitRevision {
  /// Why a file cannot be read as it was.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// git is not installed, or could not be started.
    case noGit
    /// The repository of a folder has no revision of this name.
    case unknown(revision: String, folder: String)
    /// git says why: most often, that a folder is in no repository.
    case git(String, folder: String)
    /// git timed out or wrote too much.
    case failed(String, folder: String)

    /// The reason in words.
    public var description: String {
      switch self {
      case .noGit:
        "Git is not installed, or not in PATH"
      case .unknown(let revision, _):
        "unknown revision '\(revision)'"
      case .git(let message, let folder):
        if message.hasPrefix("not a git repository") {
          "\(folder) is not in a Git repository"
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
  /// The trees of the revision that are known, by folder.
  private var trees: [String: String] = [:]

  /// The revision with a name, such as `main`, `HEAD~1`, `v1.2` or the start of a hash.
  public init(_ name: String) { self.name = name }

  /// The bytes of a file in the revision; nil if the revision does not have the file.
  public mutating func bytes(of path: String) throws(Fault) -> [UInt8]? {
    // A link has no content of its own.
    let (folder, file) = (path.realPath ?? path).folderAndName
    let tree = try tree(of: folder)
    let listing = try run(.lsTree, ["-z", tree, "--", file], in: folder).output
    // `mode blob hash`, a tab, the name, a zero
    let words = String(decoding: listing, as: UTF8.self).prefix { $0 != "\t" }.split(separator: " ")
    guard words.count == 3, words[1] == "blob" else { return nil }
    return try run(.catFile, ["blob", String(words[2])], in: folder).output
  }

  /// The paths of the files below a folder in the revision, as seen from that folder.
  public mutating func paths(below folder: String) throws(Fault) -> [String] {
    let tree = try tree(of: folder)
    let listing = try run(.lsTree, ["-r", "-z", "--name-only", tree], in: folder).output
    return listing.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The hash of the revision's root in the repository of a folder.
  private mutating func tree(of folder: String) throws(Fault) -> String {
    if let known = trees[folder] { return known }
    let words = ["--verify", "--quiet", "--end-of-options", name + "^{tree}"]
    let ended = try run(.revParse, words, in: folder, mayFail: true)
    guard ended.ending == .exited(0) else { throw .unknown(revision: name, folder: folder) }
    let hash = String(String(decoding: ended.output, as: UTF8.self).prefix { $0 != "\n" })
    trees[folder] = hash
    return hash
  }

  /// Runs git in a folder; 1 is no failure if `mayFail` is true.
  private func run(
    _ command: Git.Command, _ words: [String], in folder: String, mayFail: Bool = false
  ) throws(Fault) -> CapturedProgram {
    let ended: CapturedProgram
    do throws(SubprogramError) {
      ended = try Git.run(command, words, in: folder)
    } catch .notStarted {
      throw .noGit
    } catch {
      throw .failed("\(error)", folder: folder)
    }
    guard ended.ending == .exited(0) || mayFail && ended.ending == .exited(1) else {
      let message = ended.errors.prefix { $0 != "\n" }
      throw .git(
        message.hasPrefix("fatal: ") ? String(message.dropFirst(7)) : String(message),
        folder: folder)
    }
    return ended
  }
}
