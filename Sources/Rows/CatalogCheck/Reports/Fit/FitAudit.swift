internal import LocalizedText
internal import PointMetrics
package import PreviewRows
internal import StringCatalog

/// Measures the rows of a table in points, in several locales and for several screens.
///
/// Parts of a table can be measured in parallel; the caller adds the results.
package struct FitAudit: Sendable {
  private let preview: PreviewTable
  private let locales: [(name: String, maker: RowMaker)]
  private let settings: [PointSetting]
  /// Whether to keep the lines of rows that may not fit, for drawing.
  private let keepsLines: Bool
  /// The measurers for the screens, whose tables are shared between all languages.
  private let measurers: PointMeasurers

  /// Creates an audit of the rows of some locales, given the row maker for each.
  ///
  /// `keepsLines` keeps the lines of rows that may not fit.
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

  /// Returns the results for a range of entries, by locale.
  package func results(of indices: Range<Int>) -> [FitReport.Locale] {
    let slots = indices.map { preview.slots.slot(of: preview[$0]) }
    return locales.map { name, maker in
      var measurers = measurers.measurers(for: maker.locale)
      var locale = FitReport.Locale(
        name: name, rows: 0,
        results: [FitReport.Result](repeating: FitReport.Result(), count: settings.count))
      for index in indices {
        let row = maker.row(for: preview[index])
        // A missing translation cannot be too long.
        guard row.state != .missing else { continue }
        let written = slots[index - indices.lowerBound]
        if written == nil, row.title.text.isProse {
          locale.prose += 1
          continue
        }
        locale.rows += 1
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
        marginOfError: points.marginOfError, verdict: verdict, slot: points.slot,
        origin: points.written?.origin,
        titleRoom: points.roomBesideValue, valueWidth: points.valueWidth ?? 0,
        lines: keepsLines ? FitReport.Line.lines(of: points) : []))
  }
}

extension FitReport.Line {
  /// The maximum width of a single-line string when drawn, as a multiple of the available width.
  private static let widest = 3.0
  /// The maximum number of lines to keep.
  private static let limit = 20

  /// Returns the lines of a row at the available width; a single-line row may be wider.
  fileprivate static func lines(of points: PointRow) -> [FitReport.Line] {
    let room = points.roomBesideValue
    let drawn = points.slot.lines == 1 ? room * widest : room
    return points.leastTitle.measuredLines(in: max(drawn, 1)).prefix(limit).map { text, width in
      FitReport.Line(text: text, width: width)
    }
  }
}
