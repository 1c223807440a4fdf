internal import CatalogChanges
internal import CatalogEditing
internal import TerminalValues

/// A question to confirm changes before they are written, with details of the changes.
struct Question: DetailsInput {
  /// A line of details.
  enum Detail: Sendable {
    /// An entry with a note.
    case entry(key: String, note: String)
    /// The old string, highlighting removed words.
    case old(WordDifference)
    /// The new string, highlighting added words.
    case new(WordDifference)
    /// How the new string fits, or a problem with it.
    case remark(String)
    /// The beginning of a question that takes several lines.
    case line(String)
  }

  let question: String
  let details: [Detail]
  /// The labels of Enter and `n`.
  var yes = "write"
  var no = "no"
  /// The effect of Enter; nil if there is nothing to decide.
  var accepted: Effect?
  /// The effect of `n`; nil if it is not an answer.
  var declined: Effect?
  /// The prompt to return to with Esc; nil for the list.
  var prompt: TextPrompt?
  /// The index of the first visible detail.
  var top = 0

  init(
    _ question: String, _ details: [Detail], yes: String = "write", accepted: Effect? = nil
  ) {
    self.question = question
    self.details = details
    self.yes = yes
    self.accepted = accepted
  }

  /// Asks whether the translations of a changed source string need review.
  init(asking change: TextRequest, backTo prompt: TextPrompt) {
    let draft = prompt.draft
    var reviewed = change
    reviewed.reviewsTranslations = true
    let count = draft.finished.count
    let translations = count == 1 ? "its translation" : "its \(count) translations"
    let difference = WordDifference(from: draft.oldSource ?? "", to: change.text ?? "")
    self.init(
      "mark \(translations) as needs review?",
      [
        .entry(key: draft.key, note: draft.finished.joined(separator: ", ")), .old(difference),
        .new(difference),
      ], yes: "yes", accepted: .write([reviewed]))
    declined = .write([change])
    self.prompt = prompt
  }

  func panel(on screen: ScreenState) -> Panel {
    Panel(lines: details.count, start: top, count: details.count)
  }

  // MARK: Reactions

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    let page = max(1, model.geometry.panelHeight - 1)
    switch key {
    case .enter, .character("y"): return .close { [accepted] in accepted }
    case .character("n") where declined != nil: return .close { [declined] in declined }
    case .escape, .character("n"), .character("q"), .control("c"), .control("g"), .backspace:
      return leave(in: model)
    case .down, .character("j"): scroll(by: 1, in: model)
    case .up, .character("k"): scroll(by: -1, in: model)
    case .pageDown, .character(" "), .control("f"): scroll(by: page, in: model)
    case .pageUp, .character("b"), .control("b"): scroll(by: -page, in: model)
    default: break
    }
    return .done
  }

  /// Closes the question without an answer.
  private func leave(in model: Model) -> Outcome {
    .closing { [self] in
      if let prompt {
        model.open(prompt)
        model.changes.insert(.query)
      } else {
        model.continueForms()
        if accepted != nil { model.status.say("nothing changed") }
      }
    }
  }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    // Without a line for the keys, the question names them.
    let keys = frame.geometry.hintsRow == nil ? " (Enter \(yes), Esc no)" : ""
    frame.cursor = DetailsView(
      question: question + keys, details: details, geometry: frame.geometry, screen: model.screen
    ).draw(on: &frame.canvas)
  }

  func hints(in model: Model) -> [Hint]? {
    if accepted == nil { return [Hint("Enter", yes), Hint("Up Down", "scroll")] }
    return [Hint("Enter", yes)] + (declined == nil ? [] : [Hint("n", no)]) + [.cancel]
  }
}
