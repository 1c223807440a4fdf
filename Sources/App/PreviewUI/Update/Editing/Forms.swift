internal import CatalogCheck
internal import CatalogEditing
internal import Locales
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// The list of forms of the selected row's translation, each of which can be edited and marked.
extension Model {
  /// Whether the status line has the numbers of the form that `i` edits.
  var showsEditedNumbers: Bool {
    stage.input == nil && stage.showsRows && !isReviewing
  }

  /// Example numbers for the plural form that `i` edits: `few: 2, 3, 4, 22 …`.
  var editedNumbers: String? {
    guard let name = selectedRow?.form, let number = list.selectedRow,
      let localization = selectedRow?.row.found.localization,
      selectedRow?.row.found.leaf?.path.pluralCase == name
    else { return nil }
    let table = catalog.tables[catalog.index(of: number).table].table
    let examples = LanguageForms(table.locale(ofLocalization: localization.locale))?
      .examples(of: name)
    return examples.flatMap { $0.isEmpty ? nil : "\(name): \($0)" }
  }

  /// Lists the forms of the selected row and selects one; nil selects the displayed form.
  func openForms(at path: LeafPath? = nil) {
    guard let row = selectedRow?.row, !refusesEdits(), let (previewTable, locale) = editedPlace()
    else { return }
    if refusesEdits(of: row.entry, in: previewTable.table, locale) { return }
    editing.forms = FormsVisit(
      count: preview.sampleOptions.count, device: preview.root.device, isReview: isReviewing,
      path: path)
    guard !showForms() else { return }
    openVariations(of: LeafPath())
    if !(stage.input is VariationPicker) { editing.forms = nil }
  }

  /// Lists the forms of the selected row, and edits one of them.
  ///
  /// Keys typed next are its text, and no keys of the list. If the translation is missing, the fields
  /// of the other forms follow.
  func openForms(editing path: LeafPath?, isMissing: Bool = false) {
    openForms(at: path)
    guard let path, stage.input is FormsPicker else { return }
    editing.forms?.isMissing = isMissing
    openText(form: path)
  }

  /// Returns to the list of forms after editing one, and selects the next that needs work.
  ///
  /// In a review, the next row follows after the last form.
  package func continueForms() {
    guard let visit = editing.forms else { return }
    guard showForms() else {
      if visit.goesOn, visit.isReview { leaveReviewedForms() } else { closeForms() }
      return
    }
    guard visit.goesOn, visit.isMissing, let form = editing.forms?.selected else { return }
    if form.needsWork, form.path != visit.path {
      openText(form: form.path)
    } else {
      closeForms()
      goOn()
    }
  }

  /// Opens the list; returns false if there are no forms, or none is left in a review.
  private func showForms() -> Bool {
    guard let row = selectedRow?.row, let (previewTable, locale) = editedPlace() else {
      return false
    }
    let list = FormList(of: row.entry, in: previewTable.table, locale: locale)
    guard list.isVaried, var visit = editing.forms else { return false }
    if visit.goesOn, let last = list.forms.firstIndex(where: { $0.path == visit.path }) {
      let next =
        list.forms[(last + 1)...].first(where: visit.isOpen)
        ?? list.forms.first(where: visit.isOpen)
      if next == nil, visit.isReview { return false }
      visit.path = (next ?? list.forms[last]).path
    }
    visit.goesOn = false
    visit.list = list
    editing.forms = visit
    let glyphs = screen.appearance.glyphs
    let choices = list.forms.map { form in
      ChoiceList.Choice(
        target: form.path, name: form.name, words: [form.leaf?.text.visible ?? ""],
        note: glyphs.words(
          form.note(fit: fitWords(of: form), isAccepted: visit.accepted.contains(form.path))),
        shortNote: glyphs.words(form.note(isAccepted: visit.accepted.contains(form.path))),
        isDim: !form.isUsed)
    }
    // A row that is already on the screen shows the first form that it would show.
    let shown = row.hasOwnText ? row.found.leaf?.path : nil
    let picker = FormsPicker(choices, at: visit.path ?? shown)
    open(picker)
    picker.showSelected(in: self)
    return true
  }

  /// Returns how the selected row fits with a form; nil if no number or device uses the form.
  private func fitWords(of form: FormList.Form) -> String? {
    guard form.isUsed, let leaf = form.leaf, !leaf.isEmpty, let visit = editing.forms,
      let number = list.selectedRow
    else { return nil }
    let shown = rows.row(
      at: catalog.index(of: number), count: form.number ?? visit.count,
      device: form.device ?? visit.device)
    // The text of a substitution is a part of the row.
    guard shown.row.found.leaf?.path == form.path || form.path.isInSubstitution,
      let words = FitWords(shown)
    else { return nil }
    let mark = screen.appearance.glyphs.gutterMark(of: shown.fitted)
    let saysVerdict = shown.points.map { $0.verdict != .fits } ?? false
    return mark == " " || saysVerdict ? words.now : "\(mark) \(words.now)"
  }

  /// Asks whether to remove the selected form.
  func askToRemoveForm() {
    guard let leaf = editing.forms?.selected?.leaf else {
      return status.say("the form is missing; there is nothing to remove")
    }
    var removal = TextRequest(
      of: EntryName(leaf.localization), locale: leaf.localization.locale)
    removal.path = leaf.path
    removal.isRemoved = true
    open(
      Question(
        "remove '\(FormList.Form.name(of: leaf.path))'?", [.remark(leaf.text)], yes: "remove",
        accepted: .change([removal])))
  }

  /// Makes the row show a form.
  func showForm(_ path: LeafPath) {
    guard let visit = editing.forms else { return }
    editing.forms?.path = path
    let form = visit.list?.forms.first { $0.path == path }
    let count = form?.number ?? visit.count
    let device = form?.device ?? visit.device
    if preview.root.device != device { setRoot { $0.device = device } }
    guard preview.sampleOptions.count != count else { return }
    preview.sampleOptions.count = count
    noteRows(keepingList: true)
  }

  /// Closes the list and restores what the row showed before.
  func closeForms() {
    stage.close(FormsPicker.self)
    guard let visit = editing.forms else { return }
    editing.forms = nil
    preview.sampleOptions.count = visit.count
    if preview.root.device != visit.device { setRoot { $0.device = visit.device } }
    noteRows(keepingList: true)
  }
}

/// The state while the forms of a row are listed.
struct FormsVisit: Sendable {
  /// The number and device that rows showed before.
  let count: Sample?
  let device: Device
  /// Whether the forms are listed for a review of the row.
  let isReview: Bool
  /// Whether the row had no translation when the user began to type one.
  var isMissing = false
  /// The selected form, or the one being edited; nil for the one that the row shows.
  var path: LeafPath?
  /// Whether to select the next form that needs work.
  var goesOn = false
  /// The forms that the user has accepted, of which the file may not know yet.
  var accepted: Set<LeafPath> = []
  var list: FormList?

  var selected: FormList.Form? { list?.forms.first { $0.path == path } }

  /// Whether a form needs work; in a review, whether it needs review.
  func isOpen(_ form: FormList.Form) -> Bool {
    guard !accepted.contains(form.path) else { return false }
    return isReview ? form.leaf?.isToReview == true : form.needsWork
  }

  /// Whether a form has its state together with others that the user has not accepted.
  ///
  /// The values of a list have one state.
  func sharesState(_ form: FormList.Form) -> Bool {
    guard form.path.isValue, let list else { return false }
    return list.forms.contains { other in
      other.path != form.path && other.path.isValue && !accepted.contains(other.path)
        && other.leaf?.isEmpty == false && other.needsWork
    }
  }

  /// Forgets what was accepted, and stays at the form.
  mutating func stay() {
    goesOn = false
    accepted = []
  }
}

extension LeafPath {
  fileprivate var isInSubstitution: Bool {
    steps.contains { if case .substitution = $0 { true } else { false } }
  }
}

extension String {
  /// The text on one line.
  fileprivate var visible: String { replacing("\n", with: " ") }
}
