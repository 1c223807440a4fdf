package import AppSources
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// The locations in source code that use a key.
struct PlacePicker: Picking {
  var list: ChoiceList<FilePlace>
  var field = TextField()
  let origin: Origin

  init(_ uses: [KeyUse], in model: Model) {
    list = ChoiceList(
      uses.map { use in
        ChoiceList.Choice(
          target: use.place, name: "\(use.place.path):\(use.place.location.line)",
          words: [use.line])
      })
    origin = Origin(model)
  }

  func title(columns: Int) -> String { "place" }

  func accept(_ place: FilePlace, in model: Model) -> Effect? { model.edit(place) }

  func draw(_ model: Model, on frame: inout Frame) {
    // Names are paths, which need more room.
    ChoicesView(
      list: list, all: list.choices + list.shown.suffix(1),
      names: frame.geometry.size.columns * 2 / 3, missWords: missWords, geometry: frame.geometry,
      screen: model.screen
    ).draw(on: &frame.canvas)
    drawLine(model, on: &frame)
  }
}

extension Model {
  /// Shows the uses of a key in code: opens the editor if there is only one, or else lists them.
  ///
  /// Does nothing if the user has moved on to something else.
  ///
  /// - Returns: the effect that opens the editor, if there is only one use.
  package func show(_ uses: [KeyUse], ofKey key: String) -> Effect? {
    guard stage.input == nil, selectedRow?.row.entry.key == key else { return nil }
    guard let first = uses.first else { return refuse("key not found in the code") }
    guard uses.count > 1 else { return edit(first.place) }
    status.clear()
    open(PlacePicker(uses, in: self))
    return nil
  }
}
