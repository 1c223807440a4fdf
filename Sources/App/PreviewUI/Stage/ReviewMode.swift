internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// The review of rows that need it, one after another: some keys accept, skip, or end it as long as
/// rows are visible.
struct ReviewMode: Layer {
  /// The number of listed rows left.
  var left: Int
  /// The notes on the selected row.
  private var notes = ReviewNotes()
  /// The translations of the project, until a file or the language changes.
  private var memory: (locale: String, translations: TranslationMemory)?

  init(left: Int) { self.left = left }

  var level: Level { .review }
  var place: Place { .nothing }

  func take(_ key: Key, in model: Model) -> Outcome {
    guard model.stage.showsRows, model.stage.keys.pending.isEmpty else { return .pass }
    let isCounted = model.stage.keys.count != nil
    switch key {
    // It cancels the number, or closes the inspector first.
    case .escape where isCounted || model.stage.hasPane: return .pass
    case .enter, .character("~"), .character("n"), .escape: break
    default: return .pass
    }
    model.status.clearFailure()
    if isCounted {
      model.stage.keys = KeySequence()
      return .handled(
        model.refuse("a review takes no number: each string is reviewed by itself"))
    }
    switch key {
    case .escape: return end(in: model)
    case .character("n"): return goOn(nil, in: model)
    default: return accept(in: model)
    }
  }

  private func end(in model: Model) -> Outcome {
    .closing {
      if model.catalog.difference != nil { model.noteRows(keepingList: true) }
      model.status.say("review ended")
    }
  }

  private func accept(in model: Model) -> Outcome {
    guard model.isSelectedToReview else { return goOn(nil, in: model) }
    if model.showsFormsFirst() { return .done }
    let effect = model.setRowState("translated", where: \.isToReview)
    return effect == nil ? .done : goOn(effect, in: model)
  }

  private func goOn(_ effect: Effect?, in model: Model) -> Outcome {
    model.find(.review, step: 1, skippingSelected: true)
    return .handled(effect)
  }

  // MARK: Notes

  func panel(on screen: ScreenState) -> Panel { Panel(lines: notes.count) }

  mutating func follow(_ changes: Changes, in model: Model) {
    if !changes.isDisjoint(with: [.tables, .remade]) { memory = nil }
    guard memory == nil || changes.contains(.selection) else { return }
    notes = ReviewNotes()
    guard model.stage.showsRows, model.isSelectedToReview, let shown = model.selectedRow,
      let found = shown.row.found.localization
    else { return }
    let tables = model.catalog.tables.map(\.table)
    if memory?.locale != found.locale,
      tables.reduce(0, { $0 + $1.entries.count }) < TranslationMemory.quickLimit
    {
      memory = (found.locale, TranslationMemory(of: tables, in: LocaleTag(found.locale)))
    }
    notes = ReviewNotes(on: shown, in: tables, memory?.translations)
  }

  func draw(_ model: Model, on frame: inout Frame) {
    if model.stage.input == nil { notes.draw(in: model.screen.appearance, on: &frame) }
  }

  func hints(in model: Model) -> [Hint]? {
    guard model.stage.showsRows else { return nil }
    return [
      Hint("Esc", "end review", isWayOut: true),
      Hint("Enter ~", model.hidesWaitingForms ? "forms" : "accept"), Hint("n", "skip"),
      Hint([.editText], "edit"), Hint([.undo], "undo"), Hint([.compare], "compare"), .help,
    ]
  }

  func help(in model: Model) -> HelpText.Section? { HelpText.review }
}
