internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// Editing with a user's program, which reads rows as JSON lines. Its edits are written only after
/// the user accepts them.
extension Model {
  /// Sends the marked rows, or the selected one, to a program.
  mutating func pipe(_ command: String) -> Effect? {
    guard !refusesEdits() else { return nil }
    guard preview.root.pseudo == nil else {
      return refuse("pseudo-localized strings cannot be edited; :pseudo off shows the real ones")
    }
    let rows = PipedRows(of: chosenRows, in: self)
    guard !rows.translations.isEmpty else { return refuse("no strings to send") }
    if refusesEdits(of: rows.translations.map { EntryName(file: $0.file, key: $0.key) }) {
      return nil
    }
    overlay.input = .waiting(program: command.split(separator: " ").first.map(String.init) ?? "")
    return .pipe(PipeRequest(command: command, lines: rows.lines, translations: rows.translations))
  }

  /// Handles a key while a program is running; the user can stop it.
  mutating func wait(_ key: Key) -> Effect? {
    switch key {
    case .escape, .character("q"), .control("c"), .control("g"):
      overlay.input = .none
      return .pipe(nil)
    default: return nil
    }
  }

  /// Reports why a program returned no edits.
  public mutating func failPipe(_ reason: String) {
    if case .waiting = overlay.input { overlay.input = .none }
    status.say(reason)
  }

  /// Shows the edits of a program, one after another.
  public mutating func show(_ proposal: Proposal) {
    if case .waiting = overlay.input { overlay.input = .none }
    guard case .none = overlay.input else { return }
    guard !proposal.changes.isEmpty || !proposal.refusals.isEmpty else {
      return status.say("\(proposal.program) changed nothing")
    }
    overlay.input = .proposal(proposal)
    showProposed()
  }

  /// Previews the current edit in its row; after the last edit, shows the refused lines.
  mutating func showProposed() {
    guard let proposal = overlay.proposal else { return }
    dropTrial()
    guard let change = proposal.change else {
      overlay.input =
        proposal.refusals.isEmpty ? .none : .confirmation(Confirmation(refused: proposal))
      if proposal.refusals.isEmpty {
        status.say("\(proposal.taken) of \(proposal.changes.count.counted("edit")) accepted")
      }
      return settle()
    }
    guard let number = catalog.row(of: EntryName(file: change.file, key: change.key)) else {
      return settle()
    }
    show(number)
    settle()
    let index = catalog.index(of: number)
    let form = change.path.steps.isEmpty ? nil : change.path
    let draft = try? TextDraft(
      of: row(number).row, in: catalog.tables[index.table], locale: change.locale, form: form)
    catalog.trial = draft?.table(with: change.new ?? "").map {
      TrialRow(row: number, index: index, table: $0)
    }
    changes.insert(.trial)
    settle()
  }

  /// Returns the question about the current edit.
  func question(about proposal: Proposal) -> Confirmation {
    guard proposal.change != nil else { return Confirmation(refused: proposal) }
    let verdict = verdict(isConfirmed: proposal.isConfirmed, again: "Enter accepts anyway")
    return proposal.question(remark: status.failure ?? verdict)
  }

  /// Handles a key while an edit is being confirmed.
  mutating func decide(_ key: Key, on proposal: Proposal) -> Effect? {
    status.clearFailure()
    switch key {
    case .enter, .character("y"):
      // An error wants a second Enter, as in the field.
      guard proposal.isConfirmed || selectedRow?.severity != .error else {
        overlay.proposal?.isConfirmed = true
        return nil
      }
      return take(1, of: proposal, areAccepted: true)
    case .character("~"): return take(1, of: proposal, areAccepted: false)
    case .character("a"):
      return take(proposal.changes.count - proposal.position, of: proposal, areAccepted: false)
    case .character("n"): return take(0, of: proposal, areAccepted: false)
    case .escape, .character("q"), .control("c"), .control("g"):
      dropTrial()
      overlay.input = .none
      status.say("\(proposal.taken) of \(proposal.changes.count.counted("edit")) accepted")
      return nil
    default: return nil
    }
  }

  /// Takes a number of edits and moves to the next one; 0 skips the current one.
  private mutating func take(_ count: Int, of proposal: Proposal, areAccepted: Bool) -> Effect? {
    let changes = proposal.changes.dropFirst(proposal.position).prefix(count).map {
      var change = $0
      change.state = areAccepted ? nil : "needs_review"
      change.isConfirmed = true
      return change
    }
    overlay.proposal?.position += max(1, count)
    overlay.proposal?.taken += count
    overlay.proposal?.isConfirmed = false
    showProposed()
    return changes.isEmpty ? nil : .write(changes)
  }
}
