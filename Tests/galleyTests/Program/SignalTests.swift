import Foundation
import TestMaterial
import Testing
import WorkingCopy

/// Signals while a file is written.
@Suite struct SignalTests {
  private let folder: TemporaryFolder
  private static let long = String(repeating: "long ", count: 4_000)
  private static let catalog = """
    {"sourceLanguage":"en","strings":{"a":{"comment":"\(long)"}},"version":"1.0"}
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.xcstrings", Self.catalog)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func shell(_ script: String) throws -> Program.Outcome {
    try Program.run(
      "/bin/sh", ["-c", "cd '\(folder.path)'; galley=\(try Program.path())\n\(script)"],
      variables: Program.variables.merging([
        "PATH": "/usr/bin:/bin", "XDG_STATE_HOME": folder["state"],
      ]) { $1 })
  }

  /// The shell has the file open, and galley waits a moment for it to write: with its own version in
  /// place, and the old one under another name.
  @Test(arguments: ["TERM", "INT", "HUP"], 0..<3) func nothingIsLeftBehind(signal: String, try: Int)
    throws
  {
    let outcome = try shell(
      """
      exec 9>>A.xcstrings
      env --default-signal=\(signal) $galley set a x -l en A.xcstrings 2>errors 9>&- &
      while kill -0 $! 2>/dev/null && ! ls -A | grep -q '^.galley'; do :; done
      kill -\(signal) $!
      wait $!
      """)
    #expect(outcome.status > 128 || outcome.status == 0, "\(outcome)")
    #expect(try names == ["A.xcstrings", "errors"])
    let text = try folder.text(of: "A.xcstrings")
    #expect(text == Self.catalog || text.contains("\"x\""))
  }

  @Test(arguments: [false, true]) func aLimitIsNoCrash(hasHardLink: Bool) throws {
    if hasHardLink { try #require(link(folder["A.xcstrings"], folder["B.xcstrings"]) == 0) }
    let before = try names
    for command in ["set a x -l en", "normalize"] {
      let outcome = try shell("ulimit -f 4; exec $galley \(command) A.xcstrings")
      #expect(outcome.status == 3, "\(outcome)")
      #expect(
        outcome.errors.contains("A.xcstrings: not written: File too large")
          || outcome.errors.contains("A.xcstrings: File too large"), "\(outcome.errors)")
    }
    #expect(try folder.text(of: "A.xcstrings") == Self.catalog)
    #expect(try names.filter { $0 != "state" } == before)
    let copies = try? FileManager.default.contentsOfDirectory(atPath: folder["state/galley/copies"])
    #expect(copies ?? [] == [])
  }

  /// A process that was killed while it wrote a file in place has left both versions.
  @Test func theStartAfterAKillNamesBothVersions() throws {
    // It is written in several parts.
    let catalog = Self.catalog.replacing(Self.long, with: String(repeating: Self.long, count: 50))
    try folder.write("A.xcstrings", catalog)
    try #require(link(folder["A.xcstrings"], folder["B.xcstrings"]) == 0)
    try folder.makeFolder("state/galley")
    try folder.write("new", catalog.replacing("\"a\"", with: "\"aaaa\""))
    let probe = try URL(fileURLWithPath: Program.path()).deletingLastPathComponent()
      .appendingPathComponent("ReplacementProbe").path
    let step = FileReplacement.Step.overwriting.rawValue
    let outcome = try shell(
      """
      \(probe) A.xcstrings new state/galley/copies \(step) true
      $galley print B.xcstrings
      """)
    #expect(outcome.status == 3)
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder["state/galley/copies"])
    #expect(copies.count == 2)
    #expect(outcome.errors.contains("B.xcstrings: galley was killed while it wrote the file"))
    #expect(copies.allSatisfy { outcome.errors.contains($0) }, "\(outcome.errors)")
  }
}
