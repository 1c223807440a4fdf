internal import TerminalValues

/// A program is processing rows; the user can stop it.
struct ProgramWait: InputLayer {
  let program: String

  func take(_ key: Key, in model: Model) -> Outcome {
    switch key {
    case .escape, .character("q"), .control("c"), .control("g"): .close { .pipe(nil) }
    default: .done
    }
  }

  func draw(_ model: Model, on frame: inout Frame) {
    frame.canvas.drawStatus(of: model, frame.geometry, saying: "running \(program); Esc cancels")
  }

  func hints(in model: Model) -> [Hint]? { [.cancel] }
}
