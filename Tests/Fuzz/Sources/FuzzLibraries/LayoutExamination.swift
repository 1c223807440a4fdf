import Fuzzing
import LocalizedText
import TextLayout

/// The rules that must hold for any title and value, measured in any way, at every width.
///
/// The first two bytes choose how texts are measured. The title goes from there to the first byte 0,
/// and the rest is the value.
struct LayoutExamination {
  private let title: String
  private let value: String?
  private let measurer: TextMeasurer

  private static let locales = ["en", "ja", "th", "he", "ar", "ko", "my", "zh-Hans"]

  init(of bytes: [UInt8]) {
    let head = Array((bytes.prefix(2) + [0, 0]).prefix(2))
    let parts = bytes.dropFirst(2)
      .split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    title = parts.first ?? ""
    value = parts.count > 1 ? parts[1] : nil
    let columnWidth = ColumnWidth(
      ambiguous: head[0] & 8 == 0 ? 1 : 2, features: .init(rawValue: head[0] >> 4))
    measurer = TextMeasurer(
      locale: LocaleTag(Self.locales[Int(head[0] & 7)]),
      direction: [nil, nil, .leftToRight, .rightToLeft][Int(head[1] & 3)],
      order: head[1] & 4 == 0 ? .visual : .logical, columnWidth: columnWidth,
      marks: head[1] & 8 == 0 ? .unicode : .ascii,
      keepsHangulWords: [nil, nil, true, false][Int(head[1] >> 4 & 3)])
  }

  func run() {
    let measured = measurer.measure(title)
    require(
      measured.breakpoints == measurer.breakpoints(of: title),
      "a text has other breakpoints when it is measured")
    let value = value.map { measurer.measure($0) }
    let room = measured.columns + (value?.columns ?? 0) + Breakpoints.gap + 2
    let arrangements = Self.arrangements.map { ($0, $0.breakpoint(of: measured, value: value)) }
    var lines = Int.max
    // Every width of a text of ordinary length; of a long one those where something may change.
    let few = [room / 3, room / 2, room - 1, room, 400].filter { $0 > 60 }.sorted()
    for width in Array(0...min(room, 60)) + few {
      check(measured, value, width: width)
      for (arrangement, breakpoint) in arrangements {
        check(arrangement, from: breakpoint, measured, value, width: width)
      }
      guard width > 0 else { continue }
      let needed = measured.lineCount(at: width).lines
      require(needed <= lines, "a wider row has more lines")
      lines = needed
    }
    checkCounts(FittedRow(title: measured, value: value, width: 80).breakpoints)
  }

  private func check(_ title: MeasuredText, _ value: MeasuredText?, width: Int) {
    let row = FittedRow(title: title, value: value, width: width)
    require(
      row.layout == row.breakpoints.layout(at: width), "the layout is not the first that fits")
    if width > 0 {
      let attempts = Attempt.all(title: title, value: value, width: width)
      require(
        attempts.last?.layout == row.layout && attempts.dropLast().allSatisfy { !$0.fits },
        "the attempts end at another layout")
    }
    check(row.arranged, width: width)
  }

  private static let arrangements: [Arrangement] = [
    .compact, .standard, .extended, Arrangement(lineLimit: 3, value: .beside(.first)),
    Arrangement(lineLimit: 2, value: .below(.center), breaksWords: true),
  ]

  private func check(
    _ arrangement: Arrangement, from breakpoint: Int?, _ title: MeasuredText,
    _ value: MeasuredText?, width: Int
  ) {
    let row = arrangement.row(title: title, value: value, width: width)
    check(row, width: width)
    guard width > 0 else { return }
    let truncation = arrangement.truncation(of: title, value: value, width: width)
    require(truncation?.description.isEmpty != true, "a truncation has no reason")
    require(row.lostColumns == 0 || truncation != nil, "columns are lost without a reason")
    require(
      (truncation == nil) == (breakpoint.map { width >= $0 } ?? false),
      "breakpoint \(String(describing: breakpoint)) at \(width): \(String(describing: truncation))")
  }

  private func check(_ row: ArrangedRow, width: Int) {
    let texts = row.rows
    require(texts.count == row.height, "a row is missing")
    for text in texts {
      require(
        measurer.columnWidth.columns(of: text) == row.columns,
        "a row has other columns than were measured: \(text.debugDescription) at \(width)")
    }
    for line in row.lines + row.valueLines {
      require(
        line.column >= 0 && line.column + line.columns <= row.columns, "a line is not in its row")
      require(
        line.columns == line.runs.reduce(0) { $0 + $1.columns }, "a line has other columns")
      for run in line.runs {
        require(
          measurer.columnWidth.columns(of: run.text) == run.columns,
          "a run has other columns: \(run.text.debugDescription)")
        require(
          !run.text.unicodeScalars.contains(where: Self.steers), "a run steers the terminal")
      }
    }
    check(row.lines, of: title)
    if let value { check(row.valueLines, of: value) }
  }

  private func check(_ lines: [PlacedLine], of text: String) {
    var end = 0
    for line in lines {
      require(line.range.lowerBound >= end, "lines are out of order")
      require(line.range.upperBound <= text.utf8.count, "a line ends after its text")
      end = line.range.upperBound
    }
  }

  /// Control characters, and those that change the direction of the text after them.
  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The histogram of one row has one row at every width.
  private func checkCounts(_ breakpoints: Breakpoints) {
    var counts = LayoutCounts()
    counts.add(breakpoints)
    let rows = Dictionary(
      uniqueKeysWithValues: [Layout.compact, .standard, .extended].map {
        ($0, counts.rows(in: $0))
      })
    for (place, width) in LayoutCounts.columns.enumerated() {
      for (layout, rows) in rows {
        require(
          rows[place] == (breakpoints.layout(at: width) == layout ? 1 : 0),
          "the histogram counts another layout")
      }
    }
  }
}
