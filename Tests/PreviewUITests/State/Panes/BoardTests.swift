import CatalogCheck
import CatalogFiles
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The list of problems, the coverage board, and where Enter leads from them.
@Suite struct BoardTests {
  private func model(_ paths: [String] = ["Tests/Broken"], locale: String = "en") -> Model {
    Model(paths, locale: locale, size: Size(columns: 80, rows: 24))
  }

  private func problems(_ model: Model) throws -> ProblemList {
    try #require(model.stage[ProblemsPane.self]?.list)
  }

  private func board(_ model: Model) throws -> CoverageBoard {
    try #require(model.stage[CoveragePane.self]?.board)
  }

  // MARK: The next problem

  /// Each row with a mark is reached, and the status line names what the mark is for.
  @Test func theNextProblemIsNamed() throws {
    let model = model()
    for _ in 0..<5 {
      try model.press("!")
      let row = try #require(model.selectedRow)
      let problem = try #require(row.problems.first { $0.severity == row.severity })
      let message = try #require(model.status.message)
      #expect(message.hasSuffix("\(problem.rule): \(problem.message)"), "\(message)")
    }
  }

  // MARK: Small screens

  @Test(arguments: [(40, 12), (20, 8)]) func wordsWithoutAProblemAreWhole(columns: Int, rows: Int)
    throws
  {
    let model = Model(
      ["Catalogs/Travel.xcstrings"], locale: "de", size: Size(columns: columns, rows: rows))
    try model.press("P")
    let words = model.draw().canvas.text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("no problems besides 1 stale (vs)"), "\(words)")
  }

  @Test func languagesBelowTheEdgeAreCounted() throws {
    let model = Model(["Catalogs"], locale: "ar", size: Size(columns: 80, rows: 16))
    try model.press("C")
    let count = try board(model).locales.count
    let height = model.geometry.boardHeight
    try #require(count > height)
    #expect(model.draw().canvas.text.contains(" 1-\(height) of \(count) languages "))
    try model.press("G")
    let last = " \(count - height + 1)-\(count) of \(count) languages "
    #expect(model.draw().canvas.text.contains(last))
    _ = model.update(.resize(Size(columns: 80, rows: 60)))
    #expect(!model.draw().canvas.text.contains("languages "))
  }

  // MARK: Problems

  /// Every problem of every row is listed once, errors before warnings, whatever the parts are.
  @Test(arguments: [1, 7, 100_000]) func listsTheProblemsOfAllRows(rows: Int) throws {
    let model = model()
    _ = model.update(.key(.character("P")))
    while model.isBusy { model.work(rows: rows) }
    let list = try problems(model)
    let expected = (0..<model.catalog.rowCount).flatMap { row in
      model.row(row).problems.filter { $0.severity >= .warning }.map { "\(row) \($0.rule)" }
    }
    #expect(expected.count > 5)
    let listed = list.groups.flatMap { group in
      group.problems.map { "\($0.row ?? -1) \($0.diagnostic.rule)" }
    }
    #expect(listed.sorted() == expected.sorted())
    #expect(list.count == expected.count)
    let severities = list.groups.map(\.rule.severity)
    #expect(severities == severities.sorted(by: >))
    #expect(list.lines.count == list.groups.count + expected.count)
  }

  /// The problems of all languages are those of each, without those that are the same in each.
  @Test(arguments: [7, 100_000]) func listsTheProblemsOfAllLanguages(rows: Int) throws {
    let model = model(["Tests/Broken", "Catalogs/Welcome.xcstrings"])
    try model.press("Pva")
    while model.isBusy { model.work(rows: rows) }
    let list = try problems(model)
    var expected: Set<String> = []
    let other = self.model(["Tests/Broken", "Catalogs/Welcome.xcstrings"])
    for locale in model.catalog.locales {
      other.setLocale(locale)
      other.settle()
      for row in 0..<other.catalog.rowCount {
        let shown = other.row(row)
        for problem in shown.problems where problem.severity >= .warning {
          let place = problem.filePlace ?? shown.row.textPlace
          expected.insert("\(row) \(problem.rule) \(problem.message) \(place.shown)")
        }
      }
    }
    let listed = list.groups.flatMap(\.problems).map { problem in
      "\(problem.row ?? -1) \(problem.diagnostic.rule) \(problem.diagnostic.message)"
        + " \(problem.place?.shown ?? "")"
    }
    #expect(Set(listed) == expected)
    #expect(listed.count == expected.count)
    #expect(Set(list.groups.flatMap(\.problems).map(\.locale)).count > 1)
    #expect(model.draw().canvas.text.contains("\(listed.count) problems in all languages"))
    #expect(model.draw().canvas.text.contains("va this language"))
    try model.press("va")
    while model.isBusy { model.work(rows: rows) }
    #expect(try problems(model).count < expected.count)
  }

  /// What has its own filters is counted, so that an empty list does not say that all is well.
  @Test func anEmptyListCountsWhatIsUnfinished() throws {
    let model = model(["Catalogs/Travel.xcstrings"], locale: "lv")
    try model.press("P")
    let text = model.draw().canvas.text
    #expect(text.contains("   no problems besides 1 missing (vm), 1 stale (vs)\n"), "\(text)")
    #expect(text.contains("no other problems in Latvian"))
    let clean = self.model(["Catalogs/Plurals.xcstrings"], locale: "en")
    try clean.press("P")
    #expect(clean.draw().canvas.text.contains("   no problems\n"))
    #expect(clean.draw().canvas.text.contains("no problems in English"))
  }

  @Test func enterShowsAProblemInItsLanguage() throws {
    let table = Table(
      key: "To %@",
      #"""
      "de": {"stringUnit": {"state": "translated", "value": "Nach %@"}},
      "pt-BR": {"stringUnit": {"state": "translated", "value": "Para  ti %@"}}
      """#)
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)], environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: 80, rows: 12)))
    try model.press("P")
    while model.isBusy { model.work(rows: 1000) }
    #expect(try problems(model).count == 0)
    try model.press("va")
    while model.isBusy { model.work(rows: 1000) }
    let text = model.draw().canvas.text
    #expect(text.contains("pt-BR  To %@  two spaces"))
    #expect(text.contains("1 problem in all languages"))
    try model.press("<Enter>")
    #expect(model.preview.locale == LocaleTag("pt-BR"))
    #expect(!model.stage.hasPane)
  }

  @Test func enterGoesToTheRowEvenIfItIsNotListed() throws {
    let model = model()
    try model.press("vmPj")
    let row = try #require(try problems(model).selected?.row)
    try model.press("<Enter>")
    #expect(!model.stage.hasPane)
    #expect(model.list.selectedRow == row)
    #expect(model.selectedRow?.severity != nil)
  }

  @Test func enterOpensTheFileOfAProblemWithoutARow() throws {
    let damaged = Diagnostic(
      RuleID("json-syntax", .error), path: "a.xcstrings", location: .init(line: 7, column: 2),
      message: "cut",
      skipsBytes: true)
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: Table(key: "k", ""))],
        environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: 80, rows: 12), problems: [damaged]))
    #expect(model.draw().canvas.text.contains("a.xcstrings is damaged"))
    try model.press("P")
    #expect(
      model.draw().canvas.text.contains(
        "j k move   Enter e editor   va all languages   q close   ? help"))
    #expect(try model.press("<Enter>") == [.edit(path: "a.xcstrings", line: 7)])
    #expect(model.draw().canvas.text.contains("a.xcstrings:7"))
    model.load([PreviewTable(table: Table(key: "k", ""))])
    #expect(!model.draw().canvas.text.contains("damaged"))
    #expect(try problems(model).lines.isEmpty)
  }

  /// A problem of rows or files that the list is about, and the key or the line of the selected one.
  private func place(_ list: ProblemList) -> String {
    let selected = list.selected
    return "\(list.selection) \(selected?.diagnostic.rule.rawValue ?? "") "
      + "\(selected?.key ?? "") \(selected?.place?.location.line ?? 0)"
  }

  /// After the files were read again, after another look at the rows and in another language, the
  /// same problem is selected.
  @Test func theSelectionStaysOnItsProblem() throws {
    let model = model()
    try model.press("PGkkk")
    let before = place(try problems(model))
    let tables = model.catalog.tables
    let files = model.catalog.fileProblems
    model.load(tables, problems: files)
    while model.isBusy { model.work(rows: 3) }
    #expect(place(try problems(model)) == before)
    try model.press("<Enter>jjP")
    #expect(place(try problems(model)) == before)
    try model.press("qP")
    #expect(place(try problems(model)) == before)
    try model.press("lh")
    #expect(place(try problems(model)) == before)
    try model.press("gg")
    model.load(tables, problems: files)
    while model.isBusy { model.work() }
    #expect(try problems(model).selection == 0)
  }

  /// Problems above and below the selected one, one line further down after an edit; then it is
  /// mended, and the next one is selected.
  @Test func afterAnEditTheSelectionStays() throws {
    func problem(_ line: Int, _ message: String) -> Diagnostic {
      Diagnostic(
        RuleID("json-syntax", .error), path: "a.xcstrings",
        location: .init(line: line, column: 1), message: message)
    }
    let tables = [PreviewTable(table: Table(key: "k", ""))]
    let model = Model(
      Model.Settings(
        tables: tables, environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: 80, rows: 12),
        problems: [problem(3, "first"), problem(7, "second"), problem(9, "third")]))
    try model.press("Pjj")
    #expect(try problems(model).selected?.diagnostic.message == "second")
    model.load(tables, problems: [problem(3, "first"), problem(8, "second"), problem(10, "third")])
    while model.isBusy { model.work() }
    #expect(try problems(model).selected?.diagnostic.message == "second")
    model.load(tables, problems: [problem(3, "first"), problem(10, "third")])
    while model.isBusy { model.work() }
    #expect(try problems(model).selected?.diagnostic.message == "third")
    model.open(tables)
    #expect(try problems(after: "P", in: model).selection == 0)
  }

  private func problems(after keys: String, in model: Model) throws -> ProblemList {
    let model = model.copy()
    try model.press(keys)
    return try problems(model)
  }

  /// The lines of a file with a broken end, as `problems` numbers them.
  private static let broken = """
    {"sourceLanguage": "en", "strings": {
    "a": {},
    "b": {},
    "c": {
    """

  private func brokenModel(columns: Int) throws -> Model {
    let folder = try TemporaryFolder()
    try folder.write("Cut.xcstrings", Self.broken)
    let loaded = CatalogLoader(finder: CatalogFinder(samples: folder.path))
      .load([folder["Cut.xcstrings"]])
    let tables = loaded.catalog.tables.map { table in
      PreviewTable(
        table: table,
        diagnostics: Dictionary(grouping: loaded.catalog.diagnostics.filter { $0.key != nil }) {
          $0.key ?? ""
        })
    }
    return Model(
      Model.Settings(
        tables: tables, environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: columns, rows: 12), problems: loaded.catalog.diagnostics))
  }

  /// The list names the place in the file, the editor opens it there, and Enter goes near it.
  @Test(arguments: [50, 120]) func aProblemOfAFileNamesItsPlace(columns: Int) throws {
    let model = try brokenModel(columns: columns)
    #expect(
      model.draw().canvas.text.contains(
        columns > 100 ? "Cut.xcstrings is damaged  locked" : "1 damaged file  locked"))
    try model.press("P")
    #expect(model.draw().canvas.text.contains("  Cut.xcstrings:4:7  unexpected end of file"))
    #expect(model.draw().canvas.text.contains("Enter go to row   "))
    let path = try #require(model.catalog.tables.first?.table.paths.first)
    #expect(try model.press("e") == [.edit(path: path, line: 4)])
    #expect(model.stage.pane is ProblemsPane)
    #expect(try model.press("<Enter>").isEmpty)
    #expect(model.selectedRow?.row.entry.location.line ?? 0 >= 3)
  }

  /// Of the rows of the file, the nearest is the last one that begins before the place.
  @Test(arguments: [(1, "a"), (2, "a"), (3, "b"), (9, "c")])
  func theNearestRowBeginsBeforeThePlace(line: Int, key: String) throws {
    let json = """
      {"sourceLanguage": "en", "strings": {
      "a": {},
      "b": {},
      "c": {}}}
      """
    let table = Table(json: json, named: "T")
    let problem = Diagnostic(
      RuleID("json-syntax", .error), path: try #require(table.paths.first),
      location: .init(line: line, column: 1), message: "m")
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: Table(key: "k", "")), PreviewTable(table: table)],
        environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: 80, rows: 12), problems: [problem]))
    try model.press("P<Enter>")
    #expect(model.selectedKey == key)
  }

  /// The place of a row's problem is shown at the right, unless it would take half of the line; the
  /// status line has it in any case.
  @Test func aProblemOfARowNamesItsPlace() throws {
    let german = #""de": {"stringUnit": {"state": "translated", "value": "%1$@ %2$@"}}"#
    for (columns, isShown) in [(30, false), (60, true), (120, true)] {
      let model = Model(
        Model.Settings(
          tables: [PreviewTable(table: Table(key: "of %@", german))],
          environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
          size: Size(columns: columns, rows: 12)))
      try model.press("P")
      let place = try #require(model.selectedRow).row.textPlace.location
      let name = model.catalog.tables[0].table.paths.first ?? ""
      let lines = model.draw().canvas.text.split(separator: "\n")
      #expect(lines.contains { $0.hasSuffix(" \(name):\(place)") } == isShown)
      #expect(lines.contains { $0.hasPrefix(" \(name):\(place)") })
    }
  }

  @Test func theProblemsAreThoseOfTheLocale() throws {
    // The German text reads an argument that the app does not pass.
    let german = #""de": {"stringUnit": {"state": "translated", "value": "%1$@ %2$@"}}"#
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: Table(key: "of %@", german))],
        environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: 80, rows: 12)))
    try model.press("P")
    #expect(try problems(model).lines.isEmpty)
    try model.press("h")
    #expect(try problems(model).groups.map(\.rule.rawValue) == ["spec-extra"])
    #expect(model.draw().canvas.text.contains("of %@"))
    try model.press("Gggqj")
    #expect(!model.stage.hasPane)
  }

  // MARK: Coverage

  @Test func theCoverageIsThatOfTheCommand() throws {
    let model = model(["Catalogs/Plurals.xcstrings", "Catalogs/Travel.xcstrings"])
    try model.press("C")
    let board = try board(model)
    #expect(board.headings.map(\.name) == ["all", "Plurals", "Travel"])
    let tables = Coverage(of: model.catalog.tables.map(\.table)).tables
    for (line, locale) in board.locales.enumerated() {
      for (column, table) in tables.enumerated() {
        let cell = board.cells[line][column + 1]
        let found = table.locales.first { $0.name == locale.description }
        #expect(cell.share == found?.share ?? CompletedShare(done: 0, of: table.keys))
        #expect(cell.missing == found?.missing ?? table.keys)
      }
      let all = board.cells[line].dropFirst().reduce(into: CompletedShare()) { $0 += $1.share }
      #expect(board.cells[line][0].share == all)
    }
    #expect(board.selectedLocale == LocaleTag("en"))
  }

  /// Latvian lacks a text of Plurals and one of Travel.
  @Test(arguments: [("", "Plurals"), ("l", "Plurals"), ("ll", "Travel"), ("]]hhl]", "Travel")])
  func enterListsWhatIsMissing(keys: String, table: String) throws {
    let model = model(["Catalogs/Plurals.xcstrings", "Catalogs/Travel.xcstrings"])
    try model.press("C")
    let line = try #require(try board(model).locales.firstIndex(of: LocaleTag("lv")))
    try model.press("gg" + String(repeating: "j", count: line) + keys + "<Enter>")
    #expect(!model.stage.hasPane)
    #expect(model.preview.locale == LocaleTag("lv"))
    #expect(model.selectedTable == table)
    #expect(model.selectedRow?.row.state == .missing)
    #expect(model.list.count == 2)
  }

  /// The texts of three tables: of German, one is to be reviewed and one table is complete.
  private func shopModel(columns: Int = 80, problems: [Diagnostic] = []) -> Model {
    func table(_ name: String, _ states: [String?]) -> PreviewTable {
      let entries = states.enumerated().map { place, state in
        let unit = state.map {
          #""localizations":{"de":{"stringUnit":{"state":"\#($0)","value":"x"}}}"#
        }
        return #""\#(name) \#(place)":{\#(unit ?? "")}"#
      }
      let json = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
      return PreviewTable(table: Table(json: json, named: name))
    }
    return Model(
      Model.Settings(
        tables: [
          table("Open", [nil, "translated"]), table("Done", ["translated", "translated"]),
          table("Reviewed by somebody", ["translated", "needs_review"]),
        ],
        environment: EnvironmentValues(locale: LocaleTag("en"), fallback: .editor),
        size: Size(columns: columns, rows: 16), problems: problems))
  }

  /// Enter on a cell shows its locale and its table, whatever is left there.
  @Test(arguments: [
    ("", "Open", 1, "showing: missing or new; va shows all"),
    ("l", "Open", 1, "showing: missing or new; va shows all"),
    ("ll", "Done", 6, "nothing left to do in Done for German"),
    ("lll", "Reviewed by somebody", 1, "showing: needs review; R reviews, va shows all"),
  ])
  func enterStaysInTheCell(keys: String, table: String, count: Int, message: String) throws {
    for before in ["", "sw", "&9<Enter>", "vn"] {
      let model = shopModel()
      try model.press(before + "Cgg" + keys)
      #expect(try board(model).selectedLocale == LocaleTag("de"))
      try model.press("<Enter>")
      #expect(model.preview.locale == LocaleTag("de"))
      #expect(model.selectedTable == table)
      #expect(model.list.count == count)
      #expect(model.status.message?.hasPrefix(message) == true)
    }
  }

  @Test func theOrderOfTheCoverageIsKept() throws {
    let model = Model(
      ["Catalogs/Movies.xcstrings", "Catalogs/Travel.xcstrings"],
      size: Size(columns: 80, rows: 24))
    try model.press("Css")
    let sorted = try board(model).locales
    try model.press("qjC")
    #expect(try board(model).locales == sorted)
    #expect(try board(model).selectedLocale == LocaleTag("en"))
    try model.press("skqC")
    let names = try board(model).locales.map(\.description)
    #expect(names == names.sorted() && names != sorted.map(\.description))
  }

  /// A file that is read again leaves the board on its cell.
  @Test func theCoverageStaysOnItsCell() throws {
    let model = shopModel()
    try model.press("Cggll")
    let before = try board(model)
    model.load(model.catalog.tables)
    #expect(try !board(model).isComplete)
    while model.isBusy { model.work() }
    #expect(try board(model).selection == before.selection)
    #expect(try board(model).column == before.column && before.column == 2)
  }

  /// The help covers the board; a board that is opened anew begins at its first column.
  @Test func theHelpLeavesTheBoardOnItsCell() throws {
    let model = shopModel()
    try model.press("Cggll")
    let before = try board(model)
    try model.press("?q")
    #expect(try board(model).selection == before.selection)
    #expect(try board(model).column == before.column && before.column == 2)
    try model.press("q?qC")
    #expect(try board(model).column == 0)
  }

  /// Foundation drops what follows an error in a `.strings` file, even if galley reads on.
  @Test(arguments: [Severity.error, .warning]) func aFileThatFoundationCutsIsDamaged(
    severity: Severity
  ) {
    let problem = Diagnostic(
      RuleID("strings-syntax", severity), path: "de.lproj/Cut.strings", message: "cut")
    let model = shopModel(columns: 100, problems: [problem])
    let isNamed = model.draw().canvas.text.contains("Cut.strings is damaged")
    #expect(isNamed == (severity == .error))
  }

  /// The names of tables are whole if the screen has room for them, and a damaged one is marked.
  @Test func theHeadingsNameTheTables() throws {
    let damaged = Diagnostic(
      RuleID("json-syntax", .error), path: "Done.xcstrings", message: "cut", skipsBytes: true)
    for (columns, isWhole) in [(40, false), (80, true)] {
      let model = shopModel(columns: columns, problems: [damaged])
      try model.press("C")
      let heading = model.draw().canvas.text.split(separator: "\n")[2]
      #expect(heading.contains("Reviewed by somebody") == isWhole)
      #expect(heading.contains("! Done"))
      #expect(!heading.contains("! Open"))
      try model.press("ggll")
      let text = model.draw().canvas.text
      #expect(text.contains(columns < 80 ? "German, Done" : "part of the table is unreadable"))
    }
  }

  @Test func theBoardSaysThatReviewedTextsCountAsDone() throws {
    let model = shopModel()
    try model.press("Cgglll")
    #expect(try board(model).selectedCell?.share == CompletedShare(done: 2, of: 2))
    #expect(model.draw().canvas.text.contains("1 needs review (counted as done)"))
  }

  /// The selected column is on the screen, and every column that is drawn is whole.
  @Test(arguments: [20, 31, 40, 60, 80, 100]) func theSelectedColumnIsShown(columns: Int) throws {
    let model = Model(["Catalogs"], size: Size(columns: columns, rows: 12))
    try model.press("C")
    for heading in try board(model).headings {
      let name = heading.name.prefix(7)
      let line = model.draw().canvas.text.split(separator: "\n")[2]
      #expect(line.contains(name))
      try model.press("l")
    }
  }

  @Test(arguments: [1, 3, 20, 40, 200], [1, 4, 7, 12])
  func anySizeIsDrawn(columns: Int, rows: Int) throws {
    let model = Model(["Catalogs"], size: Size(columns: columns, rows: rows))
    for keys in ["C", "G", "lllll", "gg", "P", "G", "<C-u>", "q"] {
      try model.press(keys)
      _ = model.draw()
    }
  }

  /// Enter leads to the same rows before the languages are counted as after that.
  @Test(arguments: [false, true]) func enterNeedNotWait(waits: Bool) throws {
    let model = model(["Catalogs/Movies.xcstrings", "Catalogs/Travel.xcstrings"], locale: "lv")
    _ = model.update(.key(.character("C")))
    #expect(try !board(model).isComplete)
    while waits, model.isBusy { model.work() }
    _ = model.update(.key(.enter))
    #expect(!model.stage.hasPane)
    while model.isBusy { model.work() }
    #expect(model.preview.locale.description == "lv")
    #expect(model.list.count == 2)
    #expect(model.list.kinds == RowFilter(states: ["missing", "new"]))
  }

  @Test func theLeastCompleteLanguageComesFirst() throws {
    let model = model(["Catalogs/Movies.xcstrings", "Catalogs/Travel.xcstrings"])
    try model.press("C")
    let before = try board(model)
    try model.press("jjss")
    let sorted = try board(model)
    let shares = sorted.cells.map { Double($0[0].share.done) / Double($0[0].share.total) }
    #expect(shares == shares.sorted() && shares.first != shares.last)
    #expect(sorted.selection == 0 && model.stage.pane is CoveragePane)
    #expect(Set(sorted.locales) == Set(before.locales))
    for (line, locale) in sorted.locales.enumerated() {
      let place = try #require(before.locales.firstIndex(of: locale))
      #expect(sorted.cells[line] == before.cells[place])
    }
    try model.press("sk")
    #expect(try board(model).locales == before.locales)
  }
}
