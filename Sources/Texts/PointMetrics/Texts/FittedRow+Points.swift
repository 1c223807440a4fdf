public import TextLayout

extension FittedRow {
  /// Fits a row in points, and draws it in the columns of a terminal.
  ///
  /// The layout, line breaks and breakpoints are computed in points; breakpoints are rounded up to
  /// whole points. A line that does not fit in the terminal continues on the next one.
  ///
  /// - Parameters:
  ///   - title: the title, measured in columns.
  ///   - value: the value, measured in columns.
  ///   - points: the same title, measured in points.
  ///   - valueWidth: the width of the value in points, or 0 for none.
  ///   - room: the width of the row in points.
  ///   - columns: the width of the row in the terminal, in columns.
  ///   - forced: the layout to use even if the row does not fit, or nil for the first that fits.
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
      titleWidth: Int(points.width.rounded(.up)),
      arranged: arrangement.row(
        title: title, value: value, width: layout == .none ? 0 : columns
      ) { room in
        points.limited(to: arrangement.lineLimit, in: titleRoom).continued(in: room, of: title)
      })
  }
}

extension MeasuredText.Limited {
  /// Returns the lines, with those split that are wider than the terminal.
  fileprivate func continued(in room: Int, of title: MeasuredText) -> MeasuredText.Limited {
    var limited = self
    let room = max(room, 1)
    limited.lines = lines.flatMap { line in
      title.clusters[line].inkColumns > room ? title.chopped(line, at: room) : [line]
    }
    return limited
  }
}
