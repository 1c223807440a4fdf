import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogEditing

/// Edits of XLIFF files change translations and their states, and no other byte.
@Suite struct XLIFFEditorTests {
  private let order = KeyOrder { _, _ in 0 }

  private func document(
    _ unit: String, original: String = "A.xcstrings", source: String = "en"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2">
      <file original="\(original)" source-language="\(source)" target-language="fr">
        <body>
          \(unit)
        </body>
      </file>
    </xliff>

    """
  }

  private func unit(_ target: String) -> String {
    """
    <trans-unit id="a" xml:space="preserve">
            <source>A</source>
            \(target)<note/>
          </trans-unit>
    """
  }

  private func edit(_ text: String, _ edits: [CatalogEdit]) throws(EditRefusal) -> String {
    let edited = try CatalogEditor(path: "fr.xliff", order: order)
      .apply(edits, to: Array(text.utf8))
    #expect(SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == Array(text.utf8))
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  private func text(_ key: String = "a", from old: String?, to new: String?) -> CatalogEdit {
    CatalogEdit(key: key, .text(locale: "fr", path: LeafPath()), from: old, to: new)
  }

  private func state(from old: String?, to new: String?) -> CatalogEdit {
    CatalogEdit(key: "a", .state(locale: "fr", path: LeafPath()), from: old, to: new)
  }

  @Test(arguments: [
    ("<target>b</target>\n        ", "<target>c &amp; &lt;d&gt;&#13;</target>\n        "),
    (
      "<target state=\"translated\">b</target>\n        ",
      "<target state=\"translated\">c &amp; &lt;d&gt;&#13;</target>\n        "
    ),
    // An approval belongs to the old text.
    (
      "<target xml:lang='fr' state='final'>b</target>",
      "<target xml:lang='fr' state='translated'>c &amp; &lt;d&gt;&#13;</target>"
    ),
    (
      "<target state-qualifier=\"exact-match\" state=\"signed-off\">b</target>",
      "<target state=\"translated\">c &amp; &lt;d&gt;&#13;</target>"
    ),
    // The spelling of `>` follows the old text.
    ("<target><![CDATA[b]]></target>", "<target>c &amp; &lt;d>&#13;</target>"),
    ("<target><g id=\"1\">b</g></target>", "<target>c &amp; &lt;d>&#13;</target>"),
  ])
  func textIsReplaced(old: String, new: String) throws {
    let edited = try edit(document(unit(old)), [text(from: "b", to: "c & <d>\r")])
    #expect(edited == document(unit(new)))
  }

  @Test func missingTranslationIsAdded() throws {
    let edits = [text(from: nil, to: "b"), state(from: nil, to: "needs_review")]
    let edited = try edit(document(unit("")), edits)
    #expect(
      edited
        == document(unit("<target state=\"needs-review-l10n\">b</target>\n        ")))
    let oneLine = "<trans-unit id=\"a\"><source>A</source></trans-unit>"
    #expect(
      try edit(document(oneLine), [text(from: nil, to: "b")])
        == document("<trans-unit id=\"a\"><source>A</source><target>b</target></trans-unit>"))
    let noSource = "<trans-unit id=\"a\"> <note>n</note></trans-unit>"
    #expect(
      try edit(document(noSource), [text(from: nil, to: "b")])
        == document("<trans-unit id=\"a\"> <target>b</target> <note>n</note></trans-unit>"))
  }

  @Test func emptyTargetGetsText() throws {
    #expect(
      try edit(
        document(unit("<target state=\"new\"/>")),
        [
          text(from: "", to: "b"), state(from: "new", to: "translated"),
        ]) == document(unit("<target state=\"translated\">b</target>")))
    #expect(
      try edit(document(unit("<target />")), [text(from: "", to: "b")])
        == document(unit("<target >b</target>")))
  }

  @Test func machineTranslationHasAQualifier() throws {
    let plain = document(unit("<target state=\"translated\">b</target>"))
    let machine = document(
      unit("<target state=\"translated\" state-qualifier=\"leveraged-mt\">b</target>"))
    #expect(try edit(plain, [state(from: "translated", to: "machine_translated")]) == machine)
    #expect(try edit(machine, [state(from: "machine_translated", to: "translated")]) == plain)
  }

  @Test func inverseTakesBackANewTranslation() throws {
    let old = document(unit(""))
    let edited = try CatalogEditor(path: "fr.xliff", order: order).apply(
      [text(from: nil, to: "b"), state(from: nil, to: "translated")], to: Array(old.utf8))
    let back = try CatalogEditor(path: "fr.xliff", order: order)
      .apply(edited.inverse, to: edited.bytes)
    #expect(String(decoding: back.bytes, as: UTF8.self) == old)
  }

  @Test func prefixesAndWindowsLinesStay() throws {
    let text = document(unit(""))
      .replacing("<file", with: "<n:file").replacing("</file", with: "</n:file")
      .replacing("<body", with: "<n:body").replacing("</body", with: "</n:body")
      .replacing("<trans", with: "<n:trans").replacing("</trans", with: "</n:trans")
      .replacing("<source", with: "<n:source").replacing("</source", with: "</n:source")
      .replacing("<xliff", with: "<n:xliff").replacing("</xliff", with: "</n:xliff")
      .replacing("\n", with: "\r\n")
    let edited = try edit(text, [self.text(from: nil, to: "b\nc")])
    #expect(edited.contains("</n:source>\r\n        <n:target>b&#10;c</n:target>\r\n"))
  }

  @Test func equalKeysNeedTheirCatalog() throws {
    let first = document("<trans-unit id=\"a\"><source>A</source></trans-unit>")
    let second = document(
      "<trans-unit id=\"a\"><source>A</source></trans-unit>", original: "B.xcstrings")
    let file = second.split(separator: "\n", omittingEmptySubsequences: false)[2..<7].joined(
      separator: "\n")
    let both = first.replacing("</xliff>", with: file + "\n</xliff>")
    #expect(throws: EditRefusal.self) { try edit(both, [text(from: nil, to: "b")]) }
    var named = text(from: nil, to: "b")
    named.original = "B.xcstrings"
    let edited = try edit(both, [named])
    let parts = edited.split(separator: "B.xcstrings")
    #expect(!parts[0].contains("<target>") && parts[1].contains("<target>b</target>"))
  }

  // MARK: Refusals

  @Test(arguments: [
    (
      CatalogEdit(key: "a", .text(locale: "en", path: LeafPath()), from: "A", to: "B"),
      "source string"
    ),
    (
      CatalogEdit(key: "b", .text(locale: "fr", path: LeafPath()), from: nil, to: "B"),
      "no such key"
    ),
    (
      CatalogEdit(
        key: "a",
        .text(
          locale: "fr", path: LeafPath([.variation(axis: "plural", name: "one")])), from: nil,
        to: "B"), "no unit for this form"
    ),
    (CatalogEdit(key: "a", .text(locale: "de", path: LeafPath()), from: nil, to: "B"), "into de"),
    (CatalogEdit(key: "a", .entry, from: nil, to: nil), "only takes translations"),
    (CatalogEdit(key: "a", .comment, from: nil, to: "c"), "only takes translations"),
    (
      CatalogEdit(key: "a", .text(locale: "fr", path: LeafPath()), from: "x", to: "B"),
      "changed to 'b'"
    ),
    (
      CatalogEdit(
        key: "a", .state(locale: "fr", path: LeafPath()), from: "translated", to: "stale"),
      "cannot hold"
    ),
    (
      CatalogEdit(key: "a", .text(locale: "fr", path: LeafPath()), from: "b", to: "\u{1}"),
      "cannot hold"
    ),
  ])
  func otherEditsAreRefused(edit: CatalogEdit, reason: String) {
    do throws(EditRefusal) {
      _ = try self.edit(document(unit("<target state=\"translated\">b</target>")), [edit])
      Issue.record("not refused: \(edit)")
    } catch {
      #expect(error.reason.contains(reason), "\(error.reason)")
    }
  }

  @Test func damagedFileIsNotEdited() {
    let text = document(unit("<target>b</target>")).replacing("</file>", with: "")
    #expect(throws: EditRefusal.self) { try edit(text, [self.text(from: "b", to: "c")]) }
  }

  // MARK: Random edits

  /// A unit of a made file.
  private struct MadeUnit {
    let key: String
    var target: String?
    var state: String?
    var isClosed = false
  }

  private struct Style {
    let newline: String
    let prefix: String
    let quote: String
    let encoding: FileEncoding
  }

  private func render(_ units: [MadeUnit], _ style: Style) -> String {
    let (p, q) = (style.prefix, style.quote)
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\r", with: "&#13;")
        .replacing("\n", with: style.newline == "\n" ? "\n" : "&#10;")
    }
    var lines = [
      "<?xml version=\(q)1.0\(q)?>", "<\(p)xliff version=\(q)1.2\(q)>",
      "<\(p)file original=\(q)A.xcstrings\(q) source-language=\(q)en\(q) target-language=\(q)fr\(q)>",
      "<\(p)body>",
    ]
    for unit in units {
      lines.append(" <\(p)trans-unit id=\(q)\(unit.key)\(q)>")
      lines.append("  <\(p)source>\(unit.key) source</\(p)source>")
      if let target = unit.target {
        let spelled = unit.state.map { XLIFFTarget(text: "", catalogState: $0) }
        let tag =
          "<\(p)target" + (spelled?.state.map { " state=\"\($0)\"" } ?? "")
          + (spelled?.qualifier.map { " state-qualifier=\"\($0)\"" } ?? "")
        lines.append(
          "  " + (unit.isClosed ? "\(tag)/>" : "\(tag)>\(escaped(target))</\(p)target>"))
      }
      lines += ["  <\(p)note/>", " </\(p)trans-unit>"]
    }
    return (lines + ["</\(p)body>", "</\(p)file>", "</\(p)xliff>"]).joined(separator: style.newline)
  }

  @Test func randomEdits() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let texts = [
      "x", "a & b", "<b>]]></b>", "two\nlines", "cr\r", "日本 😀", "\"quoted\" 'q'", "é", "%lld",
    ]
    let states = ["translated", "needs_review", "new", "machine_translated"]
    for _ in 0..<caseCount(300, many: 10_000) {
      let style = Style(
        newline: Bool.random(using: &random) ? "\n" : "\r\n",
        prefix: Bool.random(using: &random) ? "" : "ns0:",
        quote: Bool.random(using: &random) ? "\"" : "'",
        encoding: Bool.random(using: &random)
          ? FileEncoding() : FileEncoding(.utf16(isBigEndian: false), markCount: 1))
      var units = (0..<Int.random(in: 1...6, using: &random)).map { number in
        var unit = MadeUnit(key: "key \(number)")
        if Bool.random(using: &random) {
          unit.target = texts.randomElement(using: &random)
          unit.state = states.randomElement(using: &random)
        } else if Bool.random(using: &random) {
          unit = MadeUnit(key: unit.key, target: "", state: "translated", isClosed: true)
        }
        return unit
      }
      let old = style.encoding.encode(render(units, style))
      var edits: [CatalogEdit] = []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let number = Int.random(in: units.indices, using: &random)
        let unit = units[number]
        let new = texts.randomElement(using: &random) ?? ""
        let path = LeafPath()
        if unit.target != new {
          edits.append(
            CatalogEdit(key: unit.key, .text(locale: "fr", path: path), from: unit.target, to: new))
          units[number].target = new
          units[number].isClosed = false
          if unit.target == nil { units[number].state = nil }
        }
        let state = states.randomElement(using: &random)
        if state != units[number].state {
          edits.append(
            CatalogEdit(
              key: unit.key, .state(locale: "fr", path: path), from: units[number].state, to: state)
          )
          units[number].state = state
        }
      }
      let expected = style.encoding.encode(render(units, style))
      let editor = CatalogEditor(path: "fr.xliff", order: order)
      let edited = try editor.apply(edits, to: old)
      #expect(
        edited.bytes == expected,
        "seed \(seed): \(edits)\n\(String(decoding: edited.bytes, as: UTF8.self))")
      #expect(SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == old, "seed \(seed)")
      let back = try editor.apply(edited.inverse, to: edited.bytes)
      let table = try #require(
        Catalog(files: [CatalogFile(path: "fr.xliff", bytes: back.bytes)]).tables.first)
      let before = try #require(
        Catalog(files: [CatalogFile(path: "fr.xliff", bytes: old)]).tables.first)
      for (one, other) in zip(before.entries, table.entries) {
        #expect(one.hasSameContent(as: other), "seed \(seed)")
      }
    }
  }
}
