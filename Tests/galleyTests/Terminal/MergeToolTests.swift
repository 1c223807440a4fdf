import Foundation
import TestMaterial
import Testing

/// `git mergetool` with galley, in a real terminal.
@Suite(
  .serialized, SharedTerminal(), .timeLimit(.minutes(2)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"),
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "no git"))
struct MergeToolTests {
  private let terminal: Terminal
  private let folder: TemporaryFolder

  init() throws {
    terminal = try #require(SharedTerminal.current)
    folder = try TemporaryFolder()
  }

  private func write(_ script: String) throws {
    let tools = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
    try folder.write(
      "line.sh",
      """
      cd '\(folder.path)'
      export PATH='\(tools)':/usr/bin:/bin HOME='\(folder.path)' GIT_CONFIG_SYSTEM=/dev/null
      export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.org
      export GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.org
      \(script)
      """)
  }

  private static func catalog(_ one: String, _ two: String, adding key: String? = nil) -> String {
    let texts = [("a", one), ("b", two)] + (key.map { [($0, $0)] } ?? [])
    let entries = texts.map { key, text in
      """
          "\(key)" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  /// A merge with two conflicts; the tool settles some of them.
  private func start(
    _ tool: String = "git mergetool -y --tool=galley A.xcstrings",
    setUp: String = "galley merge --setup | sh",
    versions: (base: String, ours: String, theirs: String) = (
      catalog("1", "1"), catalog("2", "2"), catalog("3", "3")
    )
  ) throws {
    try folder.write("base.txt", versions.base)
    try folder.write("ours.txt", versions.ours)
    try folder.write("theirs.txt", versions.theirs)
    try write(
      """
      exec 2>&1
      git init -q -b main
      \(setUp)
      cp base.txt A.xcstrings; git add -A; git commit -q -m base
      git checkout -q -b theirs; cp theirs.txt A.xcstrings; git commit -q -a -m theirs
      git checkout -q main; cp ours.txt A.xcstrings; git commit -q -a -m ours
      git merge -q -m merge theirs >merge.txt 2>&1
      \(tool)
      echo "status $?"
      git ls-files --unmerged | wc -l
      """)
    try terminal.restart("sh -c 'sh \(folder.path)/line.sh; echo ended; cat'")
  }

  @Test func theMergeIsFinishedWhenAllIsSettled() async throws {
    try start()
    try await terminal.wait(for: "the conflicts") { $0[0].contains("2 conflicts") }
    try terminal.press(")")
    try await terminal.wait(for: "one conflict") { $0[0].contains("1 conflict") }
    try terminal.press("(")
    try await terminal.wait(for: "no conflict") { $0.joined().contains("no conflicts left") }
    try terminal.press("q")
    try terminal.press("q")
    let lines = try await terminal.wait(for: "the end") { $0.contains("ended") }
    #expect(lines.contains("status 0"), "\(lines)")
    #expect(try folder.text(of: "A.xcstrings") == Self.catalog("3", "2"))
  }

  /// Without the driver, git's markers may pair strings that have nothing in common.
  @Test func aMergeByLinesIsMadeAgainByString() async throws {
    try start(
      "galley merge --resolve", setUp: "true",
      versions: (
        Self.catalog("1", "1"), Self.catalog("1", "1", adding: "Meal"),
        Self.catalog("1", "1", adding: "Gate")
      ))
    let lines = try await terminal.wait(for: "the end") { $0.contains("ended") }
    #expect(lines.contains { $0.contains("A.xcstrings: merged again by string") }, "\(lines)")
    #expect(lines.contains("status 0"), "\(lines)")
    let merged = try folder.text(of: "A.xcstrings")
    #expect(merged.contains("\"Meal\"") && merged.contains("\"Gate\"") && !merged.contains("<<<<"))
  }

  /// Without git, the files are left to be staged.
  @Test func theFilesAreToBeStaged() async throws {
    try start("galley merge --resolve")
    try await terminal.wait(for: "the conflicts") { $0[0].contains("2 conflicts") }
    try terminal.press("(")
    try await terminal.wait(for: "one conflict") { $0[0].contains("1 conflict") }
    try terminal.press("(")
    try await terminal.wait(for: "no conflict") { $0.joined().contains("no conflicts left") }
    try terminal.press("q")
    try terminal.press("q")
    let lines = try await terminal.wait(for: "the end") { $0.contains("ended") }
    #expect(lines.contains("status 0"), "\(lines)")
    #expect(lines.contains { $0.contains("all conflicts resolved; stage the files") }, "\(lines)")
  }

  /// What is left stays unmerged, and what was settled stays settled.
  @Test func theMergeIsOpenUntilThen() async throws {
    try start()
    try await terminal.wait(for: "the conflicts") { $0[0].contains("2 conflicts") }
    try terminal.press(")")
    try await terminal.wait(for: "one conflict") { $0[0].contains("1 conflict") }
    try terminal.press("q")
    try terminal.press("q")
    let lines = try await terminal.wait(for: "the end") { $0.contains("ended") }
    #expect(lines.contains("status 1"), "\(lines)")
    #expect(lines.contains { $0.contains("1 conflict left") }, "\(lines)")
    let text = try folder.text(of: "A.xcstrings")
    #expect(text.contains("<<<<<<<") && text.contains("\"3\""))
  }
}
