import LocalizedText
import TerminalValues
import Testing

@testable import PreviewUI

/// The last line of the screen, which names the keys of the moment.
@Suite struct HintsTests {
  private func lastLine(
    _ keys: String, size: Size = Size(columns: 100, rows: 24), keymap: Keymap = .standard,
    _ change: (inout ScreenSettings) -> Void = { _ in }
  ) throws -> String {
    var settings = ScreenSettings()
    change(&settings)
    let model = Model(
      Model.Settings(
        tables: Model(["Catalogs/Travel.xcstrings"], size: size).catalog.tables,
        environment: EnvironmentValues(locale: LocaleTag("de")), size: size, keymap: keymap,
        screen: settings))
    try model.press(keys)
    let lines = model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last.map { $0.trimmingPrefix(while: { $0 == " " }).description } ?? ""
  }

  /// The keys of a menu have their names, wherever the selected row is.
  @Test(arguments: ["v", "Gv"]) func theKeysOfAMenuAreNamed(keys: String) throws {
    let paths = ["Catalogs/Travel.xcstrings", "Catalogs/Wallet.xcstrings"]
    let model = Model(paths, size: Size(columns: 80, rows: 24))
    try model.press(keys)
    let text = model.draw().canvas.text
    #expect(text.contains("m missing") && text.contains("a all"))
  }

  @Test(arguments: [
    (
      "",
      "/ search   v filter   l h language   i edit   Enter inspect   c compare   : command   ? help"
    ),
    ("<Enter>", "Tab inspector   ^e ^y scroll   l h language   + count   c compare"),
    ("<Tab>", "j k scroll   Tab list   l h language   + count   i edit   Enter close"),
    ("c", "i edit   Enter inspect   e editor   j k language   ? help   c close"),
    ("P", "j k move   va all languages   q close   ? help"),
    ("C", "j k language   l h table   Enter list strings   ss least complete first"),
    (":", "Enter run   Tab complete   Up history   Esc cancel"),
    ("/", "Enter search   Up history   Esc cancel"), ("&", "Enter filter   Up history"),
    ("gl", "Up Down move   Enter choose   Esc cancel"), ("Ga", "Enter apply   Tab next"),
  ])
  func keysOfTheMoment(keys: String, words: String) throws {
    let line = try lastLine(keys)
    #expect(line.hasPrefix(words), "\(line)")
  }

  /// Keys that do something else are not named, and those that the user has bound are.
  @Test func keysOfTheUser() throws {
    let keymap = Keymap(binding: [
      ([.character("/")], nil), ([.control("x")], .compare), ([.character("c")], nil),
    ])
    let line = try lastLine("", keymap: keymap)
    let hints = "v filter   l h language   i edit   Enter inspect   ^x compare"
    #expect(line.hasPrefix(hints), "\(line)")
  }

  /// A row of several forms names the one that is edited, and where the others are.
  @Test(arguments: [("1", "one", "1"), ("3", "few", "2, 3, 4"), ("5", "many", "0, 5, 6")])
  func theEditedFormIsNamed(count: String, form: String, numbers: String) throws {
    let size = Size(columns: 80, rows: 12)
    let model = Model(["Catalogs/Plurals.xcstrings"], locale: "pl", size: size)
    try model.press(":count \(count)<Enter>2G")
    #expect(model.draw().canvas.text.contains("  \(form): \(numbers)"))
    // A message on the same line leaves room for the numbers.
    try model.press("/days<Enter>")
    let text = model.draw().canvas.text
    #expect(text.contains(" with \"days\"") && text.contains("  \(form): \(numbers)"))
    let hints = "l h language   i edit \(form)   I forms   Enter inspect   ? help"
    #expect(model.draw().canvas.text.hasSuffix(hints), "\(model.draw().canvas.text)")
    try model.press("i")
    #expect(model.stage[TextPrompt.self]?.draft.title == "pl \(form)")
  }

  /// Without rows, a pane is not shown, so that its keys are not named either.
  @Test(arguments: [("vn", "clear filter"), ("<Enter>vn", "close"), ("dvn", "close")])
  func anEmptyListHasItsOwnKeys(keys: String, word: String) throws {
    #expect(try lastLine(keys).hasPrefix("Esc \(word)   & new filter   v filter"))
  }

  /// In points, the key for the text size is named.
  @Test func theTextSizeIsNamed() throws {
    #expect(!(try lastLine("").contains("text size")))
    let line = try lastLine("pm", size: Size(columns: 80, rows: 24))
    #expect(line.contains("   A text size   i edit   "), "\(line)")
  }

  @Test func onNarrowScreensHelpStays() throws {
    for columns in 20...100 {
      let line = try lastLine("", size: Size(columns: columns, rows: 12))
      #expect(line.hasSuffix("? help"), "\(line)")
    }
  }

  /// What leads on from the list and from a picker is named on a small screen.
  @Test func onNarrowScreensNeededKeysStay() throws {
    let size = Size(columns: 40, rows: 12)
    #expect(try lastLine("", size: size) == "l h language   Enter inspect   ? help")
    #expect(try lastLine("", size: Size(columns: 20, rows: 12)) == "l language   ? help")
    for keys in ["gl", "gk", "pa"] {
      #expect(try lastLine(keys, size: size) == "Enter choose   Esc cancel")
    }
  }

  /// Small screens name what a pane is for rather than arrows.
  @Test(arguments: [
    ("I", "i edit   ~ needs review   Esc close"), ("c", "i edit   Enter inspect   c close"),
  ])
  func onNarrowScreensTheKeysOfAPaneComeFirst(keys: String, words: String) throws {
    let model = Model(
      ["Catalogs/Plurals.xcstrings"], locale: "de", size: Size(columns: 40, rows: 12))
    try model.press(keys)
    #expect(model.draw().canvas.text.hasSuffix(" " + words), "\(model.draw().canvas.text)")
  }

  /// The form for arguments calls its key the same where it has no line of its own for hints.
  @Test func theWordOfAKeyIsTheSameOnEveryScreen() throws {
    for size in [Size(columns: 80, rows: 24), Size(columns: 20, rows: 8)] {
      let model = Model(["Catalogs/Plurals.xcstrings"], size: size)
      try model.press("a")
      #expect(model.draw().canvas.text.contains("Enter apply"))
    }
  }

  /// A key without a word says nothing.
  @Test func theFilterMenuHasWordsOnASmallScreen() throws {
    let model = Model(
      ["Catalogs/Plurals.xcstrings"], locale: "lv", size: Size(columns: 40, rows: 12))
    try model.press("v")
    let text = model.draw().canvas.text
    for word in ["m missing", "r needs review", "a all", "! hide"] {
      #expect(text.contains(word), "\(text)")
    }
    // Where there is no room for words, all keys are there.
    _ = model.update(.resize(Size(columns: 20, rows: 8)))
    let keys = Set(model.draw().canvas.text.split { " ·\n".contains($0) }.map(String.init))
    #expect(keys.isSuperset(of: "m r n u x p s # % w d a !".split(separator: " ").map(String.init)))
  }

  /// The way out is the last that a narrow screen leaves out, after the help.
  @Test(arguments: [
    ("<Enter>", "Enter close"), ("<Tab>", "Enter close"), ("c", "c close"), ("C", "q close"),
    ("P", "q close"), (":", "Esc cancel"), ("gl", "Esc cancel"), ("Ga", "Esc cancel"),
  ])
  func theWayOutStays(keys: String, words: String) throws {
    for columns in stride(from: 20, through: 120, by: 7) {
      let line = try lastLine(keys, size: Size(columns: columns, rows: 14))
      #expect(line.contains(words), "\(columns): \(line)")
    }
    let narrow = try lastLine("<Enter>", size: Size(columns: 80, rows: 24))
    #expect(narrow.hasSuffix("Enter close   ? help"))
  }

  @Test func noneOnLowScreensOrIfUnwanted() throws {
    let low = try lastLine("", size: Size(columns: 100, rows: 11))
    #expect(!low.contains("? help"))
    let unwanted = try lastLine("") { $0.hasHints = false }
    #expect(!unwanted.contains("? help"))
  }

  @Test func theHelpListsCommandsOfTheUser() throws {
    let command = try UserCommand(words: ["xdg-open", "%(path)", "\u{1B}[2Jé"])
    let model = Model(
      Model.Settings(
        tables: [], environment: EnvironmentValues(), size: Size(columns: 80, rows: 14),
        keymap: Keymap(binding: [], commands: [(keys: [.control("x")], command: command)])))
    try model.press("?/xdg-open<Enter>")
    let lines = model.draw().canvas.text.split(separator: "\n")
    #expect(lines.first == " Your own commands")
    #expect(lines.contains { $0.contains("<C-x>") && $0.contains("xdg-open %(path) ?[2J?") })
  }

  /// The help begins with the main keys and those of the pane, each of which does something there.
  @Test(arguments: [
    ("", "Marks left of a row", ""), ("<Enter>", "In the inspector", "<C-e> <C-y>"),
    ("c", "In the comparison", "j k"), ("P", "In the list of problems", "va"),
    ("C", "In the coverage table", "ss"),
  ])
  func theHelpBeginsWithThePane(open: String, heading: String, keys: String) throws {
    for columns in [80, 160] {
      let model = Model(
        ["Catalogs/Plurals.xcstrings"], size: Size(columns: columns, rows: 60))
      try model.press(open + "?")
      let lines = model.draw().canvas.text.split(separator: "\n")
      #expect(lines[0].hasPrefix(" Main keys"))
      #expect(lines[1...10].allSatisfy { $0.hasPrefix("   ") })
      #expect(lines[11].hasPrefix(" " + heading), "\(lines[11])")
      #expect(lines[12..<18].contains { $0.hasPrefix("   " + keys) })
      #expect(lines.contains { $0.contains("Marks left of a row") })
      try model.press("q")
      #expect(!(model.stage.pane is HelpPane))
    }
  }

  /// A search of the help does not show the main keys twice.
  @Test func mainKeysAreNotFoundTwice() throws {
    let model = Model(["Catalogs/Plurals.xcstrings"], size: Size(columns: 80, rows: 40))
    try model.press("?/compare all languages<Enter>")
    let lines = model.draw().canvas.text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("   c ") } == 1, "\(lines)")
  }

  /// The help of the forms begins with their keys, and leads back to them.
  @Test func theHelpOfTheFormsBeginsWithTheirKeys() throws {
    let model = Model(
      ["Catalogs/Plurals.xcstrings"], locale: "pl", size: Size(columns: 80, rows: 24))
    try model.press("Ij")
    let selected = try #require(model.editing.forms?.path)
    let forms = model.draw().canvas.text
    try model.press("?")
    let lines = model.draw().canvas.text.split(separator: "\n")
    #expect(lines[11].hasPrefix(" In the forms (I)"))
    #expect(lines[12].hasPrefix("   <Enter> i"))
    try model.press("q")
    #expect(model.editing.forms?.path == selected)
    #expect(model.draw().canvas.text == forms)
    try model.press("<Esc>?")
    #expect(!model.draw().canvas.text.contains("\n In the forms (I)"))
  }

  /// The inspector of a compared row leads back to the comparison, also after the help.
  @Test(arguments: ["q", "<Esc>", "<Enter>", "?qq"])
  func theInspectorLeadsBackToTheComparison(keys: String) throws {
    let model = Model(["Catalogs/Plurals.xcstrings"], size: Size(columns: 80, rows: 24))
    try model.press("cj")
    let comparison = model.draw().canvas.text
    try model.press("<Enter>")
    #expect(model.stage.pane is InspectorPane)
    try model.press(keys)
    #expect(model.draw().canvas.text == comparison)
    try model.press("q<Enter>q")
    #expect(!model.stage.hasPane)
  }

  /// Keys that move scroll the inspector after Tab, and move in the list after Tab again.
  @Test func tabGoesIntoTheInspectorAndBack() throws {
    let model = Model(["Catalogs/Plurals.xcstrings"], size: Size(columns: 80, rows: 14))
    try model.press("jj<Tab>")
    #expect(model.stage.pane is InspectorPane)
    try model.press("jj")
    #expect(model.stage[InspectorPane.self]?.scroll.top == 2 && model.list.selection == 2)
    try model.press("G")
    let last = try #require(model.stage[InspectorPane.self]?.scroll.top)
    try model.press("j")
    #expect(model.stage[InspectorPane.self]?.scroll.top == last && last > 2)
    try model.press("gg")
    #expect(model.stage[InspectorPane.self]?.scroll.top == 0)
    try model.press("<Tab>j")
    #expect(model.stage[InspectorPane.self]?.scroll.top == 0 && model.list.selection == 3)
    try model.press("<Esc>j")
    #expect(!model.stage.hasPane && model.list.selection == 4)
  }
}
