internal import TerminalValues

/// An input with a list of choices, one of which is selected.
protocol ChoiceInput: InputLayer {
  associatedtype Target: Equatable, Sendable

  var list: ChoiceList<Target> { get set }

  /// Shows the selected choice in the rows above the list.
  func showSelected(in model: Model)
  /// Takes the selected choice.
  func accept(in model: Model) -> Outcome
}

extension ChoiceInput {
  mutating func turn(_ step: Int, at position: Position, in model: Model) -> Outcome {
    guard position.row >= model.geometry.panelTop else { return .pass }
    list.move(by: step)
    showSelected(in: model)
    return .done
  }

  mutating func click(at position: Position, in model: Model) -> Outcome {
    guard let line = model.geometry.panelLine(at: position), list.select(line) else {
      return .done
    }
    showSelected(in: model)
    return accept(in: model)
  }
}
