import Foundation
import MessageSyntax
import TestMaterial
import Testing

/// The results of cmark and json5 for the same texts, written by
/// Tests/Expectations/Markdown/markdown.py.
@Suite struct MarkdownVectorsTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let source: String
    let runs: [[String]]
    var testDescription: String { source.debugDescription }
  }

  @Test func agreesWithCmark() throws {
    let lines = try Checkout.lines(of: "Tests/MessageSyntaxTests/Vectors/markdown.jsonl")
    #expect(lines.count > 4000)
    for line in lines {
      let vector = try #require(Self.json(line) as? [Any])
      let source = try #require(vector[0] as? String)
      #expect(Self.runs(of: MarkdownText(source)) == vector[1] as? [[String]], "\(source)")
    }
  }

  @Test func readsAttributesLikeJSON5() throws {
    let lines = try Checkout.lines(of: "Tests/MessageSyntaxTests/Vectors/attributes.jsonl")
    #expect(lines.count >= 150)
    for line in lines {
      let vector = try #require(Self.json(line) as? [Any])
      let list = try #require(vector[0] as? String)
      let spans = MarkdownText("^[text](\(list))").runs[0].style.spans
      if let expected = try Self.value(vector[1]) {
        let found = try #require(spans.first, "\(list)")
        #expect(.object(found.attributes.mapValues(Self.comparable)) == expected, "\(list)")
      } else {
        #expect(spans.isEmpty, "\(list)")
      }
    }
  }

  /// The words of each run, its traits as letters, and the destination of its link.
  static func runs(of read: MarkdownText) -> [[String]] {
    let letters: [(LetterTraits, String)] = [
      (.code, "c"), (.strikethrough, "d"), (.emphasis, "e"), (.strong, "s"),
    ]
    let utf8 = Array(read.text.utf8)
    return read.runs.map { run in
      let traits = letters.map { run.style.traits.contains($0.0) ? $0.1 : "" }.joined()
      let words = String(decoding: utf8[run.range], as: UTF8.self)
      return [words, traits] + (run.style.link.map { [$0] } ?? [])
    }
  }

  private static func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  /// A value as the script writes it; nil if json5 finds no attributes.
  private static func value(_ json: Any) throws -> AttributeValue? {
    json is NSNull ? nil : try member(json)
  }

  /// NaN does not equal itself, so it becomes a string.
  private static func comparable(_ value: AttributeValue) -> AttributeValue {
    if case .number(let number) = value, number.isNaN { .string("NaN") } else { value }
  }

  private static func member(_ json: Any) throws -> AttributeValue {
    switch json {
    case is NSNull: return .null
    case let text as String: return .string(text)
    case let elements as [Any]: return .array(try elements.map(member))
    case let tagged as [String: Any]:
      if let number = tagged["number"] as? String {
        return Self.comparable(.number(try #require(Double(number))))
      }
      let members = try #require(tagged["object"] as? [String: Any])
      return .object(try members.mapValues(member))
    default: return .bool(try #require(json as? Bool))
    }
  }
}
