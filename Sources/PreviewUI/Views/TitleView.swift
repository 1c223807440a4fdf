internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The first line: the program, the table, where one is in it, and the environment.
struct TitleView: Equatable, Sendable {
  /// Where the selected row is.
  struct Place: Equatable {
    let table: String
    let number: Int
    let count: Int
  }

  private let look: Look
  private let columns: Int
  private let place: Place?
  private let filter: String
  private let sort: SortOrder
  private let root: Root
  private let layout: Layout?
  private let locale: LocaleTag
  private let localeName: String
  /// How much is translated, where that is known.
  private let percent: Int?

  init(model: Model) {
    look = model.look
    columns = model.size.columns
    place = Place(in: model)
    filter = model.filter.text
    sort = model.sort
    root = model.root
    layout = model.forcedLayout
    locale = model.environment.localeTag
    localeName = model.localeName
    percent = model.coverage.percent
  }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    let left = left
    // What there is room for: the locale's tag is needed most, then the place, then the rest.
    let candidates = [(true, true), (true, false), (false, false)].lazy.map(environment)
    let right = candidates.first { left.columns + 1 + $0.columns <= columns } ?? tag
    let start = max(0, columns - right.columns)
    left.draw(on: &canvas, at: Position(column: 0, row: 0), to: max(0, start - 1))
    right.draw(on: &canvas, at: Position(column: start, row: 0), to: columns)
    return canvas.strip(0)
  }

  private var left: Line {
    var line = Line(look)
    line.add(" galley", look.theme[.title])
    if let place {
      line.add("  ")
      line.add(place.table)
      line.add(" \(look.glyphs.dots) ")
      line.add("\(place.number) of \(place.count)")
    }
    for note in notes { line.add("  \(note)", look.theme[.warning]) }
    return line
  }

  /// What is not as it was at the start, so that nobody wonders.
  private var notes: [String] {
    [
      filter.isEmpty ? nil : "&\(filter)", sort == .file ? nil : "by \(sort.rawValue)",
      root.device == .other ? nil : root.device.rawValue, root.pseudo?.rawValue,
      root.fallback == .editor ? nil : root.fallback.rawValue,
      root.readsMarkdown ? nil : "markdown off", layout?.rawValue,
    ].compactMap(\.self)
  }

  private var tag: Line {
    var line = Line(look)
    line.add(locale.withoutPrivateUse.description + " ", look.theme[.title])
    return line
  }

  private func environment(named: Bool, covered: Bool) -> Line {
    var line = Line(look)
    line.add(locale.withoutPrivateUse.description, look.theme[.title])
    if named {
      line.add("  ")
      line.add(localeName)
    }
    if covered, let percent {
      line.add(" \(look.glyphs.dots) ")
      line.add("\(percent) %")
    }
    line.add(locale.prefersFullNames ? "  full names " : "  @names ", look.theme[.hint])
    return line
  }
}

extension TitleView.Place {
  /// The place of the selected row of a model; nil where none is listed.
  init?(in model: Model) {
    guard model.list.indices.contains(model.selection) else { return nil }
    let place = model.place(of: model.list[model.selection])
    let sheet = model.sheets[place.sheet]
    let isWhole = model.filter.isEmpty && model.sort == .file
    table = sheet.table.name
    number = 1 + (isWhole ? place.entry : model.selection)
    count = isWhole ? sheet.count : model.list.count
  }
}
