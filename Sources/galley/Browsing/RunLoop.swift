import LocalizedText
import PreviewUI
import TerminalDriver
import TerminalUI

/// The app while it has the terminal: what happens goes into the model, and the model onto the
/// screen.
///
/// Keys come first. What takes long is done in parts between two looks at the keyboard, a frame is
/// drawn when something has changed, and with nothing to do it sleeps.
struct RunLoop: ~Copyable {
  var screen: Screen
  var model: Model
  let updates: CatalogUpdates
  private var status = ExitStatus.fine
  private var shown = ContinuousClock.now
  /// The next frame, in the memory of one before.
  private var canvas = Canvas(Size(columns: 0, rows: 0))
  /// Whether the terminal had time to take the last frame in.
  private var isRested = false
  /// Whether the rows are made that the next keys will want.
  private var isPrepared = false
  /// The key that was pressed last, where nothing has happened since, and what it will do if it is
  /// pressed once more.
  private var lastKey: Key?
  private var foresight: Foresight?
  /// What was told last about the files.
  private var told: String?

  /// How long anything may go on before keys are looked at, or shown, again.
  private static let part = Duration.milliseconds(8)
  /// How long nothing is done behind a frame: the system hands it on where this program runs, and
  /// not before that sleeps.
  private static let rest = Duration.milliseconds(1)
  /// How often work that goes on is shown.
  private static let frame = Duration.milliseconds(50)

  init(
    screen: consuming Screen, model: Model, updates: CatalogUpdates, first: CatalogUpdates.Update
  ) {
    self.screen = screen
    self.model = model
    self.updates = updates
    status = first.workspace.status
  }

  /// The locale of the rows, as it is now.
  var locale: LocaleTag { model.environment.localeTag }

  /// Runs until somebody leaves.
  mutating func run() {
    present()
    updates.resume()
    while true {
      let isIdle = !model.isBusy && isPrepared && lastKey == nil
      if let event = screen.nextEvent(timeout: isIdle ? nil : isRested ? .zero : Self.rest) {
        guard takeAll(from: event) else { return }
        isPrepared = false
        isRested = false
      } else if !isRested {
        isRested = true
      } else if model.isBusy {
        work()
      } else if lastKey != nil {
        foresee()
      } else {
        isPrepared = model.prepareRows()
      }
    }
  }

  /// Gives the terminal back.
  consuming func close() -> ExitStatus {
    updates.end()
    let status = status
    screen.close()
    return status
  }

  /// Takes in an event and those that wait behind it, so that a held key never falls behind, and
  /// shows what comes of them; false where one of them leaves.
  private mutating func takeAll(from first: Event) -> Bool {
    let end = ContinuousClock.now + Self.part
    var event: Event? = first
    var foreseen: Foresight?
    while let next = event {
      foreseen = foresight.take()
      lastKey = nil
      switch next {
      case .wake: takeNews()
      case .calibrated(let capabilities): model.adapt(to: capabilities, updates.options)
      case .key(let key): lastKey = key
      default: break
      }
      if let foreseen, lastKey == foreseen.key {
        model = foreseen.model
      } else {
        foreseen = nil
        let effect = model.update(next, isLast: !screen.hasEvent)
        if let effect, !perform(effect) { return false }
      }
      event = ContinuousClock.now < end ? screen.nextEvent(timeout: .zero) : nil
    }
    model.settle()
    if let foreseen { present(foreseen) } else { present() }
    return true
  }

  private mutating func foresee() {
    guard let key = lastKey.take() else { return }
    foresight = Foresight(key, after: model, on: &canvas)
  }

  private mutating func work() {
    let end = ContinuousClock.now + Self.part
    while model.isBusy, ContinuousClock.now < end { model.work(rows: 64) }
    if !model.isBusy || shown.duration(to: .now) >= Self.frame { present() }
  }

  private mutating func present() {
    let cursor = model.draw(on: &canvas)
    screen.present(exchanging: &canvas, cursor: cursor)
    shown = .now
  }

  private mutating func present(_ foresight: consuming Foresight) {
    swap(&canvas, &foresight.canvas)
    screen.present(exchanging: &canvas, cursor: foresight.cursor)
    shown = .now
  }

  private mutating func takeNews() {
    guard let news = updates.take() else { return }
    model.load(news.sheets, progress: news.progress?.words)
    if let notice = news.notice { model.notice(notice) } else if let told { model.withdraw(told) }
    told = news.notice
    status = news.workspace.status
  }
}
