import Foundation
import TestMaterial
import Testing

@testable import StringCatalog

/// Both readers, compared with Foundation's writer and reader.
@Suite struct PropertyListTests {
  /// A value in a form that both sides can be converted to: of numbers and the like, only the kind.
  indirect enum Shape: Equatable {
    case text(String)
    case kind(String)
    case array([Shape])
    case dictionary([String: Shape])

    init(_ value: Any) {
      switch value {
      case let text as String: self = .text(text)
      case let list as [Any]: self = .array(list.map(Shape.init))
      case let list as [String: Any]: self = .dictionary(list.mapValues(Shape.init))
      case is Data: self = .kind("data")
      case is Date: self = .kind("a date")
      case is NSNumber: self = .kind("a number")
      default: self = .kind("unknown")
      }
    }

    init(_ node: PropertyListNode, in source: CatalogSource) {
      switch node.value {
      case .string: self = .text(source.text(node.range))
      case .array(let elements): self = .array(elements.map { Shape($0, in: source) })
      case .dictionary(let members):
        let pairs = members.map { (source.text($0.key), Shape($0.value, in: source)) }
        self = .dictionary(Dictionary(pairs) { $1 })
      default: self = .kind(node.kindName)
      }
    }

    /// With numbers for booleans, because Foundation's are numbers too.
    var withoutBooleans: Shape {
      switch self {
      case .kind("a boolean"): .kind("a number")
      case .array(let elements): .array(elements.map(\.withoutBooleans))
      case .dictionary(let members): .dictionary(members.mapValues(\.withoutBooleans))
      default: self
      }
    }
  }

  static func read(_ bytes: [UInt8]) -> (shape: Shape?, problems: [String]) {
    var log = DiagnosticLog()
    let document = PropertyListDocument(ByteBuffer(bytes), path: "T", reportingTo: &log)
    let node = document.root(reportingTo: &log)
    let problems = log.diagnostics(
      in: document.source.file, text: document.source.text
    ).map(\.summary)
    return (node.map { Shape($0, in: document.source) }, problems)
  }

  /// A value with everything that property lists can contain.
  static func randomValue(_ generator: inout SeededGenerator, depth: Int) -> Any {
    let texts = ["", "a", "<&>\"']]>", "é", "😀 and more", "line\nline", "\t", "長い文字列", "a\u{7F}b"]
    let last = depth > 4 ? 7 : 9
    switch Int.random(in: 0...last, using: &generator) {
    case 0: return Int.random(in: -5...Int.max, using: &generator)
    case 1: return Double.random(in: -1e9...1e9, using: &generator) + 0.5
    case 2: return Data((0..<Int.random(in: 0...40, using: &generator)).map { UInt8($0) })
    case 3: return Date(timeIntervalSinceReferenceDate: 1_000_000)
    case 4...7:
      let count = Int.random(in: 0...20, using: &generator)
      return (0..<count).map { _ in texts[Int.random(in: 0..<texts.count, using: &generator)] }
        .joined()
    case 8:
      return (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        randomValue(&generator, depth: depth + 1)
      }
    default:
      return randomDictionary(&generator, depth: depth + 1)
    }
  }

  static func randomDictionary(_ generator: inout SeededGenerator, depth: Int) -> [String: Any] {
    let keys = (0..<Int.random(in: 0...20, using: &generator)).map { "key & \($0 * $0) é" }
    return Dictionary(
      uniqueKeysWithValues: keys.map { ($0, randomValue(&generator, depth: depth)) })
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsWhatFoundationWrites(_ format: PropertyListSerialization.PropertyListFormat) throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let value = Self.randomDictionary(&generator, depth: 0)
      let bytes = try PropertyListSerialization.data(
        fromPropertyList: value, format: format, options: 0)
      let (shape, problems) = Self.read(Array(bytes))
      #expect(shape == Shape(value))
      #expect(problems == [])
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsTheTwoBooleans(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: [true, false], format: format, options: 0)
    let boolean = Shape.kind("a boolean")
    #expect(Self.read(Array(bytes)).shape == .array([boolean, boolean]))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func survivesMutations(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let value: [String: Any] = [
      "a": "b", "é": ["x", 1, true, Data([1, 2])], "m": ["k": "ü", "l": ["z": [[]]]],
      "long": String(repeating: "lang & ", count: 5),
    ]
    let bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      let mutation = generator.mutation(of: bytes)
      #expect(LegacyFile(strings: mutation).visit() >= 0)
      let (shape, problems) = Self.read(mutation)
      // If both accept the bytes, both read the same.
      guard problems.isEmpty, let shape,
        let list = try? PropertyListSerialization.propertyList(from: Data(mutation), format: nil)
      else { continue }
      if format == .xml { #expect(shape.withoutBooleans == Shape(list)) }
    }
    for length in 0..<bytes.count {
      #expect(LegacyFile(stringsdict: bytes.prefix(length)).visit() >= 0)
    }
  }
}
