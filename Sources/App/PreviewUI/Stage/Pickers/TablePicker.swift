internal import PreviewRows
internal import StringCatalog

/// The tables with listed rows; the list goes to the selected one.
struct TablePicker: Picking {
  var list: ChoiceList<Int>
  var field = TextField()
  let origin: Origin

  init(in model: Model) {
    let tables = model.catalog.tables
    let listed = tables.indices.filter {
      model.list.position(ofTable: $0, in: model.catalog) != nil
    }
    let folders = listed.map { tables[$0].table.folder }.belowCommonFolder
    let choices = zip(listed, folders).map { number, folder in
      ChoiceList<Int>.Choice(
        target: number, name: tables[number].table.name, words: folder.isEmpty ? [] : [folder],
        note: "\(tables[number].count)")
    }
    list = ChoiceList(choices, at: model.selectedTableNumber)
    origin = Origin(model)
  }

  func title(columns: Int) -> String { "table" }

  func show(_ table: Int, in model: Model) {
    if let start = model.list.position(ofTable: table, in: model.catalog) {
      model.list.showTable(at: start)
    }
  }

  func accept(_ table: Int, in model: Model) -> Effect? {
    model.rememberPlace(origin.row)
    return nil
  }
}
