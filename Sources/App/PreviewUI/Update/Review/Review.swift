internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// The review of rows that need it, one after another.
extension Model {
  /// Whether a review is in progress.
  package var isReviewing: Bool { stage[ReviewMode.self] != nil }

  /// Whether the screen shows a written text already, and nothing that follows from it has to be found in
  /// the file: the next row to review, or the forms.
  package var showsWrittenText: Bool {
    catalog.trial != nil && !isReviewing && editing.forms == nil
  }

  /// Whether the status line shows the source string of the row being reviewed.
  package var showsReviewedSource: Bool { reviewedSource != nil }

  /// The source string of the row being reviewed, if there is no space for it in the row.
  var reviewedSource: String? {
    guard isReviewing, stage.showsRows, !geometry.rowRoom.showsReviewedSource,
      let number = list.selectedRow, let row = selectedRow?.row, !row.isInSourceLanguage,
      let language = catalog.tables[catalog.index(of: number).table].table.sourceLanguage
    else { return nil }
    return "\(language)  \(row.sourceText)"
  }

  /// Starts a review at the selected row if it needs review, or else at a later one.
  ///
  /// If git is available, the source string in the last commit is shown below the row.
  func startReview(count: Int) -> Effect? {
    let left = rowsToReview
    if left > 0 {
      // The status line is for source strings, and the user has seen any earlier error.
      status.clearFailure()
      open(ReviewMode(left: left))
      if catalog.difference != nil { noteRows(keepingList: true) }
    }
    if left == 0 || count != 1 || !isSelectedToReview { find(.review, count: count) }
    return left > 0 ? askForCommit() : nil
  }

  /// Counts the remaining rows, and ends the review if there are none.
  func countReview() {
    guard isReviewing else { return }
    let left = rowsToReview
    if left > 0 { stage[ReviewMode.self]?.left = left } else { stage.close(ReviewMode.self) }
  }

  private var rowsToReview: Int {
    list.rows.indices.count { rows.state(at: catalog.index(of: list[$0])).state.isToReview }
  }

  var isSelectedToReview: Bool {
    list.selectedRow.map { rows.state(at: catalog.index(of: $0)).state.isToReview } ?? false
  }

  /// The forms of the selected row that need review.
  var waitingForms: [Leaf] {
    guard let row = selectedRow?.row, row.hasOwnText, row.state != .missing else { return [] }
    return row.found.localization?.leaves.filter(\.isToReview) ?? []
  }

  /// Whether forms of the selected row need review that it does not show.
  var hidesWaitingForms: Bool {
    waitingForms.contains { $0.path != selectedRow?.row.found.leaf?.path }
  }

  /// Lists the forms of the selected row if it hides any that need review, so that each is seen
  /// before it is accepted; returns false if it hides none.
  func showsFormsFirst() -> Bool {
    guard hidesWaitingForms else { return false }
    openForms(at: waitingForms.first?.path)
    return true
  }

  /// The other languages in which strings need review, as the end of a message; empty if there are
  /// none, or if a filter hides rows.
  var otherLanguagesToReview: String {
    guard list.count == catalog.rowCount else { return "" }
    var found: Set<String> = []
    for table in catalog.tables.map(\.table) {
      for entry in table.entries where entry.shouldTranslate {
        let waiting = entry.localizations.filter { $0.leaves.contains(where: \.isToReview) }
        found.formUnion(waiting.map(\.locale))
      }
    }
    return found.isEmpty ? "" : ", only in \(found.sorted().listed)"
  }

  /// Accepts or skips in the list of forms, or edits a missing form; returns nil for other keys.
  func reviewForm(_ key: Key) -> Effect?? {
    guard let visit = editing.forms, visit.isReview else { return nil }
    switch key {
    case .enter where visit.selected?.leaf?.isEmpty ?? true: return nil
    case .enter: return .some(acceptForm(of: visit))
    case .character("~"):
      guard let form = visit.selected, visit.isOpen(form) else {
        // The form was accepted before, but not in its file, where the values of a list share a state.
        guard let path = visit.path, editing.forms?.accepted.remove(path) != nil,
          visit.selected?.leaf?.isToReview == true
        else { return nil }
        continueForms()
        return .some(nil)
      }
      return .some(acceptForm(of: visit))
    case .character("n"):
      leaveReviewedForms()
      return .some(nil)
    default: return nil
    }
  }

  /// Accepts the selected form if it needs review, and moves on to the next one that does.
  private func acceptForm(of visit: FormsVisit) -> Effect? {
    editing.forms?.goesOn = true
    guard let form = visit.selected, visit.isOpen(form), let leaf = form.leaf else {
      continueForms()
      return nil
    }
    editing.forms?.accepted.insert(form.path)
    if visit.sharesState(form) {
      continueForms()
      return nil
    }
    guard let effect = setState("translated", of: [leaf]) else {
      editing.forms?.stay()
      return nil
    }
    return effect
  }

  /// Closes the forms of a row that has been settled or skipped, and selects the next row.
  func leaveReviewedForms() {
    closeForms()
    guard isReviewing else { return }
    find(.review, step: 1, skippingSelected: true)
    changes.insert(.selection)
    settle()
    // The row stayed listed only while its forms were.
    if !list.isInFileOrder, list.builder == nil { rebuildList(showingEarly: false) }
  }

  /// How many forms of the listed ones need review, and the source string of the row being
  /// reviewed, after a note that the review went on at the other end of the list.
  var reviewWords: String? {
    let dots = screen.appearance.glyphs.dots
    // Every frame asks, so that no array is made.
    let words = formsLeft.map { left in reviewedSource.map { "\(left) \(dots) \($0)" } ?? left }
    guard let words = words ?? reviewedSource else { return nil }
    return search.wrap.map { "\(wrapped($0)) \(dots) \(words)" } ?? words
  }

  /// How many of the listed forms are left to review; nil without a review.
  var formsLeft: String? {
    guard let visit = editing.forms, visit.isReview, let list = visit.list else { return nil }
    return "\(list.forms.count(where: visit.isOpen).counted("form")) to review"
  }
}

extension Leaf {
  /// Whether the string needs review by a person.
  var isToReview: Bool { !isEmpty && RowState(spelled: state).isToReview }
}
