import CatalogFiles
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The screens on which texts are edited and accepted: every line fits, what is selected is seen, and the
/// key of every hint does something.
@Suite struct EditScreensTests {
  /// The keys that lead to a screen.
  private static let stories = [
    "i", "ix", "i<C-u>", "ix<Esc>", "I", "Ij", "Ii", "R", "R<Enter>", "R<Enter>j", "Ri", "Rn",
    "R<Enter>i", "x", "X", "ggxjxk", ":noh<Enter>:state <Tab>", "pmi", "pmI",
  ]
  private static let tables = ["Plurals", "AppShortcuts", "Devices"]
  private static let locales = ["de", "ja", "ar"]
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 140, rows: 40),
  ]

  /// A sample catalog of which nobody has reviewed anything.
  private static func table(_ name: String) throws -> PreviewTable {
    let path = Checkout.path("Catalogs/\(name).xcstrings")
    let bytes = try #require(try SmallFile.bytes(at: path))
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing(#""state" : "translated""#, with: #""state" : "needs_review""#)
    return PreviewTable(table: Table(catalog: CatalogFile(path: path, bytes: Array(text.utf8))))
  }

  private func model(_ table: PreviewTable, _ locale: String, _ size: Size) -> Model {
    var settings = Model.Settings(
      tables: [table], environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor),
      size: size)
    settings.theme = .mono
    return Model(settings)
  }

  /// Each story is told on each screen and in each language: the tables share them.
  @Test(arguments: tables, locales) func areWhole(name: String, locale: String) throws {
    let table = try Self.table(name)
    let turn = (Self.tables.firstIndex(of: name) ?? 0) + (Self.locales.firstIndex(of: locale) ?? 0)
    for (number, keys) in Self.stories.enumerated() {
      let size = Self.sizes[(turn + number) % Self.sizes.count]
      let model = model(table, locale, size)
      try model.press(keys)
      let (canvas, cursor) = model.draw()
      let place = "\(keys) \(size)\n\(canvas.text)"
      for row in 0..<size.rows {
        #expect(canvas[row: row].reduce(0) { $0 + $1.columns } == size.columns, "\(place)")
      }
      let lines = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((0..<size.columns).contains(cursor.column), "\(place)")
      #expect((0..<size.rows).contains(cursor.row), "\(place)")
      switch model.stage.input {
      case is TextPrompt where model.geometry.panelHeight > 0:
        let panel = model.geometry.panelTop..<model.geometry.statusRow
        #expect(panel.contains(cursor.row), "\(place)")
      case is TextPrompt, is any Prompting, is any Picking:
        #expect(cursor.row == model.geometry.statusRow, "\(place)")
      default: #expect(lines[cursor.row].contains { "▌▐".contains($0) }, "\(place)")
      }
      try expectHints(of: model, canvas, place)
    }
  }

  /// One of the keys of each hint on the screen changes the screen, or asks for something.
  private func expectHints(of model: Model, _ canvas: Canvas, _ place: String) throws {
    let line = canvas.text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let hints = model.hints.filter { hint in
      // On the narrowest screens, the first key is enough.
      [hint.keys, String(hint.keys.prefix { $0 != " " })].contains {
        line.contains(" \($0) \(hint.word)   ") || line.hasSuffix(" \($0) \(hint.word)")
      }
    }
    #expect(!hints.isEmpty && hints.contains(where: \.isWayOut) == !isBrowsing(model), "\(place)")
    // Where everything is on the screen, nothing moves.
    let isShort = (model.choices?.count ?? 2) < 2
    for hint in hints where hint.word != "scroll" && !(isShort && hint.word == "move") {
      let works = try hint.keys.split(separator: " ").contains { key in
        let copy = model.copy()
        let effects = try copy.press(String(key).scriptKey)
        return !effects.isEmpty || copy.draw().canvas != canvas
      }
      #expect(works, "\(hint.keys) \(hint.word): \(place)")
    }
  }

  /// Whether nothing is open that could be left.
  private func isBrowsing(_ model: Model) -> Bool {
    model.stage.input == nil && !model.stage.hasPane && model.list.count > 0
      && model.list.marks.isEmpty
      && !model.isReviewing && model.selectedRow?.isInConflict != true
  }
}

extension String {
  /// A key of a hint as scripts spell it.
  fileprivate var scriptKey: String {
    if hasPrefix("^"), count == 2 { return "<C-\(dropFirst())>" }
    return ["Enter", "Esc", "Tab", "Up", "Down"].contains(self) ? "<\(self)>" : self
  }
}
