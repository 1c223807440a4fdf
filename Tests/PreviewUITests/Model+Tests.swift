import CatalogFiles
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import TextLayout

@testable import PreviewUI

extension Model {
  /// Makes the model of some catalogs of the checkout, as the program does.
  convenience init(
    _ paths: [String], locale: String = "en", size: Size, glyphs: Glyphs = .unicode,
    value: String? = nil, order: BidiOrder = .visual, theme: Theme = .mono
  ) {
    let loaded = CatalogLoader(finder: CatalogFinder(samples: Checkout.path("Catalogs")))
      .load(paths.map { Checkout.path($0) })
    let tables = loaded.catalog.tables.map { table in
      let path = "\(table.folder)/\(table.name).samples.json"
      let bytes = try? SmallFile.bytes(at: path)
      let problems = loaded.catalog.diagnostics.filter { table.paths.contains($0.path ?? "") }
        .filter { $0.key != nil }
      return PreviewTable(
        table: table,
        samples: bytes.map { Samples(bytes: $0, path: path) } ?? Samples(),
        diagnostics: Dictionary(grouping: problems) { $0.key ?? "" })
    }
    self.init(
      Model.Settings(
        tables: tables,
        environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor),
        size: size,
        theme: theme, glyphs: glyphs, value: value,
        order: order))
  }

  /// Presses keys, spelled as in scripts, and finishes the work of each; returns the effects.
  @discardableResult
  func press(_ keys: String) throws -> [Effect] {
    play(try Key.keys(in: keys))
  }

  /// Draws the screen with nothing cached.
  func draw() -> (canvas: Canvas, cursor: Position) {
    var renderer = Renderer()
    return renderer.draw(self)
  }

  /// The panel of the open picker or form, of which a line is selected.
  var choices: Panel? {
    let isList =
      stage.input is any Picking || stage.input is FormsPicker || stage.input is ArgumentForm
    return isList ? stage.input?.panel(on: screen) : nil
  }

  /// The position of the list's language in the comparison.
  var comparedPosition: Int? { stage[ComparisonPane.self]?.position(in: self) }

  /// The key of the selected entry.
  var selectedKey: String? { selectedRow?.row.entry.key }

  /// The table of the selected entry.
  var selectedTable: String? { selectedTableNumber.map { catalog.tables[$0].table.name } }
}

extension Canvas {
  /// The screen in the form of the golden files: a frame, the texts, the styles.
  var golden: String {
    let text = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let frame = "+" + String(repeating: "-", count: size.columns) + "+"
    let styles = styledText.dropFirst(self.text.count)
    return ([frame] + text.map { "|\($0)" } + [frame]).joined(separator: "\n") + styles
  }
}
