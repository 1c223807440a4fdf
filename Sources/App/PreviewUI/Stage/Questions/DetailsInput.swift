internal import TerminalValues

/// An input below lines of details, which scroll if they do not fit.
protocol DetailsInput: InputLayer {
  var details: [Question.Detail] { get }
  /// The index of the first visible line.
  var top: Int { get set }
}

extension DetailsInput {
  mutating func turn(_ step: Int, at position: Position, in model: Model) -> Outcome {
    if model.geometry.isInspector(position) { return .pass }
    scroll(by: step, in: model)
    return .done
  }

  mutating func scroll(by step: Int, in model: Model) {
    top = max(0, min(top + step, details.count - model.geometry.panelHeight))
  }
}
