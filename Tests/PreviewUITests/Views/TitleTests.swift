import LocalizedText
import PreviewRows
import SourceText
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The first line of the screen: what gives way on narrow screens, and what users may have forgotten.
@Suite struct TitleTests {
  private func model(
    columns: Int, locale: String = "de", name: CatalogName = CatalogName()
  ) -> Model {
    let unit = { (state: String) in #"{"stringUnit":{"state":"\#(state)","value":"x"}}"# }
    let entries = [
      #""a":{"localizations":{"de":\#(unit("translated"))}}"#,
      #""b":{"localizations":{"de":\#(unit("needs_review"))}}"#,
      #""c":{"localizations":{"de":\#(unit("new"))}}"#, #""d":{}"#, #""e":{}"#,
    ]
    let table = Table(
      json: #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#,
      named: "Table")
    return Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor),
        size: Size(columns: columns, rows: 12), name: name))
  }

  private func title(_ model: Model) -> String {
    String(model.draw().canvas.text.prefix { $0 != "\n" })
  }

  /// Less and less is said of the table "Table", and the least stays.
  @Test(arguments: [
    (80, " App › Table  1/5                de  German  ━━━━━━────────── 40.0%  ∅ 2  + 1  ? 1"),
    (62, " App › Table  1/5      de  German  ━━━───── 40.0%  ∅ 2  + 1  ? 1"),
    (54, " App › Table  1/5   de  German  40.0%  ∅ 2  + 1  ? 1"),
    (46, " Table  1/5  de  German  40.0%  ∅ 2  + 1  ? 1"),
    (32, " Table  1/5   de  German  40.0%"), (26, " Table  1/5     de  40.0%"),
    (20, " Table  1/5  de"),
  ])
  func whatDoesNotFitGivesWay(columns: Int, line: String) throws {
    let model = model(columns: columns, name: CatalogName("App"))
    let words = { (line: String) in line.split(separator: " ") }
    #expect(words(title(model)) == words(line))
  }

  @Test(arguments: [
    ("", []), ("&b<Enter>", ["&b"]), ("vm", ["missing"]),
    ("vmv!r", ["missing and not needs review"]),
    ("sk", ["by key"]), ("f", ["full names"]), ("pd", ["iphone"]), ("pp", ["accented"]),
    (":pseudo tallest<Enter>", ["tallest"]),
    ("++", ["count 1"]), ("ps", ["long samples"]), ("pf", ["runtime"]), ("*", ["markdown off"]),
    ("wc", ["compact"]), ("KS<Enter>", ["136 → 79"]), ("<Enter>", []), ("wc+wap0", []),
  ])
  func whatChangesTheRowsIsABadge(keys: String, badges: [String]) throws {
    let model = model(columns: 140)
    let before = title(model)
    try model.press(keys)
    let shown = title(model)
    for badge in badges { #expect(shown.contains("  \(badge)  "), "\(shown)") }
    if badges.isEmpty { #expect(shown == before) }
  }

  /// In a review, the count is told from the filter, and the project's name stays.
  @Test func aReviewKeepsTheProject() throws {
    let model = model(columns: 70, name: CatalogName("Folder of an app"))
    try model.press("R")
    #expect(title(model).hasPrefix(" Folder…n app › Table  2/5  1 to review  "), "\(title(model))")
    let wide = self.model(columns: 80, name: CatalogName("Folder of an app"))
    try wide.press("vrR")
    #expect(title(wide).contains(" › Table  1/1  1 to review │ needs review  "), "\(title(wide))")
  }

  /// In points, and with a damaged file, the folder and the counts are named as long as there is room,
  /// for the badges say less and less.
  @Test(arguments: [
    (
      122, "",
      " Folder of an app › Table  1/5  Cut.xcstrings is damaged  iPhone SE · Body 17 · 311 pt",
      "de  German  40.0%  ∅ 2  + 1  ? 1"
    ),
    (
      104, "", " Folder of an app › Table  1/5  1 damaged file  iPhone SE · 311 pt",
      "de  German  40.0%  ∅ 2  + 1  ? 1"
    ),
    (
      98, "", " Folder…n app › Table  1/5  1 damaged file  iPhone SE · 311 pt",
      "de  German  40.0%  ∅ 2  + 1  ? 1"
    ),
    (
      104, ":text-size ax5<Enter>",
      " Folder…n app › Table  1/5  1 damaged file  iPhone SE · AX5 · 311 pt",
      "de  German  40.0%  ∅ 2  + 1  ? 1"
    ),
    (
      86, "", " Table  1/5  1 damaged file  iPhone SE · 311 pt",
      "de  German  40.0%  ∅ 2  + 1  ? 1"
    ),
    (70, "", " Table  1/5  1 damaged file  311 pt", "de  German  40.0%  ∅ 2  + 1  ? 1"),
    (50, "", " Table  1/5  1 damaged file  311 pt", "de  40.0%"),
  ])
  func badgesGiveWayBeforeTheCounts(columns: Int, keys: String, left: String, right: String) throws
  {
    let damaged = Diagnostic(
      RuleID("json-syntax", .error), path: "Cut.xcstrings", message: "cut", skipsBytes: true)
    let model = model(columns: columns, name: CatalogName("Folder of an app"))
    model.load(model.catalog.tables, problems: [damaged])
    try model.press("pm" + keys)
    let shown = title(model)
    #expect(shown.hasPrefix(left + "  "), "\(shown)")
    #expect(shown.hasSuffix(right) || shown.hasSuffix(right + " "), "\(shown)")
  }

  @Test func filtersOfTheCommandLineAreBadges() {
    let name = CatalogName("App", filters: ["table T*", "key *title*"])
    #expect(
      title(model(columns: 120, name: name)).hasPrefix(" App › Table  1/5  table T*  key *title*  ")
    )
    // A file that is named like its table says nothing more.
    let file = CatalogName("Table.xcstrings")
    #expect(title(model(columns: 120, name: file)).hasPrefix(" Table  1/5  "))
  }
}
