extension Model {
  /// Moves the selection; or the help, or among the locales, where they are open.
  mutating func move(_ action: Action) {
    if mode == .help {
      helpTop = place(helpTop, moved: action, page: helpHeight - 1, last: lastHelpTop)
    } else if mode == .compare, let comparison, let place = comparedPlace,
      ![.nextTable, .previousTable].contains(action)
    {
      let page = comparedHeight - 1
      let last = comparison.rows.count - 1
      let target = self.place(place, moved: action, page: page, last: last)
      if target != place { setLocale(comparison.rows[target].locale) }
    } else {
      selection = place(selection, moved: action, page: listHeight - 1, last: list.count - 1)
    }
  }

  /// Where a motion leads from a place in the list, or in the help.
  private func place(_ place: Int, moved action: Action, page: Int, last: Int) -> Int {
    let page = max(1, page)
    let target =
      switch action {
      case .down: place + 1
      case .up: place - 1
      case .pageDown: place + page
      case .pageUp: place - page
      case .halfPageDown: place + max(1, page / 2)
      case .halfPageUp: place - max(1, page / 2)
      case .top: 0
      case .bottom: last
      case .nextTable where mode != .help: tableStart(from: place, step: 1)
      case .previousTable where mode != .help: tableStart(from: place, step: -1)
      default: place
      }
    return max(0, min(target, last))
  }

  /// The first listed row of the next table that has any, or of this one and then of the one
  /// before it.
  private func tableStart(from position: Int, step: Int) -> Int {
    guard list.indices.contains(position) else { return position }
    let sheet = place(of: list[position]).sheet
    if step > 0 {
      return list.partition { place(of: list[$0]).sheet > sheet } ?? position
    }
    let start = list.partition { place(of: list[$0]).sheet >= sheet } ?? position
    guard start == position, start > 0 else { return start }
    let before = place(of: list[start - 1]).sheet
    return list.partition { place(of: list[$0]).sheet >= before } ?? position
  }

  private var lastHelpTop: Int { max(0, HelpText(of: self).lines.count - helpHeight) }

  /// The place of the first listed row of a sheet; nil where none is listed.
  func position(ofSheet sheet: Int) -> Int? {
    let first = list.partition { place(of: list[$0]).sheet >= sheet }
    return first.flatMap { place(of: list[$0]).sheet == sheet ? $0 : nil }
  }

  /// Scrolls as little as it takes to show the selected row whole.
  mutating func reveal() {
    if mode == .help { helpTop = min(helpTop, lastHelpTop) }
    revealComparedPlace()
    selection = max(0, min(selection, list.count - 1))
    top = max(0, min(top, selection))
    guard list.count > 0, listHeight > 0 else { return }
    var height = linesOf(selection)
    var first = selection
    while first > top, height + linesOf(first - 1) <= listHeight {
      first -= 1
      height += linesOf(first)
    }
    top = max(top, first)
  }
}

extension RowList {
  /// The first place that fulfils what all places behind it fulfil too; nil where none does.
  fileprivate func partition(_ fulfils: (Int) -> Bool) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if fulfils(middle) { high = middle } else { low = middle + 1 }
    }
    return low < count ? low : nil
  }
}
