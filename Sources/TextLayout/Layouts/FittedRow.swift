/// A title and its value in the first layout that shows them untruncated, or in one that is forced.
///
/// It has everything that its arranged row has.
///
/// ```swift
/// let measurer = TextMeasurer(locale: LocaleTag("en"))
/// measurer.fit(title: ResolvedText(verbatim: "ab cd"), value: "€ 1", width: 8).rows
/// // ["ab      ", "cd   € 1"]
/// ```
@dynamicMemberLookup
public struct FittedRow: Hashable, Sendable {
  /// The layout that won, or that was forced.
  public let layout: Layout
  /// From which widths the row fits compact and standard.
  public let breakpoints: Breakpoints
  /// The title and its value, arranged so.
  public let arranged: ArrangedRow

  /// Fits a title and its value to a width; a value that shows nothing is none.
  ///
  /// A forced layout is taken although it may have to cut the title.
  public init(
    title: MeasuredText, value: MeasuredText? = nil, width: Int, forced: Layout? = nil
  ) {
    let beside = value.flatMap { $0.columns > 0 ? $0.columns : nil }
    breakpoints =
      beside.map { title.breakpoints.beside(valueColumns: $0) } ?? title.breakpoints
    let fitting = breakpoints.layout(at: width)
    layout = fitting == .none ? .none : forced ?? fitting
    arranged = (layout.arrangement ?? .extended).row(
      title: title, value: value, width: layout == .none ? 0 : width)
  }

  /// What the arranged row has.
  public subscript<Member>(dynamicMember member: KeyPath<ArrangedRow, Member>) -> Member {
    arranged[keyPath: member]
  }
}
