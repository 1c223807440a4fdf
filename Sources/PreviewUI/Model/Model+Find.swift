internal import PreviewRows
internal import TextLayout

extension Model {
  /// Takes other words to search.
  mutating func setSearch(_ needle: Needle) {
    search = needle
    finding = nil
    tally = nil
  }

  /// Looks for the next row of a kind, from a place on.
  mutating func find(_ target: Finding.Target, step: Int, from position: Int) {
    guard list.count > 0 else { return }
    let start = (position + list.count) % list.count
    finding = Finding(
      target: target, step: step, position: start, rest: list.count, hasWrapped: start != position)
  }

  /// Looks at so many more rows.
  mutating func find(rows: Int) {
    guard var finding else { return }
    self.finding = nil
    for _ in 0..<min(rows, finding.rest) {
      let shown = makers.passingRow(at: place(of: list[finding.position]))
      if isFound(finding.target, shown) {
        selection = finding.position
        report(finding)
        return
      }
      let next = finding.position + finding.step
      finding.position = (next + list.count) % list.count
      finding.hasWrapped = finding.hasWrapped || finding.position != next
      finding.rest -= 1
    }
    if finding.rest > 0 { self.finding = finding } else { message = missed(finding.target) }
  }

  private func isFound(_ target: Finding.Target, _ shown: ShownRow) -> Bool {
    switch target {
    case .match: search.matches(shown.row)
    case .unfit: ![.compact, .standard].contains(shown.fitted.breakpoints.layout(at: rowWidth))
    case .missing: shown.row.state == .missing || shown.row.state == .new
    case .problem: shown.severity != nil
    }
  }

  private func missed(_ target: Finding.Target) -> String {
    switch target {
    case .match: "nothing holds \"\(search.text)\""
    case .unfit: "every row fits at this width"
    case .missing: "every row has a text in this locale"
    case .problem: "no row has a problem"
    }
  }

  // MARK: What is said of it

  /// Says that the search has gone round, and of matches which one it is.
  private mutating func report(_ finding: Finding) {
    if finding.hasWrapped { message = Self.wrapped }
    guard finding.target == .match, list.count <= Tally.limit else { return }
    var counted = tally ?? Tally()
    counted.hasWrapped = finding.hasWrapped
    tally = counted
    announceMatch()
  }

  /// Says which of the matches is selected, as soon as all are counted.
  mutating func announceMatch() {
    tally?.isAwaited = true
    announce()
  }

  private static let wrapped = "gone round"

  /// Whether matches are being counted.
  var isTallying: Bool { tally.map { $0.next < list.count } ?? false }

  /// Looks at so many more rows.
  mutating func count(rows: Int) {
    guard var counted = tally else { return }
    let end = min(list.count, counted.next + rows)
    while counted.next < end {
      let shown = makers.passingRow(at: place(of: list[counted.next]))
      if search.matches(shown.row) { counted.places.append(counted.next) }
      counted.next += 1
    }
    tally = counted
    announce()
  }

  private mutating func announce() {
    guard let counted = tally, counted.isAwaited, let place = matchPlace else { return }
    tally?.isAwaited = false
    let words = "\(place) with \"\(search.text)\""
    message = counted.hasWrapped ? "\(words) \(glyphs.dots) \(Self.wrapped)" : words
  }

  /// Which of the matches is selected, and how many there are; nil until all are counted.
  var matchPlace: String? {
    guard let tally, !isTallying, let number = tally.places.firstIndex(of: selection) else {
      return nil
    }
    return "\(number + 1) of \(tally.places.count)"
  }
}
