internal import CatalogCheck
internal import CatalogEditing
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// The field with the string of a row, to be written to its file.
struct TextPrompt: InputLayer {
  var field: TextField
  /// The string of the row.
  private(set) var draft: TextDraft
  /// The message above the field, until the next key, which brings back what the file has while
  /// `replacesOther`.
  var advice: String?
  /// Whether the next Enter writes a string despite errors.
  private(set) var isConfirmed = false
  /// Whether another program has changed the string in the file, so that Enter must be pressed
  /// twice.
  private(set) var replacesOther = false
  /// Whether the next Esc discards the changes.
  private var isLeaving = false
  /// Whether the next key is the number of a placeholder.
  var awaitsPlaceholder = false
  /// The content of the field when the string of the last commit was requested, if it was.
  var askedAt: String?
  /// The suggestions to cycle through, if any.
  var suggestions: Suggestions?

  /// Creates the field with the string of a file, or with one that could not be written.
  init(_ draft: TextDraft, unwritten kept: TextRequest?) {
    self.draft = draft
    field = TextField(kept?.text ?? draft.start, takesLines: true)
    guard let kept else { return }
    advice = "this text is not saved yet: Enter saves it"
    if kept.old != draft.old { noteOtherText() }
  }

  /// The text before the field.
  var mark: String { "\(draft.title) > " }

  var takesText: Bool { true }
  var followsTyping: Bool { true }

  func panel(on screen: ScreenState) -> Panel {
    Panel(lines: FieldPanel(self, in: screen)?.lines ?? 0)
  }

  // MARK: Typing

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    let before = self
    // The string that Enter would overwrite stays in view.
    advice = replacesOther ? otherText : nil
    isLeaving = false
    if awaitsPlaceholder {
      insertPlaceholder(key, in: model)
      return .done
    }
    switch key {
    case .enter: return save(movesOn: true, in: model)
    case .control("s"): return save(movesOn: false, in: model)
    case .escape, .control("c"), .control("g"):
      if field.text != draft.start, !before.isLeaving {
        askToLeave(in: model)
      } else {
        return leave(in: model)
      }
    case .control("o"): insert("\n", in: model)
    case .control("y"): insert(draft.source, in: model)
    case .control("r"): askForPlaceholder()
    case .control("n"): return suggest(step: 1, in: model)
    case .control("p"): return suggest(step: -1, in: model)
    case .up: moveCursor(by: -1, on: model.screen)
    case .down: moveCursor(by: 1, on: model.screen)
    case .tab, .backTab: break
    case .backspace where field.isEmpty: break
    default: edit(in: model) { $0.edit(key) }
    }
    return .done
  }

  mutating func paste(_ text: String, in model: Model) -> Outcome {
    insert(text, in: model)
    return .done
  }

  mutating func insert(_ text: String, in model: Model) {
    edit(in: model) { $0.inserted(text) }
  }

  /// Edits the text; the row follows when the event is settled.
  mutating func edit(in model: Model, _ change: (inout TextField) -> Bool) {
    let before = field
    if change(&field), !field.holdsText(of: before) { model.changes.insert(.query) }
  }

  /// Moves the cursor to another line of a long text.
  private mutating func moveCursor(by lines: Int, on screen: ScreenState) {
    guard let panel = FieldPanel(self, in: screen) else { return }
    field.move(to: panel.field.place(below: lines, field))
  }

  /// Shows the typed text in the row.
  mutating func apply(in model: Model) {
    isConfirmed = false
    guard let number = model.list.selectedRow else { return }
    let index = model.catalog.index(of: number)
    // The file may have been reloaded since.
    guard model.catalog.tables[index.table][index.entry].key == draft.key else { return }
    // Until something is typed, the string stays missing.
    let isMissing = draft.old == nil && field.isEmpty
    model.catalog.trial = (isMissing ? nil : draft.table(with: field.text)).map {
      TrialRow(row: number, index: index, table: $0)
    }
    model.changes.insert(.trial)
  }

  // MARK: The file

  /// The row of the string; nil if the file has it no more.
  private func row(in model: Model) -> Int? {
    model.catalog.row(of: draft.name)
  }

  /// Warns that the string in the file has changed meanwhile, so that Enter has to be pressed
  /// twice.
  private mutating func noteOtherText() {
    replacesOther = true
    advice = otherText
  }

  private var otherText: String {
    draft.old.map { "changed on disk: \($0)" } ?? "the translation was removed from the file"
  }

  /// Continues editing after the files have been reloaded.
  ///
  /// The typed text stays in the field. If the string in the file has changed, Enter has to be
  /// confirmed.
  mutating func reload(in model: Model) {
    guard let number = row(in: model) else {
      advice = "the string was removed from the file; Esc twice discards your text"
      return
    }
    if model.list.selectedRow != number { model.show(number) }
    let previewTable = model.catalog.tables[model.catalog.index(of: number).table]
    // If the string no longer exists, the draft would refer to another path.
    guard
      let new = try? TextDraft(
        of: model.row(number).row, in: previewTable, locale: draft.locale, at: draft.path,
        isForm: draft.isForm)
    else {
      advice = "the string was removed from the file"
      return
    }
    let old = draft
    draft = new
    if new.old != old.old {
      if field.text == old.start {
        field = TextField(new.start, takesLines: true)
      } else if field.text != new.old {
        noteOtherText()
      }
    }
    model.changes.insert(.query)
  }

  // MARK: Leaving

  private mutating func askToLeave(in model: Model) {
    isLeaving = true
    advice =
      row(in: model) == nil
      ? "the string was removed from the file; Esc again discards your text"
      : replacesOther
        ? "not saved: Enter overwrites the change on disk, Esc again discards your text"
        : "not saved: Enter saves it, Esc again discards it"
  }

  private func leave(in model: Model) -> Outcome {
    .closing { [draft] in
      // The user has seen a text that could not be written, and discards it.
      if let kept = model.unwritten(draft) { model.forgetUnwritten([kept]) }
      model.dropTrial()
      // The list of forms is made from the row, which must not have the discarded text any more.
      model.settle()
      model.continueForms()
    }
  }

  /// Saves the typed text; an error requires a second Enter.
  private mutating func save(movesOn: Bool, in model: Model) -> Outcome {
    if replacesOther {
      replacesOther = false
      advice =
        draft.old.map { "Enter overwrites the change on disk: \($0)" }
        ?? "Enter adds the translation again"
      return .done
    }
    let isWrong =
      model.catalog.trial != nil && model.selectedRow?.worstProblem?.wantsConfirmation == true
    if isWrong, !isConfirmed {
      isConfirmed = true
      return .done
    }
    if field.text.isEmpty, draft.old?.isEmpty == false, !isConfirmed {
      isConfirmed = true
      advice = "empty: the app will show nothing; Enter again to save"
      return .done
    }
    return .close { [self] in
      let effect = write(movesOn: movesOn, isConfirmed: isWrong, in: model)
      if movesOn, model.editing.isInBurst, !(model.stage.input is Self) {
        model.editing.ignoredText = ""
      }
      return effect
    }
  }

  /// Writes the text, and goes on to the next one.
  private func write(movesOn: Bool, isConfirmed: Bool, in model: Model) -> Effect? {
    let text = field.text
    // The other values of a list have the same state, and may not have been looked at.
    let isShared = movesOn && model.isStateShared(of: draft)
    // Enter on an unchanged string that needs work marks it as translated.
    let accepts = movesOn && !isShared && draft.needsWork && draft.old != nil && draft.hasStates
    if draft.isForm {
      model.editing.forms?.goesOn = movesOn
      if movesOn { model.editing.forms?.accepted.insert(draft.path) }
    }
    guard accepts || text != draft.old ?? "" else {
      model.dropTrial()
      model.forgetUnwritten([draft.change(to: text, state: nil, isConfirmed: false)])
      model.continueForms()
      return isShared ? nil : model.refuse("nothing changed")
    }
    let change = draft.change(
      to: text == draft.old ? nil : text,
      state: movesOn && !isShared ? "translated" : draft.state, isConfirmed: isConfirmed)
    model.editing.saving = self
    // The row shows the new text until the file has been read again, which takes a while if it is
    // large.
    if draft.strands(with: text) {
      model.dropTrial()
      model.open(Question(asking: change, backTo: self))
      return nil
    }
    if movesOn, draft.needsWork, !draft.isForm { model.goOn() }
    return .write([change])
  }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    let (screen, appearance) = (model.screen, model.screen.appearance)
    let verdict = model.verdict(isConfirmed: isConfirmed, again: "Enter saves anyway")
    let separator = " \(appearance.glyphs.dots) "
    // The warning about another program's change stays until Enter is pressed.
    let urgent = replacesOther ? nil : advice
    if let panel = FieldPanel(self, in: screen) {
      let words = [advice, verdict].compactMap { $0?.isEmpty == false ? $0 : nil }
      frame.canvas.drawStatus(
        of: model, frame.geometry, saying: urgent ?? words.joined(separator: separator))
      frame.cursor = panel.draw(self, frame.geometry, appearance, on: &frame.canvas)
      return
    }
    var view = PromptView(
      screen: screen, row: frame.geometry.statusRow, mark: mark, field: field, note: verdict)
    guard frame.geometry.hasRules else {
      view.note = advice ?? verdict
      frame.cursor = view.draw(on: &frame.canvas)
      return
    }
    // A problem that does not fit beside the field is above it. The end is cut on a narrow screen, and
    // the source string can be looked up.
    let note = verdict.isEmpty || view.hasRoomForNote ? nil : verdict
    let words = [advice, note, draft.translated].compactMap(\.self)
    if !words.isEmpty {
      frame.canvas.fill(columns: 0..<screen.size.columns, row: frame.geometry.ruleRow)
      Line(
        " \(urgent ?? words.joined(separator: separator))", appearance.theme[.hint],
        in: appearance
      ).draw(
        on: &frame.canvas, at: Position(column: 0, row: frame.geometry.ruleRow),
        to: screen.size.columns)
    }
    frame.cursor = view.draw(on: &frame.canvas)
  }

  func hints(in model: Model) -> [Hint]? {
    [
      Hint("Enter", model.isWorkList && draft.needsWork ? "save, next" : "save"),
      Hint("^n", "suggest"), Hint("^y", "source"), Hint("^o", "newline"),
      Hint("^s", "keep state"), Hint("^r", "placeholder"), .cancel,
    ]
  }
}

extension ShownRow {
  /// The first of the string's worst problems that deserve a mark.
  var worstProblem: Diagnostic? {
    let own = problems.filter { !RuleID.ofMissingForms.contains($0.rule) }
    guard let worst = own.map(\.severity).max(), worst >= .warning else { return nil }
    return own.first { $0.severity == .error } ?? own.first(where: \.wantsConfirmation)
      ?? own.first { $0.severity == worst }
  }
}

extension Diagnostic {
  /// Whether a string with the problem requires a second Enter to be written.
  fileprivate var wantsConfirmation: Bool { severity == .error || Rule.refuses(rule, severity) }
}
