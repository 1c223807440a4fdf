/// An incremental search for the next row with a property.
struct RowSearch: Job {
  /// The property to search for.
  enum Target: Sendable { case match, overTwoLines, missing, review, problem }

  let target: Target
  let step: Int
  /// Whether the search starts after the selected row.
  private let skipsSelected: Bool
  /// Whether the search has started in the current list.
  var hasStarted = false
  /// The next position to examine.
  private(set) var position = 0
  /// The number of positions left.
  private var rest = 0
  /// Whether the search has wrapped around.
  private(set) var hasWrapped = false
  private var count = 0
  /// The number of the requested match, from 1, followed by the number found.
  private var wanted: Int
  private var found = 0

  /// Creates a search that starts at or after the selected row.
  init(_ target: Target, step: Int, skippingSelected: Bool, wanting number: Int) {
    self.target = target
    self.step = step
    skipsSelected = skippingSelected
    wanted = number
  }

  /// The outcome so far.
  enum Outcome { case none, found, missed }
  private(set) var outcome = Outcome.none

  /// Examines further rows.
  mutating func advance(rows number: Int, in model: Model) {
    let list = model.list
    guard list.count > 0 else { return }
    if !hasStarted { start(from: list.selection, count: list.count) }
    for _ in 0..<min(number, rest) {
      if model.isFound(target, at: model.catalog.index(of: list[position])), isWantedMatch() {
        outcome = .found
        return
      }
      goOn()
    }
    if rest == 0, !startsAgain() { outcome = .missed }
  }

  /// Starts the search in a list.
  private mutating func start(from selection: Int, count: Int) {
    let first = skipsSelected ? selection + step : selection
    position = (first + count) % count
    hasWrapped = position != first
    rest = count
    found = 0
    self.count = count
    hasStarted = true
  }

  /// Counts a match, and returns whether it is the requested one.
  private mutating func isWantedMatch() -> Bool {
    found += 1
    return found >= wanted
  }

  /// Restarts the search if the list has matches, but fewer than requested.
  private mutating func startsAgain() -> Bool {
    guard found > 0 else { return false }
    wanted = (wanted - 1) % found + 1
    found = 0
    rest = count
    return true
  }

  /// Advances to the next position.
  private mutating func goOn() {
    let next = position + step
    position = (next + count) % count
    hasWrapped = hasWrapped || position != next
    rest -= 1
  }
}
