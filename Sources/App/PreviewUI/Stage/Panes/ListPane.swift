internal import TerminalValues

/// The rows of the list, below everything else; ``ListState`` has its state.
struct ListPane: Layer {
  var level: Level { .list }
  var place: Place { .rows }

  /// The number of rows to scroll per step of the wheel.
  private static let wheelRows = 3

  func perform(_ action: Action, count: Int?, in model: inout Model) -> Outcome {
    .handled(model.performOnList(action, count: count))
  }

  func turnWheel(by step: Int, at position: Position, in model: inout Model) -> Outcome {
    model.scrollList(by: step * Self.wheelRows)
    return .done
  }

  func click(at position: Position, in model: inout Model) -> Outcome {
    if let clicked = model.position(onLine: position.row) { model.list.select(clicked) }
    return .done
  }

  func draw(
    _ model: Model, _ geometry: ScreenGeometry, on canvas: inout Canvas, cache: inout RowCache
  ) -> Position {
    ListView(
      catalog: model.catalog, list: model.list, marks: model.marks, geometry: geometry,
      appearance: model.screen.appearance, keymap: model.screen.keymap
    ).draw(on: &canvas, cache: &cache)
  }

  func hints(in model: Model) -> [Hint]? {
    if let hints = model.hintsOfRows { return hints }
    if model.marks.isEmpty, let conflict = model.conflictHints(isInspected: false) {
      return conflict
    }
    guard model.marks.isEmpty else {
      return [
        .wayOut([.back], "unmark"), Hint([.mark], "mark"), Hint([.toggleReview], "needs review"),
        Hint([.fix], "fix"), Hint(menu: .copyRendered, "copy"), Hint([.prompt], "command"), .help,
      ]
    }
    let isInPoints = model.preview.points != nil
    let edit =
      model.selectedRow?.form.map {
        [.needed(Hint([.editText], "edit \($0)")), .needed(Hint([.editForms], "forms"))]
      } ?? [isInPoints ? .needed(Hint([.editText], "edit")) : Hint([.editText], "edit")]
    return [
      Hint([.search], "search"), Hint(menu: .showMissing, "filter"),
      .needed(Hint([.nextLocale, .previousLocale], "language")),
    ] + (isInPoints ? [.needed(Hint([.textSize], "text size"))] : []) + edit + [
      .needed(Hint([.inspect], "inspect")), Hint([.compare], "compare"),
      Hint([.prompt], "command"), .help,
    ]
  }
}

extension Model {
  /// The hints where rows are visible, if none is listed, or in a review; nil otherwise.
  var hintsOfRows: [Hint]? {
    if review != nil {
      return [
        .way(out: Hint("Esc", "end review")), Hint("Enter ~", "accept"), Hint("n", "skip"),
        Hint([.editText], "edit"), Hint([.undo], "undo"), Hint([.compare], "compare"), .help,
      ]
    }
    guard list.count == 0, catalog.rowCount > 0 else { return nil }
    return [
      .wayOut([.back], stage.hasPane ? "close" : "clear filter"), Hint([.filter], "new filter"),
      Hint(menu: .showMissing, "filter"), Hint([.nextLocale, .previousLocale], "language"),
      Hint([.prompt], "command"), .help,
    ]
  }

  /// The hints for a row with a conflict; nil if the selected row has none.
  func conflictHints(isInspected: Bool) -> [Hint]? {
    guard selectedRow?.isInConflict == true else { return nil }
    return [
      Hint([.takeOurs, .takeTheirs], "ours, theirs"),
      Hint(selectedConflicts.editable == nil ? [] : [.editText], "edit"),
      Hint([.nextConflict], "next conflict"),
      isInspected ? .close(.inspect) : Hint([.inspect], "inspect"), Hint([.undo], "undo"), .help,
    ]
  }
}
