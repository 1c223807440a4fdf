internal import StringCatalog

/// Writes a coverage for people: a few lines for each table, with a bar for each locale.
///
///     Travel: 6 keys, source language en
///                            done  missing  review  new
///     de     ████████████████  100.0%        0       1    0
///     pt-BR  ████████░░░░░░░░   50.0%        3       0    0
///
/// Whatever does not fit is left out from the right; the bar takes what is left over.
public struct CoverageText: Sendable {
  /// The columns of the terminal.
  public var width: Int
  /// Whether the bars are drawn in ASCII.
  public var isASCII: Bool
  /// How many columns a text takes in the terminal.
  public var columns: @Sendable (String) -> Int

  /// A writer for a terminal.
  public init(width: Int, isASCII: Bool = false, columns: @escaping @Sendable (String) -> Int) {
    self.width = width
    self.isASCII = isASCII
    self.columns = columns
  }

  /// The lines of a coverage, none of them wider than the terminal.
  public func lines(of coverage: Coverage) -> [String] {
    let tables = coverage.tables.map { lines(of: $0) }
    return tables.joined(separator: [""]).map { cut($0, to: width) }
  }

  private func lines(of table: Coverage.Table) -> [String] {
    let keys = table.keys == 1 ? "1 key" : "\(table.keys) keys"
    let title = "\(table.name): \(keys), source language \(table.source)".printable
    let rows = table.locales.map(Row.init)
    let columns = columns(for: rows)
    let heading = columns.counts.isEmpty || rows.isEmpty ? [] : [heading(columns)]
    return [title] + heading + rows.map { line($0, columns) } + layoutLines(of: table)
  }

  // MARK: Columns

  private struct Row {
    var name: String
    var percent: String
    var share: (done: Int, of: Int)
    var counts: [Int]

    init(_ locale: Coverage.Locale) {
      name = locale.name.printable
      percent = "\(locale.permille / 10).\(locale.permille % 10)%"
      share = (locale.done, locale.translatable)
      counts = [locale.missing, locale.needsReview, locale.new]
    }
  }

  private struct Columns {
    var name: Int
    var bar: Int
    /// The headings and the widths of the counts that are shown.
    var counts: [(heading: String, width: Int)]
    var gap: String
  }

  private static let headings = ["missing", "review", "new"]
  private static let percentWidth = 6
  private static let usualBar = 8
  private static let longestBar = 40

  private func columns(for rows: [Row]) -> Columns {
    let gap = width < 40 ? 1 : 2
    let name = rows.map { columns($0.name) }.max() ?? 0
    let left = width - name - gap - Self.percentWidth
    var counts = Self.headings.enumerated().map { place, heading in
      let numbers = rows.map { String($0.counts[place]).utf8.count }
      return (heading: heading, width: max(heading.utf8.count, numbers.max() ?? 0))
    }
    func rest() -> Int { left - counts.reduce(gap) { $0 + gap + $1.width } }
    while !counts.isEmpty, rest() < Self.usualBar { counts.removeLast() }
    return Columns(
      name: left < 0 ? max(1, name + left) : name, bar: min(rest(), Self.longestBar),
      counts: counts, gap: String(repeating: " ", count: gap))
  }

  private func heading(_ columns: Columns) -> String {
    let bar = String(repeating: " ", count: columns.name + columns.gap.utf8.count + columns.bar)
    let done = "done".padded(to: Self.percentWidth)
    let counts = columns.counts.map { $0.heading.padded(to: $0.width) }
    return ([bar, done] + counts).joined(separator: columns.gap)
  }

  private func line(_ row: Row, _ columns: Columns) -> String {
    let name = cut(row.name, to: columns.name)
    let blanks = String(repeating: " ", count: max(0, columns.name - self.columns(name)))
    let bar = columns.bar > 0 ? [bar(row.share, width: columns.bar)] : []
    let counts = zip(columns.counts, row.counts).map { String($1).padded(to: $0.width) }
    let percent = row.percent.padded(to: Self.percentWidth)
    return ([name + blanks] + bar + [percent] + counts).joined(separator: columns.gap)
  }

  // MARK: Parts

  /// A bar, full only where nothing is left to do.
  private func bar(_ share: (done: Int, of: Int), width: Int) -> String {
    let full = share.done < share.of ? share.done * width / share.of : width
    return String(repeating: isASCII ? "#" : "█", count: full)
      + String(repeating: isASCII ? "." : "░", count: width - full)
  }

  /// The text as far as it fits, with a mark where it does not.
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
  /// The text with blanks before it.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - utf8.count)) + self
  }

  /// The text without what would steer a terminal instead of being shown.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.isNeverSent || scalar.properties.generalCategory == .format ? "\u{FFFD}" : scalar
        }))
  }
}
