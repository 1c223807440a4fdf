import LocalizedText
import TestMaterial
import Testing

@testable import PointMetrics
@testable import TextLayout

/// Rows whose lines end where they end in points, and that are drawn in columns.
@Suite struct FittedPointsTests {
  private let columns = TextMeasurer(locale: LocaleTag("en"))
  private let points = PointMeasurer(locale: LocaleTag("en"), style: PointStyle(.body))

  private func fit(
    _ title: String, value: String? = nil, in room: Double, columns width: Int = 80,
    forced: Layout? = nil
  ) -> FittedRow {
    FittedRow(
      title: columns.measure(title), value: value.map { columns.measure($0) },
      as: points.measure(title), valueWidth: value.map { points.measure($0).width } ?? 0, in: room,
      columns: width, forced: forced)
  }

  /// As a post about the layouts of a row shows it in SwiftUI.
  @Test func theLinesAreThoseOfThePost() {
    let row = fit("A lot of text which can obviously be wrapped in many lines!", in: 100)
    #expect(row.layout == .extended)
    #expect(
      row.lines.map(\.text) == [
        "A lot of text", "which can", "obviously be", "wrapped in", "many lines!",
      ])
  }

  /// Wide letters need more points than narrow ones, in the same columns.
  @Test func aLineEndsByItsPoints() {
    let wide = fit("MMMM MMMM", in: 100)
    let narrow = fit("iiii iiii", in: 100)
    #expect(wide.lines.map(\.text) == ["MMMM", "MMMM"])
    #expect(wide.layout == .standard)
    #expect(narrow.lines.map(\.text) == ["iiii iiii"])
    #expect(narrow.layout == .compact)
    #expect(wide.breakpoints.compact ?? 0 > 100)
    #expect(narrow.breakpoints.compact ?? 100 < 40)
  }

  @Test func aValueTakesPoints() {
    let alone = fit("Passengers", in: 120)
    let beside = fit("Passengers", value: "12,34 €", in: 120)
    #expect(alone.layout == .compact)
    #expect(beside.layout != .compact)
    let taken = (beside.breakpoints.compact ?? 0) - (alone.breakpoints.compact ?? 0)
    let width = points.measure("12,34 €").width + PointText.gap
    #expect(abs(Double(taken) - width) <= 1)
  }

  @Test func aForcedLayoutCutsInPoints() {
    let row = fit("Passengers may board the train", in: 150, forced: .compact)
    #expect(row.isCut)
    #expect(row.lines.count == 1)
    let shown = row.lines.first?.text ?? ""
    #expect(shown.hasSuffix("…"))
    #expect(points.measure(shown).width <= 151)
    #expect(points.measure(shown).width > 120)
    #expect(row.lostColumns > 50)
  }

  /// A line that fits in points but not in the terminal goes on in the next line.
  @Test func narrowTerminalsSplitLines() {
    let row = fit("iiii iiii iiii", in: 311, columns: 6)
    #expect(row.layout == .compact)
    #expect(row.lines.allSatisfy { $0.columns <= 6 })
    #expect(row.lines.map(\.text).joined().filter { $0 != " " }.count == 12)
    #expect(fit("abc", in: 311, columns: 0).layout == .none)
    #expect(fit("abc", in: 0).layout == .none)
  }

  /// Whatever the text and the room are, the lines show the whole text, and none is wider than the row.
  @Test(arguments: 0..<6)
  func everyTextIsShownWhole(seed: UInt64) {
    var generator = SeededGenerator(seed: seed + 400)
    for _ in 0..<200 {
      let text = RandomText.ofAnyKind(using: &generator)
      let room = Double.random(in: 1...300, using: &generator)
      let width = Int.random(in: 2...90, using: &generator)
      let row = fit(text, in: room, columns: width)
      #expect(row.lines.allSatisfy { $0.columns <= width })
      let inColumns = columns.measure(text)
      guard !inColumns.isEmpty else { continue }
      let shown = row.lines.map(\.range)
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      let inPoints = points.measure(text).lines(in: room)
      if width > 80, row.layout == .extended, row.lines.count == inPoints.count {
        #expect(row.lines.filter { $0.columns > 0 }.count <= inPoints.count)
      }
    }
  }
}
