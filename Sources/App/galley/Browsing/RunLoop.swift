import PreviewUI
import TerminalDriver
import TerminalValues

/// The app while it has the terminal: events change the session, and its model is drawn.
///
/// Keys come first. Long work is done in parts, and the loop looks for keys after each part. A
/// frame is drawn after each change, and the loop sleeps if there is nothing to do.
struct RunLoop: ~Copyable {
  private var screen: Screen
  private(set) var session: Session
  private var renderer = Renderer()
  private var idle = IdlePlan()
  /// Where typed texts are kept until they are written; nil if they are not.
  private var drafts: DraftFile?
  /// The time from which a text that is being typed may be kept again.
  private var draftTime = ContinuousClock.now
  /// Whether texts of an earlier run may still be offered.
  private var offersDrafts = true
  /// The time of the last frame.
  private var presented = ContinuousClock.now
  /// The memory for the next frame: the frame before the last one.
  private var canvas = Canvas(Size(columns: 0, rows: 0))

  /// How long work may go on before the loop looks for keys again.
  private static let part = Duration.milliseconds(8)
  /// How long the user may type on before the text is kept.
  private static let draft = Duration.milliseconds(100)
  /// How soon after Enter a key follows that no person has typed.
  private static let burst = Duration.milliseconds(20)
  /// How often the progress of long work is drawn.
  private static let frame = Duration.milliseconds(50)

  init(screen: consuming Screen, session: Session) {
    self.screen = screen
    self.session = session
    drafts = DraftFile(for: session.options)
  }

  /// Runs until the user quits.
  mutating func run() {
    if session.model.isMouseOn { screen.setMouseReporting(true) }
    offerDrafts()
    defer { drafts?.keep(session.model.drafts) }
    present()
    while true {
      let step = idle.next(
        isBusy: session.model.isBusy, isCounting: session.model.isCountingProblems,
        isUnsaved: drafts?.lacks(session.model.drafts) ?? false)
      if let event = screen.nextEvent(timeout: step.timeout) {
        guard takeEvents(from: event) else { return }
        continue
      }
      switch step {
      case .rest: idle.hasRested()
      case .work: work()
      case .wait:
        drafts?.keep(session.model.drafts)
        idle.hasWaited()
      case .count: countProblems()
      case .sleep: break
      }
    }
  }

  /// Gives the terminal back.
  consuming func close() -> ExitStatus {
    session.end()
    let session = session
    screen.close()
    session.report()
    return session.status
  }

  /// Applies an event and those waiting after it, then draws one frame for all of them, so that the
  /// screen does not lag when a key is held down.
  ///
  /// False if one of them quits.
  private mutating func takeEvents(from first: Event) -> Bool {
    let end = ContinuousClock.now + Self.part
    var event: Event? = first
    while let next = event {
      idle.start()
      var follower: Event?
      if session.model.endsText(next) { follower = screen.nextEvent(timeout: Self.burst) }
      let isLast = follower == nil && !screen.hasEvent
      guard session.update(next, isLast: isLast, on: &screen) else { return false }
      event = follower ?? (ContinuousClock.now < end ? screen.nextEvent(timeout: .zero) : nil)
    }
    offerDrafts()
    session.model.settle()
    present()
    keepDrafts()
    return true
  }

  /// Keeps the text while the user types without a pause, which takes at most a tenth of the time.
  private mutating func keepDrafts() {
    let start = ContinuousClock.now
    guard start >= draftTime, let kept = drafts?.kept, kept != session.model.drafts else { return }
    drafts?.keep(session.model.drafts, durably: false)
    draftTime = .now + max(Self.draft, start.duration(to: .now) * 10)
  }

  /// Offers the texts that an earlier run has left, once everything is loaded.
  private mutating func offerDrafts() {
    guard offersDrafts, session.isLoaded else { return }
    offersDrafts = false
    guard let texts = drafts?.take(for: session.tables) else { return }
    session.model.offer(
      texts, showing: session.options.startsAtFirstRow,
      changesLocale: session.options.shared.locales == .preferred)
  }

  private mutating func work() {
    let end = ContinuousClock.now + Self.part
    while session.model.isBusy, ContinuousClock.now < end { session.model.work(rows: 64) }
    if !session.model.isBusy || presented.duration(to: .now) >= Self.frame { present() }
  }

  private mutating func countProblems() {
    // A key that comes now waits for no more than this.
    session.model.countProblems(rows: 32)
    if !session.model.isCountingProblems { present() }
  }

  private mutating func present() {
    screen.setInterruptKey(session.model.takesInterrupts)
    let cursor = renderer.draw(session.model, on: &canvas)
    screen.present(exchanging: &canvas, cursor: cursor)
    presented = .now
  }
}
