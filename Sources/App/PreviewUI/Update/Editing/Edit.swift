internal import CatalogChanges
internal import CatalogCheck
package import CatalogEditing
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// Editing the string of a row: opening the field, previewing, and saving.
extension Model {
  /// Opens the selected row's string, or one of its forms, in the field.
  func openText(form chosen: LeafPath? = nil) {
    guard let row = selectedRow?.row, !refusesEdits(), let place = editedPlace() else { return }
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
      guard TextField.holds(kept?.text ?? draft.start) else {
        return refuseEdit(
          EditFault(words: "the text is too long to edit here", place: placeToWrite))
      }
      var prompt = TextPrompt(draft, unwritten: kept)
      prompt.advice = prompt.advice ?? terms(of: draft)
      open(prompt)
      changes.insert(.query)
    } catch {
      refuseEdit(error.reason)
    }
  }

  /// The terms of the glossary in a source string, with their translations; nil if it has none.
  private func terms(of draft: TextDraft) -> String? {
    let glossary = catalog.rules.settings.glossary
    guard !glossary.terms.isEmpty, draft.translated != nil else { return nil }
    let found = glossary.terms(in: draft.source).compactMap { term in
      term.translations(in: LocaleTag(draft.locale)).first.map { "\(term.text) = \($0)" }
    }
    return found.isEmpty ? nil : "terms: " + found.prefix(4).joined(separator: ", ")
  }

  /// The form to edit first if Enter would accept others, or leave others unseen in a review.
  private func hiddenForm(of row: Row) -> LeafPath? {
    let waiting = waitingForms.map(\.path)
    guard waiting.count > 1, isReviewing || waiting.contains(where: \.isValue) else { return nil }
    return waiting.first { $0 == row.found.leaf?.path } ?? waiting.first
  }

  /// How the new text of the selected row fits, for the message that it was saved; nil if it fits in
  /// columns, which goes without saying.
  package func savedFit() -> String? {
    guard catalog.trial != nil, editing.forms == nil, let row = selectedRow,
      let fit = FitWords(row)
    else { return nil }
    return row.points?.words ?? (fit.isTooLong ? fit.short : nil)
  }

  /// Records that changes have been written.
  package func noteWritten(_ changes: [TextRequest]) {
    forgetUnwritten(changes)
    editing.saving = nil
  }

  /// Keeps strings that could not be written, and shows the reason.
  ///
  /// If the string came from the field, the field is reopened with the reason above it.
  ///
  /// - Returns: whether the field is open.
  package func keepUnwritten(_ texts: [TextRequest], because reason: String) -> Bool {
    keepUnwritten(texts)
    let words = "not written: \(reason)"
    guard var prompt = editing.saving.take(),
      texts.contains(where: { $0.isOf(prompt.draft) && $0.text ?? $0.old == prompt.field.text })
    else {
      dropTrial()
      editing.forms?.stay()
      continueForms()
      if stage.input is ProposalQuestion { status.fail(words) } else { status.say(words) }
      return false
    }
    prompt.advice = words
    open(prompt)
    editing.forms?.stay()
    // Enter has already moved on to the next row.
    search.search = nil
    let number = catalog.row(of: prompt.draft.name)
    if let number, list.selectedRow != number { show(number) }
    changes.insert(.query)
    settle()
    return true
  }

  /// The table of the selected row, and the language to edit, as spelled in its files; nil if the
  /// row shows no editable string.
  func editedPlace() -> (table: PreviewTable, locale: String)? {
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

  /// Shows the strings of the files again, instead of a typed or proposed one.
  package func dropTrial() {
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
