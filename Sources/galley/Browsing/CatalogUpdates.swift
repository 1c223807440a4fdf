import CatalogCheck
import CatalogFiles
import LocalizedText
import PreviewRows
import Programs
import SourceText
import StringCatalog
import Synchronization
import TerminalDriver

/// Loads the tables on its own thread, and again each time the files change or the user asks for it.
///
/// The first rows of a large file are posted as soon as they fill the screen. Then the thread waits
/// until the caller has shown them, so that the first frame does not compete with the rest of the
/// file for a processor (start.py of the benchmark).
final class CatalogUpdates: Sendable {
  /// The tables to show from now on.
  struct Update: Sendable {
    /// The loaded catalog, and how the load went.
    var workspace: Workspace
    var tables: [PreviewTable]
    /// The environment of the rows if the files decide its locale, in all updates but the first.
    var environment: EnvironmentValues?
    /// How much has been read, or nil after everything has been.
    var progress: LoadProgress?
    /// What went wrong, for the status line.
    var failure: String?
    /// A message for the status line if nothing went wrong.
    var notice: String?
    /// Whether the same versions of the same files have the same problems as before, which need not be
    /// said twice.
    var repeatsProblems = false
    /// The problems that hide content and that no earlier load has reported.
    var unreported: [Diagnostic] = []

    /// The problems of the files, also of newer versions that are not shown.
    var problems: [Diagnostic] {
      let known = Set(workspace.problems)
      return workspace.problems + unreported.filter { !known.contains($0) }
    }
  }

  /// The message after a reload that the user asked for.
  static let reloadNotice = "reloaded"

  let options: BrowseCommand
  private let mailbox = Mailbox()
  /// Nil if the system has no more threads.
  private let thread: JoinedThread?

  /// Starts to load the files that the options name, for a screen with this many rows.
  init(_ options: BrowseCommand, rows: Int) {
    self.options = options
    thread = JoinedThread { [mailbox] in
      var loop = UpdateLoop(options, mailbox: mailbox)
      if loop.loadFirst(rows: rows) { loop.run() }
    }
    guard thread == nil else { return }
    // Without a thread, everything is loaded now and never again.
    mailbox.change { $0.isHeld = false }
    var loop = UpdateLoop(options, mailbox: mailbox)
    _ = loop.loadFirst(rows: rows)
  }

  // The thread ends after its next step, and then `thread` is joined.
  deinit { end() }

  /// Waits for the first rows, or for the whole catalog if it has none.
  func first() -> Update { mailbox.wait() }

  /// Waits for the whole catalog.
  func whole() -> Update {
    resume()
    var update = mailbox.wait()
    while update.progress != nil { update = mailbox.wait() }
    return update
  }

  /// The last update, unless it has been taken before.
  func take() -> Update? { mailbox.take() }

  /// Loads the rest, after the first rows are on the screen.
  func resume() { mailbox.change { $0.isHeld = false } }

  /// Reads the files again because the user asked for it, and then shows a message.
  func reload() { mailbox.change { $0.request = .user } }

  /// Reads the files again because they may have changed.
  func refresh() { mailbox.change { $0.request = $0.request ?? .program } }

  /// Stops loading.
  func end() { mailbox.change { $0.isEnded = true } }

  /// The path of the samples of a table.
  func samplesPath(folder: String, table: String) -> String {
    options.rows.samples.file ?? Samples.path(besideTable: table, in: folder)
  }
}

// MARK: Between the threads

/// A reason to read the files again.
private enum ReloadRequest {
  case user
  case program
}

/// The state that the loading thread and the main thread share.
private final class Mailbox: Sendable {
  struct State {
    var update: CatalogUpdates.Update?
    var request: ReloadRequest?
    /// Whether the first rows have been posted but not shown yet.
    var isHeld = true
    var isEnded = false
  }

  private let state = Mutex(State())
  /// Is set when there is a new update.
  private let arrival = WakeFlag()
  /// Is set when the main thread has changed the state.
  let changed = WakeFlag()

  // MARK: The main thread

  func change(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
    changed.set()
  }

  func take() -> CatalogUpdates.Update? { state.withLock { $0.update.take() } }

  func wait() -> CatalogUpdates.Update {
    while true {
      if let update = take() { return update }
      arrival.wait()
    }
  }

  // MARK: The loading thread

  var isEnded: Bool { state.withLock(\.isEnded) }
  var isHeld: Bool { state.withLock { $0.isHeld && !$0.isEnded } }

  func post(_ update: CatalogUpdates.Update) {
    state.withLock { $0.update = update }
    arrival.set()
    Screen.wake()
  }

  func takeRequest() -> ReloadRequest? { state.withLock { $0.request.take() } }
}

// MARK: The loading thread

/// A problem in a version of a file.
private struct FoundProblem: Equatable {
  private let description: String
  private let version: FileStatus?

  init(_ problem: Diagnostic) {
    description = problem.description
    version = problem.path.flatMap { try? FileStatus(path: $0) }
  }
}

/// The work of the loading thread.
private struct UpdateLoop: ~Copyable {
  private let options: BrowseCommand
  private let mailbox: Mailbox
  private var reloader: CatalogReloader
  private var samples = SamplesCache()
  private var settings = SettingsCache()
  private var watch = FileWatch()
  private var hasPosted = false
  /// The messages of the first load, which have gone to standard error.
  private var firstProblems: Set<String> = []
  /// The problems of the last load.
  private var lastProblems: [FoundProblem] = []

  init(_ options: BrowseCommand, mailbox: Mailbox) {
    self.options = options
    self.mailbox = mailbox
    let settingsFile = ProjectSettings.filePath(forProjectAt: options.shared.paths.first ?? "")
    reloader = CatalogReloader(
      loader: CatalogLoader(finder: options.shared.finder), paths: options.shared.paths,
      sourceLanguage: options.shared.source,
      otherFiles: [options.rows.samples.file, settingsFile].compactMap(\.self))
  }

  /// Loads the files for the first time and posts the tables now and then; returns whether the load
  /// was completed.
  mutating func loadFirst(rows: Int) -> Bool {
    var schedule = PostSchedule(rows: rows)
    var load = reloader.begin(watching: &watch)
    settings.read(for: options.request)
    while let progress = load.next(orWhen: mailbox.changed) {
      guard !mailbox.isEnded else { return false }
      // What has changed is known only of whole catalogs.
      guard options.since.revision == nil, schedule.isDue(entries: progress.entryCount) else {
        continue
      }
      schedule.begin()
      let workspace = Workspace(
        options.request, loaded: LoadedCatalog(catalog: load.catalog), settings: settings,
        reports: false)
      // Without a table that `--table` admits there is nothing to show yet.
      if !workspace.tables.isEmpty {
        post(workspace, progress: progress)
        while mailbox.isHeld { mailbox.changed.wait() }
      }
      schedule.end()
    }
    var workspace = Workspace(
      options.request, loaded: reloader.finish(load), samples: samples, settings: settings)
    workspace.reportUnmatched()
    workspace.noteIncompleteLanguages()
    samples = post(workspace).samples
    compareWithSources(workspace)
    return true
  }

  /// Loads the files again after each change, until the main thread ends it.
  mutating func run() {
    while let request = waitForRequest() {
      var load = reloader.begin(watching: &watch)
      settings.read(for: options.request)
      while load.next(orWhen: mailbox.changed) != nil {
        guard !mailbox.isEnded else { return }
      }
      let loaded = reloader.finish(load)
      var workspace = Workspace(
        options.request, loaded: loaded, samples: samples, settings: settings, reports: false)
      workspace.reportUnmatched()
      workspace.noteIncompleteLanguages()
      samples = post(workspace, outdated: loaded.outdated, for: request).samples
      compareWithSources(workspace, outdated: loaded.outdated, for: request)
    }
  }

  /// Compares the keys with the sources of the app while the rows are already shown, and posts the
  /// tables again with what is wrong.
  private mutating func compareWithSources(
    _ workspace: Workspace, outdated: [Diagnostic] = [], for request: ReloadRequest? = nil
  ) {
    guard !options.sources.folders.isEmpty else { return }
    var workspace = workspace
    workspace.dropReportedProblems()
    workspace.noteSources { [mailbox] in mailbox.isEnded }
    guard !mailbox.isEnded else { return }
    post(workspace, outdated: outdated, for: request)
  }

  /// Posts the tables of a workspace, and returns the workspace after their samples were read.
  @discardableResult
  private mutating func post(
    _ workspace: Workspace, progress: LoadProgress? = nil, outdated: [Diagnostic] = [],
    for request: ReloadRequest? = nil
  ) -> Workspace {
    var workspace = workspace
    let tables = workspace.previewTables()
    var update = CatalogUpdates.Update(workspace: workspace, tables: tables, progress: progress)
    // While the files are being read, the status line shows how far.
    if progress == nil {
      let losses = workspace.problems.filter(\.isLoss)
      update.failure =
        Self.failure(ofLosses: losses, outdated: outdated)
        ?? (request == nil || tables.isEmpty ? workspace.failures.first : nil)
      update.notice = request == .user ? CatalogUpdates.reloadNotice : nil
      let found = (outdated + losses).map(FoundProblem.init)
      update.repeatsProblems = request == .program && !found.isEmpty && found == lastProblems
      lastProblems = found
      if request == nil {
        firstProblems = Set(workspace.problems.map(\.description))
      } else {
        update.unreported = (outdated + losses).filter { !firstProblems.contains($0.description) }
      }
    }
    // The main thread finds the locale of the first rows while this thread continues.
    if hasPosted, options.shared.locales == .preferred {
      update.environment = workspace.environments().first
    }
    hasPosted = true
    mailbox.post(update)
    return workspace
  }

  /// Waits until files have changed or the main thread wants a reload; nil at the end.
  private mutating func waitForRequest() -> ReloadRequest? {
    while !mailbox.isEnded {
      if let request = mailbox.takeRequest() { return request }
      guard watch.waitForChange(orWhen: mailbox.changed) else { continue }
      // Changes come in groups: a change of branches writes many files, an editor renames two.
      let end = ContinuousClock.now + .seconds(1)
      while ContinuousClock.now < end, watch.waitForChange(orWhen: mailbox.changed, for: 50) {}
      return .program
    }
    return nil
  }

  /// The message about the first problem of the files: of those whose newer version is not shown, if
  /// there are any, else of those that are shown without some of their bytes.
  private static func failure(ofLosses losses: [Diagnostic], outdated: [Diagnostic]) -> String? {
    guard let first = outdated.first ?? losses.first else { return nil }
    let place = first.hasLine ? ":\(first.location ?? .start)" : ""
    let count = outdated.count + losses.count
    let others = count == 1 ? "" : "; \(count - 1) more"
    let name = (first.path ?? "").folderAndName.name
    return "\(outdated.isEmpty ? "" : "not reloaded: ")\(name)\(place): \(first.message)\(others)"
  }
}

/// Decides when to post the tables so far: first when they fill the screen, and then rarely enough
/// that posting takes at most a fifth of the time.
private struct PostSchedule {
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

extension LoadProgress {
  /// The words for the status line: `reading 45 %`.
  var words: String {
    fraction.map { "reading \(Int($0 * 100)) %" } ?? "reading, \(entryCount) strings so far"
  }
}
