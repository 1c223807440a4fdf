import CatalogChanges
import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// Conflicts that merges leave in .strings files, and what becomes of them.
@Suite struct StringsConflictsTests {
  private static let path = "App/de.lproj/Main.strings"
  private static let encodings = [
    FileEncoding(), FileEncoding(.utf8, markCount: 1),
    FileEncoding(.utf16(isBigEndian: false), markCount: 1),
    FileEncoding(.utf16(isBigEndian: true), markCount: 1),
  ]

  private func merged(
    _ base: String, _ ours: String, _ theirs: String, in encoding: FileEncoding = FileEncoding()
  ) throws -> CatalogConflicts {
    let result = try CatalogMerge(order: order, format: .strings).merge(
      base: encoding.encode(base), ours: encoding.encode(ours), theirs: encoding.encode(theirs))
    #expect(!result.conflicts.isEmpty)
    return try CatalogConflicts(in: result.bytes, path: Self.path)
  }

  /// Everything that a merge leaves can be settled, for either side and by random decisions, and the file
  /// keeps its encoding.
  @Test(arguments: 0..<8) func everyConflictIsSettled(seed: UInt64) throws {
    var random = SeededGenerator(seed: 700 + seed)
    var (found, mixed) = (0, 0)
    for _ in 0..<60 {
      let made = MadeStringsFile(using: &random)
      // More edits make more conflicts.
      let (one, two) = (
        made.edited(using: &random).edited(using: &random),
        made.edited(using: &random).edited(using: &random)
      )
      let encoding = try #require(Self.encodings.randomElement(using: &random))
      let result = try CatalogMerge(order: order, format: .strings).merge(
        base: encoding.encode(made.text), ours: encoding.encode(one.text),
        theirs: encoding.encode(two.text))
      guard !result.conflicts.isEmpty else { continue }
      #expect(CatalogConflicts.hasMarkers(result.bytes, path: Self.path))
      let conflicts = try CatalogConflicts(in: result.bytes, path: Self.path)
      found += conflicts.conflicts.count
      let wanted = MadeStringsFile.merge(made, one, two)
      for (side, entries) in [
        (CatalogConflicts.Decision.ours, wanted.ours), (.theirs, wanted.theirs),
      ] {
        let decisions = Dictionary(
          conflicts.conflicts.map { ($0.id, side) }, uniquingKeysWith: { one, _ in one })
        try check(conflicts, decisions, encoding) { entries[$0] }
      }
      var sides: [String: Bool] = [:]
      var decisions: [CatalogConflicts.ID: CatalogConflicts.Decision] = [:]
      for conflict in conflicts.conflicts {
        #expect(conflict.locale == "de")
        let isOurs = Bool.random(using: &random)
        for key in [conflict.key, conflict.oldKey].compactMap(\.self) { sides[key] = isOurs }
        decisions[conflict.id] = isOurs ? .ours : .theirs
      }
      if Set(decisions.values).count > 1 { mixed += 1 }
      try check(conflicts, decisions, encoding) {
        sides[$0] ?? true ? wanted.ours[$0] : wanted.theirs[$0]
      }
    }
    #expect(found > 10 && mixed > 0)
  }

  private func check(
    _ conflicts: CatalogConflicts,
    _ decisions: [CatalogConflicts.ID: CatalogConflicts.Decision], _ encoding: FileEncoding,
    _ wanted: (String) -> MadeStringsFile.Entry?
  ) throws {
    let settled = try #require(try conflicts.settle(decisions, order: order))
    #expect(!CatalogConflicts.hasMarkers(settled.bytes, path: Self.path))
    #expect(FileEncoding(detecting: settled.bytes.span) == encoding)
    // Foundation reads what was decided.
    let list = try PropertyListSerialization.propertyList(
      from: Data(settled.bytes), format: nil)
    let texts = try #require(list as? [String: String])
    #expect(texts == texts.filter { wanted($0.key)?.text == $0.value })
    let keys = (conflicts.ours.entries.map(\.key) + conflicts.theirs.entries.map(\.key))
      .filter { wanted($0) != nil }
    #expect(Set(texts.keys) == Set(keys))
  }

  private static func file(_ one: String, _ two: String, comment: String = "Title") -> String {
    "/* \(comment) */\n\"a\" = \"\(one)\";\n\n\"b\" = \"\(two)\";\n"
  }

  /// The comment goes with its text: a string is one conflict.
  @Test func commentsGoWithTheirStrings() throws {
    let conflicts = try merged(
      Self.file("1", "1"), Self.file("2", "1", comment: "Ours"),
      Self.file("3", "1", comment: "Theirs"))
    #expect(conflicts.conflicts.map(\.key) == ["a"])
    #expect(Set(conflicts.conflicts[0].changes.map(\.kind)) == [.comment, .text])
    let settled = try #require(
      try conflicts.settle([conflicts.conflicts[0].id: .theirs], order: order))
    #expect(
      String(decoding: settled.bytes, as: UTF8.self) == Self.file("3", "1", comment: "Theirs"))
  }

  @Test(arguments: encodings) func aTextOfOnesOwnIsWritten(encoding: FileEncoding) throws {
    let conflicts = try merged(
      Self.file("1", "1"), Self.file("2", "1"), Self.file("3", "1"), in: encoding)
    let own = CatalogConflicts.OwnText(
      "é \"5\"", locale: "de", path: LeafPath(), state: "translated")
    let settled = try #require(
      try conflicts.settle([conflicts.conflicts[0].id: .text(own)], order: order))
    #expect(settled.bytes == encoding.encode(Self.file("é \\\"5\\\"", "1")))
  }

  /// One block after the other; what is left keeps its markers.
  @Test func conflictsAreSettledOneByOne() throws {
    let conflicts = try merged(Self.file("1", "1"), Self.file("2", "2"), Self.file("3", "3"))
    #expect(conflicts.conflicts.map(\.key) == ["a", "b"])
    let settled = try #require(
      try conflicts.settle([conflicts.conflicts[1].id: .theirs], order: order))
    let left = try CatalogConflicts(in: settled.bytes, path: Self.path)
    #expect(left.conflicts.map(\.key) == ["a"])
    let last = try #require(
      try left.settle([left.conflicts[0].id: .ours], order: order))
    #expect(String(decoding: last.bytes, as: UTF8.self) == Self.file("2", "3"))
  }

  /// Comments that belong to no string are left to people.
  @Test func theCommentOfTheFileIsLeft() throws {
    let file = { (name: String) in "/* \(name) */\n\n\(Self.file("1", "1"))" }
    let conflicts = try merged(file("Base"), file("Ours"), file("Theirs"))
    #expect(conflicts.conflicts.isEmpty && conflicts.otherLines.count == 1)
    #expect(try conflicts.settle([:], order: order) == nil)
  }

  @Test(arguments: [
    ("<<<<<<< a\n\"a\" = \"1\";\n\"a\" = \"2\";\n=======\n>>>>>>> b\n", "duplicate key \"a\""),
    ("<<<<<<< a\n\"a\" = \"1\n=======\n>>>>>>> b\n", ""),
    ("{\n<<<<<<< a\n\"a\" = \"1\";\n=======\n>>>>>>> b\n}\n", "its entries are in braces"),
    ("<plist>\n<<<<<<< a\n=======\n>>>>>>> b\n</plist>\n", ""),
  ])
  func hostileFilesAreRefused(text: String, reason: String) throws {
    let fault = #expect(throws: CatalogConflicts.Fault.self) {
      try CatalogConflicts(in: Array(text.utf8), path: Self.path)
    }
    guard case .side(.ours, let found)? = fault else {
      return #expect(Bool(false), "\(String(describing: fault))")
    }
    #expect(reason.isEmpty || found == reason)
  }

  /// If a block ends a comment, the next one says something else with either side: one decides both.
  @Test func blocksThatDependOnEachOtherAreOneConflict() throws {
    let marked = """
      /* A comment

      <<<<<<< ours
      =======
      ends here */
      >>>>>>> theirs
      <<<<<<< ours
      "Cancelled" = "Cancel";
      =======
      "Cancel" = "Abort";
      >>>>>>> theirs

      /* A label */
      "With care" = "With care";

      """
    let conflicts = try CatalogConflicts(in: Array(marked.utf8), path: Self.path)
    #expect(conflicts.conflicts.map(\.key) == ["Cancel", "With care"])
    #expect(conflicts.conflicts[0].line == conflicts.conflicts[1].line)
    for side in [CatalogConflicts.Decision.ours, .theirs] {
      let decisions = Dictionary(conflicts.conflicts.map { ($0.id, side) }) { one, _ in one }
      let settled = try #require(try conflicts.settle(decisions, order: order))
      #expect(settled.bytes == choice(side == .ours, in: Array(marked.utf8)))
    }
  }
}
