/// The prompt for a search, whose first match the list shows while the user types.
struct SearchPrompt: Prompting {
  var line = PromptLine("", .search)
  private let origin: Origin

  var mark: String { "/" }
  var ownHints: [Hint] { [Hint("Enter", "search")] }

  init(in model: Model) { origin = Origin(model) }

  func note(in model: Model) -> String {
    model.matchPlace.map { $0 + model.caseWords } ?? model.status.message ?? ""
  }

  func apply(in model: Model) {
    let query = SearchQuery(line.text)
    model.search.setQuery(query)
    model.list.select(origin.selection)
    if !query.isEmpty { model.find(.match, step: 1, skippingSelected: false) }
  }

  func cancel(in model: Model) {
    model.search.setQuery(origin.search)
    model.list.select(origin.selection)
    model.list.scroll(to: origin.top)
  }

  func enter(in model: Model) -> Effect? {
    if line.text.isEmpty { return model.perform(.nextMatch) }
    model.rememberPlace(origin.row)
    model.announceMatch()
    return nil
  }
}
