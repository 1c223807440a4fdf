/// Decides when to post the tables so far: first when they fill the screen, and then rarely enough
/// that posting takes at most a fifth of the time.
struct PostSchedule {
  private static let interval = Duration.milliseconds(100)

  /// The number of entries that fill the screen.
  private let enough: Int
  private var began: ContinuousClock.Instant?
  private var next: ContinuousClock.Instant?

  /// The schedule for a screen with this many rows, or 24 if its size is unknown.
  init(rows: Int) { enough = rows > 0 ? rows : 24 }

  func isDue(entries: Int) -> Bool {
    guard let next else { return entries >= enough }
    return ContinuousClock.now >= next
  }

  /// Notes that the tables are now put together and posted.
  mutating func begin() { began = .now }

  mutating func end() {
    let now = ContinuousClock.now
    let cost = began.map { $0.duration(to: now) } ?? .zero
    next = now + max(Self.interval, cost * 4)
  }
}
