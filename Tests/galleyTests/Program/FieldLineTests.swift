import TestMaterial
import Testing

/// The line above the field: how the typed text fits, what is wrong with it, and the source string.
@Suite struct FieldLineTests {
  private let folder: ScriptedFolder

  init() throws {
    folder = try ScriptedFolder([
      "Own.xcstrings": """
      {"sourceLanguage":"en","strings":{
      "%lld trips to the other end of the world":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%lld Reisen"}}}},
      "Missing":{}
      },"version":"1.0"}
      """
    ])
  }

  private static let long =
    "%lld Reisen bis ans andere Ende der Welt und von dort aus immer weiter bis ans Ende der Zeit"

  private static func hasNeededWidth(_ line: String) -> Bool {
    line.hasPrefix(" needs ") && line.contains(" pt, has 311")
  }

  /// The width that a text needs is what a translator needs to know, and is cut on no screen.
  @Test(arguments: ["80x24", "40x12"])
  func theNeededWidthComesFirst(size: String) throws {
    let screen = try folder.play("pmpaax1<Enter>i<C-u>\(Self.long)", "--size", size)
    #expect(screen.contains(where: Self.hasNeededWidth), "\(screen)")
    #expect(screen.has(" en  %lld trips to the other end"), "\(screen)")
  }

  @Test(arguments: ["80x24", "40x12"])
  func theNeededWidthIsShownBesideAProblem(size: String) throws {
    let text = String(Self.long.dropFirst("%lld ".count))
    let screen = try folder.play("pmpaax1<Enter>i<C-u>\(text)", "--size", size)
    #expect(screen.contains(where: Self.hasNeededWidth), "\(screen)")
    #expect(size == "40x12" || screen.has("has 311 · missing placeholder %lld"), "\(screen)")
    // Where the text fits, the problem comes first.
    let short = try folder.play("pmpaax1<Enter>i<C-u>Reisen", "--size", size)
    #expect(
      short.contains { $0.contains("missing placeholder %lld") && !$0.contains("needs") },
      "\(short)")
  }

  /// Enter has to be pressed again, which comes before anything else.
  @Test func theSecondEnterIsAskedForFirst() throws {
    let screen = try folder.play("pmpaax1<Enter>i<C-u>Reisen<Enter>", "--size", "40x12")
    #expect(screen.contains { $0.hasPrefix(" Enter saves anyway: missing place") }, "\(screen)")
  }

  /// A string stays missing until something is typed.
  @Test(arguments: ["i", "ia<Backspace>"])
  func anEmptyFieldLeavesTheStringMissing(keys: String) throws {
    let screen = try folder.play("j" + keys)
    #expect(screen.contains { $0.hasPrefix("▌ ∅ Missing") }, "\(screen)")
    #expect(try folder.play("jia").contains { $0.hasPrefix("▌") && !$0.contains("∅") })
  }
}
