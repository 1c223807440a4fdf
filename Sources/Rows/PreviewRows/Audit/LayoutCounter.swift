internal import LocalizedText
internal import PointMetrics
internal import SourceText
internal import TextLayout

/// Counts the rows of one table in one environment.
///
/// A counter is not thread-safe.
final class LayoutCounter {
  let maker: RowMaker
  /// The counts in each point style, or a single count in columns.
  private(set) var counts: [LayoutCounts]
  private var finder: BreakpointFinder
  /// The finder of breakpoints in points, or nil for columns.
  private var pointFinder: PointBreakpointFinder?
  /// The breakpoints of the last string, in each style.
  private var found: [Breakpoints] = []

  /// Creates a counter; with measurers, it counts rows in points, in the style of each.
  init(maker: RowMaker, points: [PointMeasurer] = []) {
    self.maker = maker
    counts =
      points.isEmpty
      ? [LayoutCounts()] : points.map { _ in LayoutCounts(widths: LayoutCounts.points) }
    finder = maker.measurer.breakpointFinder()
    pointFinder = PointMeasurer.finder(of: points)
  }

  /// The widths that rows are counted at.
  var widths: ClosedRange<Int> { counts[0].widths }

  /// Adds a row to the counts at some widths.
  func add(_ row: Row, at widths: ClosedRange<Int>? = nil) {
    row.title.text.withBytes { measure($0, beside: row.value) }
    for (number, breakpoints) in found.enumerated() {
      counts[number].add(breakpoints, at: widths)
    }
  }

  /// Finds the breakpoints of a string in each style.
  private func measure(_ text: Span<UInt8>, beside value: String?) {
    guard pointFinder == nil else {
      pointFinder?.breakpoints(of: text, beside: value, into: &found)
      return
    }
    let own = finder.breakpoints(of: text)
    let taken = value.map { $0.withBytes { finder.columns(of: $0) } } ?? 0
    found = [taken > 0 ? own.beside(valueColumns: taken) : own]
  }
}
