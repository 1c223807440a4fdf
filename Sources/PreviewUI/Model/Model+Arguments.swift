internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI

extension Model {
  /// What was before the arguments were opened, to return to.
  struct FormOrigin: Sendable {
    let edits: SampleEdits
    let count: Sample?
    let top: Int
  }

  /// Opens the arguments of the selected row.
  mutating func openArguments() {
    guard list.indices.contains(selection) else { return }
    let place = place(of: list[selection])
    let sheet = sheets[place.sheet]
    let entry = sheet[place.entry]
    let table = SampleEdits.TableID(sheet.table)
    let maker = RowMaker(
      table: sheet.table, samples: sheet.samples, sampleOptions: rules, environment: environment)
    let original = Samples.Values(
      arguments: maker.samples(for: entry), value: sheet.samples[entry.key].value)
    let form = ArgumentForm(
      table: table, key: entry.key, original: original, edited: edits[table][entry.key])
    guard !form.fields.isEmpty else {
      message = "this text takes no arguments"
      return
    }
    self.form = form
    formOrigin = FormOrigin(edits: edits, count: rules.count, top: top)
    // One number in the place of all others would hide what is typed.
    if rules.count != nil {
      rules.count = nil
      remakeShownRows()
    }
  }

  /// Takes in a key while arguments are edited.
  mutating func fill(_ key: Key) {
    switch key {
    case .escape, .control("c"), .control("g"): closeForm(keeping: false)
    case .enter: closeForm(keeping: true)
    case .tab, .down, .control("n"): form?.move(by: 1)
    case .backTab, .up, .control("p"): form?.move(by: -1)
    default: editField { $0.edit(key) }
    }
  }

  /// Changes the field that the cursor is in; every text that has the argument follows.
  mutating func editField(_ change: (inout TextField) -> Bool) {
    guard form?.edit(change) == true, let form else { return }
    edits[form.table][form.key] = form.isEdited ? form.values : nil
    remakeShownRows()
  }

  private mutating func closeForm(keeping: Bool) {
    guard let origin = formOrigin else { return }
    form = nil
    formOrigin = nil
    if !keeping {
      edits = origin.edits
      rules.count = origin.count
    }
    top = origin.top
    remakeRows()
    if keeping, edits != origin.edits {
      message = "kept until you leave; :write-samples writes them"
    }
  }

  /// Whether samples of the selected row were edited.
  func isEdited(_ row: Row) -> Bool {
    guard edits.count > 0, let sheet = selectedSheet else { return false }
    return edits[SampleEdits.TableID(sheets[sheet].table)][row.entry.key] != nil
  }

  /// Asks whether the edited samples shall be written.
  mutating func askToWriteSamples() {
    let count = edits.count
    guard count > 0 else {
      message = "no samples were edited; a edits those of a row"
      return
    }
    openPrompt(
      .question("write the samples of \(count == 1 ? "one text" : "\(count) texts")? y n "))
  }
}
