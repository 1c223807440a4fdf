public import Programs
import SourceText
public import StringCatalog

/// How much of the files has been read, after one step of a ``CatalogLoad``.
public struct LoadProgress: Hashable, Sendable {
  /// The number of entries in all files so far.
  public var entryCount: Int
  /// The part that has been read, from 0 to 1; nil while standard input is read, because its size
  /// is unknown.
  public var fraction: Double?

  /// Creates the progress from its parts.
  public init(entryCount: Int, fraction: Double?) {
    self.entryCount = entryCount
    self.fraction = fraction
  }
}

/// The loading of some catalog files, one step at a time.
///
/// The caller pulls the steps, so it decides after each of them whether to show the tables so far,
/// to go on, or to stop. To stop, it just destroys the value.
///
/// ```swift
/// var load = CatalogLoader(finder: .ofProcess).begin(["Sources"])
/// while let progress = load.next() { print("\(progress.entryCount) entries so far") }
/// for table in load.finish().catalog.tables { print(table.name) }
/// ```
public struct CatalogLoad: ~Copyable {
  /// A file that was loaded.
  struct LoadedFile: Sendable {
    var file: CatalogFile
    /// The status of the version on the disk; nil if a later version could have the same status.
    var status: FileStatus?
    /// What is wrong in the version on the disk if `file` is an earlier version.
    var fault: Diagnostic?
  }

  /// How far the last step got.
  public private(set) var progress = LoadProgress(entryCount: 0, fraction: 0)
  /// The loaded files by path, for the next load.
  private(set) var loaded: [String: LoadedFile] = [:]

  private let found: FoundFiles
  private let reader: FileReader
  private let sourceLanguage: String?
  private let earlier: [String: LoadedFile]
  /// Whether the tables lack the texts of files that Foundation or Xcode rejects.
  var leavesOutRejectedFiles = false

  /// The place in `found.files` of the file that comes next or is being read.
  private var place = 0
  private var read: FileRead?
  private var status: FileStatus?
  private var files: [CatalogFile] = []
  private var entriesInFiles = 0
  private var diagnostics: [Diagnostic]
  /// The problems of newer versions that are not shown.
  private var outdated: [Diagnostic] = []

  /// Prepares to load the found files, except those that have not changed since the load of `earlier`.
  init(
    _ found: FoundFiles, with reader: FileReader, sourceLanguage: String?,
    earlier: [String: LoadedFile] = [:]
  ) {
    self.found = found
    self.reader = reader
    self.sourceLanguage = sourceLanguage
    self.earlier = earlier
    diagnostics = found.diagnostics
  }

  /// Takes the next step: reads a piece of a file, or completes a file.
  ///
  /// - Parameter flag: ends the wait for standard input if another thread sets it. Then the flag is
  ///   cleared, and the progress is the same as before.
  /// - Returns: the progress so far, or nil if all files had been loaded before.
  public mutating func next(orWhen flag: WakeFlag? = nil) -> LoadProgress? {
    guard place < found.files.count else { return nil }
    let file = found.files[place]
    do throws(FileFault) {
      if read == nil, let unchanged = try open(file) {
        add(unchanged, at: file.path)
      } else if try read?.next(orWhen: flag) == true {
        noteProgress()
      } else if let whole = try read.take()?.finish() {
        add(version(whole, at: file.path), at: file.path)
      }
    } catch {
      read = nil
      fail(error.diagnostic(at: file.path), at: file.path)
    }
    return progress
  }

  /// Returns the version of the last load if it is still current, or else opens the file.
  private mutating func open(_ file: FoundFile) throws(FileFault) -> LoadedFile? {
    let known = earlier[file.path]
    // Standard input cannot be read twice.
    if file.isStandardInput, let known { return known }
    status = try? FileStatus(path: file.path)
    if let known, status != nil, known.status == status { return known }
    read = try reader.open(file)
    return nil
  }

  /// The version of a file to use: the one that was read, or an earlier one if that was whole and
  /// this one is not.
  private func version(_ file: CatalogFile, at path: String) -> LoadedFile {
    let settled = status.flatMap { $0.isSettled ? $0 : nil }
    guard let fault = file.diagnostics.first(where: \.isLoss), let known = earlier[path],
      !known.file.diagnostics.contains(where: \.isLoss)
    else { return LoadedFile(file: file, status: settled) }
    return LoadedFile(file: known.file, status: settled, fault: fault)
  }

  private mutating func add(_ version: LoadedFile, at path: String) {
    place += 1
    loaded[path] = version
    files.append(version.file)
    outdated += version.fault.map { [$0] } ?? []
    entriesInFiles += version.file.entryCount
    noteProgress()
  }

  /// Uses the earlier version of a file that cannot be read, if there is one.
  private mutating func fail(_ fault: Diagnostic, at path: String) {
    if let known = earlier[path] {
      add(LoadedFile(file: known.file, fault: fault), at: path)
    } else {
      place += 1
      diagnostics.append(fault)
      noteProgress()
    }
  }

  private mutating func noteProgress() {
    progress.entryCount = entriesInFiles + (read?.entryCount ?? 0)
    // Without a fraction, it is standard input that is being read.
    let part: Double? = if read == nil { 0 } else { read?.fraction }
    progress.fraction = part.map { (Double(place) + $0) / Double(max(1, found.files.count)) }
  }

  /// The tables so far, with the entries of the file that is being read.
  ///
  /// This merges the tables of all languages, so do not ask for it after every step.
  public var catalog: Catalog {
    let beginning = read?.entriesSoFar()
    return Catalog(
      files: files + (beginning.map { [$0] } ?? []), sourceLanguage: sourceLanguage
    ) {
      found.projects.compactMap { path in
        // A project that cannot be read tells nothing; it is no catalog.
        let bytes = try? SmallFile.bytes(at: path)
        return bytes.map { XcodeProject($0, path: path) }
      }
    }
  }

  /// Puts the tables together after the last step.
  ///
  /// - Returns: the tables, and all that is wrong with the paths and in the files.
  public consuming func finish() -> LoadedCatalog {
    keepLostFiles()
    var catalog = self.catalog
    diagnostics += catalog.diagnostics
    let isComplete = outdated.isEmpty && !diagnostics.contains(where: \.isFailure)
    let rejected = leavesOutRejectedFiles ? files.filter(\.isRejected).map(\.path) : []
    if !rejected.isEmpty {
      catalog = Catalog(files: files.filter { !$0.isRejected }, sourceLanguage: sourceLanguage)
    }
    return LoadedCatalog(
      catalog: catalog, diagnostics: diagnostics, isComplete: isComplete, outdated: outdated,
      rejected: rejected)
  }

  /// Keeps the earlier versions of files that were named, or are in a named folder, and are gone.
  mutating func keepLostFiles() {
    for problem in found.diagnostics where problem.rule == .unreadable {
      let lost = earlier.filter {
        loaded[$0.key] == nil && $0.key.lies(under: problem.path?.simplePath ?? "")
      }
      guard !lost.isEmpty else { continue }
      loaded.merge(lost) { one, _ in one }
      files += lost.sorted { $0.key.precedes($1.key) }.map(\.value.file)
      diagnostics.removeAll { $0 == problem }
      outdated.append(problem)
    }
  }
}
