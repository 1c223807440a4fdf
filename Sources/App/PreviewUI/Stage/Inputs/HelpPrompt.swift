/// The prompt for a filter of the help.
struct HelpPrompt: Prompting {
  var line = PromptLine("", .help)
  /// The query before the prompt was opened.
  let before: SearchQuery

  var mark: String { "/" }
  var ownHints: [Hint] { [Hint("Enter", "search")] }

  func apply(in model: Model) {
    model.stage[HelpPane.self]?.query = SearchQuery(line.text)
    model.stage[HelpPane.self]?.top = 0
  }

  func cancel(in model: Model) { model.stage[HelpPane.self]?.query = before }

  func enter(in model: Model) -> Effect? { nil }
}
