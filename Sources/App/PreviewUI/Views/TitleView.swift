internal import CatalogCheck
internal import LocalizedText
internal import TerminalValues

/// The first line: what is open, the position in the list, active settings, and the locale with its
/// remaining work.
struct TitleView {
  /// The table of the selected row, and the row's number among the listed rows of the table.
  private struct Place {
    let table: TableLabel
    let number: Int
    let count: Int
    /// The number of listed rows in all tables; nil if no others are listed, or if none is left
    /// out.
    let total: Int?
  }

  private let appearance: Appearance
  private let columns: Int
  private let place: Place?
  /// The name of what is open, if it has one.
  private let openName: String?
  /// The tag and the name of the locale.
  private let locale: (tag: String, name: String)
  private let badges: [Badges.Detail: [String]]
  /// The number of rows left to review; nil without a review.
  private let reviewWords: String?
  private let problemCount: Int?
  /// The completeness of the locale in the table; nil if unknown.
  private let progress: CoverageBoard.Cell?

  init(_ model: Model, _ geometry: ScreenGeometry) {
    let (catalog, list) = (model.catalog, model.list)
    appearance = model.screen.appearance
    columns = geometry.size.columns
    place = list.selectedRow.map { row in
      let positions = list.positionsOfSelectedTable(in: catalog)
      return Place(
        table: catalog.labels[catalog.index(of: row).table],
        number: 1 + list.selection - positions.lowerBound, count: positions.count,
        total: list.isInFileOrder || positions.count == list.count ? nil : list.count)
    }
    openName = catalog.origin.name
    locale = (model.preview.root.locale.withoutPrivateUse.description, model.preview.localeName)
    badges = Dictionary(
      uniqueKeysWithValues: Badges.Detail.allCases.map { detail in
        (detail, Badges.words(of: model, geometry, detail))
      })
    reviewWords = model.stage[ReviewMode.self].map { "\($0.left) to review" }
    problemCount = model.countedProblems
    // Without a row there is no table that they could be about.
    progress = list.selectedRow == nil ? nil : catalog.coverage.numbers
  }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    let level = Level.allCases.first {
      left($0).columns + 2 + right($0).columns <= columns
    }
    let end = right(level ?? .least)
    let start = max(0, columns - end.columns)
    left(level ?? .least)
      .draw(on: &canvas, at: Position(column: 0, row: 0), to: max(0, start - 1))
    end.draw(on: &canvas, at: Position(column: start, row: 0), to: columns)
    return canvas.strip(0)
  }

  /// The level of detail of the line; items listed first are dropped first.
  ///
  /// The table, the position in it, the badges, and the locale stay as far as they fit.
  private enum Level: Int, CaseIterable {
    case all, shortBar, withoutBar, shortBadges, shortOrigin, withoutOrigin, withoutTotal
    case leastBadges, withoutCounts, withoutName, least

    func has(_ part: Level) -> Bool { rawValue < part.rawValue }
  }

  /// The name of the folder or file; nil if it is the same as the table's.
  private var origin: String? {
    guard let place else { return openName }
    return openName == place.table.name || openName?.hasPrefix(place.table.name + ".") == true
      ? nil : openName
  }

  private func left(_ level: Level) -> Line {
    let theme = appearance.theme
    var line = Line(" ", in: appearance)
    if let origin, level.has(.withoutOrigin) {
      let shown =
        level.has(.shortOrigin)
        ? origin : origin.shortenedInTheMiddle(to: Self.shortOrigin, in: appearance)
      line.add(shown, theme[.hint])
      if place != nil { line.add(" \(appearance.glyphs.within) ", theme[.hint]) }
    }
    if let place {
      if let folder = place.table.folder, level.has(.withoutOrigin) {
        line.add(folder.shortenedInTheMiddle(to: Self.shortOrigin, in: appearance), theme[.hint])
        line.add(" \(appearance.glyphs.within) ", theme[.hint])
      }
      line.add(place.table.name, theme[.title])
      line.add("  \(place.number)/\(place.count)")
      if let total = place.total, level.has(.withoutTotal) {
        line.add(", \(total) in all tables")
      }
    }
    let detail: Badges.Detail =
      level.has(.shortBadges) ? .all : level.has(.leastBadges) ? .short : .least
    if let reviewWords { line.add("  \(reviewWords)", theme[.warning]) }
    for (number, badge) in (badges[detail] ?? []).enumerated() {
      if number == 0, reviewWords != nil { line.add(" \(appearance.glyphs.divider)", theme[.rule]) }
      line.add(number == 0 && reviewWords != nil ? " \(badge)" : "  \(badge)", theme[.warning])
    }
    return line
  }

  private func right(_ level: Level) -> Line {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    var line = Line(appearance)
    line.add(locale.tag, theme[.title])
    if level.has(.withoutName) { line.add("  \(locale.name)") }
    if let progress, level.has(.least) {
      line.add("  ")
      if level.has(.withoutBar) {
        let columns = level.has(.shortBar) ? Self.barColumns : Self.barColumns / 2
        let done = progress.share.permille * columns / 1000
        // The share that is not reviewed has another color.
        let reviewed = min(done, progress.reviewed.permille * columns / 1000)
        line.add(String(repeating: glyphs.bar, count: reviewed), theme[.state])
        line.add(String(repeating: glyphs.bar, count: done - reviewed), theme[.warning])
        line.add(String(repeating: glyphs.rule, count: columns - done), theme[.rule])
        line.add(" ")
      }
      line.add(progress.share.percentText)
    }
    // In a review, the badge has the count that matters, and the project's name is worth more.
    if level.has(reviewWords != nil ? .shortOrigin : .withoutCounts) { addCounts(to: &line) }
    line.add(" ")
    return line
  }

  private static let barColumns = 16
  /// The width of a folder name on a narrow screen.
  private static let shortOrigin = 12

  private func addCounts(to line: inout Line) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    let counts = [
      (glyphs.missing, progress?.missing ?? 0, Theme.Role.problem),
      (glyphs.new, progress?.new ?? 0, .warning), (glyphs.review, progress?.review ?? 0, .warning),
      (glyphs.problem, problemCount ?? 0, .problem),
    ]
    for (mark, count, role) in counts where count > 0 {
      line.add("  ")
      line.add(mark, theme[role])
      line.add(" \(count)")
    }
  }
}
