/// The choices that panes and inputs remember after they close.
struct StageMemory: Sendable {
  /// Whether the coverage table shows the least complete language first.
  var sortsCoverageByShare = false
  /// Whether the problem list includes all languages.
  var listsAllLanguages = false
  /// The last selected line of the problem list.
  var problem: ProblemList.Bookmark?
  /// The lines entered in prompts.
  var history = PromptHistory()
}
