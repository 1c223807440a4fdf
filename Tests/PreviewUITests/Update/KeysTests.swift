import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The screen after each key that changes the rows, and the effects of keys.
@Suite struct KeysTests {
  private func model(_ locale: String = "fr", columns: Int = 60, rows: Int = 16) -> Model {
    Model(
      ["Catalogs/Travel.xcstrings"], locale: locale, size: Size(columns: columns, rows: rows))
  }

  private let longest = ":7<Enter>"

  /// Keys, and a part of the screen after them.
  ///
  /// The longest row is selected.
  @Test(arguments: [
    (
      "", "▌═  Passer de Boston à New York. Bon voyage en passant via\n▌   Providence. bon voyage\n"
    ),
    ("wc", "▌✂! Passer de Boston à New York. Bon voyage en passant via…\n"),
    ("wc", "  22 columns truncated, 1 line at 77+\n"), ("wc", " compact  "),
    ("ws", " ═  Bon voyage\n"),
    ("wcwa", "▌═  Passer"), ("we", "▌≡  Passer"),
    (":width 20<Enter>ws", "▌✂! Passer de Boston à\n▌   New York. Bon voyag…\n"),
    (":width 20<Enter>ws", "  39 columns truncated, 1 line at 77+\n"), ("<lt><lt>", "─54┤──\n"),
    ("", "  2 lines, 1 line at 77+\n"), (">", "─57…\n"),
    (":width 30<Enter>", "─10────────20───────30┤─"),
    ("we", "  2 lines, 1 line at 77+\n"), ("f", "full names"),
    ("l", "he  Hebrew"),
    ("h", "es  Spanish"),
    ("<Left><Right>", "fr  French  "), ("sk", "sorted by key"), ("sksf", "in file order"),
    ("pd", "device: iphone"), ("pp", "pseudo-localization: accented"),
    (":pseudo widest<Enter>", "the widest translation of each string"),
    ("ps", "sample length: long"),
    ("pdpp:width 30<Enter>p0", "preview settings reset"),
    ("pf", "fallback: runtime"),
    ("*", "Markdown off: strings as String(localized:) returns them"),
    ("**", "Markdown on"), ("*", "  markdown off"), ("T", "theme: dark"),
    ("+", "count: 0 (one)"), ("+++++", "count: 1000000 (many)"), ("++++++", "count: 1.5 (one)"),
    ("-", "count: 1.5 (one)"), ("+-", "count: sample values"), ("g", "g first row"),
    ("g", "l language"), ("g", "t table"), ("w", "layout: a smallest that fits"),
    ("w", "s standard"), ("z", "scroll the row to: t top · z middle · b bottom"),
    ("p", "0 reset"),
    ("v", " show: m missing 0 · r needs review 0"), ("v", " a all 10"), ("v", " ! hide"),
    ("v!", " hide: m missing 0"),
    ("vn", "showing: new; va shows all"), ("vn", "no rows match these filters"),
    ("v!m", "not missing"),
    ("vnva", "all rows"), ("vnvn", "all rows"),
    ("&paris<Enter>va", "all rows with \"paris\"; Esc clears the filter"),
    ("gx", "gx is not bound"),
    ("<F5>", "<F5> is not bound"), ("m", "every row is translated and reviewed"),
    ("!", "no problems"),
    ("t", "no rows longer than two lines at this width"), (":width 20<Enter>t", "▌≡  Préparez"),
    (":width 20<Enter>t", "  6 lines, 2 at 48+\n"),
    (":width 20<Enter>Gt", "wrapped to the top"),
    ("yy", "copied: Passer de Boston"), ("yk", "copied: Going from %1$@"),
    ("yl", "copied: "), ("ys", "copied: Going from"), ("yj", #"copied: {"table":"Travel""#),
    ("y", "copy: y as shown · f with placeholders · k key"), ("gm", "mouse on"),
    ("gmgm", "mouse off"),
    ("?", "Marks left of a row\n   none "), ("?<Space><Space>", "top of the screen"),
    ("?/wide<Enter>", "wider rows"),
    ("?/wide<Enter>", " with \"wide\""), ("?", "/ search"),
    // Of the list of commands, only those with the word; a heading alone brings its entries.
    ("?/wide<Enter>", "   also                 :wider"), ("?/left of<Enter>", "   ✂  "),
  ])
  func screens(keys: String, text: String) throws {
    let model = model()
    try model.press(longest + keys)
    let screen = model.draw().canvas.text
    #expect(screen.contains(text), "\(screen)")
  }

  /// Escape takes back what was typed of a sequence, without a word.
  @Test(arguments: ["v", "g", "y", "3", "v!", "12g"]) func escapeEndsASequence(keys: String) throws
  {
    let model = model()
    let before = model.draw().canvas.text
    try model.press(keys + "<Esc>")
    #expect(model.draw().canvas.text == before)
  }

  /// The end of a path, with the line, is what tells whether the right one was copied.
  @Test func theEndOfAPathIsSeen() throws {
    let model = model()
    let effects = try model.press("yl")
    guard case .copy(let place)? = effects.first else {
      Issue.record("nothing was copied")
      return
    }
    for columns in [24, 40, 60] {
      _ = model.update(.resize(Size(columns: columns, rows: 20)))
      try model.press("yl")
      #expect(model.draw().canvas.text.contains(place.suffix(5)))
    }
  }

  /// Closing the help gives back what it covers.
  @Test(arguments: [
    ("", "ListPane"), ("C", "CoveragePane"), ("P", "ProblemsPane"), ("c", "ComparisonPane"),
    ("<Enter>", "InspectorPane"),
  ])
  func theHelpGivesBackThePane(keys: String, pane: String) throws {
    for closing in ["q", "?", "<Esc>", "/wide<Enter><Esc>q"] {
      let model = model()
      try model.press(keys + "?")
      #expect(model.stage.pane is HelpPane)
      try model.press(closing)
      #expect("\(type(of: model.stage.pane))" == pane)
      _ = model.draw()
    }
  }

  /// For rows that begin at the right the ruler counts from the right.
  @Test func theRulerIsMirrored() throws {
    let model = model("he")
    try model.press(":width 30<Enter>")
    let rows = model.draw().canvas.text.split(separator: "\n")
    #expect(rows[1] == "──────────────────────────├30───────20────────10────────────")
  }

  @Test(
    arguments: [
      (
        "yy",
        [.copy("Passer de Boston à New York. Bon voyage en passant via Providence. bon voyage")]
      ),
      ("yk", [.copy("Going from %1$@ to %2$@. Have a happy journey passing via %3$@. Bon Voyage")]),
      ("r", [.reload]), ("<C-l>", [.redraw]), ("gm", [.mouse(true)]),
      ("gmgm", [.mouse(true), .mouse(false)]),
      ("q", [.quit]), ("ZZ", [.quit]), ("?ZZ", [.quit]), ("qj", [.quit]), ("?q", []), ("<Esc>", []),
      ("?<Esc>q", [.quit]),
      (":quit<Enter>", [.quit]),
      ("/q<Enter>", []), ("aq<Enter>", []), ("glq<Esc>", []),
    ] as [(String, [Effect])])
  func effects(keys: String, effects: [Effect]) throws {
    let model = model()
    #expect(try model.press(longest + keys) == effects)
  }

  /// `e` opens the text of the locale; without one, and with `E`, the key.
  @Test(arguments: [
    ("e", "Passer de"), ("E", "\"Going from"), (":locale sv<Enter>e", "\"Going from"),
    (":locale de<Enter>e", "Du fährst von"),
  ])
  func theEditorOpensAtTheText(keys: String, text: String) throws {
    let model = model()
    let effects = try model.press(longest + keys)
    guard case .edit(let path, let line)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(path.hasSuffix("Catalogs/Travel.xcstrings"))
    let file = try Checkout.text("Catalogs/Travel.xcstrings")
    #expect(file.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains(text))
  }

  /// With a file for each locale, `e` on a missing text opens that of the locale, at the text before it or after it.
  @Test(arguments: [
    ("e", "de.lproj/T.strings", 2), ("je", "de.lproj/T.strings", 2),
    ("jje", "de.lproj/T.stringsdict", 1), ("jjje", "de.lproj/T.strings", 2),
    ("jjjE", "en.lproj/T.strings", 4), (":locale sv<Enter>jjje", "en.lproj/T.strings", 4),
  ])
  func theEditorOpensWhereAMissingTextBelongs(keys: String, path: String, line: Int) throws {
    let dictionary = """
      <plist><dict><key>c</key><dict><key>NSStringLocalizedFormatKey</key><string>c</string></dict></dict></plist>
      """
    let english = #""a"="a";"# + "\n" + #""b"="b";"# + "\n" + #""c"="c";"# + "\n" + #""d"="d";"#
    let catalog = Catalog(files: [
      CatalogFile(path: "en.lproj/T.strings", bytes: Array(english.utf8)),
      CatalogFile(path: "de.lproj/T.strings", bytes: Array("\n\"b\" = \"B\";\n".utf8)),
      CatalogFile(path: "de.lproj/T.stringsdict", bytes: Array(dictionary.utf8)),
    ])
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: try #require(catalog.tables.first))],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 80, rows: 24)))
    #expect(try model.press(keys) == [.edit(path: path, line: line)])
  }

  /// What other keys would change is not on the screen.
  @Test(arguments: [
    "l", "~", "i", "I", "x", "X", "e", "u", "m", "c", "r", "F", "a", "C", "gl", "gx", "vm", "yy",
    "]",
    "H", "zt", "<C-o>", "<Tab>", "<F5>", "<Enter>",
  ])
  func otherKeysDoNothingInTheHelp(keys: String) throws {
    let model = model()
    #expect(try model.press("?jj\(keys)") == [])
    #expect(model.stage.pane is HelpPane && model.stage[HelpPane.self]?.top == 2)
    let words = "\(keys) does nothing in the help; q closes it"
    #expect(model.draw().canvas.text.contains(words), "\(model.draw().canvas.text)")
    try model.press("q")
    #expect(!model.stage.hasPane)
    #expect(model.environment.localeTag.description == "fr" && model.list.marks.isEmpty)
    #expect(model.list.selection == 0)
  }

  @Test func theHelpIsSearched() throws {
    let model = model()
    try model.press("?n")
    #expect(model.status.message == "no search yet; press / to search")
    try model.press("/row<Enter>")
    var tops: [Int] = []
    for _ in 0..<4 {
      try model.press("n")
      tops.append(try #require(model.stage[HelpPane.self]?.top))
      // Below the heading, each line but those that go on begins with the keys of an entry.
      #expect(model.draw().canvas.text.hasPrefix("   "))
    }
    #expect(tops == Set(tops).sorted())
    try model.press("NN")
    #expect(model.stage[HelpPane.self]?.top == tops[1])
    try model.press("2n")
    #expect(model.stage[HelpPane.self]?.top == tops[3])
    try model.press("Gn")
    #expect(
      model.stage[HelpPane.self]?.top == tops[0] && model.status.message == "wrapped to the top")
    try model.press("N")
    #expect(model.status.message == "wrapped to the bottom")
    try model.press("/accents<Enter>n")
    #expect(model.status.message == "all matches are on the screen")
    // The search of the list is another one.
    #expect(model.search.query.isEmpty)
  }

  @Test func theHelpSaysThatNothingMatches() throws {
    let model = model()
    try model.press("?/zzz<Enter>")
    let text = model.draw().canvas.text
    #expect(text.contains("no matches") && text.contains("no match for \"zzz\" · Esc show all"))
    try model.press("n")
    #expect(model.stage.pane is HelpPane)
    try model.press("q")
    #expect(!model.stage.hasPane)
    #expect(try model.press("?ZZ") == [.quit])
  }

  @Test func escapeShowsAllOfTheHelp() throws {
    let model = model()
    try model.press("?/")
    #expect(model.stage.input is HelpPrompt)
    try model.press("width<Enter><Esc>")
    #expect(model.stage.pane is HelpPane && model.stage[HelpPane.self]?.query.isEmpty == true)
    try model.press("<Esc>")
    #expect(!model.stage.hasPane)
  }

  /// The texts of the rows themselves, by the key and by the command.
  @Test(arguments: [
    ("", "Read **carefully**", false), ("*", "Read **carefully**", true),
    ("**", "Read **carefully**", false), (":markdown off<Enter>", "Read **carefully**", true),
    (":markdown off<Enter>:markdown on<Enter>", "Read **carefully**", false),
    (":markdown maybe<Enter>", "on, off", true),
  ])
  func markdownIsReadOrNot(keys: String, text: String, isSeen: Bool) throws {
    let table = Table(key: "k", #""en": {"stringUnit": {"value": "Read **carefully**"}}"#)
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)], environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: 60, rows: 16)))
    try model.press(keys)
    #expect(model.draw().canvas.text.contains(text) == isSeen, "\(model.draw().canvas.text)")
  }

  /// The rows come back to where they were, and leave no lines empty.
  @Test(arguments: ["<Enter><Enter>", "cc", "CC", "d<Esc>", ":width 40<Enter>="])
  func aPaneAtTheEndOfTheListLeavesNoGap(keys: String) throws {
    for size in [Size(columns: 100, rows: 30), Size(columns: 140, rows: 24)] {
      let model = Model(["Catalogs"], locale: "es", size: size)
      try model.press("G")
      let before = model.draw().canvas.text.split(separator: "\n")
      try model.press(keys)
      let after = model.draw().canvas.text.split(separator: "\n")
      #expect(after.count == before.count, "\(keys) at \(size.columns): \(after)")
    }
  }
}
