internal import SourceText
internal import TerminalValues

/// The reason why an editor does not open, until Enter or Esc.
///
/// Text typed for the editor must not run as commands.
struct RefusalNotice: DetailsInput {
  let fault: EditFault
  /// Whether the user has typed text, which was ignored.
  private var isTyped = false
  private var lines: [String] = []
  /// The first visible line.
  var top = 0

  /// Wraps the reason to the width of the screen.
  init(_ fault: EditFault, in geometry: ScreenGeometry) {
    self.fault = fault
    wrap(in: geometry)
  }

  private mutating func wrap(in geometry: ScreenGeometry) {
    let notes = [
      fault.place == nil || isTyped ? nil : "e opens it", isTyped ? "typed text ignored" : nil,
      isTyped || geometry.hintsRow == nil ? "Esc closes" : nil,
    ].compactMap(\.self)
    let words = fault.words + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    lines = words.wordWrapped(columns: max(1, geometry.size.columns - 3))
    top = 0
  }

  /// The lines above the last one, which has the cursor.
  var details: [Question.Detail] { lines.dropLast().map { .line($0) } }

  func panel(on screen: ScreenState) -> Panel {
    Panel(lines: details.count, start: top, mayCoverList: true, count: details.count)
  }

  // MARK: Reactions

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    switch key {
    case .enter, .escape, .control("c"), .control("g"): return leave(nil, in: model)
    case .down: scroll(by: 1, in: model)
    case .up: scroll(by: -1, in: model)
    // It may also be the first letter of a word.
    case .character("e") where fault.place != nil && !isTyped && !model.editing.isInBurst:
      return leave(fault.place.map(model.edit), in: model)
    case .character:
      isTyped = true
      wrap(in: model.geometry)
    default: break
    }
    return .done
  }

  private func leave(_ effect: Effect?, in model: Model) -> Outcome {
    .close {
      model.continueForms()
      return effect
    }
  }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    frame.cursor = DetailsView(
      question: lines.last ?? "", details: details, geometry: frame.geometry, screen: model.screen
    ).draw(on: &frame.canvas)
  }

  func hints(in model: Model) -> [Hint]? {
    (fault.place == nil || isTyped ? [] : [Hint("e", "editor")]) + [
      Hint("Esc", "close", isWayOut: true)
    ]
  }
}
