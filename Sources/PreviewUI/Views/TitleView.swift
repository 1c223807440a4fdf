internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The first line: the table, the position in it, the settings that change the rows, and the
/// locale.
struct TitleView: Equatable, Sendable {
  /// The table of the selected row, and the row's place in it.
  private struct Place: Equatable {
    let table: String
    let number: Int
    let count: Int
  }

  private let appearance: Appearance
  private let columns: Int
  private let place: Place?
  private let areSamples: Bool
  private let damagedFiles: Int
  private let filter: String
  private let kinds: RowFilter
  private let sort: SortOrder
  private let root: RootModifiers
  private let layout: Layout?
  private let points: PointSetting?
  private let locale: LocaleTag
  private let localeName: String
  /// How complete the locale is; nil if that is not known.
  private let percent: Int?

  init(_ catalog: CatalogState, _ list: ListState, _ preview: PreviewState, _ screen: ScreenState) {
    appearance = screen.appearance
    columns = screen.size.columns
    place = list.selectedRow.map { row in
      let index = catalog.index(of: row)
      let previewTable = catalog.tables[index.table]
      let isWhole = list.isInFileOrder
      return Place(
        table: previewTable.table.name, number: 1 + (isWhole ? index.entry : list.selection),
        count: isWhole ? previewTable.count : list.count)
    }
    areSamples = catalog.areSamples
    damagedFiles = catalog.damagedFileCount
    filter = list.filter.text
    kinds = list.kinds
    sort = list.sort
    root = preview.root
    layout = preview.forcedLayout
    points = preview.points
    locale = preview.environment.localeTag
    localeName = preview.localeName
    percent = catalog.coverage.percent
  }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    let left = left
    // Narrow screens drop the coverage first, then the locale's name; the tag always stays.
    let candidates = [(true, true), (true, false), (false, false)].lazy.map(environment)
    let right = candidates.first { left.columns + 1 + $0.columns <= columns } ?? tag
    let start = max(0, columns - right.columns)
    left.draw(on: &canvas, at: Position(column: 0, row: 0), to: max(0, start - 1))
    right.draw(on: &canvas, at: Position(column: start, row: 0), to: columns)
    return canvas.strip(0)
  }

  private var left: Line {
    var line = Line(appearance)
    line.add(" galley", appearance.theme[.title])
    if let place {
      line.add("  ")
      line.add(place.table)
      line.add(" \(appearance.glyphs.dots) ")
      line.add("\(place.number) of \(place.count)")
    }
    for badge in badges { line.add("  \(badge)", appearance.theme[.warning]) }
    return line
  }

  /// The settings that change what is shown, which the user may have forgotten.
  private var badges: [String] {
    [
      areSamples ? "samples" : nil,
      damagedFiles == 0
        ? nil : damagedFiles == 1 ? "1 damaged file" : "\(damagedFiles) damaged files",
      filter.isEmpty ? nil : "&\(filter)", kinds.isEmpty ? nil : kinds.words,
      sort == .file ? nil : "by \(sort.rawValue)",
      root.device == .other ? nil : root.device.rawValue, root.pseudo?.rawValue,
      root.fallback == .editor ? nil : root.fallback.rawValue,
      root.readsMarkdown ? nil : "markdown off", layout?.rawValue,
      points?.words(separator: " \(appearance.glyphs.dots) "),
    ].compactMap(\.self)
  }

  private var tag: Line {
    Line(locale.withoutPrivateUse.description + " ", appearance.theme[.title], in: appearance)
  }

  private func environment(named: Bool, covered: Bool) -> Line {
    var line = Line(appearance)
    line.add(locale.withoutPrivateUse.description, appearance.theme[.title])
    if named {
      line.add("  ")
      line.add(localeName)
    }
    if covered, let percent {
      line.add(" \(appearance.glyphs.dots) ")
      line.add("\(percent) %")
    }
    line.add(
      locale.prefersFullNames ? "  full names " : "  @names ", appearance.theme[.hint])
    return line
  }
}

/// The rule above the list, which names the columns beside the rows, and shows the width of the rows
/// if the user has set one.
struct RulerView: Equatable, Sendable {
  private let appearance: Appearance
  private let columns: Int
  private let listColumns: Int
  private let sideColumns: ListColumns
  /// The width to show; nil for a plain rule.
  private let rowWidth: Int?
  private let isMirrored: Bool

  init(_ preview: PreviewState, _ geometry: ScreenGeometry, _ appearance: Appearance) {
    self.appearance = appearance
    columns = geometry.size.columns
    listColumns = geometry.listColumns
    sideColumns = geometry.sideColumns
    rowWidth = geometry.listHeight > 0 ? preview.fixedColumns : nil
    isMirrored = preview.isMirrored
  }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    canvas.drawRule(row: 0, appearance)
    nameColumns(on: &canvas)
    guard let rowWidth else { return canvas.strip(0) }
    // Rows that are wider than the list end outside of it.
    let room = max(0, listColumns - ScreenGeometry.gutter - sideColumns.width)
    let width = min(rowWidth, room)
    func draw(_ text: String, endingAt column: Int) {
      let gutter = ScreenGeometry.gutter
      let end =
        isMirrored ? listColumns - gutter - column : gutter + sideColumns.width + column
      let start = isMirrored ? end : end - text.count
      canvas.draw(
        text, style: appearance.theme[.hint], at: Position(column: start, row: 0))
    }
    for column in stride(from: 10, to: width - 4, by: 10) { draw("\(column)", endingAt: column) }
    let glyphs = appearance.glyphs
    let edge =
      rowWidth > room ? glyphs.marks.ellipsis : isMirrored ? glyphs.edgeAtLeft : glyphs.edge
    draw(isMirrored ? "\(edge)\(rowWidth)" : "\(rowWidth)\(edge)", endingAt: width)
    return canvas.strip(0)
  }

  private func nameColumns(on canvas: inout Canvas) {
    let start = isMirrored ? 0 : ScreenGeometry.gutter
    let style = appearance.theme[.hint]
    if sideColumns.key > 0 {
      canvas.draw("key ", style: style, at: Position(column: start, row: 0))
    }
    if sideColumns.source > 0 {
      canvas.draw(
        "source ", style: style, at: Position(column: start + sideColumns.sourceStart, row: 0))
    }
  }
}

extension Canvas {
  /// Draws a rule over the whole width.
  mutating func drawRule(row: Int, _ appearance: Appearance) {
    fill(
      with: appearance.glyphs.rule, style: appearance.theme[.rule], columns: 0..<size.columns,
      row: row)
  }
}
