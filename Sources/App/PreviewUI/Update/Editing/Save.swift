internal import CatalogCheck
internal import PreviewRows
internal import StringCatalog

/// Saving a typed string: what is wrong with it, and where to go next.
extension Model {
  /// Returns the worst problem of an unwritten string, and how it fits.
  ///
  /// The part to act on comes first, because a narrow screen cuts the end.
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

  /// Goes to the next row to review, or opens the next string of a list of strings that need work.
  ///
  /// Elsewhere, who goes down a row after each text would come to another one.
  func goOn() {
    if isReviewing { return find(.review, count: 1) }
    guard isWorkList, let next = nextToEdit else { return }
    rememberPlace()
    if next < list.selection { search.wrap = 1 }
    list.select(next)
    openText()
  }

  /// Whether the list shows some kinds of strings only, so that Enter goes on to the next one.
  var isWorkList: Bool { !list.kinds.wanted.isEmpty && !isReviewing }

  /// The position of the next listed string that needs work, from the selected one around the list;
  /// nil if there is no other.
  private var nextToEdit: Int? {
    let positions = list.rows.indices
    let others = Array(positions.dropFirst(list.selection + 1)) + positions.prefix(list.selection)
    return others.first { rows.state(at: catalog.index(of: list[$0])).state.needsWork }
  }

  /// Whether the state of a form belongs to others as well that have not been accepted.
  func isStateShared(of draft: TextDraft) -> Bool {
    guard draft.isForm, let visit = editing.forms, let form = visit.selected,
      form.path == draft.path
    else { return false }
    return visit.sharesState(form)
  }
}
