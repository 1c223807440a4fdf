internal import StringCatalog
internal import TerminalValues

/// The forms of the selected row's translation, each of which can be edited and marked; the row
/// shows the selected one.
struct FormsPicker: ChoiceInput {
  var list: ChoiceList<LeafPath>

  init(_ choices: [ChoiceList<LeafPath>.Choice], at path: LeafPath?) {
    list = ChoiceList(choices, at: path)
  }

  func panel(on screen: ScreenState) -> Panel {
    Panel(lines: list.choices.count, selection: list.selection, count: list.choices.count)
  }

  // MARK: Reactions

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    if let effect = model.reviewForm(key) { return .handled(effect) }
    switch key {
    case .escape, .character("q"), .character("I"), .control("c"), .control("g"), .backspace:
      model.closeForms()
      return .done
    case .enter, .character("i"): return accept(in: model)
    case .down, .tab, .character("j"), .control("n"): list.move(by: 1)
    case .up, .backTab, .character("k"), .control("p"): list.move(by: -1)
    case .character("~"): return .handled(toggle(in: model))
    case .character("v"):
      if let path = model.editing.forms?.path { model.openVariations(of: path) }
      return .done
    case .character("D"):
      model.askToRemoveForm()
      return .done
    case .character("?"):
      let forms = HelpPane.SelectedForm(path: model.editing.forms?.path)
      model.closeForms()
      model.open(HelpPane(in: model, forms: forms))
      return .done
    case .character("u"): return .handled(undo(.undo(times: 1), in: model))
    case .control("r"): return .handled(undo(.redo(times: 1), in: model))
    default:
      let review =
        model.editing.forms?.isReview == true
        ? "Enter accepts, i edits" : "i edits, ~ toggles needs review"
      model.status.say(
        "\(key) is not bound here; \(review), v varies the string, Esc closes")
    }
    showSelected(in: model)
    return .done
  }

  /// Edits the selected form.
  func accept(in model: Model) -> Outcome {
    guard let path = list.selected?.target else { return .done }
    return .closing { model.openText(form: path) }
  }

  /// Toggles the selected form between translated and needs review.
  private func toggle(in model: Model) -> Effect? {
    guard let leaf = model.editing.forms?.selected?.leaf, !leaf.isEmpty else {
      return model.refuse("the form is missing; i adds it")
    }
    return model.setState(leaf.state == "translated" ? "needs_review" : "translated", of: [leaf])
  }

  private func undo(_ effect: Effect, in model: Model) -> Effect {
    model.editing.forms?.stay()
    return effect
  }

  /// Makes the row show the selected form.
  func showSelected(in model: Model) {
    if let selected = list.selected { model.showForm(selected.target) }
  }

  func reload(in model: Model) { model.continueForms() }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    frame.canvas.drawStatus(of: model, frame.geometry)
    ChoicesView(
      list: list, all: list.choices, names: frame.geometry.size.columns / 3, hasTexts: true,
      geometry: frame.geometry, screen: model.screen
    ).draw(on: &frame.canvas)
    let first = frame.geometry.panelStart
    let last = min(first + frame.geometry.panelHeight, list.choices.count)
    frame.canvas.drawNote(
      of: first..<last, in: list.choices.count, "forms", frame.geometry, model.screen.appearance)
    frame.cursor = Position(column: 0, row: frame.geometry.panelTop + list.selection - first)
  }

  func hints(in model: Model) -> [Hint]? {
    (model.editing.forms?.isReview == true
      ? [Hint("Enter ~", "accept", isNeeded: true), Hint("i", "edit"), Hint("n", "skip")]
      : [Hint("i", "edit"), Hint("~", "needs review")]) + [
        Hint("v", "vary"), Hint("u", "undo"), Hint("D", "remove"), Hint("?", "help"),
        Hint("Up Down", "move"), Hint("Esc", "close", isWayOut: true),
      ]
  }
}
