/// The next step of the run loop while no event arrives.
///
/// After each frame it rests, so that the terminal has time to show the frame. Then it does the
/// work that is left, counts the rows with problems, and sleeps. Any event starts the plan over.
///
/// ```swift
/// let step = idle.next(isBusy: model.isBusy)
/// if let event = screen.nextEvent(timeout: step.timeout) { … }
/// ```
struct IdlePlan: Sendable {
  /// One thing to do if no event arrives first.
  enum Step: Equatable, Sendable {
    /// Do nothing for a moment.
    case rest
    /// Do a part of the work that is left.
    case work
    /// Do nothing until the user seems to read.
    case wait
    /// Count some of the rows with problems.
    case count
    /// Wait for an event.
    case sleep

    /// How long to stay idle after presenting a frame.
    ///
    /// The terminal may share our core and runs only when we block. (Shown by
    /// Tests/Bench/latency.py on a machine of two cores.)
    private static let pause = Duration.milliseconds(1)

    /// How long the user does nothing before typed texts are kept and rows are counted for the header,
    /// so that no key comes into the midst of it while the user types.
    private static let reading = Duration.milliseconds(200)

    /// How long to wait for an event before the step; nil for no limit.
    var timeout: Duration? {
      switch self {
      case .rest: Self.pause
      case .wait: Self.reading
      case .work, .count: .zero
      case .sleep: nil
      }
    }
  }

  /// How far the plan has come since the last event.
  private enum Phase: Sendable {
    case resting
    /// After the work, only counting is left, which begins after a while.
    case sleeping(hasWaited: Bool)
  }

  private var phase = Phase.resting

  /// The next step; work that the model has left comes before everything except the rest.
  ///
  /// - Parameters:
  ///   - isBusy: whether the model has work left.
  ///   - isCounting: whether rows with problems are left to count.
  ///   - isUnsaved: whether a typed text is to be kept once the user pauses.
  /// - Returns: the step.
  func next(isBusy: Bool, isCounting: Bool = false, isUnsaved: Bool = false) -> Step {
    switch phase {
    case .resting: .rest
    case _ where isBusy: .work
    case .sleeping(hasWaited: false): isCounting || isUnsaved ? .wait : .sleep
    case .sleeping(hasWaited: true): isCounting ? .count : .sleep
    }
  }

  /// Goes on after the user has done nothing for a while.
  mutating func hasWaited() {
    if case .sleeping = phase { phase = .sleeping(hasWaited: true) }
  }

  /// Goes on after the rest.
  mutating func hasRested() {
    if case .resting = phase { phase = .sleeping(hasWaited: false) }
  }

  /// Starts over with an event.
  mutating func start() { phase = .resting }
}
