internal import SourceText

/// A text report of coverage: a block per table with a bar for each locale, and totals if there are
/// several tables.
///
///     Travel: 6 keys, source language en
///                          done  reviewed  missing  review  new  stale  strings
///     de     ██████████  100.0%     83.3%        0       1    0      0        8
///     pt-BR  █████░░░░░   50.0%     50.0%        3       0    0      0        3
///
/// The columns before `strings` count keys by their worst string; the columns after it count
/// individual strings. Columns that don't fit are dropped from the right. The bar takes the
/// remaining width.
public struct CoverageText: Sendable {
  /// The maximum line width in columns.
  public var width: Int
  /// Whether to draw the bars in ASCII.
  public var isASCII: Bool
  /// Returns the width of a text in terminal columns.
  public var columns: @Sendable (String) -> Int

  /// Creates a report writer for a terminal.
  public init(width: Int, isASCII: Bool = false, columns: @escaping @Sendable (String) -> Int) {
    self.width = width
    self.isASCII = isASCII
    self.columns = columns
  }

  /// Returns the lines of the report.
  ///
  /// No line is wider than the terminal.
  public func lines(of coverage: Coverage) -> [String] {
    let languages = coverage.languages
    let names = languages.map(\.name.printable).joined(separator: ", ")
    var tables = coverage.tables.map { lines(of: $0, languages: names) }
    if tables.count > 1 {
      let keys = coverage.tables.reduce(0) { $0 + $1.keys }
      let title = "Total: \(keys.counted("key")) in \(tables.count) tables"
      tables.append(lines(title, (languages + [coverage.total]).map(Row.init)))
    }
    return tables.joined(separator: [""]).map { cut($0, to: width) }
  }

  private func lines(of table: Coverage.Table, languages: String) -> [String] {
    let title =
      "\(table.name): \(table.keys.counted("key")), source language \(table.source ?? "unknown")"
      .printable
    guard !table.locales.isEmpty else {
      return [title, "no translations" + (languages.isEmpty ? "" : " in \(languages)")]
    }
    return lines(title, table.locales.map(Row.init)) + layoutLines(of: table)
  }

  private func lines(_ title: String, _ rows: [Row]) -> [String] {
    let columns = columns(for: rows)
    let heading = columns.counts.isEmpty || rows.isEmpty ? [] : [heading(columns)]
    return [title] + heading + rows.map { line($0, columns) }
  }

  // MARK: Columns

  private struct Row {
    var name: String
    var percent: String
    var share: CompletedShare
    var counts: [String]

    init(_ locale: Coverage.Locale) {
      name = locale.name.isEmpty ? "total" : locale.name.printable
      share = locale.share
      percent = share.percentText
      let numbers = [
        locale.missing, locale.review, locale.untranslated, locale.stale, locale.leaves,
        locale.needsReview, locale.new, locale.staleLeaves,
      ]
      counts = [locale.reviewed.percentText] + numbers.map(String.init)
    }
  }

  private struct CountColumn {
    var heading: String
    var width: Int
  }

  private struct Columns {
    var name: Int
    var bar: Int
    var counts: [CountColumn]
    var gap: String
  }

  /// The headings of the columns that count keys, followed by those that count strings.
  private static let headings = [
    "reviewed", "missing", "review", "new", "stale", "strings", "strings/review", "strings/new",
    "strings/stale",
  ]
  private static let keyHeadings = 5
  private static let percentWidth = 6
  private static let usualBar = 8
  /// The bar length when the less important string counts are shown too.
  private static let longBar = 12
  private static let longestBar = 40

  private func columns(for rows: [Row]) -> Columns {
    let gap = width < 40 ? 1 : 2
    let name = rows.map { columns($0.name) }.max() ?? 0
    let left = width - name - gap - Self.percentWidth
    var counts = Self.headings.enumerated().map { place, heading in
      let numbers = rows.map { $0.counts[place].utf8.count }
      return CountColumn(heading: heading, width: max(heading.utf8.count, numbers.max() ?? 0))
    }
    func rest() -> Int { left - counts.reduce(gap) { $0 + gap + $1.width } }
    while !counts.isEmpty,
      rest() < (counts.count > Self.keyHeadings ? Self.longBar : Self.usualBar)
    {
      counts.removeLast()
    }
    return Columns(
      name: left < 0 ? max(1, name + left) : name, bar: min(rest(), Self.longestBar),
      counts: counts, gap: String(repeating: " ", count: gap))
  }

  private func heading(_ columns: Columns) -> String {
    let bar = String(repeating: " ", count: columns.name + columns.gap.utf8.count + columns.bar)
    let done = "done".rightAligned(to: Self.percentWidth)
    let counts = columns.counts.map { $0.heading.rightAligned(to: $0.width) }
    return ([bar, done] + counts).joined(separator: columns.gap)
  }

  private func line(_ row: Row, _ columns: Columns) -> String {
    let name = cut(row.name, to: columns.name)
    let blanks = String(repeating: " ", count: max(0, columns.name - self.columns(name)))
    let bar = columns.bar > 0 ? [bar(row.share, width: columns.bar)] : []
    let counts = zip(columns.counts, row.counts).map { $1.rightAligned(to: $0.width) }
    let percent = row.percent.rightAligned(to: Self.percentWidth)
    return ([name + blanks] + bar + [percent] + counts).joined(separator: columns.gap)
  }

  // MARK: Parts

  /// Returns a bar, filled completely only if everything is done.
  private func bar(_ share: CompletedShare, width: Int) -> String {
    let isFull = share.total > 0 && share.done >= share.total
    let full = isFull ? width : share.done * width / max(share.total, 1)
    return String(repeating: isASCII ? "#" : "█", count: full)
      + String(repeating: isASCII ? "." : "░", count: width - full)
  }

  /// Truncates a text to a width, with an ellipsis.
  private func cut(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    let mark = isASCII ? "~" : "…"
    var kept = ""
    for character in text {
      guard columns(kept + String(character) + mark) <= width else { break }
      kept.append(character)
    }
    return width < 1 ? "" : kept + mark
  }
}

extension String {
  /// Returns the text padded with spaces on the left.
  fileprivate func rightAligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - utf8.count)) + self
  }

  /// The text with control and invisible characters replaced by U+FFFD.
  package var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.isNeverSent || scalar.properties.generalCategory == .format ? "\u{FFFD}" : scalar
        }))
  }
}

// MARK: - Layouts

extension CoverageText {
  /// Returns a bar chart per locale and layout of how many rows use the layout, from width 1 to the
  /// width after which nothing changes.
  ///
  ///     Rows at widths 1 to 64
  ///     de  compact   ▁▂▄▆▇█████
  ///         standard  ▁▃▅▄▂▁
  ///         extended  █▅▂▁
  fileprivate func layoutLines(of table: Coverage.Table) -> [String] {
    let locales = table.locales.flatMap { locale in
      locale.layouts.map { layouts in
        ([locale.name, layouts.textSize].compactMap(\.self).joined(separator: " "), layouts)
      }
    }
    guard !locales.isEmpty else { return [] }
    let end = locales.map { $0.1.lastChange }.max() ?? 1
    let names = locales.map { columns($0.0.printable) }.max() ?? 0
    let layoutNames = ["compact", "standard", "extended"]
    let room = width - names - 2 - (layoutNames.map(\.utf8.count).max() ?? 0) - 2
    guard room > 0 else { return [] }
    let bars = min(room, Self.longestChart, end)
    let unit = locales.contains { $0.1.isInPoints } ? " points" : ""
    var lines = ["", "Rows at widths 1 to \(end)\(unit)"]
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

  /// Returns a chart with one bar per range of widths.
  ///
  /// The height of a bar is the share of all rows.
  private func chart(of rows: ArraySlice<Int>, among all: Int, bars: Int) -> String {
    let levels = Array(isASCII ? " .:-=+*#" : " ▁▂▃▄▅▆▇█")
    guard all > 0, bars > 0 else { return "" }
    var chart = ""
    for bar in 0..<bars {
      let part = rows.count * bar / bars..<rows.count * (bar + 1) / bars
      let sum = rows[part].reduce(0, +)
      let whole = all * part.count
      // A single row is visible, and a bar is full only if it includes every row.
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
  fileprivate var rows: Int { (compact.first ?? 0) + (standard.first ?? 0) + (extended.first ?? 0) }

  /// The width after which nothing changes.
  fileprivate var lastChange: Int {
    guard let last = compact.indices.last else { return 1 }
    let end = compact.indices.last {
      (compact[$0], standard[$0], extended[$0]) != (compact[last], standard[last], extended[last])
    }
    return (end ?? -1) + 2
  }
}
