internal import TerminalValues

/// Questions about changes; nothing is written before the user confirms with Enter.
extension Model {
  /// Handles a key while a question is open.
  mutating func answer(_ key: Key, to confirmation: Confirmation) -> Effect? {
    if let fault = confirmation.refused { return leave(fault, by: key) }
    let page = max(1, geometry.panelHeight - 1)
    switch key {
    case .enter, .character("y"):
      overlay.input = .none
      return confirmation.accepted
    case .character("n") where confirmation.declined != nil:
      overlay.input = .none
      return confirmation.declined
    case .escape, .character("n"), .character("q"), .control("c"), .control("g"), .backspace:
      leaveConfirmation()
    case .down, .character("j"): scrollConfirmation(by: 1)
    case .up, .character("k"): scrollConfirmation(by: -1)
    case .pageDown, .character(" "), .control("f"): scrollConfirmation(by: page)
    case .pageUp, .character("b"), .control("b"): scrollConfirmation(by: -page)
    default: break
    }
    return nil
  }

  /// Closes the question without an answer.
  mutating func leaveConfirmation() {
    guard let confirmation = overlay.confirmation else { return }
    guard let (prompt, origin) = confirmation.prompt else {
      overlay.input = .none
      continueForms()
      if confirmation.accepted != nil { status.say("nothing changed") }
      return
    }
    overlay.input = .prompt(prompt, before: origin)
    changes.insert(.query)
  }

  /// Scrolls the details of a question.
  mutating func scrollConfirmation(by step: Int) {
    guard let confirmation = overlay.confirmation else { return }
    let last = max(0, confirmation.details.count - geometry.panelHeight)
    overlay.confirmation?.top = max(0, min(confirmation.top + step, last))
  }
}
