import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Rules that hold for every screen, whatever its size and whatever the user has typed.
@Suite struct ModelTests {
  /// Keys with an action, keys without one, and beginnings of sequences.
  private static let keys: [Key] =
    Action.allCases.flatMap { $0.entry.keys }.compactMap { try? Key.keys(in: $0) }.flatMap { $0 }
    + [
      .character("z"), .character("é"), .tab, .unknown, .function(5), .control("z"),
      .character("g"),
    ]

  /// Directional format characters, line and paragraph separators, and all controls.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private func check(_ model: Model, _ story: @autoclosure () -> String) {
    let (canvas, cursor) = model.draw()
    #expect(canvas.size == model.screen.size, "\(story())")
    for row in 0..<canvas.size.rows {
      let cells = canvas[row: row]
      #expect(cells.count == canvas.size.columns)
      let columns = cells.reduce(0) { $0 + $1.columns }
      #expect(columns == canvas.size.columns, "\(story()): row \(row)")
      let harmful = cells.contains { $0.text.unicodeScalars.contains(where: Self.isHarmful) }
      #expect(!harmful, "\(story()): row \(row)")
    }
    #expect(model.list.count == 0 || model.list.rows.indices.contains(model.list.selection))
    guard model.screen.size.columns >= 20, model.screen.size.rows >= 4 else { return }
    #expect(canvas[cursor] != nil, "\(story())")
    let isTyping = model.stage.input is any Prompting || model.stage.input is TextPrompt
    guard !(model.stage.pane is HelpPane), !isTyping, model.list.count > 0 else { return }
    // The cursor is behind the question.
    guard !(model.stage.input is Question || model.stage.input is RefusalNotice) else { return }
    #expect(model.list.selection >= model.list.top, "\(story())")
    guard model.choices == nil else { return }
    if model.geometry.inspectorPlace == .instead {
      // There is no list; the cursor is at the start of the inspector.
      #expect(cursor == Position(column: 0, row: model.geometry.listTop), "\(story())")
      return
    }
    // A board has no line to select until something has been counted.
    if model.stage[ProblemsPane.self]?.list?.lines.isEmpty == true { return }
    if model.stage[CoveragePane.self]?.board?.isComplete == false { return }
    // The cursor is at the start of the selected row, on its selection mark or on that of a marked row.
    // Only the rows of the list begin at the right in some locales.
    let isMirrored =
      model.stage.showsRows
      && model.environment.layoutDirection == .rightToLeft
    let mark = canvas[cursor]?.text
    #expect(
      mark == (isMirrored ? "▐" : "▌") || mark == "•" && model.list.marks.count > 0, "\(story())")
    #expect(cursor.column == (isMirrored ? model.geometry.listColumns - 1 : 0), "\(story())")
    #expect(
      (model.geometry.listTop..<model.geometry.listTop + model.geometry.listHeight).contains(
        cursor.row))
  }

  @Test(arguments: [
    ["Catalogs"], ["Tests/Broken"], ["Tests/Broken/control-characters.xcstrings"],
    ["Tests/Broken/bidi-overrides.xcstrings"], ["Tests/Broken/empty.xcstrings"],
    ["Catalogs/Scripts.xcstrings"],
  ])
  func anySizeAndAnyKeysKeepTheScreenWhole(paths: [String]) throws {
    let model = Model(paths, locale: "de", size: Size(columns: 80, rows: 24), value: "€ 12,34")
    var generator = SeededGenerator(seed: 5)
    let widths = [0, 1, 2, 7, 19, 20, 21, 28, 46, 60, 120, 131]
    let heights = [0, 1, 3, 4, 5, 8, 13, 20]
    for (number, columns) in widths.enumerated() {
      // Every third of the heights, another at each width.
      let step = takesManyCases ? 1 : 3
      for rows in stride(from: number % step, to: heights.count, by: step).map({ heights[$0] }) {
        let model = model.copy()
        _ = model.update(.resize(Size(columns: columns, rows: rows)))
        check(model, "\(columns)x\(rows)")
        var typed: [Key] = []
        for _ in 0..<3 {
          let key = Self.keys[Int.random(in: Self.keys.indices, using: &generator)]
          typed.append(key)
          _ = model.update(.key(key))
          check(model, "\(columns)x\(rows) \(Key.script(typed))")
        }
        let other = Size(
          columns: Int.random(in: 0...140, using: &generator),
          rows: Int.random(in: 0...20, using: &generator))
        _ = model.update(.resize(other))
        check(model, "\(columns)x\(rows) \(Key.script(typed)), then \(other)")
      }
    }
  }

  @Test func theSelectionStaysOnItsEntryWhenTheEnvironmentChanges() throws {
    let model = Model(["Catalogs"], size: Size(columns: 40, rows: 12))
    var generator = SeededGenerator(seed: 6)
    let steps = [
      "l", "l", "f", "h", "<Enter>", "?", "?", "<Esc>", "f", "wc", "ws", "we", "wa", "`", "<lt>",
      "<lt>",
      ">", "=", "+", "+", "-", "pd", "pp", "pp", "ps", "pf", "T", "gl<Down><Enter>", "glfr<Esc>",
      "gt<Esc>", "a<Esc>", "pp", "pp", "pp", "pf", "-", ":width 20<Enter>", "=", "/e<Esc>",
      "&e<Esc>",
      "sf", "va", "v<Esc>", "p0",
    ]
    for _ in 0..<caseCount(3, many: 50) {
      let down = Int.random(in: 0...9, using: &generator)
      try model.press(String(repeating: "j", count: down) + ["]", "[", "G", "gg"][down % 4])
      let key = model.selectedKey
      for step in steps {
        let (top, sort) = (model.list.top, model.list.sort)
        try model.press(step)
        #expect(model.selectedKey == key, "\(step)")
        check(model, "\(key ?? "") \(step)")
        guard !(model.stage.pane is HelpPane), model.list.sort == sort, top <= model.list.selection
        else { continue }
        // The rows above stay too, as long as the selected one fits below them.
        let lines = (top...model.list.selection).reduce(0) { $0 + model.lines(at: $1) }
        if lines <= model.geometry.listHeight {
          #expect(model.list.top == top, "\(key ?? "") \(step)")
        }
      }
    }
  }

  @Test func steppingVisitsEveryLocaleOnce() throws {
    let model = Model(
      ["Catalogs/Plurals.xcstrings"], locale: "sw", size: Size(columns: 80, rows: 24))
    let locales = ["ar", "de", "en", "fr", "ja", "lv", "pl", "ru", "sw"]
    #expect(model.catalog.locales.map(\.description) == locales)
    var seen: [String] = []
    for _ in locales {
      try model.press("l")
      seen.append(model.environment.localeTag.description)
    }
    #expect(seen == ["ar", "de", "en", "fr", "ja", "lv", "pl", "ru", "sw"])
    try model.press("hh")
    #expect(model.environment.localeTag.description == "pl")
    // The preference for full names stays.
    try model.press("fl")
    #expect(model.environment.localeTag.description == "ru-x-linearf")
  }

  /// The user's preferred languages after a locale apply to that locale only.
  @Test func preferencesBelongToTheirLocale() throws {
    let previewTable = PreviewTable(
      table: .init(key: "k", #""de": {"stringUnit": {"value": "d"}}, "en": {}"#))
    var environment = EnvironmentValues(locale: LocaleTag("it"), fallback: .editor)
    environment.preferences = [LocaleTag("de")]
    let model = Model(
      Model.Settings(
        tables: [previewTable], environment: environment, size: Size(columns: 80, rows: 24)))
    #expect(model.catalog.locales.map(\.description) == ["de", "en", "it"])
    var titles: [String] = []
    for _ in 0..<4 {
      titles.append(model.row(0).row.title.text)
      try model.press("l")
    }
    #expect(titles == ["d", "d", "k", "d"])
  }

  /// `Base` is a folder, not a language; the source language is listed even if no text names it.
  @Test func onlyLanguagesAreLocales() {
    func locales(_ table: [PreviewTable]) -> [String] {
      Model(
        Model.Settings(
          tables: table, environment: EnvironmentValues(locale: LocaleTag("fr"), fallback: .editor),
          size: Size(columns: 80, rows: 24)
        )
      ).catalog.locales.map(\.description)
    }
    let table = PreviewTable(table: .init(key: "k", #""de": {"stringUnit": {"value": "x"}}"#))
    #expect(locales([table]) == ["de", "en", "fr"])
    let legacy = PreviewTable(
      table: table.table, matcher: LocalizationMatcher(available: ["Base", "it"]))
    #expect(locales([legacy]) == ["en", "fr", "it"])
    #expect(locales([]) == ["fr"])
  }

  // MARK: Effects and modes

  @Test func keysCloseOneThingAtATime() throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    #expect(try model.press("<Enter>q") == [])
    #expect(!model.stage.hasPane)
    #expect(try model.press("?q") == [])
    #expect(try model.press("?<Esc><Esc>") == [])
    #expect(try model.press("<C-l>") == [.redraw])
    #expect(try model.press("q") == [.quit])
    #expect(model.update(.hangup) == .quit)
    #expect(model.update(.wake) == nil)
  }

  @Test(arguments: [
    ("gg", 0), ("G", 9), ("j", 1), ("<Down><Down>", 2), ("jjk", 1), ("k", 0), ("Gj", 9),
    ("gjj", 1), ("g<Esc>j", 1), ("<Home>", 0), ("<End><Up>", 8), ("]", 0), ("]]][", 0),
    ("<Space>", 9), ("<Space>b", 0), ("<C-f>", 9), ("<C-f><C-b>", 0), ("<C-d>", 9),
  ])
  func motions(keys: String, selection: Int) throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    #expect(model.catalog.rowCount == 10)
    try model.press(keys)
    #expect(model.list.selection == selection)
  }

  @Test func tablesAreSteppedThrough() throws {
    let model = Model(["Catalogs"], size: Size(columns: 80, rows: 24))
    try model.press("gg")
    var keys: [String?] = []
    for _ in model.catalog.tables {
      keys.append(model.selectedKey)
      try model.press("]")
    }
    #expect(keys == model.catalog.tables.map { $0.first?.key })
    try model.press("j[")
    #expect(model.selectedKey == model.catalog.tables.last?.first?.key)
    try model.press("[")
    #expect(model.selectedKey == model.catalog.tables.dropLast().last?.first?.key)
  }

  @Test func emptyTablesAreSkipped() throws {
    let empty = PreviewTable(
      table: .init(json: #"{"sourceLanguage": "en", "strings": {}}"#, named: "Empty"))
    let full = PreviewTable(table: .init(key: "k", ""))
    let model = Model(
      Model.Settings(
        tables: [empty, full, empty, empty, full, empty],
        environment: EnvironmentValues(fallback: .editor), size: Size(columns: 40, rows: 12)))
    #expect(model.catalog.rowCount == 2)
    #expect((0..<2).map { model.catalog.index(of: $0).table } == [1, 4])
    try model.press("]")
    #expect(model.list.selection == 1)
    try model.press("]")
    #expect(model.list.selection == 1)
    try model.press("[[")
    #expect(model.list.selection == 0)
  }

  @Test func helpNamesEveryActionOnAnyScreen() throws {
    for (rows, key, count) in [(4, "j", 200), (30, "<PageDown>", 10)] {
      let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 76, rows: rows))
      try model.press("?")
      var seen = model.draw().canvas.text
      for _ in 0..<count {
        try model.press(key)
        seen += model.draw().canvas.text
      }
      for action in Action.allCases {
        #expect(seen.contains(action.entry.help))
        for key in action.entry.legends {
          #expect(seen.contains(" \(key) ") || seen.contains(" \(key)\n"))
        }
      }
      #expect(model.list.selection == 0)
    }
  }

  @Test func everyKeyOfTheTableMeansItsAction() throws {
    var spelled: Set<String> = []
    for action in Action.allCases {
      for key in action.entry.keys {
        #expect(spelled.insert(key).inserted, "\(key) stands twice")
        #expect(Keymap.standard.meaning(of: try Key.keys(in: key)) == .action(action))
      }
    }
    #expect(Keymap.standard.meaning(of: [.character("g")]) == .prefix)
    #expect(Keymap.standard.meaning(of: []) == .nothing)
  }

  @Test func textsVaryByTheWidthOfTheRow() throws {
    let catalog = Catalog(files: [
      CatalogFile(
        path: "en.lproj/T.stringsdict",
        bytes: Array(
          """
          <plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key>
          <dict><key>10</key><string>short</string><key>40</key><string>long</string></dict>
          </dict></dict></plist>
          """.utf8))
    ])
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: try #require(catalog.tables.first))],
        environment: EnvironmentValues(fallback: .editor), size: Size(columns: 60, rows: 12)))
    #expect(model.row(0).row.title.text == "long")
    _ = model.update(.resize(Size(columns: 30, rows: 12)))
    #expect(model.row(0).row.title.text == "short")
    for key in try Key.keys(in: "f") { _ = model.update(.key(key)) }
    #expect(model.row(0).row.title.text == "short")
    _ = model.update(.resize(Size(columns: 44, rows: 12)))
    #expect(model.row(0).row.title.text == "long")
  }

  /// `yy` copies what is shown, `yf` what the file has, of the variation that is shown.
  @Test func theTextIsCopiedAsShownOrAsInTheFile() throws {
    let german = """
      "de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld **Tag**"}},\
      "other":{"stringUnit":{"state":"translated","value":"%lld **Tage**"}}}}}
      """
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: Table(key: "%lld days", german))],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 80, rows: 12)))
    try model.press(":count 1<Enter>")
    #expect(try model.press("yyyf") == [.copy("1 Tag"), .copy("%lld **Tag**")])
    #expect(model.draw().canvas.text.contains("copied: %lld **Tag**"))
    try model.press(":count 5<Enter>")
    #expect(try model.press("yyyf") == [.copy("5 Tage"), .copy("%lld **Tage**")])
    // Without a text in the file, the app shows the key.
    try model.press(":locale fr<Enter>")
    #expect(try model.press("yf") == [.copy("%lld days")])
    try model.press("y")
    let menu = model.draw().canvas.text
    #expect(menu.contains("y as shown") && menu.contains("f with placeholders"))
  }

  /// On a screen without room for the columns, their keys say so and change nothing.
  @Test(arguments: ["S", "K"]) func columnsBesideTheRowsNeedRoom(key: String) throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 12))
    let columns = model.screen.columns
    try model.press(key)
    #expect(model.draw().canvas.text.contains("needs 120 columns; Enter shows it"))
    #expect(model.screen.columns == columns)
    _ = model.update(.resize(Size(columns: 140, rows: 12)))
    try model.press(key)
    #expect(model.screen.columns != columns)
  }

  /// A row without a key and without a text is no blank line, at either edge.
  @Test(arguments: ["en", "ar"]) func anEmptyKeyIsNamed(locale: String) throws {
    let json = #"{"sourceLanguage":"en","strings":{"":{},"b":{}}}"#
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: Table(json: json))],
        environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor),
        size: Size(columns: 40, rows: 12)))
    try model.press("vw")
    let lines = model.draw().canvas.text.split(separator: "\n").dropLast(2)
    #expect(lines.contains { $0.contains("(empty key)") })
  }
}
