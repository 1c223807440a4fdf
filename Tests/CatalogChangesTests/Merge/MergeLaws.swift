import CatalogChanges
import Foundation
import JSONDocuments
import SourceText
import Testing

/// What must be true of every merge.
struct MergeLaws {
  private let base: [UInt8]
  private let ours: [UInt8]
  private let theirs: [UInt8]

  init(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  func check() throws {
    let merge = CatalogMerge(order: order)
    for side in [ours, theirs] {
      for (mine, other) in [(side, side), (base, side), (side, base)] {
        let isSide = try merge.merge(base: base, ours: mine, theirs: other).bytes == side
        #expect(isSide)
      }
    }
    guard let result = try? merge.merge(base: base, ours: ours, theirs: theirs) else { return }
    // No side is favored.
    let swapped = try merge.merge(base: base, ours: theirs, theirs: ours)
    #expect(
      result.conflicts == swapped.conflicts || result.conflicts.count == swapped.conflicts.count)
    for isOurs in [true, false] {
      let isSame =
        try PlainValue(choice(isOurs, in: result.bytes))
        == PlainValue(choice(!isOurs, in: swapped.bytes))
      #expect(isSame, "with the sides exchanged")
      try checkUntouched(in: choice(isOurs, in: result.bytes))
    }
    let isClean = result.bytes == choice(true, in: result.bytes)
    #expect(result.conflicts.isEmpty == isClean)
    // The same with what both were made of between the sides.
    var withBase = merge
    withBase.markers.showsBase = true
    let marked = try withBase.merge(base: base, ours: ours, theirs: theirs).bytes
    for isOurs in [true, false] {
      let isSame = choice(isOurs, in: marked) == choice(isOurs, in: result.bytes)
      #expect(isSame, "with the base shown")
    }
  }

  /// What only one side changed has the bytes of that side.
  private func checkUntouched(in result: [UInt8]) throws {
    let files = try [base, ours, theirs, result].map { try Entries($0) }
    guard Set(files.map(\.layout)).count == 1 else { return }
    for (key, base) in files[0].bytes {
      let (mine, other) = (files[1].bytes[key], files[2].bytes[key])
      guard mine == base || other == base else { continue }
      let isCopied = files[3].bytes[key] == (mine == base ? other : mine)
      #expect(isCopied, "\(key)")
    }
  }

  private struct Entries {
    var bytes: [String: [UInt8]] = [:]
    let layout: JSONLayout

    init(_ file: [UInt8]) throws {
      let tree = try JSONTree(ByteBuffer(file))
      layout = JSONLayout(of: tree)
      guard let strings = tree.member("strings", of: tree.root) else { return }
      for entry in tree.children(of: strings) {
        bytes[tree.name(of: entry)] = tree.raw(tree[entry].value)
      }
    }
  }
}
