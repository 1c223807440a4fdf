internal import CatalogChanges
internal import CatalogCheck
internal import JSONDocuments
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TextLayout

/// Creates the rows of a catalog in one environment and at one width, on demand.
///
/// The results of a store never change: it caches rows near the screen, and recreates equal ones
/// after eviction. Copies of a model can therefore share it, and two models with the same store
/// have the same rows. A key that changes the preview creates a new store, which then creates only
/// the rows on the screen.
final class RowStore {
  /// The inputs of rows.
  private struct Settings: Sendable {
    let tables: [PreviewTable]
    let rules: RuleSet
    let rulesOfMarks: RuleSet
    /// The edited samples, which take precedence over those of the tables.
    let edits: SampleEdits
    var trial: TrialRow?
    let conflicts: ConflictState?
    /// The difference whose earlier source strings are shown during a review.
    let reviewed: DifferenceState?
    var sampleOptions: SampleOptions
    var environment: EnvironmentValues
    let extreme: ExtremeText?
    let value: String?
    let appearance: Appearance
    let room: RowRoom
    let points: PointSetting?
    let forcedLayout: Layout?

    func maker(
      of table: Int, in environment: EnvironmentValues, extreme: ExtremeText? = nil
    ) -> RowMaker {
      maker(of: tables[table], in: environment, extreme: extreme)
    }

    func maker(
      of previewTable: PreviewTable, in environment: EnvironmentValues,
      extreme: ExtremeText? = nil
    ) -> RowMaker {
      let samples = previewTable.samples.overriding(edits[SampleEdits.TableID(previewTable.table)])
      return RowMaker(
        table: previewTable.table, samples: samples, sampleOptions: sampleOptions,
        environment: environment,
        matcher: previewTable.matcher, value: value, order: appearance.order,
        marks: appearance.glyphs.marks, columnWidth: appearance.columnWidth, extreme: extreme,
        points: points)
    }

    /// Returns a row in points, in its own slot if it has one; nil if rows are measured in columns.
    func points(of row: Row, in table: Int, by measurers: inout PointMeasurers) -> PointRow? {
      guard let points else { return nil }
      return PointRow(
        row, written: tables[table].slots.slot(of: row.entry), in: points, by: &measurers)
    }

    func fit(
      _ row: Row, _ points: PointRow?, by maker: RowMaker, marking ranges: [Range<Int>] = []
    ) -> FittedRow {
      guard let points else {
        return maker.fit(row, width: room.width, forced: forcedLayout, marking: ranges)
      }
      return maker.fit(row, as: points, width: room.width, forced: forcedLayout, marking: ranges)
    }
  }

  private struct Memory: Sendable {
    var makers: [Int: RowMaker] = [:]
    var measurers: PointMeasurers
    var rows = RowSlots<ShownRow>()
    /// The row makers of earlier tables, with the version of their difference.
    var earlier: (version: Int, makers: [Int: RowMaker]) = (0, [:])
    /// The details of the selected row, which every frame needs.
    var inspected: (row: Int, inspection: Inspection)?
  }

  /// The identity of stores whose rows differ only in strings on trial.
  private final class Family: Sendable {}

  var room: RowRoom { settings.room }
  /// The number of the row that shows a text which is not in its file.
  var trialRow: Int? { settings.trial?.row }
  private let family: Family
  private let settings: Settings
  private var memory: Memory

  init(
    _ catalog: CatalogState, _ preview: PreviewState, _ screen: ScreenState, room: RowRoom,
    isReviewing: Bool = false
  ) {
    settings = Settings(
      tables: catalog.tables, rules: catalog.rules, rulesOfMarks: catalog.rulesOfMarks,
      edits: catalog.edits, trial: catalog.trial, conflicts: catalog.conflicts,
      reviewed: isReviewing ? catalog.difference : nil, sampleOptions: preview.sampleOptions,
      environment: preview.environment, extreme: preview.root.pseudo?.real,
      value: preview.defaultValue,
      appearance: screen.appearance, room: room, points: preview.points,
      forcedLayout: preview.forcedLayout)
    memory = Memory(measurers: PointMeasurers(locale: preview.environment.localeTag))
    family = Family()
  }

  /// The same rows with another one on trial, so that a typed letter makes one row and not a screen of
  /// them.
  init(_ other: RowStore, trial: TrialRow?) {
    var settings = other.settings
    settings.trial = trial
    var known = other.memory
    for row in [other.trialRow, trial?.row].compactMap(\.self) { known.rows.remove(row) }
    known.inspected = nil
    self.settings = settings
    memory = known
    family = other.family
  }

  /// Whether only the rows on trial differ from those of another store.
  func isVariant(of other: RowStore) -> Bool { family === other.family }

  /// A row on the screen or near it, which is remembered.
  func row(_ number: Int, listedAt position: Int, at index: RowIndex) -> ShownRow {
    if let row = memory.rows.value(of: number, at: position) { return row }
    let maker = maker(of: index.table)
    let row = make(index, by: maker, &memory.measurers, isListed: true)
    memory.rows.keep(row, of: number, at: position)
    return row
  }

  /// Returns a row without caching it, for scans over many rows.
  func unstoredRow(at index: RowIndex) -> ShownRow {
    let rowMaker = maker(of: index.table)
    var measurers = measurers
    return make(index, by: rowMaker, &measurers)
  }

  /// The measurers of strings in points, including that of the default style, so that rows can
  /// share it.
  private var measurers: PointMeasurers {
    if let points = settings.points { _ = memory.measurers[points.slot.style] }
    return memory.measurers
  }

  /// Returns the state of a row and whether it is stale, without creating the row.
  func state(at index: RowIndex) -> (state: RowState, isStale: Bool) {
    let states = maker(of: index.table).states
    let entry = settings.tables[index.table].tableIndex(of: index.entry)
    return (states[entry], states.isStale(entry))
  }

  /// Returns a row with the matches of a query highlighted.
  func marked(_ query: SearchQuery, in shown: ShownRow, of table: Int) -> ShownRow {
    let ranges = query.ranges(in: shown.row.title.text)
    guard !ranges.isEmpty else { return shown }
    let rowMaker = maker(of: table)
    return ShownRow(
      row: shown.row,
      fitted: settings.fit(shown.row, shown.points, by: rowMaker, marking: ranges),
      points: shown.points, problems: shown.problems, least: shown.height,
      hasSourceBelow: shown.hasSourceBelow, earlierSource: shown.earlierSource,
      isInConflict: shown.isInConflict)
  }

  /// Returns a row with a number in its placeholders, on a device.
  func row(at index: RowIndex, count: Sample?, device: Device) -> ShownRow {
    var settings = settings
    settings.sampleOptions.count = count
    settings.environment.device = device
    let maker = settings.maker(of: index.table, in: settings.environment, extreme: settings.extreme)
    var measurers = measurers
    let row = maker.row(for: settings.tables[index.table][index.entry])
    let points = settings.points(of: row, in: index.table, by: &measurers)
    return ShownRow(
      row: row, fitted: settings.fit(row, points, by: maker), points: points, problems: [])
  }

  /// Returns the keys before and after a row's key in its file.
  func keys(beside index: RowIndex) -> [String] {
    let table = settings.tables[index.table]
    return [index.entry - 1, index.entry + 1].filter(table.indices.contains).map { table[$0].key }
  }

  /// Returns the details of a row for the inspector.
  func inspection(of number: Int, at index: RowIndex) -> Inspection {
    if let known = memory.inspected, known.row == number { return known.inspection }
    let previewTable = settings.tables[index.table]
    let entry = previewTable[index.entry]
    let maker = maker(of: index.table)
    let row = maker.row(for: entry)
    let points = settings.points.map { setting in
      PointInspection(
        row, written: previewTable.slots.slot(of: entry), in: setting, by: &memory.measurers)
    }
    let details = maker.inspection(
      of: row, width: settings.room.width, forced: settings.forcedLayout, points: points
    ) { fitted in
      maker.diagnostics(
        of: row, fitted: fitted, points: points?.row.judged, by: settings.rules,
        reported: previewTable.diagnostics[entry.key] ?? [])
    }
    memory.inspected = (number, details)
    return details
  }

  /// Returns the row of an entry in an earlier version of a table; `version` identifies that
  /// version.
  func earlierRow(of entry: Entry, in old: Table, version: Int, at index: RowIndex) -> ShownRow {
    if memory.earlier.version != version { memory.earlier = (version, [:]) }
    let now = settings.tables[index.table]
    let maker =
      memory.earlier.makers[index.table]
      ?? settings.maker(
        of: PreviewTable(
          table: old, samples: now.samples, slots: now.slots, matcher: now.matcher),
        in: settings.environment, extreme: settings.extreme)
    memory.earlier.makers[index.table] = maker
    let row = maker.row(for: entry)
    let points = settings.points(of: row, in: index.table, by: &memory.measurers)
    return ShownRow(
      row: row, fitted: settings.fit(row, points, by: maker), points: points, problems: [])
  }

  /// Returns a row in the format of `galley print --format json`.
  func json(of index: RowIndex) -> String {
    let previewTable = settings.tables[index.table]
    let (rowMaker, row, points) = makerAndRow(at: index)
    return JSONWriter.text {
      rowMaker.write(
        row, width: settings.room.width, rules: settings.rules,
        reported: previewTable.diagnostics[row.entry.key] ?? [],
        points: points, into: &$0)
    }
  }

  /// Returns fields of a row in the format of `galley print --fields`.
  func texts(of fields: [RowField], at index: RowIndex) -> [String] {
    let (rowMaker, row, points) = makerAndRow(at: index)
    return fields.map { rowMaker.text(of: $0, in: row, points, width: settings.room.width) }
  }

  private func makerAndRow(at index: RowIndex) -> (maker: RowMaker, row: Row, points: PointRow?) {
    let maker = maker(of: index.table)
    let row = maker.row(for: settings.tables[index.table][index.entry])
    return (maker, row, settings.points(of: row, in: index.table, by: &memory.measurers))
  }

  /// Returns the row of an entry in another environment, for the comparison.
  func comparedRow(at index: RowIndex, in environment: EnvironmentValues) -> Comparison.Row {
    let maker = settings.maker(of: index.table, in: environment)
    let row = maker.row(for: settings.tables[index.table][index.entry])
    var measurers = measurers.measurers(for: maker.locale)
    return Comparison.Row(
      row, settings.points(of: row, in: index.table, by: &measurers), by: maker,
      ellipsis: settings.appearance.glyphs.marks.ellipsis)
  }

  private func make(
    _ index: RowIndex, by maker: RowMaker, _ measurers: inout PointMeasurers,
    isListed: Bool = false
  ) -> ShownRow {
    var previewTable = settings.tables[index.table]
    var maker = maker
    var entry = index.entry
    if let trial = settings.trial, trial.index == index {
      previewTable = trial.table
      maker = settings.maker(of: previewTable, in: settings.environment)
      entry = 0
    }
    let declared = DeclaredArguments(
      of: previewTable[entry], sourceLanguage: previewTable.table.sourceLanguage)
    let row = maker.row(for: previewTable[entry], declared: declared)
    let points = settings.points(of: row, in: index.table, by: &measurers)
    let fitted = settings.fit(row, points, by: maker)
    let reported =
      previewTable.diagnostics.isEmpty ? [] : previewTable.diagnostics[row.entry.key] ?? []
    return ShownRow(
      row: row, fitted: fitted, points: points,
      problems: maker.diagnostics(
        of: row, fitted: fitted, points: points?.judged, by: settings.rulesOfMarks,
        reported: reported, declared: declared),
      least: isListed ? sourceLines(of: row) : 1,
      hasSourceBelow: isListed && settings.room.showsReviewedSource && row.state == .needsReview
        && row.hasOwnText && !row.isInSourceLanguage,
      earlierSource: isListed ? earlierSource(of: row, at: index) : nil,
      isInConflict: isInConflict(index))
  }

  /// Returns the change to the source string of a row to review since the revision; nil if none is
  /// known.
  private func earlierSource(of row: Row, at index: RowIndex) -> WordDifference? {
    guard let reviewed = settings.reviewed, row.state.isToReview, row.hasOwnText else { return nil }
    let entry = settings.tables[index.table].tableIndex(of: index.entry)
    let changes = reviewed.changes(of: entry, ofTable: index.table).filter { $0.kind == .source }
    let path = row.found.leaf?.path
    guard let change = changes.first(where: { $0.path == path }) ?? changes.first,
      let old = change.old, let new = change.new
    else { return nil }
    return WordDifference(from: old, to: new)
  }

  private func isInConflict(_ index: RowIndex) -> Bool {
    guard let conflicts = settings.conflicts else { return false }
    let entry = settings.tables[index.table].tableIndex(of: index.entry)
    return conflicts.isOpen(entry, ofTable: index.table)
  }

  /// Returns the number of lines of the source string beside a row, so that a short translation
  /// does not truncate it.
  private func sourceLines(of row: Row) -> Int {
    let columns = settings.room.source
    guard columns > 0, !row.isInSourceLanguage else { return 1 }
    let text = row.sourceText
    if let count = text.asciiColumns, count <= columns { return 1 }
    return Line(text, in: settings.appearance)
      .count(wrappedTo: columns, limit: Self.mostSourceLines)
  }

  /// The maximum number of lines of a source string.
  private static let mostSourceLines = 8

  private func maker(of table: Int) -> RowMaker {
    if let maker = memory.makers[table] { return maker }
    let maker = settings.maker(of: table, in: settings.environment, extreme: settings.extreme)
    memory.makers[table] = maker
    return maker
  }
}
