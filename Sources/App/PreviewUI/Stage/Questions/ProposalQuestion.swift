internal import CatalogChanges
internal import CatalogEditing
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// The question about an edit of a program, which its row shows meanwhile.
struct ProposalQuestion: InputLayer {
  let proposal: Proposal
  /// The index of the current edit.
  private var position = 0
  /// The number of accepted edits.
  private var taken = 0
  /// Whether the next Enter accepts a string despite errors.
  private var isConfirmed = false

  /// The number of lines for an edit: its location, the old string, the new string, and how it
  /// fits.
  private static let lines = 4

  init(_ proposal: Proposal) { self.proposal = proposal }

  /// The current edit; nil after the last one.
  private var change: TextRequest? {
    proposal.changes.indices.contains(position) ? proposal.changes[position] : nil
  }

  private var takenWords: String {
    "\(taken) of \(proposal.changes.count.counted("edit")) accepted"
  }

  func panel(on screen: ScreenState) -> Panel { Panel(lines: Self.lines, count: Self.lines) }

  // MARK: Reactions

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    model.status.clearFailure()
    switch key {
    case .enter, .character("y"):
      // An error wants a second Enter, as in the field.
      guard isConfirmed || model.selectedRow?.severity != .error else {
        isConfirmed = true
        return .done
      }
      return take(1, areAccepted: true, in: model)
    case .character("~"): return take(1, areAccepted: false, in: model)
    case .character("a"):
      return take(proposal.changes.count - position, areAccepted: false, in: model)
    case .character("n"): return take(0, areAccepted: false, in: model)
    case .escape, .character("q"), .control("c"), .control("g"):
      return .closing { [takenWords] in
        model.dropTrial()
        model.status.say(takenWords)
      }
    default: return .done
    }
  }

  /// Takes a number of edits and moves to the next one; 0 skips the current one.
  private mutating func take(_ count: Int, areAccepted: Bool, in model: Model) -> Outcome {
    let changes = proposal.changes.dropFirst(position).prefix(count).map {
      var change = $0
      change.state = areAccepted ? nil : "needs_review"
      change.isConfirmed = true
      return change
    }
    position += max(1, count)
    taken += count
    isConfirmed = false
    let effect: Effect? = changes.isEmpty ? nil : .write(changes)
    if change != nil {
      preview(in: model)
      return .handled(effect)
    }
    return .close { [proposal, takenWords] in
      model.dropTrial()
      // The refused lines come last.
      if proposal.refusals.isEmpty {
        model.status.say(takenWords)
      } else {
        model.open(Question(refused: proposal))
      }
      model.settle()
      return effect
    }
  }

  func reload(in model: Model) { preview(in: model) }

  /// Shows the current edit in its row.
  func preview(in model: Model) {
    guard let change else { return }
    model.dropTrial()
    guard let number = model.catalog.row(of: change.name) else {
      return model.settle()
    }
    model.show(number)
    model.settle()
    let index = model.catalog.index(of: number)
    let form = change.path.steps.isEmpty ? nil : change.path
    let draft = try? TextDraft(
      of: model.row(number).row, in: model.catalog.tables[index.table], locale: change.locale,
      form: form)
    model.catalog.trial = draft?.table(with: change.text ?? "").map {
      TrialRow(row: number, index: index, table: $0)
    }
    model.changes.insert(.trial)
    model.settle()
  }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    guard let change else { return }
    let form = change.path.steps.isEmpty ? "" : " \(FormList.Form.name(of: change.path))"
    let difference = WordDifference(from: change.old ?? "", to: change.text ?? "")
    let remark =
      model.status.failure
      ?? model.verdict(isConfirmed: isConfirmed, again: "Enter accepts anyway")
    let keys = frame.geometry.hintsRow == nil ? " (Enter accept, Esc no)" : ""
    frame.cursor = DetailsView(
      question: "edit \(position + 1) of \(proposal.changes.count): accept?\(keys)",
      details: [
        .entry(key: change.key, note: "\(change.locale)\(form)"), .old(difference),
        .new(difference), .remark(remark),
      ], geometry: frame.geometry, screen: model.screen
    ).draw(on: &frame.canvas)
  }

  func hints(in model: Model) -> [Hint]? {
    [
      Hint("Enter", "accept"), Hint("~", "as needs review"),
      Hint("a", "all as needs review"), Hint("n", "skip"), Hint("Esc", "stop", isWayOut: true),
    ]
  }
}

extension Question {
  /// Lists the refused lines.
  init(refused proposal: Proposal) {
    let count = proposal.refusals.count
    self.init(
      "\(count.counted("line")) of \(proposal.program) refused",
      proposal.refusals.map { .entry(key: "line \($0.line)", note: $0.reason) }, yes: "close")
  }
}

extension Model {
  /// Shows the edits of a program, one after another.
  package func show(_ proposal: Proposal) {
    stage.close(ProgramWait.self)
    guard stage.input == nil else { return }
    guard !proposal.changes.isEmpty || !proposal.refusals.isEmpty else {
      return status.say("\(proposal.program) changed nothing")
    }
    guard !proposal.changes.isEmpty else {
      open(Question(refused: proposal))
      return settle()
    }
    let question = ProposalQuestion(proposal)
    open(question)
    question.preview(in: self)
  }
}
