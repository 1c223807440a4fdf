internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// The keys and strings of all tables, found fuzzily; the list goes to the selected one.
struct KeyPicker: Picking {
  var list = ChoiceList<Int>([])
  var field = TextField()
  let origin: Origin
  private var finder = KeyFinder()
  /// The number of all keys.
  private var all = 0

  /// The number of keys to search before the next frame.
  private static let quickRows = 250

  init(in model: Model) {
    origin = Origin(model)
    findQuickly(in: model)
  }

  func title(columns: Int) -> String { "key or string" }
  var lines: Int { 12 }
  var counts: (matching: Int, all: Int) { (finder.count, all) }

  mutating func narrow(in model: Model) {
    finder.search(field.text)
    _ = list.select(0)
    findQuickly(in: model)
  }

  private mutating func findQuickly(in model: Model) {
    if isPending(in: model) { work(rows: model.part(of: Self.quickRows), in: model) }
  }

  func isPending(in model: Model) -> Bool { finder.isPending(in: model) }

  /// Searches further keys, and shows the best ones so far with the strings of their rows.
  mutating func work(rows: Int, in model: Model) {
    finder.advance(rows: rows, in: model)
    let (catalog, store) = (model.catalog, model.rows)
    all = catalog.rowCount
    list.shown = finder.best.map { match in
      let index = catalog.index(of: match.row)
      let key = catalog.tables[index.table][index.entry].key
      let row = store.unstoredRow(at: index).row
      let text = row.found.leaf == nil ? nil : row.title.text
      return ChoiceList.Choice(
        target: match.row, name: key.isEmpty ? "(empty key)" : key,
        words: text.map { [$0] } ?? [], note: catalog.labels[index.table].path,
        places: match.isInText ? [] : finder.places(in: match.row, key: key),
        wordPlaces: match.isInText ? text.map(finder.places(inText:)) ?? [] : [])
    }
    list.move(by: 0)
    showSelected(in: model)
  }

  func show(_ row: Int, in model: Model) {
    if !field.isEmpty { model.list.select(row: row) }
  }

  func accept(_ row: Int, in model: Model) -> Effect? {
    model.rememberPlace(origin.row)
    model.show(row)
    return nil
  }

  func draw(_ model: Model, on frame: inout Frame) {
    let shown = list.shown.dropFirst(frame.geometry.panelStart).prefix(frame.geometry.panelHeight)
    // Beside a key is its text, so each has half.
    ChoicesView(
      list: list, all: Array(shown), names: frame.geometry.size.columns / 2,
      geometry: frame.geometry,
      screen: model.screen
    ).draw(on: &frame.canvas)
    drawLine(model, on: &frame)
  }
}
