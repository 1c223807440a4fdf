internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// The argument form, and the handling of edited samples.
extension Model {
  /// Opens the form for the arguments of the selected row.
  func openForm() {
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
      showsFullNames: preview.environment.localeTag.prefersFullNames, before: Origin(self))
    guard !form.fields.isEmpty else {
      status.say("no placeholders here")
      return
    }
    open(form)
    // A fixed count would hide the number that the user types.
    if preview.sampleOptions.count != nil {
      preview.sampleOptions.count = nil
      noteRows(keepingList: true)
    }
  }

  /// Restores the original arguments of all strings.
  func resetSamples() {
    guard catalog.edits.count > 0 else {
      status.say("no sample values edited")
      return
    }
    catalog.edits = SampleEdits()
    noteRows()
    status.say("sample values reset")
  }

  /// Asks whether to write the edited samples.
  func askToWriteSamples() {
    let count = catalog.edits.count
    guard count > 0 else {
      status.say("no sample values edited; press a on a row to edit them")
      return
    }
    let edits = catalog.edits
    open(
      Question(
        "save sample values for \(count.counted("string"))?",
        edits.tables.flatMap { table in
          edits[table].keys.sorted().map { .entry(key: $0, note: table.name) }
        }, yes: "save", accepted: .writeSamples(edits)))
  }
}
