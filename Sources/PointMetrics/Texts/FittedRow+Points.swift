public import TextLayout

extension FittedRow {
  /// Fits a row in points, and draws it in the columns of a terminal.
  ///
  /// Layout, line ends and breakpoints are those in points; breakpoints are rounded up to whole points. A line
  /// that has more columns than the terminal goes on in the next one.
  ///
  /// - Parameters:
  ///   - title: the title, measured in columns.
  ///   - value: the value, measured in columns.
  ///   - points: the same title, measured in points.
  ///   - valueWidth: the width of the value in points; 0 without one.
  ///   - room: the width of the row in points.
  ///   - columns: the columns of the row in the terminal.
  ///   - forced: the layout, whether the row fits or not; nil for the first that fits.
  public init(
    title: MeasuredText, value: MeasuredText?, as points: PointText, valueWidth: Double,
    in room: Double, columns: Int, forced: Layout? = nil
  ) {
    let taken = valueWidth > 0 ? valueWidth + PointText.gap : 0
    let whole: (Double?) -> Int? = { width in width.map { Int(($0 + taken).rounded(.up)) } }
    let found = points.breakpoints
    let fitting = columns > 0 ? points.layout(in: room, valueWidth: valueWidth) : .none
    let layout = fitting == .none ? Layout.none : forced ?? fitting
    let arrangement = layout.arrangement ?? .extended
    var titleRoom = room
    if case .beside = arrangement.value { titleRoom -= taken }
    self.init(
      inPoints: layout,
      breakpoints: Breakpoints(compact: whole(found.compact), standard: whole(found.standard)),
      arranged: arrangement.row(
        title: title, value: value, width: layout == .none ? 0 : columns
      ) { room in
        points.limited(to: arrangement.lineLimit, in: titleRoom).continued(in: room, of: title)
      })
  }
}

extension MeasuredText.Limited {
  /// The same lines, with those split that have more columns than there are.
  fileprivate func continued(in room: Int, of title: MeasuredText) -> MeasuredText.Limited {
    var limited = self
    let room = max(room, 1)
    limited.lines = lines.flatMap { line in
      title.clusters[line].inkColumns > room ? title.chopped(line, at: room) : [line]
    }
    return limited
  }
}
