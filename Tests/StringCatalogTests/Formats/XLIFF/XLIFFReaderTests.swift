import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The reader of XLIFF takes what other programs write, and refuses what no program should.
@Suite struct XLIFFReaderTests {
  private func read(_ text: String) -> XLIFFDocument {
    XLIFFDocument.read(ByteBuffer(Array(text.utf8)), path: "fr.xliff")
  }

  private func document(_ unit: String, before: String = "", root: String = "xliff") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    \(before)<\(root) version="1.2"><file original="A.xcstrings" source-language="en" \
    target-language="fr"><body>\(unit)</body></file></\(root)>
    """
  }

  /// The target of the only unit.
  private func target(_ content: String) -> String? {
    let document = read(
      document("<trans-unit id=\"a\"><source>A</source>\(content)</trans-unit>"))
    #expect(document.isSound)
    return document.units.first.flatMap { document.target(of: $0)?.text }
  }

  @Test(arguments: [
    ("<target>a &amp; b</target>", "a & b"), ("<target>&#13;&#x41;</target>", "\rA"),
    ("<target/>", ""), ("<target></target>", ""), ("<target>\"\t\n\"</target>", "\"\t\n\""),
    ("<target><![CDATA[<b> & ]]>c</target>", "<b> & c"), ("<target>a<!-- no -->b</target>", "ab"),
    ("<target>a <g id=\"1\">b</g> c</target>", "a b c"),
    ("<target>a <x id=\">\"/>b</target>", "a b"),
    ("<target>a <g><ph>%@</ph></g></target>", "a %@"),
    ("<target>a\rb</target>", "a\rb"), ("<target>a\r\nb</target>", "a\r\nb"),
    (
      "<alt-trans><target>no</target></alt-trans><note>n</note><target>yes</target>", "yes"
    ),
  ])
  func textsOfTargets(content: String, text: String) { #expect(target(content) == text) }

  @Test func absentPartsAreNil() throws {
    let document = read(document("<trans-unit id=\"\"><note/></trans-unit>"))
    let unit = try #require(document.units.first)
    #expect(document.id(of: unit) == "" && document.source(of: unit) == nil)
    #expect(document.target(of: unit) == nil && document.note(of: unit) == nil)
  }

  @Test func inlineElementsAreNoted() throws {
    func inline(_ content: String) -> XLIFFDocument.Inline? {
      read(document("<trans-unit id=\"a\"><target>\(content)</target></trans-unit>"))
        .units.first?.inline
    }
    #expect(inline("a") == [])
    #expect(inline("<g id=\"1\">a</g>") == [.tags])
    #expect(inline("<x id=\"1\"/>") == [.empty])
    #expect(inline("<ph id=\"1\"></ph>") == [.tags, .empty])
  }

  /// Groups, foreign elements and line ends of Windows.
  @Test func structureOfOtherPrograms() throws {
    let unit = """
      <group><group><trans-unit id="a" xml:space="preserve"><source>A</source>\
      <okp:target>no</okp:target><target state='final'>Ä\r\nB</target></trans-unit></group></group>
      """
    let text = document(unit).replacing("UTF-8\"?>\n", with: "UTF-8\"?>\r\n")
    let read = self.read(text)
    let target = read.units.first.flatMap { read.target(of: $0) }
    #expect(target == XLIFFTarget(text: "Ä\nB", state: "final"))
  }

  @Test func prefixesAreUnderstood() throws {
    let text = document("<trans-unit id=\"a\"><source>A</source></trans-unit>", root: "ns0:xliff")
      .replacing("<file", with: "<ns0:file").replacing("</file", with: "</ns0:file")
      .replacing("<body", with: "<ns0:body").replacing("</body", with: "</ns0:body")
      .replacing("<trans", with: "<ns0:trans").replacing("</trans", with: "</ns0:trans")
      .replacing("<source", with: "<ns0:source").replacing("</source", with: "</ns0:source")
    let read = self.read(text)
    #expect(read.isSound && read.prefix == "ns0" && read.units.count == 1)
    #expect(read.units.first.flatMap { read.source(of: $0) } == "A")
  }

  @Test func textInUTF16IsRead() {
    let text = document("<trans-unit id=\"ü\"><source>Ü</source></trans-unit>")
    let units = Array(text.utf16)
    let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let read = XLIFFDocument.read(ByteBuffer(bytes), path: "fr.xliff")
    #expect(read.units.map { read.id(of: $0) } == ["ü"])
  }

  // MARK: Refusals

  @Test(arguments: [
    ("", "there is no <xliff> element"), ("<html></html>", "the root element is <html>"),
    ("<xliff version=\"2.0\"></xliff>", "XLIFF 2.0"),
    ("<xliff version=\"1.2\"><file><body>", "unterminated <body>"),
    ("<xliff version=\"1.2\"><file></xliff></file>", "</xliff> instead of </file>"),
    ("<xliff version=\"1.2\"></xliff><xliff></xliff>", "a second <xliff> element"),
    ("<xliff version=\"1.2\"><file>text</file></xliff>", "text between elements"),
    (
      "<xliff version=\"1.2\"><file><body><trans-unit/></body></file></xliff>",
      "<trans-unit> without an id"
    ),
    (
      "<xliff><file><body><trans-unit id=\"a\"><target>a</source></trans-unit></body></file></xliff>",
      "</source> in <target>"
    ),
    (
      "<xliff><file><body><trans-unit id=\"a\"><target>a<target>b</target></target></trans-unit>",
      "unterminated"
    ),
    ("<xliff><file><body><trans-unit id=\"a\"><target>a", "unterminated <target>"),
  ])
  func damageIsReported(text: String, message: String) {
    let document = read(text)
    #expect(!document.isSound)
    #expect(
      document.diagnostics.contains { $0.message.contains(message) }, "\(document.diagnostics)")
  }

  /// No entity is expanded, whether it makes text of text or reads a file.
  @Test func entitiesAreNotExpanded() throws {
    let levels = (1..<30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    for (types, reference) in [
      ("<!DOCTYPE xliff [<!ENTITY e0 \"ha\">\(levels)]>", "&e29;"),
      ("<!DOCTYPE xliff [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>", "&x;"),
    ] {
      let document = read(
        document(
          "<trans-unit id=\"a\"><target>\(reference)</target></trans-unit>", before: types))
      #expect(!document.isSound && document.units.isEmpty)
      #expect(document.diagnostics.contains { $0.message.contains("declares entities of its own") })
    }
    let unknown = read(document("<trans-unit id=\"a\"><target>&e;</target></trans-unit>"))
    #expect(!unknown.isSound)
    #expect(unknown.diagnostics.contains { $0.message.contains("unknown entity") })
    #expect(unknown.units.first.flatMap { unknown.target(of: $0)?.text } == "&e;")
    // Nothing is fetched, so a name of another file does no harm.
    let named = read(document("", before: "<!DOCTYPE xliff SYSTEM \"https://example.com/x.dtd\">"))
    #expect(named.isSound)
  }

  @Test(arguments: ["group", "g", "alt-trans"]) func depthIsLimited(name: String) {
    let levels = 100_000
    let tags = String(repeating: "<\(name)>", count: levels)
    for unit in [tags, "<trans-unit id=\"a\"><target>\(tags)"] {
      let document = read(document(unit))
      #expect(document.diagnostics.contains { $0.message.contains("nested more than 100 deep") })
    }
  }

  /// A file that ends early is read without a crash, and not taken for whole.
  @Test func everyBeginningIsIncomplete() throws {
    let path =
      "Tests/CatalogCompilerTests/Vectors/XLIFF/positive/device-root-substitution/exported.xliff"
    let bytes = try Checkout.bytes(path)
    let whole = bytes.count - "\n".utf8.count
    for count in 0..<whole {
      let document = XLIFFDocument.read(ByteBuffer(bytes[..<count]), path: path)
      #expect(!document.isSound, "\(count) bytes")
    }
  }

  @Test func mutationsDoNotCrash() throws {
    let folder = "Tests/CatalogCompilerTests/Vectors/XLIFF"
    let bytes = try Checkout.bytes("\(folder)/behavior/inline-import/import-edited.xliff")
    var generator = SeededGenerator(seed: 60)
    for _ in 0..<caseCount(500, many: 20_000) {
      let document = XLIFFDocument.read(
        ByteBuffer(generator.mutation(of: bytes)), path: "mutated.xliff")
      for unit in document.units {
        _ = document.id(of: unit)
        _ = document.source(of: unit)
        _ = document.target(of: unit)
        _ = document.note(of: unit)
      }
    }
  }
}
