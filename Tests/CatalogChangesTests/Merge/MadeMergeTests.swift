import CatalogChanges
import CatalogEditing
import Foundation
import JSONDocuments
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// Random catalogs with random edits on both sides.
@Suite struct MadeMergeTests {
  /// How many catalogs a run merges.
  private static let count = caseCount(160, many: 10_000)

  /// The merge says the same as a plain one that knows nothing of bytes.
  @Test(arguments: 0..<16) func agreesWithAPlainMerge(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var conflicts = 0
    for _ in 0..<max(Self.count / 16, 1) {
      let made = MadeCatalog(using: &random)
      let (ours, theirs) = (made.edited(using: &random), made.edited(using: &random))
      let bytes = [made, ours, theirs].map { $0.bytes(order) }
      let values = try bytes.map { try PlainValue($0) }
      var plain = PlainMerge(values[1], values[2])
      let expected = plain.merge(values[0], values[1], values[2])
      let result = try CatalogMerge(order: order)
        .merge(base: bytes[0], ours: bytes[1], theirs: bytes[2])
      let files = bytes.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      #expect(result.conflicts.count == plain.conflicts, "\(files)\n\(result.conflicts)")
      for (side, wanted) in [(true, expected.ours), (false, expected.theirs)] {
        let got = choice(side, in: result.bytes)
        let text = String(decoding: got, as: UTF8.self)
        let isSame = try PlainValue(got) == wanted
        #expect(isSame, "\(files)\n\(text)")
        #expect(try isCanonical(got), "\(text)")
      }
      conflicts += plain.conflicts
      try MergeLaws(bytes[0], bytes[1], bytes[2]).check()
    }
    #expect(conflicts > 0)
  }

  /// Other layouts of the three files change no meaning.
  @Test(arguments: 0..<4) func mergesInAnyLayout(seed: UInt64) throws {
    var random = SeededGenerator(seed: 1000 + seed)
    let layouts = [
      JSONLayout.xcode,
      JSONLayout(separator: Array(": ".utf8), newline: [0x0A], indent: [0x09], empty: .brackets),
      JSONLayout(separator: Array(":".utf8), newline: [], indent: [], empty: .brackets),
      JSONLayout(
        separator: Array(" : ".utf8), newline: [0x0D, 0x0A], indent: [0x20, 0x20, 0x20, 0x20],
        empty: .twoLines),
    ]
    for _ in 0..<25 {
      let made = MadeCatalog(using: &random)
      let all = [made, made.edited(using: &random), made.edited(using: &random)].map {
        $0.bytes(order)
      }
      let laid = try all.map { bytes in
        var laid: [UInt8] = []
        let tree = try JSONTree(ByteBuffer(bytes))
        layouts.randomElement(using: &random)?.write(tree.root, of: tree, level: 0, to: &laid)
        if Bool.random(using: &random) { laid.append(0x0A) }
        return laid
      }
      let merge = CatalogMerge(order: order)
      let plain = try merge.merge(base: all[0], ours: all[1], theirs: all[2])
      let result = try merge.merge(base: laid[0], ours: laid[1], theirs: laid[2])
      #expect(result.conflicts.count == plain.conflicts.count)
      // Markers end as the lines of the file do.
      let lines = Array(
        String(decoding: result.bytes, as: UTF8.self).replacing("\r\n", with: "\n").utf8)
      for side in [true, false] {
        let isSame =
          try PlainValue(choice(side, in: lines)) == PlainValue(choice(side, in: plain.bytes))
        #expect(isSame)
      }
    }
  }

  /// Whether a file is what Xcode writes: in its layout, with sorted members.
  private func isCanonical(_ bytes: [UInt8]) throws -> Bool {
    let tree = try JSONTree(ByteBuffer(bytes))
    var laid: [UInt8] = []
    JSONLayout.xcode.write(tree.root, of: tree, level: 0, to: &laid)
    let isSorted = (0..<tree.count).allSatisfy { node in
      let names = tree.children(of: node).map { tree.name(of: $0) }
      return zip(names, names.dropFirst()).allSatisfy { order.areInOrder($0, $1) }
    }
    return laid == bytes && isSorted
  }
}
