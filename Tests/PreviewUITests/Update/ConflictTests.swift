import CatalogChanges
import CatalogEditing
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Rows in conflict: their marks, both sides in the inspector, and the keys that settle them.
@Suite struct ConflictTests {
  private static let path = "App/Main.xcstrings"

  private static func unit(_ text: String) -> String {
    #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
  }

  /// A conflict in German, one in Arabic, and a string that our side has deleted.
  private static let file = """
    {
      "sourceLanguage" : "en",
      "strings" : {
    <<<<<<< ours
    =======
        "deleted" : { "localizations" : { "de" : \(unit("Geändert")) } },
    >>>>>>> theirs
        "greeting" : {
          "localizations" : {
    <<<<<<< ours
            "ar" : \(unit("مرحبا بكم")),
    =======
            "ar" : \(unit("أهلا بكم")),
    >>>>>>> theirs
            "de" : \(unit("Hallo"))
          }
        },
        "same" : { "localizations" : { "de" : \(unit("Gleich")) } },
        "trial" : {
          "localizations" : {
    <<<<<<< ours
            "de" : \(unit("15 Tage gratis testen"))
    =======
            "de" : \(unit("15 Tage kostenlos testen"))
    >>>>>>> theirs
          }
        }
      },
      "version" : "1.0"
    }
    """

  private let conflicts: CatalogConflicts

  init() throws { conflicts = try CatalogConflicts(in: Array(Self.file.utf8), path: Self.path) }

  private func model(
    of conflicts: CatalogConflicts? = nil, locale: String = "de",
    size: Size = Size(columns: 80, rows: 24), glyphs: Glyphs = .unicode
  ) -> Model {
    let conflicts = conflicts ?? self.conflicts
    let shown = conflicts.shown(in: KeyOrder { _, _ in 0 })
    var settings = Model.Settings(
      tables: [
        PreviewTable(table: Table(catalog: CatalogFile(path: Self.path, bytes: shown)))
      ],
      environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor), size: size)
    settings.theme = .mono
    settings.glyphs = glyphs
    let model = Model(settings)
    model.show([conflicts])
    return model
  }

  /// The last line names the keys that settle a conflict, where there is one.
  @Test func theKeysOfAConflictAreNamed() throws {
    let model = model()
    func keys() -> Substring { model.draw().canvas.text.split(separator: "\n").last ?? "" }
    try model.press("gc")
    #expect(keys().contains("( ) ours, theirs   i edit   gc next conflict"))
    try model.press("<Enter>")
    #expect(keys().contains("( ) ours, theirs") && keys().contains("Enter close"))
    try model.press("<Enter>/Gleich<Enter>")
    #expect(keys().contains("/ search") && !keys().contains("theirs"))
  }

  @Test(arguments: [
    ("conflicts-80x24", "de", 80, 24, ""), ("conflicts-40x12", "de", 40, 12, ""),
    ("conflicts-inspected", "de", 80, 24, "gc<Enter>"),
    ("conflicts-inspected-40x12", "de", 40, 12, "gc<Enter>"),
    ("conflicts-inspected-ar", "ar", 80, 24, "gc<Enter>"),
    ("conflicts-deleted", "de", 80, 24, "gcgc<Enter>"),
  ])
  func matchesItsGoldenFile(
    name: String, locale: String, columns: Int, rows: Int, keys: String
  ) throws {
    let model = model(locale: locale, size: Size(columns: columns, rows: rows))
    try model.press(keys)
    let golden = Golden("\(name).txt", of: "PreviewUITests")
    #expect(golden.difference(from: model.draw().canvas.golden) == nil)
  }

  @Test func asciiHasNoOtherCharacters() throws {
    let model = model(glyphs: .ascii)
    try model.press("gc<Enter>")
    let text = model.draw().canvas.text
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII || $0 == "ä" })
    #expect(text.contains("x 3 conflicts"))
  }

  /// A row is in conflict in the languages that are, and everywhere if all of it is.
  @Test(arguments: [
    ("de", ["trial", "deleted"]), ("ar", ["greeting", "deleted"]), ("fr", ["deleted"]),
  ])
  func rowsAreMarked(locale: String, expected: [String]) {
    let model = model(locale: locale)
    let marked = (0..<model.list.count).map { model.listedRow($0) }.filter(\.isInConflict)
    #expect(Set(marked.map(\.row.entry.key)) == Set(expected))
  }

  /// Whatever the language is, and however many languages a row is in conflict in, one key leads to
  /// every conflict.
  @Test(arguments: ["de", "ar", "fr"]) func everyConflictIsReached(locale: String) throws {
    let file = Self.file.replacing(
      "        \"de\" : \(Self.unit("Hallo"))",
      with: """
        <<<<<<< ours
                "de" : \(Self.unit("Hallo")),
                "he" : \(Self.unit("שלום"))
        =======
                "de" : \(Self.unit("Guten Tag")),
                "he" : \(Self.unit("היי"))
        >>>>>>> theirs
        """)
    let model = model(
      of: try CatalogConflicts(in: Array(file.utf8), path: Self.path), locale: locale)
    #expect(model.openConflictCount == 5)
    var reached: Set<String> = []
    for _ in 0..<10 {
      try model.press("gc")
      #expect(model.selectedRow?.isInConflict == true)
      for known in model.selectedConflicts {
        reached.insert("\(known.conflict.key) \(known.conflict.locale ?? "")")
      }
    }
    #expect(
      reached == ["deleted ", "greeting ar", "greeting de", "greeting he", "trial de"])
  }

  @Test(arguments: [("(", CatalogConflicts.Side.ours), (")", .theirs)])
  func aRowIsTakenFromOneSide(key: String, side: CatalogConflicts.Side) throws {
    let model = model()
    model.selectConflict()
    let id = try #require(conflicts.conflicts.first { $0.key == "trial" }).id
    while model.selectedKey != "trial" { try model.press("gc") }
    let effects = try model.press(key)
    #expect(effects == [.settleConflicts(file: Self.path, side: side.rawValue)])
    #expect(model.decidedConflicts(inFile: Self.path)?.1 == [id: .side(side)])
    #expect(model.openConflictCount == 2)
    #expect(model.selectedRow?.isInConflict == false)
    // What was decided for can be changed until it is written.
    try model.press(side == .ours ? ")" : "(")
    #expect(model.decidedConflicts(inFile: Self.path)?.1 != [id: .side(side)])
  }

  /// What is typed into a row in conflict decides it.
  @Test func aTypedTextDecides() throws {
    let model = model()
    model.selectConflict()
    while model.selectedKey != "trial" { try model.press("gc") }
    let effects = try model.press("i<End>!<Enter>")
    guard case .write(let changes)? = effects.first else {
      return #expect(Bool(false), "\(effects)")
    }
    #expect(changes.map(\.text) == ["15 Tage gratis testen!"])
    #expect(model.decideConflict(by: changes) == Self.path)
    #expect(model.openConflictCount == 2)
    // A string without a conflict is none of them.
    while model.selectedKey != "same" { try model.press("k") }
    guard case .write(let others)? = try model.press("i<End>!<Enter>").first else {
      return #expect(Bool(false))
    }
    #expect(model.decideConflict(by: others) == nil && model.openConflictCount == 2)
  }

  /// A conflict about a comment, or about two forms, is none that a text could settle.
  @Test(arguments: [
    (#""comment" : "ONE""#, #""comment" : "TWO""#),
    (
      #""localizations" : { "de" : { "variations" : { "plural" : { "one" : A1, "other" : B1 } } } }"#,
      #""localizations" : { "de" : { "variations" : { "plural" : { "one" : A2, "other" : B2 } } } }"#
    ),
  ])
  func someConflictsTakeNoText(ours: String, theirs: String) throws {
    func member(_ text: String) -> String {
      ["A1", "A2", "B1", "B2"].reduce(text) { $0.replacing($1, with: Self.unit("%d \($1)")) }
    }
    let file = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%d days" : {
      <<<<<<< ours
            \(member(ours))
      =======
            \(member(theirs))
      >>>>>>> theirs
          }
        },
        "version" : "1.0"
      }
      """
    let model = model(of: try CatalogConflicts(in: Array(file.utf8), path: Self.path))
    model.selectConflict()
    try model.press("<Enter>")
    let screen = model.draw().canvas.text
    #expect(screen.contains("( keeps ours, ) keeps theirs") && !screen.contains("i edit"))
    #expect(try model.press("i").isEmpty && !(model.stage.input is TextPrompt))
    #expect(
      model.draw().canvas.text.contains(
        "this conflict cannot be edited; ( keeps ours, ) keeps theirs"))
    try model.press("<Esc>)")
    #expect(model.openConflictCount == 0)
  }

  /// After those of one language come the others.
  @Test func theNextConflictMayBeInAnotherLanguage() throws {
    let model = model()
    var seen: [String] = []
    for _ in 0..<3 {
      model.selectConflict()
      seen.append("\(model.selectedKey ?? "") \(model.preview.locale)")
      try model.press("(")
    }
    #expect(Set(seen) == ["trial de", "deleted de", "greeting ar"])
    #expect(model.openConflictCount == 0)
    #expect(model.draw().canvas.text.contains("0 conflicts"))
  }

  @Test func otherRowsSayWhereConflictsAre() throws {
    let model = model()
    model.list.select(row: 0)
    while model.selectedKey != "same" { try model.press("j") }
    #expect(try model.press("(") == [])
    #expect(model.status.shown == "no conflict in this row")
    while model.selectedKey != "greeting" { try model.press("k") }
    #expect(try model.press(")") == [])
    #expect(model.status.shown == "no conflict in this language; it is in ar")
    #expect(model.openConflictCount == 3)
  }

  @Test func withoutConflictsTheKeysSaySo() throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    for keys in ["(", ")", "gc"] {
      #expect(try model.press(keys) == [])
      #expect(model.status.shown == "no merge conflicts")
    }
    #expect(!model.draw().canvas.text.contains("conflicts "))
  }

  @Test(arguments: [1, 10, 20, 39, 40, 80, 140], [1, 4, 8, 12, 24])
  func everySizeIsDrawn(columns: Int, rows: Int) throws {
    let model = model(size: Size(columns: columns, rows: rows))
    try model.press("gc<Enter><Tab>jjG<Tab>(")
    #expect(model.draw().canvas.size == Size(columns: columns, rows: rows))
  }
}
