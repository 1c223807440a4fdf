/// When to show what has been read so far: at once when there is enough for the screen, then now and
/// then, so that showing it slows the reading down by little.
struct Pace {
  /// How many entries are enough for the screen.
  private let enough: Int
  private static let interval = Duration.milliseconds(100)

  private var started: ContinuousClock.Instant?
  private var next: ContinuousClock.Instant?

  /// The pace of what is shown on so many rows; a window that has none knows nothing.
  init(rows: Int) { enough = rows > 0 ? rows : 24 }

  /// Whether it is time.
  func isDue(entries: Int) -> Bool {
    guard let next else { return entries >= enough }
    return ContinuousClock.now >= next
  }

  /// Showing begins.
  mutating func start() { started = .now }

  /// Showing has ended.
  mutating func stop() {
    let now = ContinuousClock.now
    let cost = started.map { $0.duration(to: now) } ?? .zero
    next = now + max(Self.interval, cost * 4)
  }
}
