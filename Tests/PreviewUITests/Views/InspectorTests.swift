import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// The place of the inspector, scrolling it, and its scale of widths.
@Suite struct InspectorTests {
  private func model(_ size: Size, keys: String = "<Enter>") throws -> Model {
    let model = Model(["Catalogs/Travel.xcstrings"], size: size)
    try model.press(keys)
    return model
  }

  /// Without columns beside the rows, which leave room for the inspector if they are there.
  @Test(arguments: [
    (Size(columns: 20, rows: 4), InspectorPlace.instead, 20),
    (Size(columns: 80, rows: 11), .instead, 80),
    (Size(columns: 80, rows: 12), .below, 80),
    (Size(columns: 119, rows: 60), .below, 119),
    // The inspector has two fifths of the columns, and one column separates it from the list.
    (Size(columns: 120, rows: 30), .beside, 71),
    (Size(columns: 120, rows: 4), .beside, 71),
    (Size(columns: 200, rows: 60), .beside, 119),
    (Size(columns: 400, rows: 60), .beside, 319),
  ])
  func itsPlaceDependsOnTheScreen(size: Size, place: InspectorPlace, listColumns: Int) throws {
    let model = try model(size, keys: "KS<Enter>")
    #expect(model.geometry.inspectorPlace == place)
    #expect(model.geometry.listColumns == listColumns)
    #expect(model.geometry.rowWidth == listColumns - Model.gutter)
    let rule = place == .below ? 1 : 0
    let body =
      place == .beside
      ? model.geometry.listHeight : model.geometry.listHeight + model.geometry.inspectorHeight
    #expect(body + rule == model.geometry.bodyHeight)
  }

  /// Rows keep a width that the user has set; the inspector moves.
  @Test(arguments: [(40, InspectorPlace.beside), (77, .beside), (78, .below), (200, .below)])
  func rowsOfAFixedWidthKeepIt(width: Int, place: InspectorPlace) throws {
    let model = try model(Size(columns: 130, rows: 30), keys: ":width \(width)<Enter><Enter>")
    #expect(model.geometry.rowWidth == width)
    #expect(model.geometry.inspectorPlace == place)
    #expect(place == .below || model.geometry.listColumns >= width + Model.gutter)
  }

  @Test func closingItGivesTheRowsTheirWidthBack() throws {
    let model = try model(Size(columns: 120, rows: 30), keys: "KS<Enter>")
    #expect(model.row(0).fitted.columns == 67)
    try model.press("q")
    #expect(model.row(0).fitted.columns == 116)
  }

  @Test func itFollowsInTheSameFrame() throws {
    let model = try model(Size(columns: 80, rows: 40))
    func shows(_ words: String) -> Bool { model.draw().canvas.text.contains(words) }
    #expect(shows("key         %lld min delay"))
    try model.press("j")
    #expect(!shows("key         %lld min delay"))
    #expect(shows("key         Arrives"))
    #expect(shows("from        en"))
    try model.press(":locale de<Enter>")
    #expect(shows("from        de (exact)"))
    try model.press("wc<lt>")
    #expect(shows("▲75") || shows("75▲"))
  }

  @Test func itScrollsAsFarAsThereAreLines() throws {
    let model = try model(Size(columns: 60, rows: 12))
    let row = try #require(model.list.selectedRow)
    let text = InspectorText(
      model.rows.inspection(of: row, at: model.catalog.index(of: row)), forcedLayout: nil,
      in: model.screen.appearance, columns: model.geometry.inspectorColumns)
    let last = text.lines.count - model.geometry.inspectorHeight
    #expect(last > 0)
    try model.press("<C-y>")
    #expect(model.stage[InspectorPane.self]?.scroll.top == 0)
    try model.press("\(last + 5)<C-e>")
    #expect(model.stage[InspectorPane.self]?.scroll.top == last)
    try model.press("<C-y>")
    #expect(model.stage[InspectorPane.self]?.scroll.top == last - 1)
    try model.press("<Enter><Enter>")
    #expect(model.stage[InspectorPane.self]?.scroll.top == 0)
    try model.press("q?<C-e>")
    #expect(model.stage[HelpPane.self]?.top == 1)
  }

  /// Counted by hand: the columns at which the layouts begin, and the present width.
  @Test(arguments: [
    (Breakpoints(compact: 20, standard: 10), 15, "≡≡≡≡≡≡≡≡≡10═══▲15══20━━━━━━━━━"),
    (Breakpoints(compact: 20, standard: 10), 30, "≡≡≡≡≡≡≡≡≡10════════20━━━━━━30▲"),
    (Breakpoints(compact: 5, standard: 5), 12, "≡≡≡≡5━━━━━━▲12━━━━━━━━━━━━━━━━"),
    (Breakpoints(compact: nil, standard: 10), 3, "≡≡▲3≡≡≡≡≡10═══════════════════"),
    // The pointer takes the place of a number beside it.
    (Breakpoints(compact: nil, standard: 10), 11, "≡≡≡≡≡≡≡≡≡═▲11═════════════════"),
    (Breakpoints(compact: nil, standard: nil), 0, "≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡≡"),
    (Breakpoints(compact: 13, standard: 11), 0, "≡≡≡≡≡≡≡≡≡≡══13━━━━━━━━━━━━━━━━"),
    (Breakpoints(compact: 1, standard: 1), 1, "▲1━━━━━━━━━━━━━━━━━━━━━━━━━━━━"),
  ])
  func theRulerShowsEveryWidth(breakpoints: Breakpoints, width: Int, bar: String) throws {
    let model = try model(Size(columns: 80, rows: 24))
    let cells = WidthRuler(breakpoints, width: width, columns: 30)
      .cells(in: model.screen.appearance)
    #expect(cells.map(\.text).joined() == bar)
  }

  @Test func theRulerIsWholeWhateverItHolds() throws {
    let model = try model(Size(columns: 80, rows: 24))
    for columns in 0...40 {
      for (compact, standard) in [(1, 1), (9, 5), (100, 99), (1_000_000, 3), (7, 7)] {
        for width in [0, 1, 8, 99, 10_000] {
          let ruler = WidthRuler(
            Breakpoints(compact: compact, standard: standard), width: width, columns: columns)
          #expect(ruler.cells(in: model.screen.appearance).count == columns)
        }
      }
    }
  }

  /// Problems that the readers reported have their place in the file.
  @Test func itNamesWhatReadersReported() throws {
    let problem = Diagnostic(
      .stringsDuplicate, path: "Some/de.lproj/T.strings",
      location: SourceLocation(line: 3, column: 5), message: "it stands there twice", key: "k")
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: .init(key: "k", ""), diagnostics: ["k": [problem]])],
        environment: EnvironmentValues(fallback: .editor), size: Size(columns: 90, rows: 40)))
    try model.press("<Enter>")
    let words = "! strings-duplicate at de.lproj/T.strings:3:5: it stands there twice"
    #expect(model.draw().canvas.text.contains("problems    " + words))
  }

  // MARK: Problems in the list

  @Test func rowsWithAProblemHaveAMarkAndAreFound() throws {
    func text(_ value: String) -> String {
      #""en": {"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
    }
    let strings = [("a", "fine"), ("b", #"\u202Eturned"#), ("c", "fine"), ("d", "%9$@ and %@")]
      .map { key, value in "\"\(key)\": {\"localizations\": {\(text(value))}}" }
    let json = #"{"sourceLanguage": "en", "strings": {\#(strings.joined(separator: ","))}}"#
    let reported = Diagnostic(.stringsDuplicate, path: "p", message: "again", key: "c")
    for glyphs in [Glyphs.unicode, .ascii] {
      let model = Model(
        Model.Settings(
          tables: [
            PreviewTable(
              table: .init(json: json),
              samples: Samples(["d": .init(arguments: [.string("x")])]),
              diagnostics: ["c": [reported]])
          ], environment: EnvironmentValues(fallback: .editor), size: Size(columns: 40, rows: 12),
          glyphs: glyphs))
      let canvas = model.draw().canvas
      let marks = (3...6).map { canvas[Position(column: 2, row: $0)]?.text }
      #expect(marks == [" ", "!", "!", "!"])
      try model.press("!")
      #expect(model.selectedKey == "b")
      try model.press("!!!")
      #expect(model.selectedKey == "b")
      // Errors come before warnings, and warnings before rows without a problem.
      try model.press("sp")
      #expect(model.list.sort == .problems)
      #expect(
        model.list.rows.indices.map { model.listedRow($0).row.entry.key } == ["d", "b", "c", "a"])
    }
  }

  // MARK: Coverage

  @Test func theTitleSaysHowMuchOfALanguageIsDone() throws {
    func unit(_ value: String) -> String {
      #"{"stringUnit": {"state": "\#(value)", "value": "x"}}"#
    }
    let strings = (1...3).map { number in
      let german = number == 1 ? "translated" : "new"
      let french = #""fr": \#(unit("translated")), "#
      return #""\#(number)": {"localizations": {\#(french)"de": \#(unit(german))}}"#
    }
    let json = #"{"sourceLanguage": "en", "strings": {\#(strings.joined(separator: ","))}}"#
    func title(_ locale: String) -> String {
      let model = Model(
        Model.Settings(
          tables: [PreviewTable(table: .init(json: json))],
          environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor),
          size: Size(columns: 80, rows: 12)))
      return String(model.draw().canvas.text.prefix { $0 != "\n" }).trimmingBlanks
    }
    #expect(title("fr").hasSuffix("fr  French  ━━━━━━━━━━━━━━━━ 100.0%"))
    #expect(title("fr-CA").hasSuffix("fr-CA  French (Canada)  ━━━━━━━━━━━━━━━━ 100.0%"))
    // One of three is 333 thousandths.
    #expect(title("de").hasSuffix("de  German  ━━━━━─────────── 33.3%  + 2"))
    #expect(title("sv").hasSuffix("sv  Swedish  ──────────────── 0.0%  ∅ 3"))
    // The keys are the texts of this language, so there is nothing to count.
    #expect(title("en").hasSuffix("en  English"))
  }

  @Test func aLargeTableIsCountedInParts() throws {
    let unit = #"{"stringUnit": {"state": "translated", "value": "x"}}"#
    let strings = (0..<2_000).map { #""\#($0)": {"localizations": {"de": \#(unit)}}"# }
    let json = #"{"sourceLanguage": "en", "strings": {\#(strings.joined(separator: ","))}}"#
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: .init(json: json))],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 80, rows: 12)))
    #expect(model.catalog.coverage.numbers == nil)
    #expect(model.isBusy)
    for _ in 0..<3 { _ = model.update(.key(.character("j"))) }
    #expect(model.catalog.coverage.numbers == nil)
    while model.isBusy { model.work() }
    #expect(model.catalog.coverage.numbers?.share.percent == 100)
  }
}

extension String {
  /// The text without the blanks at its end.
  fileprivate var trimmingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
