import Foundation
import LocalizedFoundation
import LocalizedText
import MessageSyntax
import Testing

@Suite struct AttributedStringMarkdownTests {
  private func runs(
    _ markdown: String, _ options: AttributedString.MarkdownParsingOptions = .init()
  ) throws -> [String] {
    let string = try AttributedString(markdown: markdown, options: options)
    return string.runs.map { run in
      "\(String(string[run.range].characters))|\(run.inlinePresentationIntent?.rawValue ?? 0)"
    }
  }

  /// The bits are the same as in Foundation.
  @Test(arguments: [
    ("plain", ["plain|0"]), ("*a*", ["a|1"]), ("**a**", ["a|2"]), ("`a`", ["a|4"]),
    ("~~a~~", ["a|32"]), ("***a*** b", ["a|3", " b|0"]), ("", []),
    ("# Title", ["# Title|0"]), ("é **ü**", ["é |0", "ü|2"]),
  ])
  func intents(markdown: String, expected: [String]) throws {
    #expect(try runs(markdown) == expected)
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("a  \nb", "a\nb"), ("a\\\n b", "a\nb"), ("a\\\\\nb", "a\\ b"),
    ("  a \n\n b ", "a b"), ("a  b", "a  b"), ("\r\na\r\nb", "a b"),
  ])
  func linesAreJoinedOrKept(markdown: String, joined: String) throws {
    let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
    let string = try AttributedString(markdown: markdown, options: inline)
    #expect(String(string.characters) == joined)
  }

  @Test func whiteSpaceIsPreservedOnRequest() throws {
    let preserving = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let string = try AttributedString(markdown: " a\n\n  **b** ", options: preserving)
    #expect(String(string.characters) == " a\n\n  b ")
  }

  @Test func linksAreRelativeToTheBase() throws {
    let base = try #require(URL(string: "https://example.org/a/"))
    let string = try AttributedString(markdown: "[x](b.html) [y](mailto:z)", baseURL: base)
    #expect(
      string.runs.compactMap { $0.link?.absoluteString }
        == ["https://example.org/a/b.html", "mailto:z"])
  }

  @Test func attributesAreMarkupIfAllowed() throws {
    let source = "^[2 pens](inflect: true)"
    #expect(String(try AttributedString(markdown: source).characters) == source)
    let options = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true, languageCode: "en")
    let string = try AttributedString(markdown: source, options: options)
    #expect(String(string.characters) == "2 pens")
    #expect(
      string.runs.map { $0.attributeSpans?.map(\.attributes) } == [[["inflect": .bool(true)]]])
    #expect(string.runs.map(\.languageIdentifier) == ["en"])
  }

  @Test func invalidBytesAreAnErrorOrReplaced() throws {
    let bytes = Data([0x61, 0xFF])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
    let partly = AttributedString.MarkdownParsingOptions(
      failurePolicy: .returnPartiallyParsedIfPossible)
    let string = try AttributedString(markdown: bytes, options: partly)
    #expect(String(string.characters) == "a\u{FFFD}")
  }

  /// Row 11: the runs of an attributed string keep their attributes in a text, and the text gives
  /// them back.
  @Test func textsReadRuns() throws {
    let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
    var string = try AttributedString(
      markdown: "a **b** [c](https://example.org) ^[d](k: 1)", options: options)
    string += AttributedString(
      "e", attributes: AttributeContainer().underlineStyle(.single).backgroundColor(.blue))
    let resolver = Text(string).resolve(in: EnvironmentValues())
    #expect(resolver.fragments.map(\.text) == ["a ", "b", " ", "c", " ", "d", "e"])
    #expect(resolver.fragments[1].style.traits == .strong)
    #expect(resolver.fragments[6].style.background == .blue)
    let plain = try AttributedString(markdown: "a **b** `c`")
    #expect(AttributedString(Text(plain).resolve(in: EnvironmentValues())) == plain)
  }

  @Test func filesAndBytesAreReadWithAttributes() throws {
    let folder = try TestBundle(["note.md": "Pay **now**"])
    let url = folder.bundle.bundleURL.appending(path: "note.md")
    let string = try AttributedString(contentsOf: url)
    #expect(string == (try AttributedString(markdown: "Pay **now**")))
    #expect(throws: (any Error).self) {
      try AttributedString(contentsOf: url.appending(path: "x"))
    }
    let bytes = try AttributedString(markdown: Data("*a*".utf8), including: \.foundation)
    #expect(bytes.runs.first?.inlinePresentationIntent == .emphasized)
  }
}
