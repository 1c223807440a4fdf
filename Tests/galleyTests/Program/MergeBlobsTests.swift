import Foundation
import TestMaterial
import Testing

/// `galley merge --blobs` and `--format json`: merging on a server, without a work tree.
@Suite(.enabled(if: DocumentShell.git != nil, "git is not installed"))
struct MergeBlobsTests {
  private let folder: TemporaryFolder

  private static func catalog(_ german: String, few: String = "pliki", comment: String = "c")
    -> String
  {
    func unit(_ text: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    return #"""
      {"sourceLanguage":"en","strings":{"files":{"localizations":{"pl":{"variations":{"plural":{"few":\#(unit(few)),"other":\#(unit("x"))}}}}},
      "Sign out":{"comment":"\#(comment)","localizations":{"de":\#(unit(german))}}},"version":"1.0"}

      """#
  }

  init() throws {
    folder = try TemporaryFolder()
    try shell("git init -q -b main")
    try commit(Self.catalog("Abmelden"), "base")
    try commit(Self.catalog("Ausloggen", few: "plików"), "ours")
    try shell("git checkout -q base")
    try commit(Self.catalog("Verlassen", comment: "d"), "theirs")
    try shell("git clone -q --bare . '\(folder["bare.git"])'")
  }

  @discardableResult
  private func shell(_ line: String) throws -> Program.Outcome {
    let tools = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
    return try Program.run(
      "/bin/sh", ["-c", "cd '\(folder.path)' && \(line)"],
      variables: Program.variables.merging([
        "PATH": "\(tools):/usr/bin:/bin", "HOME": folder.path, "GIT_CONFIG_SYSTEM": "/dev/null",
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
      ]) { $1 })
  }

  private func commit(_ text: String, _ tag: String) throws {
    try folder.write("L.xcstrings", text)
    try #require(
      try shell("git add L.xcstrings && git commit -q -m \(tag) && git tag \(tag)").status == 0)
  }

  private static let names = "base:L.xcstrings ours:L.xcstrings theirs:L.xcstrings"

  @Test(arguments: [".git", "bare.git"]) func conflictsHaveBothTexts(repository: String) throws {
    let before = try folder.text(of: "L.xcstrings")
    let outcome = try shell(
      "galley merge --blobs --git-dir \(repository) --format json --path App/L.xcstrings --output out \(Self.names)"
    )
    #expect(outcome.status == 1)
    #expect(
      outcome.output
        == #"{"path":"App/L.xcstrings","merged":false,"conflicts":[{"key":"Sign out","locale":"de","path":"","kind":"text","ours":"Ausloggen","theirs":"Verlassen"}],"crossed":[]}"#
        + "\n")
    #expect(try folder.text(of: "L.xcstrings") == before)
    let merged = try folder.text(of: "out")
    #expect(
      merged.contains("plików") && merged.contains(#""comment":"d""#) && merged.contains("<<<<<<<"))
  }

  @Test func withoutConflicts() throws {
    let outcome = try shell(
      "galley merge --blobs --path L.xcstrings base:L.xcstrings ours:L.xcstrings base:L.xcstrings")
    #expect(outcome.status == 0)
    #expect(outcome.output == Self.catalog("Ausloggen", few: "plików"))
    let json = try shell(
      "galley merge --blobs --format json --path L.xcstrings base:L.xcstrings base:L.xcstrings ours:L.xcstrings"
    )
    #expect(
      json.output == #"{"path":"L.xcstrings","merged":true,"conflicts":[],"crossed":[]}"# + "\n")
    let hashes = try shell("git rev-parse base:L.xcstrings ours:L.xcstrings").output.split(
      separator: "\n")
    let byHash = try shell(
      "galley merge --blobs --path L.xcstrings \(hashes[0]) \(hashes[1]) \(hashes[0])")
    #expect(byHash.output == outcome.output)
  }

  /// The files of a merge driver have a report, too.
  @Test func filesHaveAReport() throws {
    for name in ["base", "ours", "theirs"] { try shell("git show \(name):L.xcstrings > \(name)") }
    let outcome = try shell("galley merge --format json --path L.xcstrings base ours theirs")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""ours":"Ausloggen","theirs":"Verlassen""#))
    #expect(try folder.text(of: "ours").contains("<<<<<<<"))
  }

  @Test(arguments: [
    ("nowhere:L.xcstrings base:L.xcstrings base:L.xcstrings", 3, "no object 'nowhere:L.xcstrings'"),
    ("base:M.xcstrings base:L.xcstrings base:L.xcstrings", 3, "'base:M.xcstrings' is not a file"),
    ("base: base:L.xcstrings base:L.xcstrings", 3, "is not a file"),
    ("--git-dir=nowhere base:L.xcstrings base:L.xcstrings base:L.xcstrings", 3, "nowhere"),
    ("-- --help base:L.xcstrings base:L.xcstrings", 3, "no object '--help'"),
    ("base:L.xcstrings", 2, "OURS"),
  ])
  func whatIsNoObject(words: String, status: Int32, message: String) throws {
    let outcome = try shell("galley merge --blobs --path L.xcstrings \(words)")
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func optionsOfObjects() throws {
    #expect(try shell("galley merge --output x a b c").errors.contains("require '--blobs'"))
    #expect(try shell("galley merge --blobs a b c").errors.contains("'--blobs' requires '--path'"))
  }

  // MARK: One language

  @Test func theDifferenceInALanguage() throws {
    let all = try shell("galley diff base ours --format json")
    #expect(all.output.contains("Ausloggen") && all.output.contains("plików"))
    let german = try shell("galley diff base ours --format json -l de")
    #expect(german.output.contains("Ausloggen") && !german.output.contains("plików"))
    #expect(german.status == 1)
    // The comment of a string belongs to all languages.
    #expect(try shell("galley diff base theirs -l pl").output.contains("comment"))
    let none = try shell("galley diff base ours -l fr")
    #expect(none.status == 3 && none.errors.contains("no translations for 'fr'"), "\(none.errors)")
  }
}
