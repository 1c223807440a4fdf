internal import LocalizedText
internal import PointMetrics
internal import PreviewRows

/// The state before an input was opened that it may change, to be restored by Esc.
struct Origin: Sendable {
  /// The number of the selected row.
  let row: Int
  /// Its position in the list.
  let selection: Int
  /// The position of the first row on the screen.
  let top: Int
  let search: SearchQuery
  let filter: SearchQuery
  let locale: LocaleTag
  /// The previous locale.
  let lastLocale: LocaleTag?
  /// Whether rows were measured in points.
  let isInPoints: Bool
  let setting: PointSetting
  let edits: SampleEdits
  let count: Sample?

  init(_ model: Model) {
    row = model.list.selectedRow ?? 0
    selection = model.list.selection
    top = model.list.top
    search = model.search.query
    filter = model.list.filter
    locale = model.preview.root.locale
    lastLocale = model.preview.lastLocale
    isInPoints = model.preview.isInPoints
    setting = model.preview.setting
    edits = model.catalog.edits
    count = model.preview.sampleOptions.count
  }
}
