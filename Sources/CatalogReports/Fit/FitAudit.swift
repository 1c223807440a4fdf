internal import LocalizedText
internal import PointMetrics
package import PreviewRows
internal import StringCatalog

/// Measures the rows of a table in points: in several locales and in several rooms.
///
/// It can measure parts of a table in parallel, and the caller adds the results.
package struct FitAudit: Sendable {
  private let preview: PreviewTable
  private let locales: [(name: String, maker: RowMaker)]
  private let settings: [PointSetting]
  /// Whether the lines of rows that do not surely fit are kept, for drawing.
  private let keepsLines: Bool
  /// The measurers of the rooms, whose tables those of all languages share.
  private let measurers: PointMeasurers

  /// Prepares to measure the rows of some locales, each with the maker of its rows; `keepsLines` keeps the
  /// lines of those that do not surely fit.
  package init(
    of preview: PreviewTable, in rooms: [FitReport.Room],
    locales: [(name: String, maker: RowMaker)],
    keepsLines: Bool = false
  ) {
    self.preview = preview
    self.locales = locales
    self.keepsLines = keepsLines
    settings = rooms.map(\.setting)
    var measurers = PointMeasurers(locale: LocaleTag("en"))
    for setting in settings { _ = measurers[setting.slot.style] }
    self.measurers = measurers
  }

  /// The results of the entries at some indices of the table, for each locale.
  package func results(of indices: Range<Int>) -> [FitReport.Locale] {
    let slots = indices.map { preview.slots.slot(of: preview[$0]) }
    return locales.map { name, maker in
      var measurers = measurers.measurers(for: maker.locale)
      var locale = FitReport.Locale(
        name: name, rows: 0,
        results: [FitReport.Result](repeating: FitReport.Result(), count: settings.count))
      for index in indices {
        let row = maker.row(for: preview[index])
        // A text that a translator has still to write cannot be too long.
        guard row.state != .missing else { continue }
        locale.rows += 1
        let written = slots[index - indices.lowerBound]
        let rows = PointRow.rows(row, written: written, in: settings, by: &measurers)
        for (number, points) in rows.enumerated() {
          locale.results[number].add(row, points, keepsLines: keepsLines)
        }
      }
      return locale
    }
  }

  /// Adds the results of another part of the table.
  package static func sum(_ total: inout [FitReport.Locale], _ part: [FitReport.Locale]) {
    for number in total.indices { total[number].add(part[number]) }
  }
}

extension FitReport.Result {
  fileprivate mutating func add(_ row: Row, _ points: PointRow, keepsLines: Bool) {
    layouts[points.layout, default: 0] += 1
    let verdict = points.verdict
    guard verdict != .fits else { return }
    let place = row.found.leaf.map { "\($0.localization.path):\($0.location)" }
    tight.append(
      FitReport.TightRow(
        key: row.entry.key, text: row.title.text, place: place, need: points.need,
        band: points.band, verdict: verdict, slot: points.slot, origin: points.written?.origin,
        titleRoom: points.roomBesideValue, valueWidth: points.valueWidth ?? 0,
        lines: keepsLines ? FitReport.Line.lines(of: points) : []))
  }
}

extension FitReport.Line {
  /// A text on one line may be drawn so many times as wide as its room.
  private static let widest = 3.0
  /// Nobody reads more lines than these.
  private static let limit = 20

  /// The lines of a row: those in its room, or if it may have one line only, that line as wide as it is.
  fileprivate static func lines(of points: PointRow) -> [FitReport.Line] {
    let room = points.roomBesideValue
    let drawn = points.slot.lines == 1 ? room * widest : room
    return points.leastTitle.measuredLines(in: max(drawn, 1)).prefix(limit).map { text, width in
      FitReport.Line(text: text, width: width)
    }
  }
}
