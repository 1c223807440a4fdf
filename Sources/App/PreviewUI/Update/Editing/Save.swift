internal import CatalogCheck
internal import PreviewRows
internal import StringCatalog

/// Saving a typed string: what is wrong with it, and where to go next.
extension Model {
  /// Returns the worst problem of the typed text, or how it fits.
  func verdict(of prompt: Prompt) -> String {
    verdict(isConfirmed: prompt.isConfirmed, again: "Enter saves anyway")
  }

  /// Returns the worst problem of an unwritten string, and how it fits.
  ///
  /// What the user has to act on comes first, because a narrow screen cuts the end.
  func verdict(isConfirmed: Bool, again: String) -> String {
    guard let row = selectedRow else { return "" }
    let fit = FitWords(row)
    guard catalog.trial != nil, let problem = row.worstProblem else {
      return fit.map { ([$0.need] + $0.otherwise).joined(separator: ", ") } ?? ""
    }
    let glyphs = screen.appearance.glyphs
    let message = glyphs.words(problem.message)
    // A problem with the width says how it fits.
    guard let fit, !Rule.ofFit.contains(problem.rule) else {
      return isConfirmed ? "\(again): \(message)" : message
    }
    let words =
      isConfirmed
      ? ["\(again): \(message)", fit.need]
      : fit.isTooLong ? [fit.need, message] : [message, fit.need]
    return words.joined(separator: " \(glyphs.dots) ")
  }

  /// Saves the typed text; an error requires a second Enter.
  mutating func keepText(movesOn: Bool) -> Effect? {
    guard case .prompt(let prompt, let origin) = overlay.input, let draft = prompt.draft else {
      return nil
    }
    let text = prompt.field.text
    if prompt.replacesOther {
      overlay.prompt?.replacesOther = false
      overlay.prompt?.advice =
        draft.old.map { "Enter overwrites the change on disk: \($0)" }
        ?? "Enter adds the translation again"
      return nil
    }
    let isWrong = catalog.trial != nil && selectedRow?.worstProblem?.wantsConfirmation == true
    if isWrong, !prompt.isConfirmed {
      overlay.prompt?.isConfirmed = true
      return nil
    }
    if text.isEmpty, draft.old?.isEmpty == false, !prompt.isConfirmed {
      overlay.prompt?.isConfirmed = true
      overlay.prompt?.advice = "empty: the app will show nothing; Enter again to save"
      return nil
    }
    overlay.input = .none
    // The other values of a list have the same state, and may not have been looked at.
    let isShared = movesOn && isStateShared(of: draft)
    // Enter on an unchanged string that needs work marks it as translated.
    let accepts = movesOn && !isShared && draft.needsWork && draft.old != nil && draft.hasStates
    if draft.isForm {
      overlay.forms?.goesOn = movesOn
      if movesOn { overlay.forms?.accepted.insert(draft.path) }
    }
    guard accepts || text != draft.old ?? "" else {
      dropTrial()
      forgetUnwritten([draft.change(to: text, state: nil, isConfirmed: false)])
      continueForms()
      return isShared ? nil : refuse("nothing changed")
    }
    let change = draft.change(
      to: text == draft.old ? nil : text,
      state: movesOn && !isShared ? "translated" : draft.state, isConfirmed: isWrong)
    overlay.saving = (prompt, origin)
    // The row shows the new text until the file has been read again, which takes a while if it is large.
    if draft.strands(with: text) {
      dropTrial()
      overlay.input = .confirmation(
        Confirmation(asking: change, of: draft, backTo: (prompt, origin)))
      return nil
    }
    if movesOn, draft.needsWork, !draft.isForm { goOn() }
    return .write([change])
  }

  /// Goes to the next row to review, or opens the next string of a list of strings that need work.
  ///
  /// Elsewhere, who goes down a row after each text would come to another one.
  mutating func goOn() {
    if review != nil { return find(.review, count: 1) }
    guard isWorkList, let next = nextToEdit else { return }
    rememberPlace()
    if next < list.selection { search.wrap = 1 }
    list.select(next)
    openText()
  }

  /// Whether the list shows some kinds of strings only, so that Enter goes on to the next one.
  var isWorkList: Bool { !list.kinds.wanted.isEmpty && review == nil }

  /// The position of the next listed string that needs work, from the selected one around the list;
  /// nil if there is no other.
  private var nextToEdit: Int? {
    let positions = list.rows.indices
    let others = Array(positions.dropFirst(list.selection + 1)) + positions.prefix(list.selection)
    return others.first { rows.state(at: catalog.index(of: list[$0])).state.needsWork }
  }

  /// Whether the state of a form belongs to others as well that have not been accepted.
  private func isStateShared(of draft: TextDraft) -> Bool {
    guard draft.isForm, let visit = overlay.forms, let form = visit.selected,
      form.path == draft.path
    else { return false }
    return visit.sharesState(form)
  }
}

extension ShownRow {
  /// The first of the string's worst problems that deserve a mark.
  fileprivate var worstProblem: Diagnostic? {
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
