import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogEditing

/// Edits of .stringsdict files, and of .strings files in XML.
@Suite struct PropertyListEditorTests {
  private let order: KeyOrder

  init() throws { order = try .xcode() }

  private func edit(
    _ text: String, _ edits: [CatalogEdit], in ending: String = "stringsdict"
  ) throws -> String {
    let editor = CatalogEditor(path: "de.lproj/a.\(ending)", order: order)
    let edited = try editor.apply(edits, to: Array(text.utf8))
    #expect(SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == Array(text.utf8))
    let back = try editor.apply(edited.inverse, to: edited.bytes)
    let list = { (bytes: [UInt8]) in
      try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary
    }
    #expect(try list(back.bytes) == list(Array(text.utf8)))
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  private func refusal(_ text: String, _ edit: CatalogEdit) -> EditRefusal? {
    do throws(EditRefusal) {
      _ = try CatalogEditor(path: "de.lproj/a.stringsdict", order: order)
        .apply([edit], to: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private static func text(
    _ key: String, _ steps: [LeafPath.Step], _ old: String?, _ new: String?
  ) -> CatalogEdit {
    CatalogEdit(key: key, .text(locale: "de", path: LeafPath(steps)), from: old, to: new)
  }

  private static func form(_ name: String) -> [LeafPath.Step] {
    [.substitution("n"), .variation(axis: "plural", name: name)]
  }

  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- counts -->
    \t<key>files</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@n@ &amp; more</string>
    \t\t<key>n</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%d file</string>
    \t\t\t<key>other</key>
    \t\t\t<string><![CDATA[<b>%d</b> files]]></string>
    \t\t</dict>
    \t</dict>
    \t<key>tap</key>
    \t<dict>
    \t\t<key>NSStringDeviceSpecificRuleType</key>
    \t\t<dict>
    \t\t\t<key>mac</key>
    \t\t\t<string>Click</string>
    \t\t\t<key>other</key>
    \t\t\t<string/>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """

  private func file(_ part: String, _ replacement: String) throws -> String {
    try #require(Self.file.components(separatedBy: part).count == 2)
    return Self.file.replacingOccurrences(of: part, with: replacement)
  }

  @Test func replacesTexts() throws {
    let one = Self.text("files", Self.form("one"), "%d file", "1 < 2 & \"x\"")
    #expect(try edit(Self.file, [one]) == file("%d file<", "1 &lt; 2 &amp; \"x\"<"))
    let other = Self.text("files", Self.form("other"), "<b>%d</b> files", "<i>%d ]]></i> & x")
    #expect(
      try edit(Self.file, [other])
        == file("<b>%d</b> files", "<i>%d ]]]]><![CDATA[></i> & x"))
    let format = Self.text("files", [], "%#@n@ & more", "%#@n@")
    #expect(try edit(Self.file, [format]) == file("%#@n@ &amp; more", "%#@n@"))
    let device = Self.text("tap", [.variation(axis: "device", name: "other")], "", "Tap")
    #expect(try edit(Self.file, [device]) == file("<string/>", "<string>Tap</string>"))
  }

  @Test(arguments: [
    ("few", "one", "file</string>"), ("two", "one", "file</string>"), ("zero", "d", "d</string>"),
    ("many", "one", "file</string>"),
  ])
  func addsAForm(_ name: String, _ after: String, _ end: String) throws {
    let edit = Self.text("files", Self.form(name), nil, "x")
    let start = after == "d" ? "<string>d</string>" : "%d file</string>"
    #expect(
      try self.edit(Self.file, [edit])
        == file(start, "\(start)\n\t\t\t<key>\(name)</key>\n\t\t\t<string>x</string>"))
  }

  @Test func addsFormsInTheOrderOfTheGroup() throws {
    let alphabetical =
      "<dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
      + "<string>%#@n@</string><key>n</key><dict><key>few</key><string>f</string>"
      + "<key>other</key><string>o</string><key>two</key><string>t</string></dict></dict></dict>"
    let edit = Self.text("k", Self.form("one"), nil, "x")
    #expect(
      try self.edit(alphabetical, [edit]).contains(
        "f</string><key>one</key><string>x</string><key>other</key>"))
  }

  @Test func removesForms() throws {
    let edit = Self.text("files", Self.form("one"), "%d file", nil)
    #expect(
      try self.edit(Self.file, [edit])
        == file("\n\t\t\t<key>one</key>\n\t\t\t<string>%d file</string>", ""))
  }

  @Test func addsAndRemovesEntries() throws {
    let new = Self.text("new & old", [], nil, "a > b")
    #expect(
      try edit(Self.file, [new])
        == file(
          "\n\t<key>tap</key>",
          "\n\t<key>new &amp; old</key>\n\t<string>a &gt; b</string>\n\t<key>tap</key>"))
    let removal = CatalogEdit(key: "tap", .entry, from: nil, to: nil)
    let start = try #require(Self.file.range(of: "\n\t<key>tap</key>")).lowerBound
    let end = try #require(Self.file.range(of: "\n</dict>\n</plist>")).lowerBound
    #expect(
      try edit(Self.file, [removal]) == Self.file.replacingCharacters(in: start..<end, with: ""))
  }

  @Test(arguments: [
    (
      "<plist><dict/></plist>",
      "<plist><dict>\n\t<key>k</key>\n\t<string>v</string>\n</dict></plist>"
    ),
    (
      "<plist><dict><key>a</key><string>1</string></dict></plist>",
      "<plist><dict><key>a</key><string>1</string><key>k</key><string>v</string></dict></plist>"
    ),
    (
      "<plist>\r\n<dict>\r\n  <key>z</key>\r\n  <string>1</string>\r\n</dict></plist>",
      "<plist>\r\n<dict>\r\n  <key>k</key>\r\n  <string>v</string>\r\n  <key>z</key>\r\n"
        + "  <string>1</string>\r\n</dict></plist>"
    ),
  ])
  func addsTextsToStringsInXML(_ file: String, _ expected: String) throws {
    let edit = CatalogEdit(
      key: "k", .text(locale: "de", path: LeafPath()), from: nil, to: "v")
    #expect(try self.edit(file, [edit], in: "strings") == expected)
  }

  /// Where a declaration names an encoding that is not read, all but ASCII is written as numbers.
  @Test func writesOtherEncodingsAsASCII() throws {
    let file =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
      + "<plist><dict><key>a</key><string>1</string></dict></plist>"
    let edit = Self.text("a", [], "1", "é😀")
    #expect(
      try self.edit(file, [edit])
        == file.replacingOccurrences(of: "1</s", with: "&#233;&#128512;</s"))
  }

  @Test func refusesWhatDoesNotFit() {
    func expect(_ edit: CatalogEdit, _ expected: (CatalogEdit) -> EditRefusal) {
      #expect(refusal(Self.file, edit) == expected(edit))
    }
    expect(Self.text("files", Self.form("one"), "x", "y")) { .changed($0, now: "%d file") }
    expect(Self.text("files", Self.form("few"), "x", "y")) { .changed($0, now: nil) }
    expect(Self.text("files", Self.form("seven"), nil, "y")) { .otherShape($0) }
    expect(Self.text("files", [.variation(axis: "device", name: "mac")], nil, "y")) {
      .otherShape($0)
    }
    expect(Self.text("tap", [], nil, "y")) { .otherShape($0) }
    expect(Self.text("x", Self.form("one"), nil, "y")) { .missing($0) }
    expect(Self.text("files", Self.form("one"), "%d file", "a\u{1}")) { .notInFormat($0) }
    expect(CatalogEdit(key: "tap", .comment, from: nil, to: "y")) { .notInFormat($0) }
    expect(CatalogEdit(key: "x", .entry, from: nil, to: "<true/>")) { .notInFormat($0) }
    expect(CatalogEdit(key: "x", .entry, from: nil, to: "<dict></dict></dict>")) {
      .notInFormat($0)
    }
    guard case .unreadable? = refusal("<plist><dict><key>a</key>", Self.text("a", [], nil, "x"))
    else {
      Issue.record("edited")
      return
    }
    guard case .unsupported? = refusal("{ a = b; }", Self.text("a", [], "b", "x")) else {
      Issue.record("edited")
      return
    }
  }
}
