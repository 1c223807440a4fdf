import LocalizedText
import PreviewUI
import SourceText
import TerminalDriver
import TerminalUI

/// The app while it has the terminal: events change the model, and the model is drawn.
///
/// Keys come first. Long work is done in parts, and the loop looks for keys after each part. A
/// frame is drawn after each change, and the loop sleeps if there is nothing to do.
struct RunLoop: ~Copyable {
  var screen: Screen
  var model: Model
  private(set) var updates: CatalogUpdates
  /// Other catalogs that the user has asked for, until their first rows are there.
  private var opening: Opening?
  /// The search for the places of a key in the sources, until its result is shown.
  var keyUses: KeyUses?
  /// The row that the user has chosen, as `--select` prints it.
  var choice: String?
  private let lexicons: LexiconLoads
  private var renderer = Renderer()
  private var idle = IdlePlan()
  private var status = ExitStatus.fine
  /// What the last reload could not show, for standard error when the app quits.
  private var unreported: [Diagnostic] = []
  /// The time of the last frame.
  private var presented = ContinuousClock.now
  /// The memory for the next frame: the frame before the last one.
  private var canvas = Canvas(Size(columns: 0, rows: 0))
  /// The last message about the files.
  private var lastNotice: String?

  /// How long work may go on before the loop looks for keys again.
  private static let part = Duration.milliseconds(8)
  /// How often the progress of long work is drawn.
  private static let frame = Duration.milliseconds(50)

  init(
    screen: consuming Screen, model: Model, updates: CatalogUpdates, lexicons: LexiconLoads,
    first: CatalogUpdates.Update
  ) {
    self.screen = screen
    self.model = model
    self.updates = updates
    self.lexicons = lexicons
    status = first.workspace.status
    note(first)
  }

  /// The current locale of the rows.
  var locale: LocaleTag { model.environment.localeTag }

  /// Where the user is; nil if no row is listed.
  var place: RememberedPlace? { model.place }

  /// Runs until the user quits.
  mutating func run() {
    if model.isMouseOn { screen.setMouseReporting(true) }
    present()
    updates.resume()
    while true {
      let step = idle.next(isBusy: model.isBusy, isCounting: model.isCountingProblems)
      if let event = screen.nextEvent(timeout: step.timeout) {
        guard takeEvents(from: event) else { return }
        continue
      }
      switch step {
      case .rest: idle.hasRested()
      case .work: work()
      case .prepareRows: idle.hasPrepared(areAll: renderer.prepareRows(of: model))
      case .wait: idle.hasWaited()
      case .count: countProblems()
      case .sleep: break
      }
    }
  }

  /// Gives the terminal back.
  consuming func close() -> ExitStatus {
    updates.end()
    opening?.updates.end()
    let status = status
    let unreported = unreported
    screen.close()
    StandardError.report(unreported)
    return status
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
      switch next {
      case .wake: takeUpdate()
      case .capabilities(let capabilities): model.adapt(to: capabilities, updates.options)
      default: break
      }
      let effect = model.update(next, isLast: !screen.hasEvent)
      if let effect, !perform(effect) { return false }
      event = ContinuousClock.now < end ? screen.nextEvent(timeout: .zero) : nil
    }
    model.settle()
    present()
    return true
  }

  private mutating func work() {
    let end = ContinuousClock.now + Self.part
    while model.isBusy, ContinuousClock.now < end { model.work(rows: 64) }
    if !model.isBusy || presented.duration(to: .now) >= Self.frame { present() }
  }

  private mutating func countProblems() {
    // A key that comes now waits for no more than this.
    model.countProblems(rows: 32)
    if !model.isCountingProblems { present() }
  }

  private mutating func present() {
    let cursor = renderer.draw(model, on: &canvas)
    screen.present(exchanging: &canvas, cursor: cursor)
    presented = .now
  }

  private mutating func takeUpdate() {
    // New grammarians ask for the lexicons again.
    if lexicons.takeNews() { model.use(Grammarians(lexicons: lexicons)) }
    takeOpened()
    takeUses()
    guard let update = updates.take() else { return }
    model.load(
      update.tables, environment: update.environment, progress: update.progress?.words,
      problems: update.problems, rules: update.workspace.rules)
    if !update.repeatsProblems { note(update) }
    status = update.workspace.status
    unreported = update.unreported
  }

  // MARK: Other catalogs

  /// Catalogs that are being loaded in place of the present ones.
  private struct Opening {
    let request: LoadRequest
    /// The row to select; nil for the first one.
    let place: RememberedPlace?
    let updates: CatalogUpdates
  }

  /// Starts to load other catalogs, or the same ones in another way.
  ///
  /// The present ones stay until it is clear that there are any.
  mutating func open(_ request: LoadRequest) {
    if let refusal = request.refusal(after: updates.options) { return model.fail(refusal) }
    opening?.updates.end()
    opening = Opening(
      request: request, place: request.keepsPlace ? model.place : nil,
      updates: CatalogUpdates(request.options(after: updates.options), rows: screen.size.rows))
  }

  private mutating func takeOpened() {
    guard let opening, let update = opening.updates.take() else { return }
    self.opening = nil
    let opened = opening.updates
    if let refusal = opening.request.refusal(of: update.tables, update.failure) {
      opened.end()
      return model.fail(refusal)
    }
    updates.end()
    updates = opened
    let follows = opened.options.shared.locales == .preferred
    model.open(
      update.tables, named: opened.options.catalogName,
      environment: follows ? update.workspace.environments().first : nil,
      progress: update.progress?.words, problems: update.problems,
      rules: update.workspace.rules, place: opening.place)
    note(update)
    status.worsen(to: update.workspace.status)
    updates.resume()
  }

  /// Shows a message about the files in place of the last one, or none if nothing is wrong any more.
  private mutating func note(_ update: CatalogUpdates.Update) {
    if let lastNotice { model.withdraw(lastNotice) }
    lastNotice = update.failure ?? update.notice
    if let failure = update.failure {
      model.fail(failure)
    } else if let notice = update.notice {
      model.notice(notice)
    }
  }
}
