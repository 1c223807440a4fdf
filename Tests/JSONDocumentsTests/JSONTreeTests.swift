import Foundation
import JSONDocuments
import SourceText
import TestMaterial
import Testing

/// Compares trees with what Foundation reads.
@Suite struct JSONTreeTests {
  static let texts = [
    #"{}"#, #" [ ] "#, #""""#, "0", "-1.5e+3", "true", "null", "\u{FEFF}{}",
    #"{"a":1,"b":[true,false,null,"x",{"c":{}}],"d":""}"#,
    "{\r\n\t\"é\" : \"\\u00e9\\n\\\"\\\\\\/\",\r\n\t\"日本\" : [1,2,[3,[4]]]\r\n}\r\n",
    #"{"strings" : {"k" : {"localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : "%d"}}}}}}"#,
  ]

  static let faults = [
    "", " ", "{", "}", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{,}",
    "01", "1.", ".5", "-", "+1", "1e", "tru", "truex", "nul", "NaN", "\"", "\"a", "\"\\x\"",
    "\"\\u12g4\"",
    "\"\\", "[1}", "{]", "[] []", "1 2", "{\"a\" 1}", "<<<<<<< x\n1\n=======\n2\n>>>>>>> y\n",
    "{\n<<<<<<< x\n\"a\":1\n=======\n\"a\":2\n>>>>>>> y\n}", "'a'", "[1,\n\n", "\u{0}", "[1]\u{0}",
  ]

  @Test(arguments: texts) func readsWhatFoundationReads(text: String) throws {
    let tree = try JSONTree(ByteBuffer(text.utf8))
    let expected = try JSONSerialization.jsonObject(
      with: Data(text.utf8.drop { $0 > 0x7F && text.hasPrefix("\u{FEFF}") }),
      options: .fragmentsAllowed)
    let value = tree.value(of: tree.root)
    #expect(try isSame(value, expected))
    #expect(tree.repeatedNames.isEmpty)
  }

  @Test(arguments: faults) func refusesWhatIsNoJSON(text: String) {
    #expect(throws: JSONTree.Fault.self) { try JSONTree(ByteBuffer(text.utf8)) }
  }

  /// Cut off, changed or doubled bytes: both read them, or neither does.
  @Test func agreesWithFoundationAboutDamagedTexts() throws {
    var generator = SeededGenerator(seed: 36)
    var reads = 0
    for text in Self.texts where !text.hasPrefix("\u{FEFF}") {
      for _ in 0..<400 {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          let place = Int.random(in: 0..<max(1, bytes.count), using: &generator)
          guard place < bytes.count else { break }
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: bytes.remove(at: place)
          case 1:
            bytes[place] =
              [0x20, 0x22, 0x2C, 0x5D, 0x7B, 0x31, 0x65, 0xFF].randomElement(using: &generator) ?? 0
          default: bytes.insert(bytes[place], at: place)
          }
        }
        let tree = try? JSONTree(ByteBuffer(bytes))
        let expected = try? JSONSerialization.jsonObject(
          with: Data(bytes), options: .fragmentsAllowed)
        // Foundation refuses names that occur twice, and control characters in strings.
        guard tree?.repeatedNames.isEmpty ?? true, !bytes.hasControlInString else { continue }
        // It also refuses numbers that no double holds.
        guard Double(String(decoding: bytes, as: UTF8.self))?.isFinite ?? true else { continue }
        #expect((tree == nil) == (expected == nil), "\(String(decoding: bytes, as: UTF8.self))")
        if let tree, let expected {
          reads += 1
          #expect(try isSame(tree.value(of: tree.root), expected))
        }
      }
    }
    #expect(reads > 100)
  }

  @Test func namesOfObjectsMayOccurTwice() throws {
    let few = #"{"a":1,"b":{"c":1,"\u0063":2},"a":3,"a":4}"#
    let tree = try JSONTree(ByteBuffer(few.utf8))
    #expect(
      tree.repeatedNames.map { tree.raw($0) }
        == [#""\u0063""#, #""a""#, #""a""#].map { Array($0.utf8) })
    let many = "{" + (0..<5000).map { "\"\($0 % 4999)\":0" }.joined(separator: ",") + "}"
    let large = try JSONTree(ByteBuffer(many.utf8), depth: 0)
    #expect(large.count == 1)
    #expect(large.repeatedNames.map { large.raw($0) } == [Array(#""0""#.utf8)])
  }

  @Test func keepsOuterLevelsOnly() throws {
    let text = #"{"a":{"b":{"c":1},"d":[1,2]},"e":{},"f":3}"#
    let whole = try JSONTree(ByteBuffer(text.utf8))
    let outer = try JSONTree(ByteBuffer(text.utf8), depth: 1)
    #expect(outer.count == 4)
    for (node, member) in zip(outer.children(of: 0), whole.children(of: 0)) {
      #expect(outer[node].member == whole[member].member)
      let inner = try JSONTree(ByteBuffer(text.utf8), valueAt: Int(outer[node].value.offset))
      #expect(try isSame(inner.value(of: 0), whole.value(of: member)))
    }
  }

  @Test func findsMembersByName() throws {
    let names = (0..<300).map { "key \($0)\($0 % 7 == 0 ? "\n\"é" : "")" }
    let text = try JSONSerialization.data(
      withJSONObject: Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }))
    let tree = try JSONTree(ByteBuffer(text))
    let other = try JSONTree(
      ByteBuffer(
        ("{" + names.map { "\"\(JSONText.encode($0))\":1" }.joined(separator: ",") + "}").utf8))
    let found = JSONNames(of: tree.root, in: tree)
    for (node, name) in zip(other.children(of: 0), names) {
      let member = try #require(found.member(named: other[node].name, of: other))
      #expect(tree.name(of: member) == name)
      #expect(tree.member(name, of: 0) == member)
    }
    #expect(
      found.member(named: TextRange(0, 2), of: try JSONTree(ByteBuffer("\"\"".utf8))) == nil)
  }

  @Test func deepTextsAreRefused() {
    for depth in [JSONTree.depthLimit + 1, 1 << 20] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(throws: JSONTree.Fault.self) { try JSONTree(ByteBuffer(text.utf8)) }
    }
    let text = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect((try? JSONTree(ByteBuffer(text.utf8)))?.count == 200)
  }
}

/// Whether two values are written alike.
private func isSame(_ one: Any, _ other: Any) throws -> Bool {
  try JSONSerialization.data(withJSONObject: [one], options: .sortedKeys)
    == JSONSerialization.data(withJSONObject: [other], options: .sortedKeys)
}

extension JSONTree {
  /// A value as Foundation gives it.
  fileprivate func value(of node: Int) -> Any {
    switch self[node].kind {
    case .object:
      Dictionary(
        children(of: node).map { (name(of: $0), value(of: $0)) }, uniquingKeysWith: { $1 })
    case .array: children(of: node).map { value(of: $0) }
    case .string: text(of: node) ?? ""
    case .number:
      NSNumber(value: Double(String(decoding: raw(self[node].value), as: UTF8.self)) ?? .nan)
    case .true: NSNumber(value: true)
    case .false: NSNumber(value: false)
    case .null: NSNull()
    }
  }
}

extension [UInt8] {
  /// Whether a control character may be in a string, or a backslash and a `u` may make a lone surrogate.
  fileprivate var hasControlInString: Bool {
    contains { $0 < 0x20 } && String(decoding: self, as: UTF8.self).contains("\n")
  }
}
