internal import LocalizedText
internal import PointMetrics
internal import TextLayout

/// Writes a fit report as a self-contained HTML page.
///
/// Each row that may not fit is drawn at its measured width, using Inter or a similar font, with
/// the available width marked.
package struct FitPage: Sendable {
  /// The maximum number of rows drawn per table, locale, and screen.
  package static let rowLimit = 200
  private var html = ""

  /// Returns the page for a report whose rows include lines.
  package static func text(of report: FitReport) -> String {
    var page = FitPage()
    page.write(report)
    return page.html
  }

  private mutating func write(_ report: FitReport) {
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
      <title>galley fit</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>String fit report</h1>
      <p>Widths are estimates in points of Apple's font. A <b>borderline</b> string may or may not fit.
      The box is the available space; anything that overflows it is red.</p>

      """
    for table in report.tables {
      html += "<h2>\(table.name.escaped)</h2>\n"
      writeCounts(of: table, in: report.rooms)
      for locale in table.locales {
        for (room, result) in zip(report.rooms, locale.results) where !result.tight.isEmpty {
          write(result, of: locale, in: room)
        }
      }
    }
    if let note = report.proseNote { html += "<p>\(note.escaped)</p>\n" }
    html += "</body>\n</html>\n"
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #fff; --line: #c7c7cc; --room: #f2f2f7;
      --cut: #c00; --near: #8a5a00 }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --paper: #1c1c1e; --line: #48484a;
      --room: #2c2c2e; --cut: #ff6961; --near: #ffb340 } }
    body { color: var(--ink); background: var(--paper); margin: 2em; font: 15px/1.4 Inter, system-ui,
      sans-serif }
    table { border-collapse: collapse }
    th, td { padding: .2em .8em; border-bottom: 1px solid var(--line); text-align: right }
    th:first-child, td:first-child, th:nth-child(2), td:nth-child(2) { text-align: left }
    section { margin: 1.5em 0 }
    article { margin: 1em 0; overflow-x: auto }
    code { overflow-wrap: anywhere }
    svg { display: block; margin-top: .3em }
    svg text { font-family: Inter, -apple-system, system-ui, sans-serif; fill: var(--ink) }
    svg text.over { fill: var(--cut) }
    svg rect { fill: var(--room); stroke: var(--line) }
    svg rect.value { fill: var(--line) }
    svg rect.over { fill: var(--cut); stroke: none; opacity: .25 }
    .cut { color: var(--cut) }
    .near { color: var(--near) }
    """

  private mutating func writeCounts(of table: FitReport.Table, in rooms: [FitReport.Room]) {
    html += "<table>\n<tr>"
    for heading in [
      "language", "space", "rows", "compact", "standard", "extended", "fit", "borderline",
      "truncated",
    ] {
      html += "<th>\(heading)</th>"
    }
    html += "</tr>\n"
    for locale in table.locales {
      for (room, result) in zip(rooms, locale.results) {
        let counts =
          [locale.rows]
          + [Layout.compact, .standard, .extended].map { result.layouts[$0, default: 0] }
          + [locale.rows - result.near - result.cut, result.near, result.cut]
        html += "<tr><td>\(locale.name.escaped)</td><td>\(room.name.escaped)</td>"
        html += counts.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
      }
    }
    html += "</table>\n"
  }

  private mutating func write(
    _ result: FitReport.Result, of locale: FitReport.Locale, in room: FitReport.Room
  ) {
    let tag = LocaleTag(locale.name)
    html += "<section lang=\"\(locale.name.escaped)\">\n"
    html += "<h3 lang=\"en\">\(locale.name.escaped): \(room.name.escaped)</h3>\n"
    for row in result.tight.prefix(Self.rowLimit) {
      let place = row.place.map { " · <code>\($0.escaped)</code>" } ?? ""
      let need = row.need.map { "needs \($0.shown) ± \(row.marginOfError.shown) pt" }
      let words = need ?? "does not fit at any width"
      html += """
        <article>
        <div lang="en"><b class="\(row.verdict.rawValue)">\(row.verdict.words)</b> \
        <code><bdi>\(row.key.escaped)</bdi></code>\(place)<br/>\
        \(words); available: \(row.slot.words.escaped)</div>

        """
      draw(row, isMirrored: tag.layoutDirection == .rightToLeft)
      html += "</article>\n"
    }
    let more = result.tight.count - Self.rowLimit
    if more > 0 { html += "<p lang=\"en\">and \(more) more</p>\n" }
    html += "</section>\n"
  }

  /// Draws the lines of a row, each at its measured width, independently of the reader's font.
  private mutating func draw(_ row: FitReport.TightRow, isMirrored: Bool) {
    let style = row.slot.style
    let pitch = style.leading ?? style.height(lines: 1)
    let room = max(row.titleRoom, 0)
    let value = row.valueWidth > 0 ? row.valueWidth + PointText.gap : 0
    let width = max(row.lines.map(\.width).max() ?? 0, room + value)
    let height = Double(max(row.lines.count, 1)) * pitch + 4
    // Lines of Arabic and Hebrew begin at the right.
    func box(_ start: Double, _ boxWidth: Double, top: Double = 0, height: Double) -> String {
      let left = isMirrored ? width - start - boxWidth : start
      return "x=\"\(left.shown)\" y=\"\(top.shown)\" width=\"\(boxWidth.shown)\" "
        + "height=\"\(height.shown)\"/>\n"
    }
    html +=
      "<svg width=\"\((width + 2).shown)\" height=\"\((height + 2).shown)\" "
      + "viewBox=\"-1 -1 \((width + 2).shown) \((height + 2).shown)\" role=\"img\">\n"
    let shown = Double(min(row.slot.lines, max(row.lines.count, 1)))
    html += "<rect " + box(0, room, height: shown * pitch + 4)
    if row.valueWidth > 0 {
      html +=
        "<rect class=\"value\" "
        + box(room + PointText.gap, row.valueWidth, height: shown * pitch + 4)
    }
    for (number, line) in row.lines.enumerated() {
      let top = Double(number) * pitch
      let isOver = number >= row.slot.lines
      if line.width > room, !isOver {
        html += "<rect class=\"over\" " + box(room, line.width - room, top: top, height: pitch)
      }
      // A line without letters has no width to be stretched to.
      guard line.width > 0 else { continue }
      html +=
        "<text x=\"\((isMirrored ? width : 0).shown)\" "
        + "y=\"\((top + style.size * 1.05).shown)\" font-size=\"\(style.size.shown)\" "
        + "font-weight=\"\(style.weight.number)\" textLength=\"\(line.width.shown)\" "
        + "lengthAdjust=\"spacingAndGlyphs\"" + (isMirrored ? " direction=\"rtl\"" : "")
        + (isOver ? " class=\"over\"" : "") + ">\(line.text.escaped)</text>\n"
    }
    html += "</svg>\n"
  }
}

extension PointStyle.Weight {
  /// The CSS font weight.
  fileprivate var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}

extension String {
  /// The text, escaped for HTML.
  fileprivate var escaped: String { FieldSyntax.xml.escape(self) }
}
