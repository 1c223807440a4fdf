/// A title and its value in the first layout that shows the whole title, or in a forced layout.
///
/// The properties of its ``ArrangedRow`` are available directly.
///
/// ```swift
/// let measurer = TextMeasurer(locale: LocaleTag("en"))
/// measurer.fit(title: ResolvedText(verbatim: "ab cd"), value: "€ 1", width: 8).rows
/// // ["ab      ", "cd   € 1"]
/// ```
@dynamicMemberLookup
public struct FittedRow: Hashable, Sendable {
  /// The first layout that fits, or the forced one.
  public let layout: Layout
  /// The minimum widths that fit the row in the compact and standard layouts.
  public let breakpoints: Breakpoints
  /// The width of the title's widest paragraph.
  public let titleWidth: Int
  /// The lines of the title and its value in this layout.
  public let arranged: ArrangedRow
  /// Whether breakpoints and lost widths are in points instead of columns.
  public let isInPoints: Bool

  /// Fits a title and its value to a width.
  ///
  /// An empty value counts as no value.
  ///
  /// A forced layout is used even if it truncates the title.
  public init(
    title: MeasuredText, value: MeasuredText? = nil, width: Int, forced: Layout? = nil
  ) {
    let beside = value.flatMap { $0.columns > 0 ? $0.columns : nil }
    breakpoints =
      beside.map { title.breakpoints.beside(valueColumns: $0) } ?? title.breakpoints
    titleWidth = title.columns
    let fitting = breakpoints.layout(at: width)
    layout = fitting == .none ? .none : forced ?? fitting
    arranged = (layout.arrangement ?? .extended).row(
      title: title, value: value, width: layout == .none ? 0 : width)
    isInPoints = false
  }

  /// Creates a row that was fitted in points.
  package init(
    inPoints layout: Layout, breakpoints: Breakpoints, titleWidth: Int, arranged: ArrangedRow
  ) {
    self.layout = layout
    self.breakpoints = breakpoints
    self.titleWidth = titleWidth
    self.arranged = arranged
    isInPoints = true
  }

  /// Returns a property of the arranged row.
  public subscript<Member>(dynamicMember member: KeyPath<ArrangedRow, Member>) -> Member {
    arranged[keyPath: member]
  }
}
