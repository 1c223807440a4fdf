extension CoverageText {
  /// How many rows of each locale take which layout: a line of bars for each, from the narrowest
  /// width to the one from which nothing changes.
  ///
  ///     Rows at widths 1 to 64
  ///     de  compact   ▁▂▄▆▇█████
  ///         standard  ▁▃▅▄▂▁
  ///         extended  █▅▂▁
  func layoutLines(of table: Coverage.Table) -> [String] {
    let locales = table.locales.compactMap { locale in locale.layouts.map { (locale.name, $0) } }
    guard !locales.isEmpty else { return [] }
    let end = locales.map { $0.1.lastChange }.max() ?? 1
    let names = locales.map { columns($0.0.printable) }.max() ?? 0
    let layoutNames = ["compact", "standard", "extended"]
    let room = width - names - 2 - (layoutNames.map(\.utf8.count).max() ?? 0) - 2
    guard room > 0 else { return [] }
    let bars = min(room, Self.longestChart, end)
    var lines = ["", "Rows at widths 1 to \(end)"]
    for (name, layouts) in locales {
      let name = name.printable
      for (number, rows) in [layouts.compact, layouts.standard, layouts.extended].enumerated() {
        let start = number == 0 ? name : ""
        let blanks = String(repeating: " ", count: max(0, names - columns(start)) + 2)
        let layout = layoutNames[number]
        let gap = String(repeating: " ", count: "standard".utf8.count - layout.utf8.count + 2)
        let chart = chart(of: rows.prefix(end), among: layouts.rows, bars: bars)
        lines.append(start + blanks + layout + gap + chart)
      }
    }
    return lines
  }

  private static let longestChart = 64

  /// A bar for each of some parts of the widths, as high as the rows are of all there are.
  private func chart(of rows: ArraySlice<Int>, among all: Int, bars: Int) -> String {
    let levels = Array(isASCII ? " .:-=+*#" : " ▁▂▃▄▅▆▇█")
    guard all > 0, bars > 0 else { return "" }
    var chart = ""
    for bar in 0..<bars {
      let part = rows.count * bar / bars..<rows.count * (bar + 1) / bars
      let sum = rows[part].reduce(0, +)
      let whole = all * part.count
      // A row that is there is seen, and a bar is full only where it is every row.
      let level =
        sum == whole
        ? levels.count - 1
        : min(levels.count - 2, (sum * (levels.count - 1) + whole - 1) / whole)
      chart.append(levels[level])
    }
    return String(chart.reversed().drop { $0 == " " }.reversed())
  }
}

extension Coverage.Layouts {
  /// How many rows there are.
  fileprivate var rows: Int {
    (compact.first ?? 0) + (standard.first ?? 0) + (extended.first ?? 0)
  }

  /// The width from which nothing changes.
  fileprivate var lastChange: Int {
    guard let last = compact.indices.last else { return 1 }
    let end = compact.indices.last {
      (compact[$0], standard[$0], extended[$0]) != (compact[last], standard[last], extended[last])
    }
    return (end ?? -1) + 2
  }
}
