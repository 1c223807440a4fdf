import Foundation
import TestMaterial
import Testing

@testable import galley

/// What becomes of an edit if the disk is full, or galley is killed while it writes.
@Suite struct EditEndTests {
  private let folder: TemporaryFolder

  /// A catalog that takes some blocks of a disk.
  private static func catalog(_ text: String) -> String {
    let comment = String(repeating: "long ", count: 4_000)
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "comment" : "\(comment)",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
  }

  init() throws { folder = try TemporaryFolder() }

  private static func mount(_ path: String) throws -> Bool {
    let words = ["-t", "tmpfs", "-o", "size=64k", "tmpfs", path]
    return try Program.run("/bin/mount", words).status == 0
  }

  /// Not even root may mount in some containers.
  private static let mayMount: Bool = {
    guard let folder = try? TemporaryFolder(), (try? mount(folder.path)) == true else {
      return false
    }
    return (try? Program.run("/bin/umount", [folder.path]).status) == 0
  }()

  /// The file keeps its text, and the field the typed one until there is room.
  @Test(.enabled(if: Self.mayMount, "a small file system cannot be mounted here"))
  func aFullDiskLosesNothing() throws {
    try folder.makeFolder("small")
    try #require(try Self.mount(folder["small"]))
    defer { _ = try? Program.run("/bin/umount", [folder["small"]]) }
    try folder.write("small/A.xcstrings", Self.catalog("Alt"))
    var session = try PlayedSession(folder["small/A.xcstrings"])
    _ = try Program.run("/bin/sh", ["-c", "cat /dev/zero > \(folder["small/rest"])"])
    try session.play("i<C-u>Neu<Enter>")
    #expect(session.shows("not written: No space left on device"), "\(session.screen)")
    #expect(try folder.text(of: "small/A.xcstrings") == Self.catalog("Alt"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["small"])
    #expect(Set(names) == ["A.xcstrings", "rest"])
    try FileManager.default.removeItem(atPath: folder["small/rest"])
    #expect(session.shows("de > Neu"), "\(session.screen)")
    try session.play("<Enter>")
    #expect(try folder.text(of: "small/A.xcstrings") == Self.catalog("Neu"), "\(session.screen)")
  }

  /// Whenever galley is killed while it saves one text after another, the file has one of them.
  @Test func aKillLeavesAWholeFile() throws {
    let texts = ["Alt"] + (1...40).map { "Text \($0)" }
    let versions = Set(texts.map(Self.catalog))
    let script = texts.dropFirst().map { "i<C-u>\($0)<C-s>" }.joined()
    for hundredths in 1...16 {
      try folder.write("A.xcstrings", Self.catalog("Alt"))
      let outcome = try Program.run(
        "/usr/bin/timeout",
        [
          "-s", "KILL", "\(Double(hundredths) * 0.04)", Program.path(), "-l", "de", "--script",
          script, folder["A.xcstrings"],
        ])
      let text = try folder.text(of: "A.xcstrings")
      #expect(versions.contains(text), "killed after \(hundredths) × 0.04 s: \(text.prefix(200))")
      if outcome.status == 0 { #expect(text == Self.catalog("Text 40")) }
    }
  }
}
