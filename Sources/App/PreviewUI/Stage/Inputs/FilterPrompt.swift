internal import SourceText

/// The prompt for a filter, whose matches the list shows while the user types.
struct FilterPrompt: Prompting {
  var line: PromptLine
  private let origin: Origin

  var mark: String { "&" }
  var ownHints: [Hint] { [Hint("Enter", "filter")] }

  init(in model: Model) {
    origin = Origin(model)
    line = PromptLine(origin.filter.text, .filter)
  }

  func note(in model: Model) -> String {
    let list = model.list
    if let fault = list.filter.fault { return fault.message }
    guard !list.filter.isEmpty else { return "" }
    let rows = list.count.counted("row")
    return model.catalog.tables.count > 1 ? "\(rows) (all tables)" : rows
  }

  func apply(in model: Model) {
    model.setFilter(SearchQuery(line.text), anchor: origin.row)
  }

  func cancel(in model: Model) {
    model.setFilter(origin.filter, anchor: origin.row, top: origin.top)
  }

  func enter(in model: Model) -> Effect? {
    if let fault = model.list.filter.fault { model.status.say(fault.message) }
    return nil
  }
}
