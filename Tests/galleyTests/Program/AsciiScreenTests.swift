import TestMaterial
import Testing

/// With `--ascii`, nothing on the screen but the catalog's own text is Unicode.
@Suite struct AsciiScreenTests {
  private static let days = #"""
    {"sourceLanguage":"en","strings":{
    "%lld days":{"localizations":{
    "en":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%lld day"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}},
    "pl":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%lld day"}},
    "few":{"stringUnit":{"state":"needs_review","value":"days"}}}}}}},
    "plain":{"localizations":{"pl":{"stringUnit":{"state":"needs_review","value":"a  plain text that is rather too long for a narrow row"}}}}
    },"version":"1.0"}
    """#

  @Test(
    arguments: [
      "", "I", "Ij", "Ijj", "Iji", "Iv", "R", "RR", "jRi", "jF", "F", "i x", "P", "Pva", "C",
      "<Enter>",
      "c", "d", "gl", "a", "v", "?", "pm", "pm<Enter>", "pmI", "pmAAAAAAAAjc", ":locale qqq<Enter>",
      "~", "x", "10=", "10=<Enter>", ":remove<Enter>", "/zz", "vmvr",
    ], ["80x24", "40x12", "140x40"])
  func marksAreASCII(keys: String, size: String) throws {
    let folder = try ScriptedFolder(["Days.xcstrings": Self.days])
    let screen = try folder.play(keys, locale: "pl", "--ascii", "--size", size)
    let others = screen.filter { line in line.unicodeScalars.contains { !$0.isASCII } }
    #expect(others == [])
  }
}
