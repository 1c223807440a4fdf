/// A search for the next row with some property, a part of the list at a time.
struct RowSearch: Job {
  /// The property.
  enum Target: Sendable {
    case match
    case overTwoLines
    case missing
    case review
    case problem
  }

  let target: Target
  let step: Int
  /// Whether it begins after the selected row, and not with it.
  private let skipsSelected: Bool
  /// Whether its positions are those of the list.
  var hasStarted = false
  /// The next position to look at.
  private(set) var position = 0
  /// How many positions are left.
  private var rest = 0
  /// Whether it has continued at the other end of the list.
  private(set) var hasWrapped = false
  private var count = 0
  /// The number of the match that is wanted, from 1, and how many were found.
  private var wanted: Int
  private var found = 0

  /// A search from the selected row on, or from the one after it.
  init(_ target: Target, step: Int, skippingSelected: Bool, wanting number: Int) {
    self.target = target
    self.step = step
    skipsSelected = skippingSelected
    wanted = number
  }

  /// What has come of the search so far.
  enum Outcome { case none, found, missed }
  private(set) var outcome = Outcome.none

  /// Looks at some more rows.
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

  /// Begins in a list of some rows.
  private mutating func start(from selection: Int, count: Int) {
    let first = skipsSelected ? selection + step : selection
    position = (first + count) % count
    hasWrapped = position != first
    rest = count
    found = 0
    self.count = count
    hasStarted = true
  }

  /// Counts a match, and returns whether it is the wanted one.
  private mutating func isWantedMatch() -> Bool {
    found += 1
    return found >= wanted
  }

  /// Goes through the list a second time if it holds matches, but fewer than are wanted.
  private mutating func startsAgain() -> Bool {
    guard found > 0 else { return false }
    wanted = (wanted - 1) % found + 1
    found = 0
    rest = count
    return true
  }

  /// Goes to the next position.
  private mutating func goOn() {
    let next = position + step
    position = (next + count) % count
    hasWrapped = hasWrapped || position != next
    rest -= 1
  }
}
