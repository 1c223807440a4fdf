public import FileAccess
import SourceText
public import StringCatalog

/// The progress of a ``CatalogLoad``.
public struct LoadProgress: Hashable, Sendable {
  /// The number of entries in the files read so far.
  public var entryCount: Int
  /// The fraction of bytes read, from 0 to 1; nil while reading standard input, whose size is
  /// unknown.
  public var fraction: Double?

  /// Creates a progress value.
  public init(entryCount: Int, fraction: Double?) {
    self.entryCount = entryCount
    self.fraction = fraction
  }
}

/// An incremental load of catalog files.
///
/// The caller requests each step, so it can show the tables of the files read so far, continue, or
/// stop. To stop, discard the value.
///
/// ```swift
/// var load = CatalogLoader(finder: .current).begin(["Sources"])
/// while let progress = load.next() { print("\(progress.entryCount) entries so far") }
/// for table in load.finish().catalog.tables { print(table.name) }
/// ```
public struct CatalogLoad: ~Copyable {
  /// A file as last read, so that a reload can tell whether it changed.
  package struct LoadedFile: Sendable {
    var file: CatalogFile
    /// The status of the version on disk; nil if a later version could have the same status.
    var status: FileStatus?
    /// The problem with the version on disk, if `file` is an earlier version.
    var fault: Diagnostic?

    package init(file: CatalogFile, status: FileStatus? = nil, fault: Diagnostic? = nil) {
      self.file = file
      self.status = status
      self.fault = fault
    }
  }

  /// The progress after the last step.
  public private(set) var progress = LoadProgress(entryCount: 0, fraction: 0)
  /// The loaded files by path, for use by the next load.
  package private(set) var loaded: [String: LoadedFile] = [:]

  private let found: FoundFiles
  private let reader: FileReader
  private let sourceLanguage: String?
  private let earlier: [String: LoadedFile]
  /// Whether to leave out files that Foundation or Xcode rejects.
  var leavesOutRejectedFiles = false

  /// The index in `found.files` of the file being read.
  private var place = 0
  private var read: FileRead?
  private var status: FileStatus?
  private var files: [CatalogFile] = []
  private var diagnostics: [Diagnostic]
  /// The problems with newer versions that were not used.
  private var outdated: [Diagnostic] = []

  /// Creates a load of the given files, except for those unchanged since an `earlier` load.
  package init(
    _ found: FoundFiles, with reader: FileReader, sourceLanguage: String?,
    earlier: [String: LoadedFile] = [:]
  ) {
    self.found = found
    self.reader = reader
    self.sourceLanguage = sourceLanguage
    self.earlier = earlier
    diagnostics = found.diagnostics
  }

  /// Reads a piece of a file, or completes a file.
  ///
  /// - Parameter flag: a flag that another thread can set to interrupt waiting for standard input.
  ///   In that case, and after a tenth of a second, the flag is cleared and the progress is
  ///   unchanged.
  /// - Returns: the progress, or nil if all files had been loaded already.
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

  /// Opens a file, unless its version from the last load is still current and can be returned.
  private mutating func open(_ file: FoundFile) throws(FileFault) -> LoadedFile? {
    let known = earlier[file.path]
    // Standard input cannot be read twice.
    if file.isStandardInput, let known { return known }
    status = try? FileStatus(path: file.path)
    if let known, status != nil, known.status == status { return known }
    read = try reader.open(file)
    return nil
  }

  /// Returns the version of a file to use: the earlier one if it was complete and this one is not.
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
    progress.entryCount += version.file.entryCount
    noteProgress()
  }

  /// Falls back to the earlier version of an unreadable file, if there is one.
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
    // Without a fraction, it is standard input that is being read.
    let part: Double? = if read == nil { 0 } else { read?.fraction }
    progress.fraction = part.map { (Double(place) + $0) / Double(max(1, found.files.count)) }
  }

  /// The tables of the files read so far.
  ///
  /// This merges the tables of all languages, so don't use it after every step.
  public var catalog: Catalog {
    // Most catalogs need no project.
    var projects: [XcodeProject]?
    return Catalog(files: files, sourceLanguage: sourceLanguage) { path, other in
      let read = projects ?? found.projects.compactMap(XcodeProject.init(reading:))
      projects = read
      return read.contains { $0.builds(path, with: other) }
    }
  }

  /// The facts of the Xcode projects and property lists beside the files read so far.
  package var projectFacts: ProjectFacts {
    ProjectFacts(projects: found.projects, infoPlists: found.infoPlists, files: files.map(\.path))
  }

  /// Returns the result after the last step.
  ///
  /// - Returns: the tables, and all problems with the paths and the files.
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

  /// Keeps the earlier versions of files that have disappeared from the given paths.
  package mutating func keepLostFiles() {
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
