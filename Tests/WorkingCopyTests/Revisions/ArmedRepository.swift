import FileAccess
import Foundation
import TestMaterial
import Testing

/// A repository whose configuration can name programs, and which lacks an object, so that git would
/// run one of them.
struct ArmedRepository {
  /// Where the repository is.
  enum Place: CaseIterable, Sendable {
    /// It is the one of the working tree.
    case workingTree
    /// It is a folder with files of a bare repository, committed in another repository.
    case bareBelow
    /// It is a submodule.
    case submodule
  }

  private let folder: TemporaryFolder
  /// The folder that git looks into.
  let path: String
  /// The file with the configuration.
  private let configuration: String
  /// The hash of the missing object.
  let missing: String

  init(_ place: Place) throws {
    folder = try TemporaryFolder()
    try folder.write("origin/A.xcstrings")
    try Self.git(["init", "-q", folder["origin"]])
    try Self.git(["-C", folder["origin"], "add", "-A"])
    try Self.git(["-C", folder["origin"], "commit", "-q", "-m", "A state"])
    missing = try Self.git(["-C", folder["origin"], "rev-parse", "HEAD:A.xcstrings"])
    let repository: String
    switch place {
    case .workingTree:
      path = folder["origin"]
      repository = folder["origin/.git"]
    case .bareBelow:
      try Self.git(["init", "-q", folder["outer"]])
      path = folder["outer/sub"]
      repository = path
      try Self.git(["clone", "-q", "--bare", folder["origin"], path])
      try folder.write("outer/sub/A.xcstrings")
    case .submodule:
      try Self.git(["init", "-q", folder["outer"]])
      path = folder["outer/sub"]
      repository = folder["outer/.git/modules/sub"]
      try folder.makeFolder("outer/.git/modules")
      try Self.git(
        ["clone", "-q", "--separate-git-dir", repository, folder["origin"], path])
    }
    configuration = repository + "/config"
    let object = "\(repository)/objects/\(missing.prefix(2))/\(missing.dropFirst(2))"
    try FileManager.default.removeItem(atPath: object)
    try folder.write(
      "program",
      """
      #!/bin/sh
      echo "$0" "$@" >> '\(folder["ran"])'
      """)
    try #require(chmod(program, 0o755) == 0)
    try folder.makeFolder("hooks")
    for hook in ["fsmonitor-watchman", "post-index-change", "reference-transaction"] {
      try folder.link("hooks/" + hook, to: program)
    }
  }

  /// A program that leaves a trace.
  var program: String { folder["program"] }
  /// A folder of hooks that leave traces.
  var hooks: String { folder["hooks"] }
  /// The traces of programs that were run.
  var traces: String { (try? folder.text(of: "ran")) ?? "" }

  /// Writes a configuration with which git fetches missing objects from an address, and one more
  /// setting.
  func configure(address: String, key: String, value: String) throws {
    var lines = [
      "core.repositoryformatversion=1", "extensions.partialClone=origin",
      "remote.origin.promisor=true", "remote.origin.url=" + address,
    ]
    if path.hasSuffix("outer/sub"), configuration.hasPrefix(path) { lines.append("core.bare=true") }
    // git does not write a setting that it cannot read.
    let text = (lines + ["\(key)=\(value)"]).map(Self.section).joined()
    try text.write(toFile: configuration, atomically: false, encoding: .utf8)
  }

  private static func section(_ setting: String) -> String {
    let end = setting.firstIndex(of: "=") ?? setting.endIndex
    let parts = setting[..<end].split(separator: ".")
    let name = parts.dropFirst().dropLast().joined(separator: ".")
    let value = setting[end...].dropFirst()
    return """
      [\(parts[0])\(name.isEmpty ? "" : " \"\(name)\"")]
      \(parts[parts.count - 1]) = "\(value)"

      """
  }

  /// Runs git without any protection, and returns what it prints.
  @discardableResult
  static func git(_ words: [String], mayFail: Bool = false) throws -> String {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let ended = try CapturedProgram(running: ["git"] + identity + words, within: .seconds(30))
    try #require(mayFail || ended.ending == .exited(0), "git \(words): \(ended.errors)")
    return String(decoding: ended.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
