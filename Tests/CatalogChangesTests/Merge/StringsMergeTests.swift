import CatalogChanges
import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// Merges of .strings files.
@Suite struct StringsMergeTests {
  private static let base = """
    /* Main.strings */

    /* The first */
    "a" = "1";

    /* The second */
    "b" = "2";

    "c" = "3"; // three

    """

  private func merge(
    _ ours: String, _ theirs: String, base: String = base,
    _ change: (inout CatalogMerge) -> Void = { _ in }
  ) throws -> (text: String, conflicts: [MergeConflict]) {
    var merge = CatalogMerge(order: order, format: .strings)
    change(&merge)
    let result = try merge.merge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    return (String(decoding: result.bytes, as: UTF8.self), result.conflicts)
  }

  private func base(_ part: String, _ replacement: String) throws -> String {
    try #require(Self.base.components(separatedBy: part).count == 2)
    return Self.base.replacingOccurrences(of: part, with: replacement)
  }

  // MARK: Without conflicts

  @Test func mergesTextsAndComments() throws {
    let ours = try base("\"1\"", "\"eins\"")
    let theirs = try base("The first", "The very first")
    let merged = try merge(ours, theirs)
    #expect(merged.text == ours.replacingOccurrences(of: "The first", with: "The very first"))
    #expect(merged.conflicts.isEmpty)
  }

  @Test func addsKeysOfBothSidesWithTheirComments() throws {
    let mine = try base("\"c\"", "/* mine */\n\"bb\" = \"x\";\n\n\"c\"")
    let other = try base("\"c\"", "/* theirs */\n\"bc\" = \"y\";\n\n\"c\"")
    #expect(
      try merge(mine, other).text
        == base(
          "\"c\"", "/* mine */\n\"bb\" = \"x\";\n\n/* theirs */\n\"bc\" = \"y\";\n\n\"c\""))
    // Where keys have no order, a new one follows the key that it follows on its own side.
    let unsorted = "z = 1;\na = 2;\nm = 3;\n"
    #expect(
      try merge(
        "z = 1;\na = 2;\nm = 3;\nq = 4;\n", "z = 1;\nb = 5;\na = 2;\nm = 3;\n", base: unsorted
      ).text == "z = 1;\nb = 5;\na = 2;\nm = 3;\nq = 4;\n")
  }

  @Test func removesAKeyWithItsComments() throws {
    let mine = try base("\"2\"", "\"zwei\"")
    let other = try base("/* The first */\n\"a\" = \"1\";\n\n", "")
    #expect(
      try merge(mine, other).text
        == mine.replacingOccurrences(of: "/* The first */\n\"a\" = \"1\";\n\n", with: ""))
    // A comment is no work.
    let comment = try base("The first", "Another")
    #expect(try merge(comment, other).conflicts.isEmpty)
  }

  @Test func keepsCommentsThatBelongToNoKey() throws {
    let mine = try base("\"2\"", "\"zwei\"")
    let other = try base("/* The second */", "/* Section */\n\n/* The second */")
      .replacingOccurrences(of: "/* Main.strings */", with: "/* Main */")
      .replacingOccurrences(of: "// three", with: "// drei")
    let merged = try merge(mine, other)
    #expect(merged.text == other.replacingOccurrences(of: "\"2\"", with: "\"zwei\""))
    #expect(merged.conflicts.isEmpty)
  }

  @Test(arguments: [
    FileEncoding(.utf16(isBigEndian: false), markCount: 1),
    FileEncoding(.utf16(isBigEndian: true), markCount: 1),
    FileEncoding(.utf8, markCount: 1), FileEncoding(.utf32(isBigEndian: false), markCount: 1),
  ])
  func keepsTheEncoding(_ encoding: FileEncoding) throws {
    let texts = try [Self.base, base("\"1\"", "\"eins é\""), base("\"2\"", "\"zwei\"")]
    let expected = try base("\"1\"", "\"eins é\"").replacingOccurrences(
      of: "\"2\"", with: "\"zwei\"")
    let files = texts.map(encoding.encode)
    let result = try CatalogMerge(order: order, format: .strings)
      .merge(base: files[0], ours: files[1], theirs: files[2])
    #expect(result.bytes == encoding.encode(expected))
    // One side changes the encoding.
    let mixed = try CatalogMerge(order: order, format: .strings)
      .merge(base: Array(texts[0].utf8), ours: files[1], theirs: Array(texts[2].utf8))
    #expect(mixed.bytes == encoding.encode(expected))
  }

  @Test func keepsLineEnds() throws {
    let lines = { (text: String) in text.replacingOccurrences(of: "\n", with: "\r\n") }
    let theirs = try base("\"c\"", "/* n */\n\"bb\" = \"x\";\n\n\"c\"")
    let merged = try merge(lines(base("\"1\"", "\"eins\"")), theirs, base: lines(Self.base))
    let expected = theirs.replacingOccurrences(of: "\"1\"", with: "\"eins\"")
    // Theirs alone changed the line ends.
    #expect(merged.text == expected)
    let kept = try merge(
      lines(base("\"1\"", "\"eins\"")), lines(theirs), base: lines(Self.base))
    #expect(kept.text == lines(expected))
  }

  // MARK: Conflicts

  @Test func marksConflicts() throws {
    let merged = try merge(base("\"1\"", "\"eins\""), base("\"1\"", "\"one\""))
    #expect(
      try merged.text
        == base(
          "\"a\" = \"1\";\n",
          "<<<<<<< ours\n\"a\" = \"eins\";\n=======\n\"a\" = \"one\";\n>>>>>>> theirs\n"))
    #expect(merged.conflicts.map(\.kind) == [.text])
    #expect(merged.conflicts.map(\.key) == ["a"])
    let withBase = try merge(base("\"1\"", "\"eins\""), base("\"1\"", "\"one\"")) {
      $0.markers.showsBase = true
    }
    #expect(withBase.text.contains("||||||| base\n\"a\" = \"1\";\n=======\n"))
    let inText = try merge(base("\"1\"", "\"eins\""), base("\"1\"", "\"one\"")) {
      $0.keepsConflictsInTexts = true
    }
    #expect(
      inText.text.contains(
        #""a" = "<<<<<<< ours\neins\n=======\none\n>>>>>>> theirs";"#))
    #expect(inText.conflicts.count == 1)
  }

  @Test func aRemovedKeyThatTheOtherSideTranslatedIsAConflict() throws {
    let merged = try merge(
      base("/* The second */\n\"b\" = \"2\";\n\n", ""), base("\"2\"", "\"zwei\""))
    #expect(merged.conflicts.map(\.kind) == [.deletion])
    #expect(merged.text.contains("\"b\" = \"zwei\";"))
    #expect(choice(true, in: Array(merged.text.utf8)).isEmpty == false)
    #expect(
      !String(decoding: choice(true, in: Array(merged.text.utf8)), as: UTF8.self).contains("\"b\""))
  }

  @Test(arguments: [
    "a = 1", "a = 1; a = 2;", "{ a = 1; }",
    "<plist><dict><key>a</key><string>1</string></dict></plist>",
    "<<<<<<< x\na = 1;\n=======\na = 2;\n>>>>>>> y\n", "a = 1;\n日",
  ])
  func doesNotMergeOtherFiles(_ file: String) throws {
    #expect(throws: CatalogMerge.Fault.self) {
      try merge(file, base("\"1\"", "\"eins\""))
    }
    #expect(throws: CatalogMerge.Fault.self) {
      try merge(base("\"1\"", "\"eins\""), file)
    }
  }

  // MARK: Random files

  /// The merge says the same as one of dictionaries; the laws of merges hold.
  @Test(arguments: 0..<4) func agreesWithAPlainMerge(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var conflicts = 0
    for _ in 0..<100 {
      let base = MadeStringsFile(using: &random)
      let (ours, theirs) = (base.edited(using: &random), base.edited(using: &random))
      let files = [base, ours, theirs].map { Array($0.text.utf8) }
      let merge = CatalogMerge(order: order, format: .strings)
      for side in files[1...] {
        for (mine, other) in [(side, side), (files[0], side), (side, files[0])] {
          #expect(try merge.merge(base: files[0], ours: mine, theirs: other).bytes == side)
        }
      }
      let result = try merge.merge(base: files[0], ours: files[1], theirs: files[2])
      let swapped = try merge.merge(base: files[0], ours: files[2], theirs: files[1])
      let all = files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n----\n")
      let plain = MadeStringsFile.merge(base, ours, theirs)
      #expect(result.conflicts.count == plain.conflicts, "\(all)")
      #expect(swapped.conflicts.count == plain.conflicts, "\(all)")
      for isOurs in [true, false] {
        for (merged, side) in [(result.bytes, isOurs), (swapped.bytes, !isOurs)] {
          let got = try MadeStringsFile(reading: choice(side, in: merged))
          let expected = isOurs ? plain.ours : plain.theirs
          #expect(
            got.entries == expected, "\(all)\n----\n\(String(decoding: merged, as: UTF8.self))")
        }
      }
      conflicts += plain.conflicts
      let again = try? merge.merge(base: files[0], ours: result.bytes, theirs: files[2])
      if result.conflicts.isEmpty { #expect(again?.bytes == result.bytes, "\(all)") }
    }
    #expect(conflicts > 20)
  }

  /// Any three files are merged or refused.
  @Test func mergesDamagedFiles() throws {
    var random = SeededGenerator(seed: 7)
    var merged = 0
    for _ in 0..<400 {
      let base = MadeStringsFile(using: &random)
      let files = [base, base.edited(using: &random), base.edited(using: &random)].map { file in
        var bytes = Array(file.text.utf8)
        if Bool.random(using: &random), !bytes.isEmpty {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          bytes[place] = Array("\"\\;=/*{}()<>\n\r ".utf8).randomElement(using: &random) ?? 0
        }
        return bytes
      }
      let areRead = files.allSatisfy { file in
        (try? PropertyListSerialization.propertyList(from: Data(file), format: nil)) != nil
      }
      guard areRead,
        let result = try? CatalogMerge(order: order, format: .strings)
          .merge(base: files[0], ours: files[1], theirs: files[2])
      else { continue }
      merged += 1
      for isOurs in [true, false] {
        let text = choice(isOurs, in: result.bytes)
        guard !text.isEmpty else { continue }
        #expect(
          (try? PropertyListSerialization.propertyList(from: Data(text), format: nil)) != nil,
          "\(String(decoding: text, as: UTF8.self))")
      }
    }
    #expect(merged > 50)
  }
}
