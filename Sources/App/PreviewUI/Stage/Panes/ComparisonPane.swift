internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// The selected row in every language, instead of the rows.
struct ComparisonPane: Layer {
  /// The comparison; nil if there is no row to compare.
  private(set) var comparison: Comparison?
  /// The first language on the screen.
  private(set) var top = 0
  /// The language before the pane was opened, to be restored when it closes, unless the user has
  /// chosen another one by its name.
  private var localeBefore: LocaleTag?

  /// The number of rows to examine before a frame.
  private static let quickRows = 1_000

  var level: Level { .pane }
  var place: Place { .body }

  init(in model: Model) { localeBefore = model.preview.root.locale }

  /// The position of the list's language; nil if it has no row yet.
  func position(in model: Model) -> Int? {
    comparison?.position(of: model.preview.locale)
  }

  // MARK: Reactions

  mutating func perform(_ action: Action, count: Int?, in model: Model) -> Outcome {
    if action == .compare { return .close }
    guard action.entry.group == .move,
      ![.table, .jumpBack, .focus, .nextTable, .previousTable].contains(action),
      let comparison, let position = position(in: model)
    else { return .pass }
    let target = action.line(
      from: position, count: count, page: model.geometry.comparedHeight - 1,
      last: comparison.rows.count - 1)
    if target != position { model.setLocale(comparison.rows[target].locale) }
    return .done
  }

  mutating func turn(_ step: Int, at position: Position, in model: Model) -> Outcome {
    perform(step > 0 ? .down : .up, count: nil, in: model)
  }

  func click(at position: Position, in model: Model) -> Outcome {
    let geometry = model.geometry
    guard let comparison, position.row < geometry.listLines.upperBound else { return .done }
    let place = position.row - geometry.listTop - (geometry.hasComparedHeading ? 1 : 0)
    let isPinned = place < comparison.pinned(in: geometry.comparedHeight)
    let number = isPinned ? place : top + place
    if place >= 0, comparison.rows.indices.contains(number) {
      model.setLocale(comparison.rows[number].locale)
    }
    return .done
  }

  func restore(in model: Model) {
    if let localeBefore, localeBefore != model.preview.root.locale { model.setLocale(localeBefore) }
  }

  // MARK: Comparing

  mutating func follow(_ changes: Changes, in model: Model) {
    if changes.contains(.chosenLocale) { localeBefore = nil }
    guard model.stage.pane is Self else { return }
    guard let row = model.list.selectedRow else {
      comparison = nil
      top = 0
      return
    }
    var root = model.preview.root
    root.locale = LocaleTag("und")
    let basis = Comparison.Basis(
      row: row, sampleOptions: model.preview.sampleOptions, edits: model.catalog.edits,
      width: model.geometry.rowWidth, points: model.preview.points,
      generation: model.catalog.generation, grammarians: model.preview.environment.grammarians,
      root: root)
    if comparison?.basis != basis {
      let source = model.catalog.tables[model.catalog.index(of: row).table].table.sourceLanguage
      comparison = Comparison(
        basis, source: source.map { LocaleTag($0) }, locales: model.catalog.locales)
    }
    comparison?.want(model.preview.locale)
    if isPending(in: model) { work(rows: Self.quickRows, in: model) }
    reveal(position(in: model), height: model.geometry.comparedHeight)
  }

  /// Scrolls as little as necessary to reveal the row at a position, if any.
  private mutating func reveal(_ position: Int?, height: Int) {
    guard let comparison, let position, height > 0 else {
      top = 0
      return
    }
    let pinned = comparison.pinned(in: height)
    // The others scroll below the pinned row.
    let place = max(0, position - pinned)
    let last = max(0, comparison.rows.count - height)
    top = min(max(min(top, place), place - (height - pinned) + 1), last)
  }

  func isPending(in model: Model) -> Bool { comparison?.isComplete == false }

  mutating func work(rows: Int, in model: Model) {
    comparison?.advance(rows: rows, in: model)
  }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    guard let comparison else {
      ListPane().draw(model, on: &frame)
      return
    }
    frame.cursor = CompareView(
      comparison: comparison, top: top, selection: position(in: model), geometry: frame.geometry,
      appearance: model.screen.appearance
    ).draw(on: &frame.canvas)
  }

  func hints(in model: Model) -> [Hint]? {
    [
      Hint([.editText], "edit"), Hint([.inspect], "inspect"), Hint([.edit], "editor"),
      Hint([.down, .up], "language"), .help, .close(.compare),
    ]
  }

  func help(in model: Model) -> HelpText.Section? {
    HelpText.Section(
      "In the comparison",
      [
        ([.down, .up], "next or previous language"),
        ([.editText], "edit the translation in this language"),
        ([.inspect], "inspect the row in this language"),
        ([.edit], "open this translation in the editor"), ([.compare, .quit], "close"),
      ], model.screen.keymap)
  }
}
