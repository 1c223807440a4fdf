import CatalogChanges
import CatalogCheck
import CatalogFiles
import FileAccess
import LocalizedText
import PreviewRows
import PreviewUI
import SourceText

/// Loads the tables on its own thread, and again each time the files change or the user asks for it.
///
/// The tables of the first file are posted as soon as it has been read. While reading takes longer than
/// a moment, the thread also posts how much it has read.
final class CatalogUpdates: Sendable {
  /// The tables to show from now on; none while the first file is being read.
  struct Update: Sendable {
    /// The loaded catalog, and how the load went.
    var workspace: Workspace
    var tables: [PreviewTable]
    /// Their rows that need no translation.
    var wordless: WordlessRows
    /// The merge conflicts in their files.
    var conflicts: [CatalogConflicts] = []
    /// The environment of the rows if the files decide its locale, in all updates but the first.
    var environment: EnvironmentValues?
    /// How much has been read, or nil after everything has been.
    var progress: LoadProgress?
    /// Why files cannot be written, by their paths.
    var unwritable: [String: String] = [:]
    /// The error, for the status line.
    var failure: String?
    /// A message for the status line if nothing went wrong.
    var notice: String?
    /// Whether the same versions of the same files have the same problems as before, which need not be
    /// said twice.
    var repeatsProblems = false
    /// The problems that hide content and that no earlier load has reported.
    var unreported: [Diagnostic] = []
    /// How many calls of ``reload()`` and ``refresh()`` the tables follow.
    var requestCount = 0
    /// Whether nothing else comes until a file changes or somebody asks for it.
    var isLast = false

    /// The problems of the files, also of newer versions that are not shown.
    var problems: [Diagnostic] {
      let known = Set(workspace.report.problems)
      return workspace.report.problems + unreported.filter { !known.contains($0) }
    }
  }

  /// The message after a reload that the user asked for.
  static let reloadNotice = "reloaded"

  /// Tells one load from others that post to the same mailbox.
  typealias ID = Int

  let id: ID
  let options: BrowseCommand
  private let mailbox: Mailbox
  private let control = LoadControl()
  /// Nil if the system has no more threads.
  private let thread: JoinedThread?

  /// Starts to load the files that options name.
  ///
  /// - Parameters:
  ///   - options: the options of the run.
  ///   - mailbox: where the tables go.
  ///   - id: the number of the load.
  ///   - reader: who reads of problems that the first load finds.
  init(
    _ options: BrowseCommand, to mailbox: Mailbox, id: ID = 0,
    problemsFor reader: WorkspaceReport.Reader = .standardError
  ) {
    self.options = options
    self.mailbox = mailbox
    self.id = id
    thread = JoinedThread { [control] in
      var loop = UpdateLoop(options, id: id, control: control, mailbox: mailbox, reader: reader)
      if loop.loadFirst() { loop.run() }
    }
    guard thread == nil else { return }
    // Without a thread, everything is loaded now and never again.
    var loop = UpdateLoop(options, id: id, control: control, mailbox: mailbox, reader: reader)
    _ = loop.loadFirst()
  }

  // The thread ends after its next step, and then `thread` is joined.
  deinit { end() }

  /// Waits for the first tables, or until it is clear that reading them takes a while.
  ///
  /// Nothing else may post to the mailbox meanwhile.
  func first() -> Update {
    while true {
      for case .update(let update, id) in mailbox.waitForAll() { return update }
    }
  }

  /// Waits for the whole catalog, with all that is compared with it.
  func whole() -> Update {
    var update = first()
    while !update.isLast { update = first() }
    return update
  }

  /// Reads files again after ``hold()``.
  func resume() { control.change { $0.isHeld = false } }

  /// Reads no file until ``resume()`` or ``refresh()``: one that is being written changes while it is read.
  func hold() { control.change { $0.isHeld = true } }

  /// Reads the files again because the user asked for it, and then shows a message.
  ///
  /// - Returns: how many requests there have been.
  func reload() -> Int { thread == nil ? 0 : control.ask(.user) }

  /// Reads the files again because they may have changed.
  ///
  /// - Returns: how many requests there have been.
  func refresh() -> Int { thread == nil ? 0 : control.ask(.program) }

  /// Stops loading.
  func end() { control.change { $0.isEnded = true } }

  func samplesPath(folder: String, table: String) -> String {
    options.rows.samples.file ?? Samples.path(besideTable: table, in: folder)
  }
}

extension LoadProgress {
  /// The words for the status line: `reading 45%`.
  var words: String { fraction.map { "reading \(Int($0 * 100))%" } ?? "reading standard input" }
}
