import LocalizedText
import PointMetrics
import PreviewRows
import TerminalValues
import Testing
import TextLayout

@testable import PreviewUI

/// Rows measured in points of a phone.
@Suite struct PointsTests {
  private func model(_ locale: String = "de", columns: Int = 100, rows: Int = 30) -> Model {
    Model(
      ["Catalogs/Wallet.xcstrings"], locale: locale, size: Size(columns: columns, rows: rows))
  }

  private func header(_ model: Model) -> String {
    model.draw().canvas.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func theHeaderNamesPhoneFontAndWidth() throws {
    let model = model()
    #expect(!header(model).contains(" pt "))
    try model.press("pm")
    #expect(header(model).contains("  iPhone SE · Body 17 · 311 pt "))
    try model.press("D")
    #expect(header(model).contains("  iPhone 13 mini · Body 17 · 311 pt "))
    try model.press("DDA")
    #expect(header(model).contains("  iPhone 16 · Body 19 at XL · 329 pt "))
    try model.press(":text-size ax3<Enter>:screen iphone 17 pro max<Enter>")
    #expect(header(model).contains("  iPhone 17 Pro Max · Body 40 at AX3 · 368 pt "))
    try model.press("pm")
    #expect(!header(model).contains(" pt "))
  }

  /// The phone, which a key changes, stays when other words have to go.
  @Test func thePhoneStaysInTheTitle() throws {
    let model = Model(["Catalogs"], locale: "es", size: Size(columns: 100, rows: 12))
    try model.press("pmDswvuG")
    let title = header(model)
    #expect(title.contains("iPhone 13 mini · 311 pt"), "\(title)")
  }

  /// A width is one of the phone's points until the phone changes.
  @Test func widthsAreInPoints() throws {
    let model = model()
    try model.press("pm<lt><lt>")
    #expect(header(model).contains("  Body 17 · 309 pt "))
    try model.press("10>")
    #expect(header(model).contains("  Body 17 · 319 pt "))
    try model.press(":width 200<Enter>")
    #expect(header(model).contains("  Body 17 · 200 pt "))
    #expect(model.geometry.rowWidth == 96)
    try model.press("=")
    #expect(header(model).contains("  iPhone SE · Body 17 · 311 pt "))
    try model.press("p0")
    #expect(!header(model).contains(" pt "))
    try model.press("<lt>")
    #expect(model.geometry.rowWidth == 95)
  }

  @Test(arguments: ["screen Nokia", "text-size HUGE", "metric inches"])
  func whatIsNoChoiceIsRefused(command: String) throws {
    let model = model()
    try model.press(":\(command)<Enter>")
    #expect(model.status.message?.contains("': expected ") == true)
    #expect(!header(model).contains(" pt "))
  }

  /// The lines on the screen end where they end in points.
  @Test(arguments: ["en", "de", "ja", "he", "th"], ["", "A", "AAAAAA", ":width 150<Enter>"])
  func linesEndAsInPoints(locale: String, keys: String) throws {
    let model = model(locale)
    try model.press("pm" + keys)
    let setting = try #require(model.preview.points)
    var measurers = PointMeasurers(locale: LocaleTag(locale))
    for number in 0..<model.catalog.rowCount {
      let shown = model.row(number)
      let row = PointRow(shown.row, in: setting, by: &measurers)
      #expect(shown.fitted.layout == row.layout)
      #expect(shown.fitted.lines.count == row.lines.count)
      let text = shown.row.title.text
      let lines = shown.fitted.lines.map { line in
        String(decoding: Array(text.utf8)[line.range], as: UTF8.self)
      }
      #expect(lines == row.lines)
      #expect(shown.fits(width: 0) == (row.verdict != .cut))
    }
  }

  /// The strip has each text size once, and the row is cut at all sizes after the first at which it is.
  @Test func theInspectorShowsAllTextSizes() throws {
    let model = model(columns: 120, rows: 40)
    try model.press("pm<Enter>")
    let text = model.draw().canvas.text
    for size in TextSize.allCases { #expect(text.contains(size.rawValue)) }
    #expect(text.contains("XS ═ S ≈ M ✂ L ✂"))
    #expect(text.contains("truncated from M on"))
    #expect(text.contains("530.5 ± 5.12 pt"))
    #expect(text.contains("needs 338 pt, has 311 (truncated)"))
  }

  /// Two lines are not too many: the status line says so, which a number of lines would not.
  @Test func aRowOfTwoLinesFits() throws {
    let model = model(columns: 120, rows: 40)
    try model.press("pm")
    #expect(!model.draw().canvas.text.contains("fits in"))
    try model.press(":text-size XS<Enter>jk")
    #expect(model.draw().canvas.text.contains("fits in 2 lines"))
  }

  /// What a forced layout cuts is counted in points, too.
  @Test func whatIsNotShownIsInPoints() throws {
    let model = model(columns: 120, rows: 40)
    try model.press("wcpm<Enter>")
    #expect(model.draw().canvas.text.contains(" points truncated"))
    #expect(!model.draw().canvas.text.contains(" columns truncated"))
    try model.press("pm")
    #expect(model.draw().canvas.text.contains(" columns truncated"))
  }

  @Test func theComparisonNamesTheWidest() throws {
    let model = model()
    try model.press("pmc")
    let screen = model.draw().canvas.text
    let heading = screen.split(separator: "\n").first { $0.contains("language  ") } ?? ""
    #expect(heading.contains(" pt (fr) "))
    let widest = try #require(model.stage[ComparisonPane.self]?.comparison?.widest)
    #expect(widest.locale == LocaleTag("fr"))
    #expect(heading.contains("widest: \(widest.breakpoints.compact ?? 0) pt"))
    try model.press("cpmc")
    #expect(!model.draw().canvas.text.contains("widest: "))
  }

  @Test func copiesOfARowAreInPoints() throws {
    let model = model()
    let before = model.selectedJSON
    try model.press("pm")
    #expect(before?.contains("\"unit\":\"column\"") == true)
    #expect(model.selectedJSON?.contains("\"unit\":\"pt\"") == true)
  }
}
