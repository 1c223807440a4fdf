internal import CatalogChanges
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// Editing the string of a row: opening the field, previewing, and saving.
extension Model {
  /// Opens the selected row's string, or one of its forms, in the field.
  mutating func openText(form chosen: LeafPath? = nil) {
    guard let row = selectedRow?.row, !refusesEdits(), let place = editedPlace else { return }
    let (previewTable, locale) = place
    let conflict = selectedConflicts.editable
    guard conflict != nil || selectedRow?.isInConflict != true else {
      let keymap = screen.keymap
      return refuseEdit(
        "this conflict cannot be edited; \(keymap.legend(for: [.takeOurs])) keeps ours, "
          + "\(keymap.legend(for: [.takeTheirs])) keeps theirs")
    }
    // The row may show a form other than the one in conflict.
    let form =
      chosen ?? conflict?.texts.first.flatMap { $0 == row.found.leaf?.path ? nil : $0 }
    // Refuse early if the file cannot be written.
    if refusesEdits(of: row.entry, in: previewTable.table, locale) { return }
    // Edit the string of the substitution rather than its reference.
    if form == nil, row.found.leaf?.text.isReference == true { return openForms() }
    // A text from an earlier run may be that of another form.
    if form == nil, let kept = unwrittenForm(of: row, in: previewTable.table, locale) {
      return openForms(editing: kept, isMissing: row.state == .missing || row.state == .new)
    }
    // A single string is not enough for a language with plural forms.
    if form == nil, row.state == .missing || row.state == .new {
      let forms = FormList(of: row.entry, in: previewTable.table, locale: locale).forms
      let missing = forms.first { $0.leaf == nil && $0.needsWork }
      if forms.count > 1, let missing {
        return openForms(editing: missing.path, isMissing: true)
      }
    }
    // Enter must not accept forms that are not on the screen.
    if form == nil, let next = hiddenForm(of: row) { return openForms(editing: next) }
    do throws(TextDraft.Refusal) {
      let draft = try TextDraft(of: row, in: previewTable, locale: locale, form: form)
      let kept = unwritten(draft)
      guard TextField.holds(kept?.new ?? draft.start) else {
        return refuseEdit(
          EditFault(words: "the text is too long to edit here", place: placeToWrite))
      }
      openPrompt(.text, text: kept?.new ?? draft.start)
      overlay.prompt?.draft = draft
      if let kept {
        overlay.prompt?.advice = "this text is not saved yet: Enter saves it"
        if kept.old != draft.old { noteOtherText(draft) }
      }
      changes.insert(.query)
    } catch {
      refuseEdit(error.reason)
    }
  }

  /// The form to edit first if Enter would accept others, or leave others unseen in a review.
  private func hiddenForm(of row: Row) -> LeafPath? {
    let waiting = waitingForms.map(\.path)
    guard waiting.count > 1, review != nil || waiting.contains(where: \.isValue) else { return nil }
    return waiting.first { $0 == row.found.leaf?.path } ?? waiting.first
  }

  /// Warns that the string in the file has changed meanwhile, so that Enter has to be pressed
  /// twice.
  private mutating func noteOtherText(_ draft: TextDraft) {
    overlay.prompt?.replacesOther = true
    overlay.prompt?.advice = Self.otherText(of: draft)
  }

  private static func otherText(of draft: TextDraft) -> String {
    draft.old.map { "changed on disk: \($0)" } ?? "the translation was removed from the file"
  }

  /// Continues editing after the files have been reloaded.
  ///
  /// The typed text stays in the field. If the string in the file has changed, Enter has to be
  /// confirmed.
  mutating func follow(_ draft: TextDraft, in prompt: Prompt) {
    guard let number = catalog.row(of: EntryName(file: draft.file, key: draft.key)) else {
      overlay.prompt?.advice = "the string was removed from the file; Esc twice discards your text"
      return
    }
    if list.selectedRow != number { show(number) }
    let previewTable = catalog.tables[catalog.index(of: number).table]
    // If the string no longer exists, the draft would refer to another path.
    guard
      let new = try? TextDraft(
        of: row(number).row, in: previewTable, locale: draft.locale, at: draft.path,
        isForm: draft.isForm)
    else {
      overlay.prompt?.advice = "the string was removed from the file"
      return
    }
    overlay.prompt?.draft = new
    if new.old != draft.old {
      if prompt.field.text == draft.start {
        overlay.prompt?.field = TextField(new.start, takesLines: true)
      } else if prompt.field.text != new.old {
        noteOtherText(new)
      }
    }
    changes.insert(.query)
    settle()
  }

  /// How the new text of the selected row fits, for the message that it was saved; nil if it fits in
  /// columns, which goes without saying.
  public mutating func savedFit() -> String? {
    guard catalog.trial != nil, overlay.forms == nil, let row = selectedRow,
      let fit = FitWords(row)
    else { return nil }
    return row.points?.words ?? (fit.isTooLong ? fit.short : nil)
  }

  /// Records that changes have been written.
  public mutating func noteWritten(_ changes: [TextChange]) {
    forgetUnwritten(changes)
    overlay.saving = nil
  }

  /// Keeps strings that could not be written, and shows the reason.
  ///
  /// If the string came from the field, the field is reopened with the reason above it.
  ///
  /// - Returns: whether the field is open.
  public mutating func keepUnwritten(_ texts: [TextChange], because reason: String) -> Bool {
    keepUnwritten(texts)
    let words = "not written: \(reason)"
    guard let (prompt, origin) = overlay.saving.take(), let draft = prompt.draft,
      texts.contains(where: { $0.isOf(draft) && $0.new ?? $0.old == prompt.field.text })
    else {
      dropTrial()
      overlay.forms?.stay()
      continueForms()
      if overlay.proposal == nil { status.say(words) } else { status.fail(words) }
      return false
    }
    overlay.input = .prompt(prompt, before: origin)
    overlay.forms?.stay()
    // Enter has already moved on to the next row.
    search.search = nil
    let number = catalog.row(of: EntryName(file: draft.file, key: draft.key))
    if let number, list.selectedRow != number { show(number) }
    overlay.prompt?.advice = words
    changes.insert(.query)
    settle()
    return true
  }

  /// The table of the selected row, and the language to edit, as spelled in its files; nil if the
  /// row shows no editable string.
  var editedPlace: (table: PreviewTable, locale: String)? {
    mutating get {
      guard let number = list.selectedRow, let row = selectedRow?.row else { return nil }
      guard preview.root.pseudo == nil else {
        refuseEdit("pseudo-localized strings cannot be edited; :pseudo off shows the real ones")
        return nil
      }
      let previewTable = catalog.tables[catalog.index(of: number).table]
      let served = previewTable.chain(for: preview.locale).first
      // A missing string is added to the language itself, not to its fallback.
      let own = row.hasOwnText && row.state != .missing ? row.found.localization?.locale : nil
      return (previewTable, own ?? served ?? preview.locale.description)
    }
  }

  /// Handles a key with a special meaning in the field; returns false for all others.
  mutating func typeInText(_ key: Key, _ prompt: Prompt, _ draft: TextDraft) -> Bool {
    // What Enter would overwrite stays in view.
    overlay.prompt?.advice = prompt.replacesOther ? Self.otherText(of: draft) : nil
    overlay.prompt?.isLeaving = false
    if prompt.awaitsPlaceholder { return insertPlaceholder(key, of: draft) }
    switch key {
    case .control("o"): insert("\n")
    case .control("y"): insert(draft.source)
    case .control("r"): askForPlaceholder(of: draft)
    case .control("n"): suggest(step: 1, for: prompt, draft)
    case .control("p"): suggest(step: -1, for: prompt, draft)
    case .up: moveInField(by: -1)
    case .down: moveInField(by: 1)
    case .tab, .backTab: break
    case .escape, .control("c"), .control("g"):
      guard prompt.field.text != draft.start, !prompt.isLeaving else { return false }
      overlay.prompt?.isLeaving = true
      let isThere = catalog.row(of: EntryName(file: draft.file, key: draft.key)) != nil
      overlay.prompt?.advice =
        isThere
        ? prompt.replacesOther
          ? "not saved: Enter overwrites the change on disk, Esc again discards your text"
          : "not saved: Enter saves it, Esc again discards it"
        : "the string was removed from the file; Esc again discards your text"
    case .backspace where overlay.prompt?.field.isEmpty == true: break
    default: return false
    }
    return true
  }

  mutating func insert(_ text: String) {
    editPrompt { field in
      field.insert(text)
      return true
    }
  }

  /// Moves the cursor to another line of a long text.
  private mutating func moveInField(by lines: Int) {
    guard let prompt = overlay.prompt, let panel = FieldPanel(prompt, in: screen) else { return }
    overlay.prompt?.field.move(to: panel.field.place(below: lines, prompt.field))
  }

  /// Shows the typed text in the row.
  mutating func followText(_ prompt: Prompt) {
    overlay.prompt?.isConfirmed = false
    guard let draft = prompt.draft, let number = list.selectedRow else { return }
    let index = catalog.index(of: number)
    // The file may have been reloaded since.
    guard catalog.tables[index.table][index.entry].key == draft.key else { return }
    // Until something is typed, the string stays missing.
    let isMissing = draft.old == nil && prompt.field.isEmpty
    catalog.trial = (isMissing ? nil : draft.table(with: prompt.field.text)).map {
      TrialRow(row: number, index: index, table: $0)
    }
    changes.insert(.trial)
  }

  /// Closes the field without saving.
  mutating func closeText() {
    overlay.input = .none
    dropTrial()
  }

  /// Shows the strings of the files again, instead of a typed or proposed one.
  public mutating func dropTrial() {
    guard catalog.trial != nil else { return }
    catalog.trial = nil
    changes.insert(.trial)
  }
}

extension String {
  /// Whether the string is only a reference to a substitution: `%#@photos@`, `%1$#@photos@`.
  fileprivate var isReference: Bool {
    hasPrefix("%") && hasSuffix("@") && contains("#@") && filter { $0 == "@" }.count == 2
  }
}
