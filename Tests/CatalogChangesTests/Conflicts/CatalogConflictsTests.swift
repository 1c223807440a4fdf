import CatalogChanges
import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// Conflicts that merges leave in String Catalogs, and what becomes of them.
@Suite struct CatalogConflictsTests {
  private static let path = "Main.xcstrings"

  /// Everything that a merge of random catalogs leaves can be settled, for either side, and by random
  /// decisions; the results have exactly what was decided.
  @Test(arguments: 0..<8) func everyConflictIsSettled(seed: UInt64) throws {
    var random = SeededGenerator(seed: 500 + seed)
    var (found, mixed, refused) = (0, 0, 0)
    for _ in 0..<40 {
      let made = MadeCatalog(using: &random)
      let all = [made, made.edited(using: &random), made.edited(using: &random)].map {
        $0.bytes(order)
      }
      var merge = CatalogMerge(order: order)
      merge.markers.showsBase = Bool.random(using: &random)
      let result = try merge.merge(base: all[0], ours: all[1], theirs: all[2])
      guard !result.conflicts.isEmpty else { continue }
      let conflicts = try CatalogConflicts(in: result.bytes, path: Self.path)
      found += conflicts.conflicts.count
      // Members that the format does not have are left to the user.
      guard conflicts.otherLines.isEmpty else {
        let decisions = Dictionary(
          conflicts.conflicts.map { ($0.id, CatalogConflicts.Decision.ours) },
          uniquingKeysWith: { one, _ in one })
        let settled = try conflicts.settle(decisions, order: order)
        #expect(MarkedText.hasMarkers(settled?.bytes ?? result.bytes))
        continue
      }
      #expect(!conflicts.conflicts.isEmpty)
      for side in [CatalogConflicts.Decision.ours, .theirs] {
        let decisions = Dictionary(
          conflicts.conflicts.map { ($0.id, side) }, uniquingKeysWith: { one, _ in one })
        let settled = try #require(try conflicts.settle(decisions, order: order))
        let isSide =
          try PlainValue(settled.bytes) == PlainValue(choice(side == .ours, in: result.bytes))
        #expect(isSide && !MarkedText.hasMarkers(settled.bytes))
      }
      var decisions = Dictionary(
        conflicts.conflicts.map {
          ($0.id, Bool.random(using: &random) ? CatalogConflicts.Decision.ours : .theirs)
        }, uniquingKeysWith: { one, _ in one })
      if Set(decisions.values).count > 1 { mixed += 1 }
      // Some strings get a text that neither side has.
      var own: [CatalogConflicts.ID: String] = [:]
      for conflict in conflicts.conflicts where Int.random(in: 0..<4, using: &random) == 0 {
        guard let locale = conflict.locale, let change = conflict.changes.first,
          change.kind == .text || change.kind == .source, change.new != nil, change.old != nil,
          conflicts.conflicts.count(where: { $0.id == conflict.id }) == 1
        else { continue }
        own[conflict.id] = "own \(own.count)"
        decisions[conflict.id] = .text(
          CatalogConflicts.OwnText(
            "own \(own.count - 1)", locale: locale, path: change.path))
      }
      do {
        let settled = try #require(try conflicts.settle(decisions, order: order))
        try check(settled.bytes, conflicts, decisions)
        for conflict in conflicts.conflicts {
          guard let text = own[conflict.id], let locale = conflict.locale else { continue }
          let table = Table(catalog: CatalogFile(path: Self.path, bytes: settled.bytes))
          let leaves = table.entry(forKey: conflict.key)?.localization(locale)?.leaves
          #expect(leaves?.contains { $0.text == text } == true)
        }
      } catch CatalogConflicts.Fault.mixed {
        refused += 1
      }
    }
    #expect(found > 0)
    #expect(refused * 20 <= mixed, "\(refused) of \(mixed)")
  }

  /// Each string of a settled file has the texts of the side that was decided for.
  private func check(
    _ bytes: [UInt8], _ conflicts: CatalogConflicts,
    _ decisions: [CatalogConflicts.ID: CatalogConflicts.Decision]
  ) throws {
    _ = try PlainValue(bytes)
    let table = Table(catalog: CatalogFile(path: Self.path, bytes: bytes))
    for conflict in conflicts.conflicts {
      if case .text = decisions[conflict.id] { continue }
      let side = decisions[conflict.id] == .ours ? conflicts.ours : conflicts.theirs
      let key = decisions[conflict.id] == .ours ? conflict.oldKey ?? conflict.key : conflict.key
      let (entry, wanted) = (table.entry(forKey: key), side.entry(forKey: key))
      #expect((entry == nil) == (wanted == nil), "\(key)")
      guard let locale = conflict.locale else {
        #expect(entry?.comment == wanted?.comment, "\(key)")
        continue
      }
      let texts = { (entry: Entry?) in
        entry?.localization(locale)?.leaves.map { "\($0.path) \($0.text) \($0.state ?? "")" } ?? []
      }
      #expect(texts(entry) == texts(wanted), "\(key) \(locale)")
    }
  }

  // MARK: By hand

  private static func entry(_ key: String, _ text: String, locale: String = "de") -> String {
    """
        "\(key)" : {
          "localizations" : {
            "\(locale)" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(text)"
              }
            }
          }
        }
    """
  }

  private static func catalog(_ entries: [String], source: String = "en") -> [UInt8] {
    Array(
      """
      {
        "sourceLanguage" : "\(source)",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """.utf8)
  }

  private func merged(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws
    -> CatalogConflicts
  {
    let result = try CatalogMerge(order: order).merge(base: base, ours: ours, theirs: theirs)
    return try CatalogConflicts(in: result.bytes, path: Self.path)
  }

  /// One conflict is settled, and the others keep their markers and their bytes.
  @Test func conflictsAreSettledOneByOne() throws {
    let texts = { (one: String, two: String) in
      Self.catalog([
        Self.entry("a", one), Self.entry("b", "same"), Self.entry("c", two),
      ])
    }
    let conflicts = try merged(texts("1", "1"), texts("2", "2"), texts("3", "3"))
    #expect(conflicts.conflicts.map(\.key) == ["a", "c"])
    #expect(conflicts.conflicts.allSatisfy { $0.locale == "de" })
    let first = conflicts.conflicts[0].id
    let settled = try #require(try conflicts.settle([first: .theirs], order: order))
    #expect(settled.settled == [first])
    let rest = try CatalogConflicts(in: settled.bytes, path: Self.path)
    #expect(rest.conflicts.map(\.key) == ["c"])
    let last = try #require(
      try rest.settle([rest.conflicts[0].id: .ours], order: order))
    #expect(last.bytes == texts("3", "2"))
    #expect(try conflicts.settle([:], order: order) == nil)
  }

  /// A string that one side deleted has an entry to decide on.
  @Test func deletedStringsAreShown() throws {
    let base = Self.catalog([Self.entry("a", "1"), Self.entry("b", "1")])
    let ours = Self.catalog([Self.entry("a", "1")])
    let theirs = Self.catalog([Self.entry("a", "1"), Self.entry("b", "2")])
    for (mine, other, kind) in [
      (ours, theirs, CatalogDifference.Change.Kind.added), (theirs, ours, .removed),
    ] {
      let conflicts = try merged(base, mine, other)
      #expect(conflicts.conflicts.map(\.key) == ["b"])
      #expect(conflicts.conflicts[0].changes.map(\.kind) == [kind])
      let shown = Table(
        catalog: CatalogFile(path: Self.path, bytes: conflicts.shown(in: order)))
      #expect(shown.entries.map(\.key) == ["a", "b"])
      for (side, expected) in [(CatalogConflicts.Decision.ours, mine), (.theirs, other)] {
        let settled = try #require(
          try conflicts.settle([conflicts.conflicts[0].id: side], order: order))
        #expect(settled.bytes == expected)
      }
    }
  }

  /// Two strings in one block are written together, also from different sides.
  @Test func aBlockIsWrittenWhenAllIsDecided() throws {
    let all = ["a", "b", "c", "d"]
    let base = Self.catalog(all.map { Self.entry($0, "1") })
    let ours = Self.catalog([Self.entry("a", "1"), Self.entry("d", "1")])
    let theirs = Self.catalog([
      Self.entry("a", "1"), Self.entry("b", "2"), Self.entry("c", "2"), Self.entry("d", "1"),
    ])
    let conflicts = try merged(base, ours, theirs)
    let ids = conflicts.conflicts.map(\.id)
    #expect(conflicts.marked.blocks.count == 1 && ids.count == 2)
    #expect(try conflicts.settle([ids[0]: .ours], order: order) == nil)
    let settled = try #require(
      try conflicts.settle([ids[0]: .ours, ids[1]: .theirs], order: order))
    #expect(
      settled.bytes
        == Self.catalog([Self.entry("a", "1"), Self.entry("c", "2"), Self.entry("d", "1")]))
  }

  /// A text that neither side has is decided too, in a string that both changed, or that one deleted.
  @Test func aTextOfOnesOwnIsWritten() throws {
    let texts = { (one: String, two: String) in
      Self.catalog([Self.entry("a", one), Self.entry("b", two)])
    }
    let conflicts = try merged(texts("1", "1"), texts("2", "1"), texts("3", "1"))
    let id = conflicts.conflicts[0].id
    for text in ["own \"text\"", "2", "3"] {
      let own = CatalogConflicts.OwnText(text, locale: "de", path: LeafPath())
      #expect(conflicts.conflicts[0].canTake(own, ofKey: "a"))
      #expect(!conflicts.conflicts[0].canTake(own, ofKey: "b"))
      let settled = try #require(try conflicts.settle([id: .text(own)], order: order))
      #expect(settled.bytes == texts(text.replacingOccurrences(of: "\"", with: "\\\""), "1"))
    }
    let other = CatalogConflicts.OwnText("x", locale: "fr", path: LeafPath())
    #expect(!conflicts.conflicts[0].canTake(other, ofKey: "a"))

    let both = Self.catalog([Self.entry("a", "1"), Self.entry("b", "1")])
    let one = Self.catalog([Self.entry("a", "1")])
    for (mine, theirs) in [(one, texts("1", "2")), (texts("1", "2"), one)] {
      let deleted = try merged(both, mine, theirs)
      let own = CatalogConflicts.OwnText("own", locale: "de", path: LeafPath(), state: "new")
      #expect(deleted.conflicts[0].canTake(own, ofKey: "b"))
      let settled = try #require(
        try deleted.settle([deleted.conflicts[0].id: .text(own)], order: order))
      let new = String(decoding: texts("1", "own"), as: UTF8.self)
      let state = try #require(new.range(of: "\"translated\"", options: .backwards))
      #expect(
        String(decoding: settled.bytes, as: UTF8.self)
          == new.replacingCharacters(in: state, with: "\"new\""))
    }
  }

  /// A plural form that neither side has is added to ours.
  @Test func aFormOfOnesOwnIsAdded() throws {
    let form = { (name: String, text: String) in
      #""\#(name)" : { "stringUnit" : { "state" : "new", "value" : "\#(text)" } }"#
    }
    let file = { (forms: [String]) in
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "localizations" : {
              "pl" : {
                "variations" : {
                  "plural" : {
                    \(forms.joined(separator: ",\n              "))
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    }
    let marked = file([form("many", "0"), form("one", "?"), form("other", "0")])
      .replacingOccurrences(
        of: "              \(form("one", "?")),\n",
        with: "<<<<<<< a\n              \(form("one", "1")),\n=======\n"
          + "              \(form("one", "2")),\n>>>>>>> b\n")
    let conflicts = try CatalogConflicts(in: Array(marked.utf8), path: Self.path)
    #expect(conflicts.conflicts.count == 1)
    let few = LeafPath([.variation(axis: "plural", name: "few")])
    let own = CatalogConflicts.OwnText("3", locale: "pl", path: few, state: "translated")
    let settled = try #require(
      try conflicts.settle([conflicts.conflicts[0].id: .text(own)], order: order))
    let table = Table(catalog: CatalogFile(path: Self.path, bytes: settled.bytes))
    let leaves = try #require(table.entry(forKey: "a")?.localization("pl")?.leaves)
    #expect(
      leaves.map { "\($0.path) \($0.text) \($0.state ?? "")" } == [
        "plural.few 3 translated", "plural.many 0 new", "plural.one 1 new", "plural.other 0 new",
      ])
  }

  /// Strings whose edits reach out of their blocks wait for the others, and are then written too.
  @Test func mixedBlocksWaitForTheOthers() throws {
    let marked = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "localizations" : {
      <<<<<<< ours
              "de" : { "stringUnit" : { "state" : "new", "value" : "1" } },
              "fr" : { "stringUnit" : { "state" : "new", "value" : "1" } }
      =======
              "de" : { "stringUnit" : { "state" : "new", "value" : "2" } }
      >>>>>>> theirs
            }
          },
          "b" : {
            "localizations" : {
      <<<<<<< ours
              "de" : { "stringUnit" : { "state" : "new", "value" : "1" } }
      =======
              "de" : { "stringUnit" : { "state" : "new", "value" : "2" } }
      >>>>>>> theirs
            }
          }
        },
        "version" : "1.0"
      }
      """
    let conflicts = try CatalogConflicts(in: Array(marked.utf8), path: Self.path)
    #expect(conflicts.conflicts.map(\.key) == ["a", "a", "b"])
    for first in [CatalogConflicts.Decision.ours, .theirs] {
      let second = first == .ours ? CatalogConflicts.Decision.theirs : .ours
      var decisions: [CatalogConflicts.ID: CatalogConflicts.Decision] = [:]
      for conflict in conflicts.conflicts {
        decisions[conflict.id] = conflict.locale == "fr" ? second : first
      }
      let settled = try #require(try conflicts.settle(decisions, order: order))
      #expect(!MarkedText.hasMarkers(settled.bytes) && settled.settled.count == 3)
      try check(settled.bytes, conflicts, decisions)
    }
  }

  /// What is no string is never settled in silence.
  @Test func theSourceLanguageIsLeft() throws {
    let entries = [Self.entry("a", "1")]
    let conflicts = try merged(
      Self.catalog(entries), Self.catalog(entries, source: "de"),
      Self.catalog(entries, source: "fr"))
    #expect(conflicts.conflicts.isEmpty && conflicts.otherLines == [2])
    #expect(try conflicts.settle([:], order: order) == nil)
  }

  /// Layout alone is nothing to decide.
  @Test func layoutIsSettled() throws {
    let text = String(decoding: Self.catalog([Self.entry("a", "1")]), as: UTF8.self)
    let line = "      \"version\" : \"1.0\"".dropFirst(4)
    let marked = text.replacingOccurrences(
      of: String(line),
      with: "<<<<<<< a\n\(line)\n=======\n  \"version\": \"1.0\"\n>>>>>>> b")
    let conflicts = try CatalogConflicts(in: Array(marked.utf8), path: Self.path)
    #expect(conflicts.conflicts.isEmpty && conflicts.otherLines.isEmpty)
    #expect(try conflicts.settle([:], order: order)?.bytes == Array(text.utf8))
  }

  /// A merge by lines may cut through strings.
  @Test func sidesThatAreNoCatalogsAreRefused() throws {
    let text = String(decoding: Self.catalog([Self.entry("a", "1")]), as: UTF8.self)
    let cut = text.replacingOccurrences(
      of: "    \"a\" : {\n",
      with: "<<<<<<< a\n    \"a\" : {\n=======\n    \"a\" : {},\n    \"a\" : {\n>>>>>>> b\n")
    let fault = #expect(throws: CatalogConflicts.Fault.self) {
      try CatalogConflicts(in: Array(cut.utf8), path: Self.path)
    }
    #expect(fault == .side(.theirs, reason: "duplicate key \"a\""))
  }

  /// Whatever a file with markers holds, it is read or refused, and what is written is proved.
  @Test func everyBeginningIsReadOrRefused() throws {
    let texts = { (one: String) in Self.catalog([Self.entry("a", one), Self.entry("b", "1")]) }
    let bytes = try CatalogMerge(order: order)
      .merge(base: texts("1"), ours: texts("2"), theirs: texts("3")).bytes
    for end in bytes.indices {
      for rest in [[], Array(bytes[min(end + 40, bytes.count)...])] {
        guard let found = try? CatalogConflicts(in: Array(bytes[..<end]) + rest, path: Self.path)
        else { continue }
        for conflict in found.conflicts {
          _ = try? found.settle([conflict.id: .theirs], order: order)
        }
      }
    }
  }

  /// The vectors that conflict in real histories.
  @Test(arguments: MergeVector.all.filter { $0.expected.hasPrefix("conflict") })
  func vectorsAreSettled(vector: MergeVector) throws {
    let files = try ["base", "ours", "theirs"].map { try vector.bytes($0) }
    let result = try CatalogMerge(order: order)
      .merge(base: files[0], ours: files[1], theirs: files[2])
    let conflicts = try CatalogConflicts(in: result.bytes, path: Self.path)
    #expect(!conflicts.conflicts.isEmpty)
    for side in [CatalogConflicts.Decision.ours, .theirs] {
      var left = conflicts
      while let conflict = left.conflicts.first {
        let settled = try #require(
          try left.settle(
            Dictionary(
              left.conflicts.filter { $0.line == conflict.line }.map { ($0.id, side) },
              uniquingKeysWith: { one, _ in one }), order: order))
        left = try CatalogConflicts(in: settled.bytes, path: Self.path)
      }
      #expect(left.marked.bytes == choice(side == .ours, in: result.bytes))
    }
  }
}
