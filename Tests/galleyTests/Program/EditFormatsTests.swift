import Foundation
import TestMaterial
import Testing

/// Texts of `.strings` and `.stringsdict` files that are edited in the app.
@Suite struct EditFormatsTests {
  private let folder: TemporaryFolder

  private static let german =
    "/* A trip */\r\n\"Trip\" = \"Reise\";\r\n\"Name %@\"=\"Name %@\"; // kept\r\n"
  private static let germanPlural = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    \t<key>Trips</key><dict>
    \t\t<key>NSStringLocalizedFormatKey</key><string>%#@trips@</string>
    \t\t<key>trips</key><dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key><string>d</string>
    \t\t\t<key>one</key><string>%d Reise</string>
    \t\t\t<key>other</key><string>%d Reisn</string>
    \t\t</dict>
    \t</dict>
    </dict></plist>

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "en.lproj/Own.strings",
      bytes: Array(#""Trip" = "Trip"; "Save" = "Save"; "Name %@" = "Name %@";"#.utf8))
    try folder.write("de.lproj/Own.strings", bytes: Array(Self.german.utf8))
  }

  private func play(_ keys: String) throws -> String {
    try Program.galley(["-l", "de", "--script", keys, folder[""]]).output
  }

  private func text(_ name: String = "de.lproj/Own.strings") throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder[name])), as: UTF8.self)
  }

  @Test func aTextOfStringsIsReplaced() throws {
    let screen = try play("i<End>n<Enter>")
    #expect(try text() == Self.german.replacing("\"Reise\"", with: "\"Reisen\""))
    #expect(screen.contains("saved to Own.strings; u to undo"))
    #expect(screen.contains("Reisen"))
  }

  @Test func aMissingTextOfStringsIsAdded() throws {
    _ = try play("/Save<Enter>i\"Sichern\"<Enter>")
    let own = try PropertyListSerialization.propertyList(from: Data(text().utf8), format: nil)
    #expect(
      own as? [String: String]
        == ["Trip": "Reise", "Name %@": "Name %@", "Save": "\"Sichern\""])
  }

  @Test func aTextOfStringsIsTakenBack() throws {
    _ = try play("i<End>n<Enter>u")
    #expect(try text() == Self.german)
  }

  /// The row says so while the user types, as the source text is in another file.
  @Test func theArgumentsOfStringsAreChecked() throws {
    let screen = try play("/Name<Enter>i<C-u>Name<Enter>")
    #expect(screen.contains("Enter saves anyway"))
    #expect(try text() == Self.german)
  }

  @Test func stringsHaveNoStates() throws {
    #expect(try play("~").contains("files of this format have no states"))
    #expect(try text() == Self.german)
  }

  @Test func aFormOfStringsdictIsReplaced() throws {
    try folder.write("de.lproj/Own.stringsdict", bytes: Array(Self.germanPlural.utf8))
    try folder.write("en.lproj/Own.stringsdict", bytes: Array(Self.germanPlural.utf8))
    let screen = try play("/Trips<Enter>i")
    #expect(screen.contains("trips one") && screen.contains("trips other"))
    _ = try play("/Trips<Enter>ijji<Left>e<Enter>")
    #expect(
      try text("de.lproj/Own.stringsdict") == Self.germanPlural.replacing("Reisn", with: "Reisen"))
  }

  /// The file has no German for the key: the placeholders are those of the source language.
  @Test(arguments: [
    ("ijji", ["other": "%d Reisen"]),
    ("iji", ["one": "%d Reisen", "other": "%d Reisen"]),
  ])
  func aMissingEntryOfStringsdictIsAdded(keys: String, forms: [String: String]) throws {
    let empty =
      #"<?xml version="1.0"?><plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>"#
    try folder.write("de.lproj/Own.stringsdict", bytes: Array(empty.utf8))
    try folder.write("en.lproj/Own.stringsdict", bytes: Array(Self.germanPlural.utf8))
    let screen = try play("/Trips<Enter>\(keys)%d Reisen")
    #expect(screen.contains(" Reisen") && screen.contains("de trips"))
    _ = try play("/Trips<Enter>\(keys)%d Reisen<Enter>")
    let list =
      try PropertyListSerialization.propertyList(
        from: Data(text("de.lproj/Own.stringsdict").utf8), format: nil) as? [String: Any]
    #expect(list?["a"] as? String == "b")
    let entry = try #require(list?["Trips"] as? [String: Any])
    #expect(entry["NSStringLocalizedFormatKey"] as? String == "%#@trips@")
    #expect(
      entry["trips"] as? [String: String]
        == forms.merging([
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
        ]) { one, _ in one })
    let written = try text("de.lproj/Own.stringsdict")
    _ = try play("/Trips<Enter>\(keys)<C-u>%d Fahrten<Enter>u")
    #expect(try text("de.lproj/Own.stringsdict") == written)
  }

  @Test func aMissingFormOfStringsdictIsAdded() throws {
    let one = "\t\t\t<key>one</key><string>%d Reise</string>\n"
    let old = Self.germanPlural.replacing(one, with: "")
    try folder.write("de.lproj/Own.stringsdict", bytes: Array(old.utf8))
    try folder.write("en.lproj/Own.stringsdict", bytes: Array(Self.germanPlural.utf8))
    _ = try play("/Trips<Enter>Ikkkji%d Reise<Enter>")
    #expect(try text("de.lproj/Own.stringsdict") == Self.germanPlural)
    _ = try play("/Trips<Enter>Ikkkji<End>!<C-s>u")
    #expect(try text("de.lproj/Own.stringsdict") == Self.germanPlural)
  }

  @Test func onlyFormsOfStringCatalogsCanVary() throws {
    try folder.write("en.lproj/Own.stringsdict", bytes: Array(Self.germanPlural.utf8))
    try folder.write("de.lproj/Own.stringsdict", bytes: Array(Self.germanPlural.utf8))
    #expect(try play("/Trips<Enter>Iv").contains("only strings in String Catalogs can vary"))
  }

  @Test func stringsHaveNoForms() throws {
    #expect(try play("I").contains("has no forms; i edits it"))
    #expect(try text() == Self.german)
  }

  @Test(arguments: [
    ("\"Trip\" = \"Reise\" ;= \"a\";", "cannot edit Own.strings: ")
  ])
  func brokenFilesStay(bytes: String, reason: String) throws {
    try folder.write("de.lproj/Own.strings", bytes: Array(bytes.utf8))
    let screen = try play("i")
    #expect(screen.contains(reason))
    #expect(try text() == bytes)
  }

  @Test func binaryListsStay() throws {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: ["Trip": "Reise"], format: .binary, options: 0)
    try folder.write("de.lproj/Own.strings", bytes: Array(bytes))
    #expect(try play("i").contains("cannot edit a binary property list"))
    #expect(try Data(contentsOf: URL(filePath: folder["de.lproj/Own.strings"])) == bytes)
  }
}
