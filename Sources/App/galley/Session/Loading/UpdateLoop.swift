import CatalogChanges
import CatalogCheck
import CatalogFiles
import PreviewRows
import PreviewUI
import SourceText
import StringCatalog
import WorkingCopy

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
struct UpdateLoop: ~Copyable {
  private let options: BrowseCommand
  private let id: CatalogUpdates.ID
  private let control: LoadControl
  private let mailbox: Mailbox
  /// Who reads of problems that the first load finds.
  private let reader: WorkspaceReport.Reader
  private var reloader: CatalogReloader
  private var samples = SamplesCache()
  private var settings = SettingsCache()
  private var watch = FileWatch()
  /// Whether there were tables in the last post; nil before the first one.
  private var hasPostedTables: Bool?
  /// The messages of the first load, which have gone to standard error.
  private var firstProblems: Set<String> = []
  /// The problems of the last load.
  private var lastProblems: [FoundProblem] = []

  /// The merge conflicts of the last load.
  private var conflicts: [CatalogConflicts] = []
  /// How many requests have been taken.
  private var requestCount = 0

  init(
    _ options: BrowseCommand, id: CatalogUpdates.ID, control: LoadControl, mailbox: Mailbox,
    reader: WorkspaceReport.Reader
  ) {
    self.reader = reader
    self.options = options
    self.id = id
    self.control = control
    self.mailbox = mailbox
    let settingsFile = ProjectSettings.filePath(forProjectAt: options.shared.paths.first ?? "")
    reloader = CatalogReloader(
      loader: CatalogLoader(finder: options.shared.finder), paths: options.shared.paths,
      sourceLanguage: options.shared.source,
      otherFiles: [options.rows.samples.file, settingsFile].compactMap(\.self))
  }

  /// How often to post how much has been read.
  private static let pause = Duration.milliseconds(100)

  /// Loads the files for the first time; returns whether the load was completed.
  mutating func loadFirst() -> Bool {
    var load = reloader.begin(watching: &watch)
    settings.read(for: options.request)
    var workspace = workspace(of: Catalog(files: []))
    var hasFirst = false
    var nextPost = ContinuousClock.now + Self.pause
    while let progress = load.next(orWhen: control.changed) {
      guard !control.isEnded else { return false }
      // The last file is about to be posted with all others.
      if !hasFirst, progress.entryCount > 0, progress.fraction != 1 {
        hasFirst = true
        workspace = self.workspace(of: load.catalog)
        if !workspace.tables.isEmpty { nextPost = .now }
      }
      guard ContinuousClock.now >= nextPost else { continue }
      post(workspace, progress: progress)
      nextPost = .now + Self.pause
    }
    finish(load, for: nil)
    return true
  }

  /// The workspace of the files read so far, none of whose problems has been said.
  private func workspace(of catalog: Catalog) -> Workspace {
    Workspace(
      options.request, loaded: LoadedCatalog(catalog: catalog), settings: settings,
      report: WorkspaceReport(for: .app))
  }

  /// Loads the files again after each change, until the main thread ends it.
  mutating func run() {
    while let request = waitForRequest() {
      var load = reloader.begin(watching: &watch)
      settings.read(for: options.request)
      while load.next(orWhen: control.changed) != nil {
        guard !control.isEnded else { return }
      }
      finish(load, for: request)
    }
  }

  /// Posts the tables of a load that has ended: the first one, or one that somebody has asked for.
  private mutating func finish(_ load: consuming CatalogLoad, for request: ReloadRequest?) {
    let loaded = withConflicts(reloader.finish(load))
    var workspace = Workspace.compare(
      loaded, for: options.request, settings: settings, samples: samples,
      report: WorkspaceReport(for: request == nil ? reader : .app))
    workspace.reportUnmatched()
    workspace.noteIncompleteLanguages()
    let isLast = options.sources.isEmpty
    samples = post(workspace, outdated: loaded.outdated, for: request, isLast: isLast).samples
    if !isLast { compareWithSources(workspace, outdated: loaded.outdated, for: request) }
  }

  /// Takes the merge conflicts out of the problems of a catalog.
  private mutating func withConflicts(_ loaded: LoadedCatalog) -> LoadedCatalog {
    let opened = ConflictedCatalogs(loaded)
    conflicts = opened.conflicts
    return opened.loaded
  }

  /// Compares the keys with the sources of the app while the rows are already shown, and posts the
  /// tables again with what is wrong.
  private mutating func compareWithSources(
    _ workspace: Workspace, outdated: [Diagnostic], for request: ReloadRequest?
  ) {
    var workspace = workspace
    // Another copy of the workspace has written them.
    _ = workspace.report.takeUnwritten()
    workspace.noteSources { [control] in control.isEnded }
    guard !control.isEnded else { return }
    post(workspace, outdated: outdated, for: request, isLast: true)
  }

  /// Posts the tables of a workspace, and returns the workspace after their samples were read.
  @discardableResult
  private mutating func post(
    _ workspace: Workspace, progress: LoadProgress? = nil, outdated: [Diagnostic] = [],
    for request: ReloadRequest? = nil, isLast: Bool = false
  ) -> Workspace {
    var workspace = workspace
    let tables = workspace.previewTables()
    var update = CatalogUpdates.Update(
      workspace: workspace, tables: tables, wordless: WordlessRows(of: tables), progress: progress)
    update.conflicts = conflicts
    update.requestCount = requestCount
    if progress == nil {
      let copies = FileReplacement.copies
      for path in Set(tables.flatMap(\.table.paths)) where path != "-" {
        update.unwritable[path] = FileReplacement.fault(of: path, copies: copies)?.description
      }
    }
    update.isLast = isLast
    // While the files are being read, the status line shows how far.
    if progress == nil {
      let losses = workspace.report.problems.filter(\.isLoss)
      update.failure =
        workspace.report.interruptedWrite
        ?? Self.failure(ofLosses: losses, outdated: outdated)
        ?? (request == nil || tables.isEmpty ? workspace.report.failures.first : nil)
      update.notice = request == .user ? CatalogUpdates.reloadNotice : nil
      let found = (outdated + losses).map(FoundProblem.init)
      update.repeatsProblems = request == .program && !found.isEmpty && found == lastProblems
      lastProblems = found
      if request == nil {
        firstProblems = Set(workspace.report.problems.map(\.description))
      } else {
        update.unreported = (outdated + losses).filter { !firstProblems.contains($0.description) }
      }
    }
    // The main thread finds the locale of the first rows while this thread continues.
    if let hasPostedTables, !hasPostedTables || options.shared.locales == .preferred {
      update.environment = workspace.environments().first
    }
    hasPostedTables = !tables.isEmpty
    mailbox.post(.update(update, of: id))
    return workspace
  }

  /// Waits until files have changed or the main thread wants a reload; nil at the end.
  private mutating func waitForRequest() -> ReloadRequest? {
    while !control.isEnded {
      let asked = control.takeRequest()
      requestCount = asked.count
      if let request = asked.request { return request }
      guard watch.waitForChange(orWhen: control.changed) else { continue }
      // Changes come in groups: a change of branches writes many files, an editor renames two.
      let end = ContinuousClock.now + .seconds(1)
      while ContinuousClock.now < end, watch.waitForChange(orWhen: control.changed, for: 50) {}
      while control.isHeld { control.changed.wait() }
      let request = control.takeRequest()
      requestCount = request.count
      return request.request ?? .program
    }
    return nil
  }

  /// The message about the first problem of the files: of those whose newer version is not shown, if
  /// there are any, else of those that are shown without some of their bytes.
  private static func failure(ofLosses losses: [Diagnostic], outdated: [Diagnostic]) -> String? {
    guard let first = outdated.first ?? losses.first else { return nil }
    let place = first.hasLine ? ":\(first.location ?? .start)" : ""
    let count = outdated.count + losses.count
    let others = count == 1 ? "" : "; :problems lists \(count - 1) more"
    let name = (first.path ?? "").folderAndName.name
    return "\(outdated.isEmpty ? "" : "not reloaded: ")\(name)\(place): \(first.message)\(others)"
  }
}
