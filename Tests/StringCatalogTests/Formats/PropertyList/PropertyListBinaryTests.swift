import Foundation
import Testing

@testable import StringCatalog

@Suite struct PropertyListBinaryTests {
  /// A binary property list of these objects, the first of which is the top.
  static func list(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = UInt8(bytes.count >> 8)
    let low = UInt8(bytes.count & 0xFF)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    bytes += [0, 0, 0, 0, 0, 0, UInt8(objects.count >> 8), UInt8(objects.count & 0xFF)]
    bytes += [0, 0, 0, 0, 0, 0, 0, top] + [0, 0, 0, 0, 0, 0, table, low]
    return bytes
  }

  @Test(
    arguments: [
      ([[0x51, 0x61]], "a"), ([[0x50]], ""), ([[0x62, 0x20, 0xAC, 0, 0x61]], "€a"),
      ([[0x62, 0xD8, 0x3D, 0xDE, 0x00]], "😀"), ([[0x61, 0xD8, 0x3D]], "\u{FFFD}"),
      ([[0x5F, 0x10, 0x02, 0x61, 0x62]], "ab"), ([[0x5F, 0x11, 0x00, 0x02, 0x61, 0x62]], "ab"),
      ([[0x6F, 0x10, 0x01, 0, 0x61]], "a"), ([[0x52, 0x61, 0xFF]], "a\u{FFFD}"),
    ] as [([[UInt8]], String)])
  func decodes(_ objects: [[UInt8]], _ text: String) {
    let (shape, problems) = PropertyListTests.read(Self.list(objects))
    #expect(shape == .text(text))
    #expect(problems == [])
  }

  static let damaged: [(name: String, bytes: [UInt8], problems: [String])] = [
    (
      "version", Array("bplist15".utf8) + [UInt8](repeating: 0, count: 40),
      [
        "1:1: plist-syntax: 'bplist15' is not a supported binary property list; 'bplist00' is"
      ]
    ),
    (
      "short", Array("bplist00".utf8),
      [
        "1:1: plist-syntax: damaged object table; nothing can be read"
      ]
    ),
    (
      "no such top", list([[0x50]], top: 3),
      [
        "1:12: plist-syntax: damaged object table; nothing can be read"
      ]
    ),
    (
      "no such object", list([[0xD1, 1, 9], [0x51, 0x61]]),
      ["1:14: plist-syntax: object 9 is not in the file"]
    ),
    ("no such kind", list([[0x70]]), ["1:10: plist-syntax: object 0 is not in the file"]),
    ("too long", list([[0x5E, 0x61]]), ["1:9: plist-syntax: object 0 is longer than the file"]),
    (
      "far too long", list([[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
      ["1:9: plist-syntax: object 0 is longer than the file"]
    ),
    (
      "no text as key", list([[0xD1, 1, 1], [0x10, 1]]),
      ["1:12: plist-syntax: this key is a number, not a string; ignored"]
    ),
    (
      "no dictionary", list([[0xA0]]),
      ["1:9: plist-syntax: the file contains an array, not a dictionary"]
    ),
  ]

  @Test(arguments: damaged.indices) func reports(_ number: Int) {
    let sample = Self.damaged[number]
    let file = LegacyFile(strings: sample.bytes)
    #expect(file.diagnostics == sample.problems, "\(sample.name)")
    #expect(file.file.diagnostics.allSatisfy { $0.skipsBytes })
  }

  @Test func boundsCycles() {
    let circle = PropertyListTests.read(Self.list([[0xA1, 0]]))
    #expect(circle.problems.count == 1)
    #expect(circle.problems.first?.contains("too many references between values") == true)
    let two = PropertyListTests.read(Self.list([[0xA2, 1, 1], [0xA2, 0, 0]]))
    #expect(two.problems.count > 0)
  }

  @Test func boundsDepth() {
    // 600 arrays, each in the one before; two bytes for each reference.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for number in 1...600 {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += number == 600 ? [0xA0] : [0xA1, UInt8(number >> 8), UInt8(number & 0xFF)]
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 2, 88]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
    let problems = PropertyListTests.read(bytes).problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains("more than 512 nested values") == true)
  }

  /// Each array contains the next one ten times: 10^40 values in a few hundred bytes.
  @Test func boundsSharedValues() {
    let arrays = (1...40).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) }
    let bomb = Self.list(arrays + [[0x51, 0x61]])
    #expect(bomb.count < 700)
    let (_, problems) = PropertyListTests.read(bomb)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("too many references between values") == true)
  }

  /// A text with so many references that reading it each time would take forever.
  @Test func boundsSharedTexts() {
    let count = [UInt8](repeating: 1, count: 200)
    let text = [0x5F, 0x11, 0x40, 0x00] + [UInt8](repeating: 0x61, count: 0x4000)
    let head: [[UInt8]] = [[0xDF, 0x10, 200] + count + count]
    var bytes = Array("bplist00".utf8)
    let start = bytes.count + head[0].count
    bytes += head[0] + text
    let table = bytes.count
    bytes += [0, 8, UInt8(start >> 8), UInt8(start & 0xFF), 0, 0, 0, 0, 0, 0, 2, 1]
    for number in [2, 0, table] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
    }
    let file = LegacyFile(strings: bytes)
    #expect(file.table.entries.count == 1)
    #expect(file.diagnostics.contains { $0.contains("too many references between values") })
  }

  /// Arrays of missing objects count as values, too.
  @Test func boundsSharedMissingObjects() {
    let nothing = [UInt8](repeating: 9, count: 14)
    let list = Self.list([[0xAE] + [UInt8](repeating: 1, count: 14), [0xAE] + nothing])
    let problems = PropertyListTests.read(list).problems
    #expect(problems.contains { $0.contains("too many references between values") })
  }

  @Test func readsTextsThatAreSharedByKeysAndValues() throws {
    let list = Self.list([[0xD2, 1, 2, 2, 1], [0x51, 0x61], [0x51, 0x62]])
    #expect(LegacyFile(strings: list).texts == [["a", "b"], ["b", "a"]])
    let entry = try #require(LegacyFile(strings: list).table.entry(forKey: "b"))
    #expect(entry.location == SourceLocation(line: 1, column: 16))
  }

  @Test func reportsDuplicatesByByte() {
    let list = Self.list([[0xD2, 1, 2, 2, 3], [0x51, 0x61], [0x51, 0x61], [0x51, 0x63]])
    let file = LegacyFile(strings: list)
    #expect(file.texts == [["a", "c"]])
    #expect(
      file.diagnostics == [
        "1:16: strings-duplicate: duplicate key: the value at byte 17 replaces a different one at byte 15"
      ])
  }
}
