import CatalogChanges
import Foundation
import TestMaterial
import Testing

/// Conflicts that git leaves in a catalog that it merged line by line.
@Suite struct LineMergeTests {
  private static let path = "Main.xcstrings"

  /// Merges three versions as git does without a merge driver.
  private func merge(_ files: [[UInt8]]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    git.arguments = ["merge-file", "-p", "-L", "ours", "-L", "base", "-L", "theirs"]
    for (name, bytes) in zip(["ours", "base", "theirs"], [files[1], files[0], files[2]]) {
      let url = folder.appendingPathComponent(name)
      try Data(bytes).write(to: url)
      git.arguments?.append(url.path)
    }
    git.standardOutput = output
    try git.run()
    let merged = try output.fileHandleForReading.readToEnd() ?? Data()
    git.waitUntilExit()
    return [UInt8](merged)
  }

  /// Settles all conflicts of a file from one side, and by random decisions; what cannot be written is
  /// refused with its reason.
  private func settle(
    _ merged: [UInt8], using random: inout some RandomNumberGenerator
  ) throws -> (found: Int, mixed: Int, written: Int) {
    guard let conflicts = try? CatalogConflicts(in: merged, path: Self.path),
      !conflicts.conflicts.isEmpty
    else { return (0, 0, 0) }
    for side in [CatalogConflicts.Decision.ours, .theirs] {
      let decisions = Dictionary(conflicts.conflicts.map { ($0.id, side) }) { one, _ in one }
      let settled = try #require(try conflicts.settle(decisions, order: order))
      guard conflicts.otherLines.isEmpty else { continue }
      let isSide = try PlainValue(settled.bytes) == PlainValue(choice(side == .ours, in: merged))
      #expect(isSide)
    }
    var decisions: [CatalogConflicts.ID: CatalogConflicts.Decision] = [:]
    for conflict in conflicts.conflicts {
      decisions[conflict.id] = Bool.random(using: &random) ? .ours : .theirs
    }
    var isWritten = true
    do { _ = try conflicts.settle(decisions, order: order) } catch {
      guard case .mixed = error else { throw error }
      isWritten = false
    }
    return (conflicts.count, 1, isWritten ? 1 : 0)
  }

  /// The real merges, made line by line.
  @Test func vectorsAreSettled() throws {
    var random = SeededGenerator(seed: 31)
    var found = 0
    for vector in MergeVector.all {
      let merged = try merge(["base", "ours", "theirs"].map(vector.bytes))
      found += try settle(merged, using: &random).found
    }
    #expect(found > 100)
  }

  @Test(arguments: 0..<4) func randomVersionsAreSettled(seed: UInt64) throws {
    var random = SeededGenerator(seed: 900 + seed)
    var (found, mixed, written) = (0, 0, 0)
    for _ in 0..<40 {
      let made = MadeCatalog(using: &random)
      let versions = [made, made.edited(using: &random), made.edited(using: &random)]
      let result = try settle(merge(versions.map { $0.bytes(order) }), using: &random)
      found += result.found
      mixed += result.mixed
      written += result.written
    }
    #expect(found > 0)
    #expect(written * 2 >= mixed, "\(written) of \(mixed)")
  }

  /// The key of a renamed string and its translation are in two blocks, and settled together.
  @Test func aRenamedStringIsOneConflict() throws {
    func version(_ key: String, _ text: String, last: String) -> [UInt8] {
      func entry(_ key: String, _ text: String) -> String {
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
      let entries = [entry(key, text), entry("With care", last)].joined(separator: ",\n")
      return Array(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
        \(entries)
          },
          "version" : "1.0"
        }
        """.utf8)
    }
    let merged = try merge([
      version("Cancel", "Abbruch", last: "1"), version("Cancel…", "Abbrechen", last: "2"),
      version("Cancel!", "Nicht jetzt", last: "3"),
    ])
    let conflicts = try CatalogConflicts(in: merged, path: Self.path)
    #expect(conflicts.marked.blocks.count == 3)
    #expect(conflicts.conflicts.map(\.key) == ["Cancel!", "With care"])
    #expect(conflicts.conflicts.map(\.oldKey) == ["Cancel…", nil])
    let ids = conflicts.conflicts.map(\.id)
    for (first, second, expected) in [
      (
        CatalogConflicts.Decision.ours, CatalogConflicts.Decision.theirs,
        version("Cancel…", "Abbrechen", last: "3")
      ),
      (.theirs, .ours, version("Cancel!", "Nicht jetzt", last: "2")),
    ] {
      let half = try #require(try conflicts.settle([ids[0]: first], order: order))
      #expect(half.settled == [ids[0]])
      let both = try #require(
        try conflicts.settle([ids[0]: first, ids[1]: second], order: order))
      #expect(both.bytes == expected)
    }
  }
}
