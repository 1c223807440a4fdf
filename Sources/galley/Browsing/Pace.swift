/// When to show what has been read so far: at once when there is enough for a screen, then now and
/// then, so that showing it slows the reading down by little.
struct Pace {
  /// More rows than most screens have.
  private static let firstEntries = 128
  private static let interval = Duration.milliseconds(100)

  private var started: ContinuousClock.Instant?
  private var next: ContinuousClock.Instant?

  /// Whether it is time.
  func isDue(entries: Int) -> Bool {
    guard let next else { return entries >= Self.firstEntries }
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
