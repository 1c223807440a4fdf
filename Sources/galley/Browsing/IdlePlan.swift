import PreviewUI
import TerminalUI

/// What the run loop does while no event arrives, and the frame that it has prepared meanwhile.
///
/// After each frame it rests, so that the terminal has time to show the frame. Then it does the
/// work that is left, predicts what the last key does if it is pressed once more, prepares rows
/// that the next keys will show, counts the rows with problems, and sleeps. Any event starts the plan
/// over.
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
    /// Predict what a key will do.
    case predict(Key)
    /// Draw some rows that the next keys will show.
    case prepareRows
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

    /// How long the user does nothing before rows are counted for the header, so that no key comes
    /// into the midst of it while the user types.
    private static let reading = Duration.milliseconds(200)

    /// How long to wait for an event before the step; nil for no limit.
    var timeout: Duration? {
      switch self {
      case .rest: Self.pause
      case .wait: Self.reading
      case .work, .predict, .prepareRows, .count: .zero
      case .sleep: nil
      }
    }
  }

  /// How far the plan has come since the last event.
  private enum Phase: Sendable {
    /// The rest comes next; has the last key if the last event was a key.
    case resting(Key?)
    case predicting(Key)
    case preparing
    /// Nothing is left but counting, which begins after a while.
    case sleeping(hasWaited: Bool)
  }

  private var phase = Phase.resting(nil)
  private var prediction: PredictedFrame?
  /// The last key, if the last event was one.
  private var lastKey: Key?

  /// The next step; work that the model has left comes before everything except the rest.
  func next(isBusy: Bool, isCounting: Bool = false) -> Step {
    switch phase {
    case .resting: .rest
    case _ where isBusy: .work
    case .predicting(let key): .predict(key)
    case .preparing: .prepareRows
    case .sleeping(let hasWaited): isCounting ? (hasWaited ? .count : .wait) : .sleep
    }
  }

  /// Goes on after the user has done nothing for a while.
  mutating func hasWaited() {
    if case .sleeping = phase { phase = .sleeping(hasWaited: true) }
  }

  /// Goes on after all rows with problems were counted: the predicted frame lacks their number.
  mutating func hasCounted() {
    prediction = nil
    phase = lastKey.map { .predicting($0) } ?? .sleeping(hasWaited: true)
  }

  /// Goes on after the rest.
  mutating func hasRested() {
    guard case .resting(let key) = phase else { return }
    phase = key.map { .predicting($0) } ?? .preparing
  }

  /// Goes on after a prediction; nil if nothing could be predicted.
  mutating func hasPredicted(_ frame: PredictedFrame?) {
    prediction = frame
    phase = .preparing
  }

  /// Goes on after some rows were prepared.
  ///
  /// - Parameter areAll: whether no rows are left to prepare.
  mutating func hasPrepared(areAll: Bool) {
    phase = areAll ? .sleeping(hasWaited: false) : .preparing
  }

  /// Starts over with an event, and returns the frame that was predicted for it; nil if none was.
  mutating func start(with event: Event) -> PredictedFrame? {
    let predicted = prediction.take()
    guard case .key(let key) = event else {
      phase = .resting(nil)
      lastKey = nil
      return nil
    }
    phase = .resting(key)
    lastKey = key
    return predicted?.key == key ? predicted : nil
  }
}
