import Foundation
import TestMaterial
import Testing

/// Text typed for an editor that does not open runs no commands.
@Suite struct RefusedEditTests {
  private static func unit(_ text: String) -> String {
    #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
  }

  /// The key `twice` is on lines 3 and 5.
  private static let doubled = """
    {"sourceLanguage":"en","strings":{
    "one":\(unit("eins")),
    "twice":\(unit("zweimal")),
    "two":\(unit("zwei")),
    "twice":\(unit("nochmal"))
    },"version":"1.0"}
    """

  private let folder: ScriptedFolder
  private var path: String { folder["Own.xcstrings"] }

  init() throws { folder = try ScriptedFolder(["Own.xcstrings": Self.doubled]) }

  private func play(_ keys: String, _ options: String..., on path: String? = nil) throws -> [String]
  {
    let outcome = try Program.galley(
      ["-l", "de", "--script", keys] + options + [path ?? self.path])
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let words = "cannot edit this string: duplicate key \"twice\", lines 3 and 5"

  @Test(arguments: [
    ("i", "e opens it"), ("I", "e opens it"), ("~", "e opens it"),
    ("iHallo du", "typed text ignored, Esc closes"), ("itlPR?:q", "typed text ignored"),
    ("iRe<Backspace><Tab>", "typed text ignored"), ("iHe", "typed text ignored"),
  ])
  func theMessageKeepsTheKeys(keys: String, note: String) throws {
    let screen = try play("/nochmal<Enter>\(keys)", "--size", "120x24")
    #expect(screen.contains { $0.contains("\(Self.words) (\(note)") }, "\(screen)")
    #expect(screen[0].contains("de  German"))
    #expect(screen.has("nochmal") && screen.has("eins"))
  }

  @Test(arguments: ["<Esc>", "<Enter>", "<C-c>", "<C-g>", "Hallo<Esc>", "Hallo<Enter>"])
  func enterOrEscapeEndsIt(keys: String) throws {
    let screen = try play("/nochmal<Enter>i\(keys)l")
    #expect(!screen.has("cannot edit"))
    #expect(screen[0].contains("en  English"))
  }

  @Test func narrowScreensWrapTheMessage() throws {
    func words(_ screen: [String]) -> String {
      screen.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
    let screen = try play("/nochmal<Enter>i", "--size", "40x12")
    #expect(words(screen).contains(Self.words + " (e opens it)"), "\(screen)")
    let small = try play("/nochmal<Enter>ix", "--size", "30x8")
    #expect(words(small).contains(Self.words + " (typed text ignored, Esc closes)"), "\(small)")
  }

  @Test func theEditorOpensWithE() throws {
    // A script has no terminal for it.
    let screen = try play("/nochmal<Enter>ie")
    #expect(screen.has("in a script") && !screen.has("cannot edit this"), "\(screen)")
  }

  @Test func otherKeysCanBeEdited() throws {
    let outcome = try Program.galley(
      ["-l", "de", "--script", "/zwei$<Enter>/two<Enter>i<C-u>beide<Enter>", path])
    #expect(outcome.output.contains("saved to Own.xcstrings"))
    let expected = Self.doubled.replacing("\"zwei\"", with: "\"beide\"")
    #expect(try folder.bytes("Own.xcstrings") == Array(expected.utf8))
  }

  @Test func setAndRemoveLeaveTheOthersAlone() throws {
    let set = try Program.galley(["set", "two", "beide", "-l", "de", path])
    #expect(set.output == "written \(path) · two · de\n")
    let refused = try Program.galley(["set", "twice", "oft", "-l", "de", path])
    #expect(
      refused.output
        == "refused \(path) · twice · de: duplicate key \"twice\", lines 3 and 5\n")
    let removed = try Program.galley(["remove", "one", "twice", path])
    #expect(removed.output.contains("not removed Own · one\n"), "\(removed.output)")
    #expect(removed.output.contains("refused Own · twice: duplicate key \"twice\", lines 3 and 5"))
    #expect(try Program.galley(["remove", "one", path]).output == "removed Own · one\n")
    let expected = Self.doubled.replacing("\"zwei\"", with: "\"beide\"")
      .replacing("\"one\":\(Self.unit("eins")),\n", with: "")
    #expect(try folder.bytes("Own.xcstrings") == Array(expected.utf8))
  }

  @Test(arguments: [
    ("i", "no row selected"), ("iRed", "(typed text ignored, Esc closes)"),
    ("I", "no row selected"),
  ])
  func withoutARowTextIsIgnored(keys: String, words: String) throws {
    let screen = try play("&none<Enter>\(keys)")
    #expect(screen.has(words), "\(screen)")
  }

  // MARK: The lock

  @Test func theHeaderSaysWhatCannotBeEdited() throws {
    let broken = #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0","version":"1.0"}"#
    let one = try ScriptedFolder(["Own.xcstrings": broken])
    #expect(try play("", on: one["Own.xcstrings"])[0].contains("  locked  "))
    let screen = try play("i", "--size", "100x24", on: one["Own.xcstrings"])
    #expect(screen.has("cannot edit Own.xcstrings: duplicate key \"version\", line 1 (e opens it)"))
    let two = try ScriptedFolder(["Own.xcstrings": broken, "Whole.xcstrings": Self.doubled])
    let lines = try play("", "--size", "120x24", on: two[""])
    #expect(lines[0].contains("Own.xcstrings is locked"), "\(lines[0])")
    #expect(try play("", "--read-only")[0].contains("  read-only  "))
    #expect(try !play("")[0].contains("lock"))
  }
}
