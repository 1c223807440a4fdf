internal import PointMetrics
internal import TextLayout

/// Writes a fit report as text: for each room a table with a line per locale, followed by the rows
/// that may not fit.
package struct FitText: Sendable {
  /// The maximum number of rows listed per table and room.
  package static let rowLimit = 10
  /// Returns the width of a text in terminal columns.
  package var columns: @Sendable (String) -> Int

  /// Creates a writer.
  package init(columns: @escaping @Sendable (String) -> Int) { self.columns = columns }

  /// Returns the lines of a report.
  package func lines(of report: FitReport) -> [String] {
    let parts = report.tables.flatMap { table in
      report.rooms.indices.map { room in lines(of: table, report.rooms[room], number: room) }
    }
    return Array(
      (parts + [report.proseNote.map { [$0] } ?? []].filter { !$0.isEmpty }).joined(separator: [""])
    )
  }

  private static let headings = [
    "rows", "compact", "standard", "extended", "fit", "borderline", "truncated",
  ]

  private func lines(of table: FitReport.Table, _ room: FitReport.Room, number: Int) -> [String] {
    let names = table.locales.map(\.name.printable)
    let widest = names.map(columns).max() ?? 0
    var lines = ["\(table.name.printable): \(room.name)"]
    let margin = String(repeating: " ", count: widest + 2)
    lines.append(margin + Self.headings.map { "  " + $0 }.joined())
    for (name, locale) in zip(names, table.locales) {
      let result = locale.results[number]
      let counts =
        [locale.rows]
        + [Layout.compact, .standard, .extended].map { result.layouts[$0, default: 0] }
        + [locale.rows - result.near - result.cut, result.near, result.cut]
      let cells = zip(Self.headings, counts).map { heading, count in
        let digits = String(count)
        return "  " + String(repeating: " ", count: max(0, heading.count - digits.count)) + digits
      }
      let gap = String(repeating: " ", count: max(0, widest - columns(name)))
      lines.append("  " + name + gap + cells.joined())
    }
    let tight = table.locales.flatMap { locale in
      locale.results[number].tight.map { (locale.name, $0) }
    }
    .enumerated().sorted { first, second in
      let needs = (first.element.1.need ?? .infinity, second.element.1.need ?? .infinity)
      return needs.0 == needs.1 ? first.offset < second.offset : needs.0 > needs.1
    }
    .map(\.element)
    for (locale, row) in tight.prefix(Self.rowLimit) { lines += self.lines(of: row, locale) }
    if tight.count > Self.rowLimit {
      lines.append("  and \(tight.count - Self.rowLimit) more; --format json lists all")
    }
    return lines
  }

  private func lines(of row: FitReport.TightRow, _ locale: String) -> [String] {
    var words =
      row.need.map { "needs \($0.shown) ± \(row.marginOfError.shown) pt" }
      ?? "does not fit at any width"
    // Rows without a slot of their own have the room in the heading.
    if row.origin != nil { words += "; its slot is \(row.slot.words)" }
    let place = row.place ?? row.key
    return [
      "  \(place.printable): \(row.verdict.words): \(words) [\(locale.printable)]",
      "      " + row.text.replacing("\n", with: " ").printable,
    ]
  }
}

extension FitReport.Room {
  /// A description of the room.
  var name: String {
    [screen, slot.words, textSize.map { "text size \($0.rawValue)" }]
      .compactMap(\.self).joined(separator: ", ")
  }
}
