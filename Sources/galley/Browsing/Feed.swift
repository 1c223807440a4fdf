import CatalogFiles
import PreviewRows
import StringCatalog
import Synchronization
import TerminalDriver

/// The tables as they are on the disk: read on a thread of their own, and read again when the files
/// change or somebody asks for it.
///
/// The first rows of a large file are told as soon as there are some. Then the thread waits until
/// they are on the screen, so that the first frame takes no longer however much is behind it.
final class Feed: Sendable {
  /// What there is to be shown.
  struct News: Sendable {
    /// What was loaded, and how it went.
    var workspace: Workspace
    var sheets: [PreviewTable]
    /// How far the files have been read; nil when they are.
    var progress: Progress?
    /// What to tell about the files.
    var notice: String?
  }

  /// How far files have been read.
  struct Progress: CustomStringConvertible, Sendable {
    var entries: Int
    /// From 0 to 1; nil where nobody knows how much there is.
    var fraction: Double?

    var description: String {
      fraction.map { "reading \(Int($0 * 100)) %" } ?? "reading, \(entries) so far"
    }
  }

  /// Who wants the files to be read again.
  private enum Request {
    /// Somebody who pressed a key for it, and is told that it was done.
    case user
    case program
  }

  private struct Box {
    var news: News?
    var request: Request?
    var isHeld = true
    var isEnded = false
  }

  /// What is told of a reload that somebody asked for.
  static let reread = "the files have been read again"

  let options: Options
  private let rows: Int
  private let box = Mutex(Box())
  /// Rings when there are news.
  private let arrival = Bell()
  /// Rings when the thread has to look at the box.
  private let request = Bell()

  /// Starts to load what the options name, for a screen of so many rows.
  init(_ options: Options, rows: Int) {
    self.options = options
    self.rows = rows
    BackgroundThread.start { self.run() }
  }

  // MARK: Whoever shows it

  /// Waits for the first rows, or for all there is if that is little.
  func first() -> News { next() }

  /// Waits until all has been loaded.
  func whole() -> News {
    goOn()
    var news = next()
    while news.progress != nil { news = next() }
    return news
  }

  private func next() -> News {
    while true {
      if let news = take() { return news }
      arrival.wait()
    }
  }

  /// What is new since it was asked for last.
  func take() -> News? { box.withLock { $0.news.take() } }

  /// The first rows are on the screen: the rest may come.
  func goOn() { tell { $0.isHeld = false } }

  /// Reads the files again, whether they have changed or not, and says so.
  func reload() { tell { $0.request = .user } }

  /// Reads the files again, for they may have changed.
  func refresh() { tell { $0.request = $0.request ?? .program } }

  /// Where the samples of a table are.
  func samplesPath(folder: String, table: String) -> String {
    options.samples ?? Samples.path(besideTable: table, in: folder)
  }

  /// Reads no more.
  func end() { tell { $0.isEnded = true } }

  private func tell(_ change: (inout Box) -> Void) {
    box.withLock { change(&$0) }
    request.ring()
  }

  // MARK: The thread

  private var isEnded: Bool { box.withLock(\.isEnded) }
  private var isHeld: Bool { box.withLock { $0.isHeld && !$0.isEnded } }

  private func post(_ news: News) {
    box.withLock { $0.news = news }
    arrival.ring()
    Screen.wake()
  }

  private func run() {
    var shelf = CatalogShelf(
      loader: CatalogLoader(finder: .ofProcess), paths: options.paths,
      sourceLanguage: options.source, sideFiles: options.samples.map { [$0] } ?? [])
    var samples = SamplesShelf()
    var watch = FileWatch()
    guard loadFirst(&shelf, &samples, watching: &watch) else { return }
    while let request = waitForChange(of: &watch) {
      guard let loaded = shelf.load(watching: &watch, wish: { _ in isEnded ? .end : .more })
      else { return }
      var workspace = Workspace(
        options, loaded: loaded.catalog, samples: samples, reports: false)
      let sheets = workspace.sheets()
      samples = workspace.samplesShelf
      let fault = Self.notice(of: loaded.outdated + workspace.problems.filter(\.isLoss))
      post(
        News(
          workspace: workspace, sheets: sheets,
          notice: fault ?? (request == .user ? Self.reread : nil)))
    }
  }

  /// Loads for the first time, and tells what there is meanwhile; false where that was ended.
  private func loadFirst(
    _ shelf: inout CatalogShelf, _ samples: inout SamplesShelf,
    watching watch: inout FileWatch
  ) -> Bool {
    var pace = Pace(rows: rows)
    let loaded = shelf.load(
      watching: &watch,
      wish: { loading in
        if isEnded { return .end }
        return pace.isDue(entries: loading.entryCount) ? .tables : .more
      },
      onTables: { loading in
        pace.start()
        var workspace = Workspace(
          options, loaded: LoadedCatalog(catalog: loading.catalog),
          reports: false)
        let sheets = workspace.sheets()
        let progress = Progress(entries: loading.entryCount, fraction: loading.fraction)
        post(News(workspace: workspace, sheets: sheets, progress: progress))
        while isHeld { request.wait() }
        pace.stop()
      })
    guard let loaded else { return false }
    var workspace = Workspace(options, loaded: loaded.catalog, samples: samples)
    let sheets = workspace.sheets()
    samples = workspace.samplesShelf
    post(News(workspace: workspace, sheets: sheets))
    return true
  }

  /// Waits until files have changed, or somebody asks; nil at the end.
  private func waitForChange(of watch: inout FileWatch) -> Request? {
    while !isEnded {
      if let request = box.withLock({ $0.request.take() }) { return request }
      guard watch.wait(orRingOf: request) else { continue }
      // One change seldom comes alone: a branch changes many files, an editor renames twice.
      let end = ContinuousClock.now + .seconds(1)
      while ContinuousClock.now < end, watch.wait(orRingOf: request, for: 50) {}
      return .program
    }
    return nil
  }

  private static func notice(of problems: [Diagnostic]) -> String? {
    guard let first = problems.first else { return nil }
    let name = (first.path ?? "").split(separator: "/").last ?? ""
    // What a path lacks has no place in it.
    let place = first.rule == .unreadable ? "" : ":\(first.location ?? .start)"
    let others = problems.count == 1 ? "" : "; \(problems.count - 1) more"
    return "old version shown: \(name)\(place): \(first.message)\(others)"
  }
}
