internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// The argument form, and the handling of edited samples.
extension Model {
  /// Opens the form for the arguments of the selected row.
  mutating func openForm() {
    guard let row = list.selectedRow else { return }
    let index = catalog.index(of: row)
    let previewTable = catalog.tables[index.table]
    let entry = previewTable[index.entry]
    let table = SampleEdits.TableID(previewTable.table)
    let maker = RowMaker(
      table: previewTable.table, samples: previewTable.samples,
      sampleOptions: preview.sampleOptions,
      environment: preview.environment)
    let original = Samples.Values(
      arguments: maker.samples(for: entry), concepts: maker.concepts(for: entry),
      value: previewTable.samples[entry.key].value)
    let form = ArgumentForm(
      table: table, key: entry.key, original: original, edited: catalog.edits[table][entry.key],
      showsFullNames: preview.environment.localeTag.prefersFullNames)
    guard !form.fields.isEmpty else {
      status.say("no placeholders here")
      return
    }
    overlay.input = .form(
      form,
      before: ArgumentForm.Origin(
        edits: catalog.edits, count: preview.sampleOptions.count, top: list.top))
    // A fixed count would hide the number that the user types.
    if preview.sampleOptions.count != nil {
      preview.sampleOptions.count = nil
      noteRows(keepingList: true)
    }
  }

  /// Handles a key while the form is open.
  mutating func fill(_ key: Key) {
    switch key {
    case .escape, .control("c"), .control("g"): closeForm(keeping: false)
    case .enter: if !refusesField() { closeForm(keeping: true) }
    case .tab, .down, .control("n"): overlay.form?.move(by: 1)
    case .backTab, .up, .control("p"): overlay.form?.move(by: -1)
    default: editField { $0.edit(key) }
    }
  }

  /// Edits the selected field.
  ///
  /// All strings with the argument change with it.
  mutating func editField(_ change: (inout TextField) -> Bool) {
    guard overlay.form?.edit(change) == true, let form = overlay.form else { return }
    catalog.edits[form.table][form.key] = form.isEdited ? form.values : nil
    noteRows(keepingList: true)
  }

  /// Selects the first field with an invalid value and reports it; returns false if there is none.
  private mutating func refusesField() -> Bool {
    guard let fields = overlay.form?.fields, let place = fields.firstIndex(where: \.isRefused)
    else {
      return false
    }
    overlay.form?.select(place)
    let (text, name) = (fields[place].text.text, fields[place].part.role.rawValue)
    let valid = fields[place].part.role == .number ? "" : "valid "
    status.say(text.isEmpty ? "enter a \(name)" : "'\(text.prefix(40))' is not a \(valid)\(name)")
    return true
  }

  private mutating func closeForm(keeping: Bool) {
    guard case .form(_, let origin) = overlay.input else { return }
    overlay.input = .none
    if !keeping {
      catalog.edits = origin.edits
      preview.sampleOptions.count = origin.count
    }
    list.scroll(to: origin.top)
    noteRows()
    if keeping, catalog.edits != origin.edits {
      status.say("kept until you quit; :write-samples saves it")
    }
  }

  /// Restores the original arguments of all strings.
  mutating func resetSamples() {
    guard catalog.edits.count > 0 else {
      status.say("no sample values edited")
      return
    }
    catalog.edits = SampleEdits()
    noteRows()
    status.say("sample values reset")
  }

  /// Asks whether to write the edited samples.
  mutating func askToWriteSamples() {
    let count = catalog.edits.count
    guard count > 0 else {
      status.say("no sample values edited; press a on a row to edit them")
      return
    }
    let edits = catalog.edits
    overlay.input = .confirmation(
      Confirmation(
        question: "save sample values for \(count.counted("string"))?",
        details: edits.tables.flatMap { table in
          edits[table].keys.sorted().map { .entry(key: $0, note: table.name) }
        }, yes: "save", accepted: .writeSamples(edits)))
  }
}
