import CatalogCheck
import CatalogEditing
import LocalizedText
import PreviewRows
import PreviewUI
import SourceText
import StringCatalog
import TerminalValues
import WorkingCopy

/// The app without a screen: the model, the catalogs that are loaded into it, and what it asks for.
///
/// A terminal and a script of keys are hosts of the same session.
///
/// ```swift
/// var session = Session(updates, first: updates.first(), size: size, to: mailbox)
/// guard session.update(.key(.enter), on: &screen) else { return }
/// ```
struct Session {
  let model: Model
  private(set) var updates: CatalogUpdates
  /// The tables that are shown.
  private(set) var tables: [Table]
  /// The workspace that they were loaded as.
  private(set) var workspace: Workspace
  /// The texts that the user has edited.
  var edits = EditHistory()
  /// The row that the user has chosen, as `--select` prints it.
  var choice: String?
  /// Whether all files could be read.
  private(set) var status: ExitStatus
  /// The errors of the last reload, for standard error at the end.
  private var unreported: [Diagnostic] = []
  /// Other catalogs that the user has asked for, until their first tables are there.
  private var opening: Opening?
  /// The search for the places of a key in the sources, until its result is shown.
  var keyUses: KeyUses?
  /// The comparison of the tables with a revision.
  var comparing = Comparing()
  /// The program that edits rows, until its answer is shown, and how many there have been.
  var piped: PipedProgram?
  var pipeCount = 0
  /// How many requests to read the files again have been made of the load.
  var requestCount = 0
  /// Whether the last written files may not have been read again.
  var isBehindWriting = false
  /// The number of them that the tables follow; -1 until everything has been read for the first time.
  private var fulfilledCount: Int
  let mailbox: Mailbox
  private let lexicons: LexiconLoads?
  /// The last message about the files.
  private var lastNotice: String?
  /// Whether all files have been read and there are no catalogs among them.
  private var hasNothing = false
  /// Whether everything has been read, and it is known whether the catalogs have the language.
  private var knowsLanguages = false

  /// Shows the first tables of a load.
  ///
  /// - Parameters:
  ///   - updates: the load.
  ///   - first: the first tables.
  ///   - size: the size of the screen.
  ///   - mailbox: where the load, and others, post what they have done.
  ///   - lexicons: the lexicons that a thread reads; nil to wait for each.
  init(
    _ updates: CatalogUpdates, first: CatalogUpdates.Update, size: Size, to mailbox: Mailbox,
    lexicons: LexiconLoads? = nil
  ) {
    self.updates = updates
    self.mailbox = mailbox
    self.lexicons = lexicons
    status = first.workspace.report.status
    tables = []
    workspace = first.workspace
    fulfilledCount = -1
    model = Model(
      first.tables, wordless: first.wordless, of: first.workspace, for: updates.options, size: size,
      grammarians: lexicons.map { Grammarians(lexicons: $0) } ?? .installed,
      progress: first.progress)
    adopt(first)
    model.show(first.conflicts)
    note(first)
    if updates.options.startsAtConflict, !first.conflicts.isEmpty { model.beginWithConflicts() }
    model.listChanged(options.since != nil)
    if first.progress == nil { followDifference() }
  }

  /// The options of the catalogs that are open.
  var options: BrowseCommand { updates.options }

  /// Writes to standard error what no earlier message said.
  func report() { StandardError.report(unreported) }

  /// Ends what other threads do for the session.
  func end() {
    updates.end()
    opening?.updates.end()
  }

  // MARK: Events

  /// Applies an event, and does what the model then asks for.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - isLast: whether none follows at once.
  ///   - host: where the session runs.
  /// - Returns: false if the user quits, or there is nothing to show.
  mutating func update<Host: SessionHost & ~Copyable>(
    _ event: Event, isLast: Bool = true, on host: inout Host
  ) -> Bool {
    switch event {
    case .wake: take(mailbox.takeAll(), on: &host)
    case .capabilities(let capabilities): model.adapt(to: capabilities, options)
    case .key, .paste, .mouse: catchUp(on: &host)
    case .resize, .hangup: break
    }
    guard let effect = model.update(event, isLast: isLast) else { return !hasNothing }
    return perform(effect, on: &host)
  }

  /// Waits until everything is loaded, found and shown that the user has asked for.
  mutating func waitForThreads<Host: SessionHost & ~Copyable>(_ host: inout Host) {
    while isWaiting { take(mailbox.waitForAll(), on: &host) }
    model.settle()
    while model.isBusy { model.work() }
  }

  /// Waits for the files to be read again, but not longer than some time.
  mutating func waitForThreads<Host: SessionHost & ~Copyable>(
    _ host: inout Host, for time: Duration
  ) {
    let end = ContinuousClock.now + time
    while requestCount > fulfilledCount, ContinuousClock.now < end {
      take(mailbox.takeAll(within: ContinuousClock.now.duration(to: end)), on: &host)
    }
  }

  /// Whether all files have been read once.
  var isLoaded: Bool { fulfilledCount >= 0 }

  private var isWaiting: Bool {
    opening != nil || keyUses != nil || comparing.load != nil || piped != nil
      || requestCount > fulfilledCount
  }

  // MARK: Messages of threads

  private mutating func take<Host: SessionHost & ~Copyable>(
    _ messages: [Mailbox.Message], on host: inout Host
  ) {
    for message in messages {
      switch message {
      case .update(let update, updates.id): show(update)
      case .update(let update, let id) where id == opening?.updates.id: showOpened(update)
      // Of a load that has ended.
      case .update: break
      case .uses(let uses, let key) where key == keyUses?.key:
        keyUses = nil
        if let effect = model.show(uses, ofKey: key) { _ = perform(effect, on: &host) }
      case .uses: break
      case .difference(let outcome, let id): take(outcome, of: id)
      case .piped(let outcome, let id): take(outcome, ofPipe: id)
      // New grammarians ask for the lexicons again.
      case .lexicons: if let lexicons { model.use(Grammarians(lexicons: lexicons)) }
      }
    }
  }

  private mutating func show(_ update: CatalogUpdates.Update) {
    hasNothing = !knowsLanguages && update.tables.isEmpty && update.progress == nil
    adopt(update)
    model.load(
      update.tables, environment: update.environment, progress: update.progress?.words,
      problems: update.problems, rules: update.workspace.rules, wordless: update.wordless)
    let isFirst = options.startsAtConflict && model.openConflictCount == 0 && fulfilledCount < 1
    model.show(update.conflicts)
    if isFirst, model.openConflictCount > 0 { model.beginWithConflicts() }
    if !update.repeatsProblems { note(update) }
    status = update.workspace.report.status
    unreported = update.unreported
    if update.progress == nil { followDifference() }
  }

  /// Takes the tables that the rows of the model are made of.
  private mutating func adopt(_ update: CatalogUpdates.Update) {
    if update.isLast { fulfilledCount = update.requestCount }
    tables = update.tables.map(\.table)
    workspace = update.workspace
    model.noteUnwritable(update.unwritable)
  }

  /// Shows a message about the files in place of the last one, or none if nothing is wrong any more.
  private mutating func note(_ update: CatalogUpdates.Update) {
    if let lastNotice { model.withdraw(lastNotice) }
    lastNotice = update.failure ?? update.notice
    if let failure = update.failure {
      model.fail(failure)
    } else if let notice = update.notice {
      model.notice(notice)
    } else if update.progress == nil, !knowsLanguages {
      model.sayMissingTranslations()
    }
    knowsLanguages = knowsLanguages || update.progress == nil
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
  mutating func load(_ request: LoadRequest) {
    if let refusal = request.refusal(after: options) { return model.notice(refusal) }
    let id = 1 + (opening?.updates.id ?? updates.id)
    opening?.updates.end()
    opening = Opening(
      request: request, place: request.keepsPlace ? model.place : nil,
      updates: CatalogUpdates(
        request.options(after: options), to: mailbox, id: id, problemsFor: request.reader))
  }

  private mutating func showOpened(_ update: CatalogUpdates.Update) {
    // The present catalogs stay while nothing of the others has been read.
    guard let opening, !update.tables.isEmpty || update.progress == nil else { return }
    self.opening = nil
    let opened = opening.updates
    if let refusal = opening.request.refusal(of: update.tables, update.failure) {
      opened.end()
      return model.notice(refusal)
    }
    updates.end()
    updates = opened
    requestCount = 0
    comparing.revision = nil
    comparing.isOutdated = true
    fulfilledCount = -1
    adopt(update)
    let follows = options.shared.locales == .preferred
    model.open(
      update.tables, named: options.catalogName,
      environment: follows ? update.workspace.environments().first : nil,
      progress: update.progress?.words, problems: update.problems,
      rules: update.workspace.rules, wordless: update.wordless, place: opening.place)
    if case .changes = opening.request { model.listChanged(options.since != nil) }
    model.show(update.conflicts)
    note(update)
    status.worsen(to: update.workspace.report.status)
    if update.progress == nil { followDifference() }
  }
}
