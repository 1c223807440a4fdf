internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalUI

/// The text of a row in the field: opening it, showing it in the row, and keeping it.
extension Model {
  /// Opens the text of the selected row in the field.
  mutating func openText() {
    guard let number = list.selectedRow, let row = selectedRow?.row, !refusesEdits() else { return }
    guard preview.root.pseudo == nil else {
      status.say("pseudo-localized strings cannot be edited; :pseudo off shows the real ones")
      return
    }
    let previewTable = catalog.tables[catalog.index(of: number).table]
    let served = previewTable.matcher.including(previewTable.table.sourceLanguage)
      .chain(for: preview.locale).first
    do throws(TextDraft.Refusal) {
      let own = row.hasOwnText ? row.found.localization?.locale : nil
      let draft = try TextDraft(
        of: row, in: previewTable, locale: own ?? served ?? preview.locale.description)
      openPrompt(.text, text: draft.start)
      overlay.prompt?.draft = draft
    } catch {
      status.say(error.reason)
    }
  }

  /// Responds to a key that has a meaning of its own in the field; false for all others.
  mutating func typeInText(_ key: Key, _ draft: TextDraft) -> Bool {
    switch key {
    case .control("o"): insert("\n")
    case .control("y"): insert(draft.source)
    case .up, .down, .tab, .backTab, .control("p"), .control("n"): break
    case .backspace where overlay.prompt?.field.isEmpty == true: break
    default: return false
    }
    return true
  }

  private mutating func insert(_ text: String) {
    editPrompt { field in
      field.insert(text)
      return true
    }
  }

  /// Shows the typed text in the row.
  mutating func followText(_ prompt: Prompt) {
    overlay.prompt?.isConfirmed = false
    guard let draft = prompt.draft, let number = list.selectedRow else { return }
    let index = catalog.index(of: number)
    // The file may have been read again since.
    guard catalog.tables[index.table][index.entry].key == draft.key else { return }
    catalog.trial = draft.table(with: prompt.field.text).map { TrialRow(index: index, table: $0) }
    noteRows(keepingList: true)
  }

  /// What is wrong with the typed text, or how it fits.
  func verdict(of prompt: Prompt) -> String {
    guard let row = selectedRow else { return "" }
    if catalog.trial != nil, let problem = row.worstProblem {
      return prompt.isConfirmed ? "\(problem.message); Enter writes it" : problem.message
    }
    guard let fit = FitWords(row) else { return "" }
    return ([fit.now] + fit.otherwise).joined(separator: ", ")
  }

  /// Takes the typed text to be written; an error in it wants a second Enter.
  mutating func keepText(_ prompt: Prompt, movesOn: Bool) -> Effect? {
    guard let draft = prompt.draft else { return nil }
    let text = prompt.field.text
    let isWrong = catalog.trial != nil && selectedRow?.severity == .error
    if isWrong, !prompt.isConfirmed {
      overlay.prompt?.isConfirmed = true
      return nil
    }
    closeText()
    // Enter on a text that needs work says that it is right as it is.
    let accepts = movesOn && draft.needsWork && draft.old != nil
    guard accepts || text != draft.old ?? "" else {
      status.say("nothing changed")
      return nil
    }
    let change = draft.change(
      to: text, state: movesOn ? "translated" : nil, isConfirmed: isWrong)
    if movesOn, draft.needsWork { _ = perform(.nextMissing) }
    return .write([change])
  }

  /// Marks the texts of the selected row as translated if any needs review, else as needing review.
  mutating func toggleReview() -> Effect? {
    guard let row = selectedRow?.row, !refusesEdits() else { return nil }
    guard row.hasOwnText, let localization = row.found.localization,
      row.entry.member != nil, localization.path != "-"
    else {
      status.say("no state to change here")
      return nil
    }
    let isReviewed = row.state != .translated
    return .write(
      localization.leaves.filter { !$0.isEmpty }.map { leaf in
        TextChange(
          file: localization.path, key: row.entry.key, locale: localization.locale,
          path: leaf.path, old: leaf.text, new: nil,
          state: isReviewed ? "translated" : "needs_review", isConfirmed: true)
      })
  }

  /// Says so if the user has asked for catalogs that do not change.
  private mutating func refusesEdits() -> Bool {
    if screen.isReadOnly { status.say("read-only: galley was started with --read-only") }
    return screen.isReadOnly
  }

  /// Closes the field without keeping its text.
  mutating func closeText() {
    overlay.input = .none
    guard catalog.trial != nil else { return }
    catalog.trial = nil
    noteRows(keepingList: true)
  }
}

extension ShownRow {
  /// The first of the worst problems that deserve a mark.
  fileprivate var worstProblem: Diagnostic? {
    severity.flatMap { worst in problems.first { $0.severity == worst } }
  }
}
