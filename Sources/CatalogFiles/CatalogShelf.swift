public import StringCatalog

/// Loads the catalogs under some paths again and again: reads what has changed, and keeps the rest.
///
/// Of a file that is broken now, or gone although it was named, the last version that was whole is
/// kept: whoever saves a file, or changes to another branch, leaves it like that for a moment.
///
/// ```swift
/// var shelf = CatalogShelf(loader: CatalogLoader(finder: .ofProcess), paths: ["Sources"])
/// var watch = FileWatch()
/// let loaded = shelf.load(watching: &watch)
/// ```
public struct CatalogShelf: Sendable {
  /// What was loaded, and what of it is older than what lies on the disk.
  public struct Loaded: Sendable {
    /// The tables.
    public var catalog: LoadedCatalog
    /// Why some files are as they were before: what is wrong in them now.
    public var outdated: [Diagnostic]
  }

  /// A file as it was read last.
  private struct Kept: Sendable {
    var file: CatalogFile
    /// What the kernel said when it was read; nil where that may be said of another version too.
    var status: FileStatus?
    /// What is wrong in the version that lies there now, if this is an older one.
    var fault: Diagnostic?
  }

  let loader: CatalogLoader
  let paths: [String]
  let sourceLanguage: String?
  let sideFiles: [String]
  private var kept: [String: Kept] = [:]

  /// A shelf on which nothing lies yet.
  ///
  /// - Parameters:
  ///   - loader: what finds and reads the files.
  ///   - paths: files, folders and `-`; none for the sample catalogs.
  ///   - sourceLanguage: the language in which .strings tables are written first, if it is known.
  ///   - sideFiles: other files whose changes are of interest.
  public init(
    loader: CatalogLoader, paths: [String], sourceLanguage: String? = nil,
    sideFiles: [String] = []
  ) {
    self.loader = loader
    self.paths = paths
    self.sourceLanguage = sourceLanguage
    self.sideFiles = sideFiles
  }

  /// Loads what has changed.
  ///
  /// - Parameters:
  ///   - watch: is set upon the files before any is read, so that no change goes unseen.
  ///   - wish: says what is wanted, whenever more has been read.
  ///   - onTables: is called with what there is, where that was wanted.
  /// - Returns: all that there is now; nil where `wish` has ended it.
  public mutating func load(
    watching watch: inout FileWatch, wish: (LoadingCatalog) -> LoadingWish = { _ in .more },
    onTables: (LoadingCatalog) -> Void = { _ in }
  ) -> Loaded? {
    let found = loader.finder.find(paths)
    watch.watch(
      WatchList(found, under: loader.finder.meant(by: paths), sideFiles: sideFiles).folders)
    var problems = found.problems
    var outdated: [Diagnostic] = []
    var next: [String: Kept] = [:]
    var loading = LoadingCatalog(fileCount: found.files.count, sourceLanguage: sourceLanguage)
    for file in found.files {
      do throws(FileFault) {
        guard let now = try kept(file, loading: &loading, wish: wish, onTables: onTables) else {
          return nil
        }
        next[file.path] = now
      } catch {
        let fault = error.problem(at: file.path)
        next[file.path] = kept[file.path].map { Kept(file: $0.file, fault: fault) }
        if next[file.path] == nil { problems.append(fault) }
      }
      guard let now = next[file.path] else { continue }
      loading.add(now.file)
      outdated += now.fault.map { [$0] } ?? []
      switch wish(loading) {
      case .more: break
      case .tables: onTables(loading)
      case .end: return nil
      }
    }
    for problem in found.problems where problem.rule == .unreadable {
      let gone = kept.filter {
        next[$0.key] == nil && $0.key.lies(under: (problem.path ?? "").simplePath)
      }
      guard !gone.isEmpty else { continue }
      next.merge(gone) { one, _ in one }
      for (_, known) in gone.sorted(by: { $0.key.precedes($1.key) }) { loading.add(known.file) }
      problems.removeAll { $0 == problem }
      outdated.append(problem)
    }
    kept = next
    let catalog = loading.catalog
    problems += catalog.diagnostics
    let isComplete = outdated.isEmpty && !problems.contains(where: \.isLoss)
    return Loaded(
      catalog: LoadedCatalog(catalog: catalog, problems: problems, isComplete: isComplete),
      outdated: outdated)
  }

  /// A file as it is now; nil where `wish` has ended the reading.
  private func kept(
    _ file: FoundFile, loading: inout LoadingCatalog,
    wish: (LoadingCatalog) -> LoadingWish, onTables: (LoadingCatalog) -> Void
  ) throws(FileFault) -> Kept? {
    // Standard input cannot be read twice.
    if file.isStandardInput, let known = kept[file.path] { return known }
    let status = try? FileStatus(path: file.path)
    if let known = kept[file.path], status != nil, known.status == status { return known }
    let read = try loader.reader.read(file) { reader in
      loading.note(reader, size: file.isStandardInput ? nil : status?.size)
      switch wish(loading) {
      case .more: return true
      case .end: return false
      case .tables:
        loading.take(reader)
        onTables(loading)
        return true
      }
    }
    guard let read else { return nil }
    let settled = status.flatMap { $0.isSettled ? $0 : nil }
    guard let fault = read.diagnostics.first(where: \.isLoss), let known = kept[file.path],
      !known.file.diagnostics.contains(where: \.isLoss)
    else { return Kept(file: read, status: settled) }
    return Kept(file: known.file, status: settled, fault: fault)
  }
}

extension String {
  /// Whether a path is another one, or leads to something below it.
  fileprivate func lies(under folder: String) -> Bool {
    self == folder || folder.isEmpty || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
