import TestMaterial
import Testing

/// The review of translations with several strings: each is looked at before the row is settled.
@Suite struct ReviewFormsTests {
  private let folder: ScriptedFolder

  private static let phrases = """
    {"sourceLanguage":"en","strings":{
    "Next in ${applicationName}":{"localizations":{
    "en":{"stringSet":{"state":"translated","values":["Next in ${applicationName}","What is next in ${applicationName}?"]}},
    "de":{"stringSet":{"state":"needs_review","values":["Weiter in ${applicationName}","Was kommt in ${applicationName}?"]}}}},
    "Plain":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Einfach"}}}}
    },"version":"1.0"}
    """
  private static let plurals = """
    {"sourceLanguage":"en","strings":{
    "%lld trips":{"localizations":{
    "en":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%lld trip"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld trips"}}}}},
    "de":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"needs_review","value":"%lld Reise"}},
    "other":{"stringUnit":{"state":"needs_review","value":"%lld Reisen"}}}}}}},
    "Plain":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Einfach"}}}}
    },"version":"1.0"}
    """

  init() throws {
    folder = try ScriptedFolder([
      "AppShortcuts.xcstrings": Self.phrases, "Trips.xcstrings": Self.plurals,
    ])
  }

  private func play(
    _ keys: String, _ table: String, size: String = "100x24"
  ) throws -> [String] {
    try folder.play(keys, "--size", size, "--table", table)
  }

  private func text(_ table: String) throws -> String {
    String(decoding: try folder.bytes("\(table).xcstrings"), as: UTF8.self)
  }

  private func selectedForm(_ screen: [String]) -> String? {
    screen.last { $0.hasPrefix("▌") }.map { String($0.dropFirst(2).prefix { $0 != " " }) }
  }

  /// Enter and `~` do the same.
  @Test(arguments: ["<Enter>", "~"])
  func eachPluralFormIsAccepted(key: String) throws {
    #expect(try play("R", "Trips").has("Enter ~ forms   n skip"))
    var screen = try play("R" + key, "Trips")
    #expect(selectedForm(screen) == "one" && screen.has("2 forms to review"), "\(screen)")
    #expect(screen.has("Enter ~ accept   i edit   n skip"), "\(screen)")
    #expect(try text("Trips") == Self.plurals)
    screen = try play("R" + key + key, "Trips")
    #expect(selectedForm(screen) == "other" && screen.has("1 form to review"), "\(screen)")
    #expect(screen[0].contains("2 to review"))
    var expected = Self.plurals.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(expected.firstIndex { $0.contains("%lld Reise\"") })
    expected[line] = Substring(expected[line].replacing("needs_review", with: "translated"))
    #expect(try text("Trips") == expected.joined(separator: "\n"))
    // The row is settled with its last form, and the next one is selected.
    screen = try play("R" + key, "Trips")
    #expect(screen[0].contains("1 to review"), "\(screen)")
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Einfach") }, "\(screen)")
    screen = try play("R" + key, "Trips")
    #expect(screen.has("nothing left to review; u to undo"), "\(screen)")
    #expect(try text("Trips") == Self.plurals.replacing("needs_review", with: "translated"))
  }

  /// The values of a list have one state, which stays until the last of them was looked at.
  @Test(arguments: ["<Enter>", "~"])
  func eachPhraseIsLookedAt(key: String) throws {
    let table = "AppShortcuts"
    let first = try play("R" + key, table)
    #expect(selectedForm(first) == "1" && first.has("2 forms to review"), "\(first)")
    var screen = try play("R" + key + key, table)
    #expect(selectedForm(screen) == "2" && screen.has("1 form to review"), "\(screen)")
    #expect(screen.contains { $0.hasPrefix("  1") && !$0.contains("needs review") }, "\(screen)")
    #expect(screen.contains { $0.hasPrefix("▌ 2") && $0.contains("needs review") }, "\(screen)")
    #expect(try text(table) == Self.phrases)
    // Nothing was accepted, and the next review begins again.
    screen = try play("R" + key + key + "<Esc>" + key, table)
    #expect(screen.has("2 forms to review"), "\(screen)")
    #expect(try text(table) == Self.phrases)
    screen = try play("R" + key + key + key, table)
    #expect(screen[0].contains("1 to review"), "\(screen)")
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Einfach") }, "\(screen)")
    var expected = Self.phrases.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(expected.firstIndex { $0.contains("Weiter") })
    expected[line] = Substring(expected[line].replacing("needs_review", with: "translated"))
    #expect(try text(table) == expected.joined(separator: "\n"))
  }

  /// What is accepted too early is taken back with the same key.
  @Test func anAcceptedPhraseIsTakenBack() throws {
    let screen = try play("R~~k~", "AppShortcuts")
    #expect(selectedForm(screen) == "1" && screen.has("2 forms to review"), "\(screen)")
    #expect(try text("AppShortcuts") == Self.phrases)
  }

  @Test(arguments: ["Ri", "R<Enter>i", "i"])
  func anEditedPhraseDoesNotAcceptTheOther(open: String) throws {
    let table = "AppShortcuts"
    let screen = try play(open + "<C-u>Los in ${applicationName}<Enter>", table)
    let edited = Self.phrases.replacing("Weiter in", with: "Los in")
    #expect(try text(table) == edited, "\(screen)")
    #expect(selectedForm(screen) == "2", "\(screen)")
    #expect(open == "i" || screen.has("1 form to review · saved to"), "\(screen)")
    // The unchanged second one is accepted, and with it the list.
    _ = try play(open + "<Enter>" + (open == "i" ? "i<Enter>" : "<Enter>"), table)
    #expect(try text(table).contains(#""translated","values":["Los in"#))
  }

  @Test func anEditedPluralFormDoesNotAcceptTheOther() throws {
    let screen = try play("Ri<C-u>%lld Fahrt<Enter>", "Trips")
    #expect(screen.count { $0.contains("needs review") } == 1, "\(screen)")
    #expect(screen.has("1 form to review"), "\(screen)")
    #expect(try text("Trips").contains(#""state":"needs_review","value":"%lld Reise"#))
  }

  @Test func formsAreSkippedWithTheirRow() throws {
    let screen = try play("R<Enter>n", "Trips")
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Einfach") }, "\(screen)")
    #expect(screen[0].contains("2 to review") && !screen.has("to review ·"), "\(screen)")
    #expect(try text("Trips") == Self.plurals)
  }

  /// A list of what needs review loses the row after its last form.
  @Test func aFilteredListGoesOn() throws {
    let screen = try play("vrR<Enter><Enter><Enter>", "Trips")
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Einfach") }, "\(screen)")
    #expect(!screen.has("Reise"), "\(screen)")
    #expect(try play("vrR<Enter>", "Trips").has("nothing left to review; u to undo"))
  }

  @Test func undoBringsAFormBack() throws {
    let screen = try play("R<Enter><Enter>u", "Trips")
    #expect(screen.has("2 forms to review"), "\(screen)")
    #expect(try text("Trips") == Self.plurals)
    _ = try play("R<Enter><Enter><Enter>uu", "Trips")
    #expect(try text("Trips") == Self.plurals)
  }

  /// The source string is beside what is left, where rows have no room for it.
  @Test func narrowScreensShowWhatIsLeftFirst() throws {
    let screen = try play("R<Enter>", "Trips", size: "40x12")
    #expect(screen.contains { $0.hasPrefix(" 2 forms to review · en  ") }, "\(screen)")
    #expect(screen.has(" Enter ~ accept   i edit   Esc close"), "\(screen)")
  }

  /// Outside of a review, `~` toggles and stays.
  @Test func withoutAReviewTheKeyToggles() throws {
    let screen = try play("Ik~", "Trips")
    #expect(selectedForm(screen) == "one", "\(screen)")
    #expect(screen.has(" i edit   ~ needs review   v vary   u undo"), "\(screen)")
    _ = try play("Ik~", "Trips")
    #expect(try text("Trips") == Self.plurals)
  }
}
