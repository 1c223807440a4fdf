import FileAccess
import SourceText
import StringCatalog

/// Finds the catalog files for the paths of a command line.
///
/// A path is a file, a folder to search, or `-` for standard input. Without paths, the finder
/// returns the sample catalogs.
public struct CatalogFinder: Sendable {
  /// The path of the sample catalogs, if any.
  public let samples: String?
  /// The limit for the search in each folder.
  ///
  /// A folder that was not searched completely is reported as a diagnostic.
  public var limit = SearchLimit.none

  /// Creates a finder that uses the given sample catalogs.
  public init(samples: String?) { self.samples = samples }

  /// Creates a finder that uses the sample catalogs of an installed galley or of a checkout.
  ///
  /// - Parameters:
  ///   - variable: the value of `GALLEY_CATALOGS`; unless empty, the path of the sample catalogs.
  ///   - binary: the path of the executable. Its samples are in `../share/galley/Catalogs` relative
  ///     to its folder, or else in `Catalogs` of the checkout in which it was built.
  public init(variable: String?, binary: String?) {
    if let variable, !variable.isEmpty {
      self.init(samples: variable)
    } else {
      self.init(samples: binary.flatMap(Self.samples(besideBinary:)))
    }
  }

  /// The finder for the running process, which reads `GALLEY_CATALOGS`.
  public static var current: CatalogFinder {
    CatalogFinder(variable: ProcessEnvironment.value(of: "GALLEY_CATALOGS"), binary: runningBinary)
  }

  /// Returns all catalog files under the given paths, without duplicates.
  ///
  /// - Parameter paths: files, folders, and `-`; empty for the sample catalogs.
  /// - Returns: the files, and a diagnostic for each path without catalogs.
  public func find(_ paths: [String]) -> FoundFiles {
    var found = FoundFiles()
    var known: Set<FolderSearch.Match> = []
    let paths = pathsOrSamples(paths)
    if paths.isEmpty {
      found.diagnostics.append(
        Diagnostic(
          .unreadable, message: "no catalogs in this folder; run 'galley PATH' to open your own"))
    }
    for path in paths {
      do {
        for match in try matches(at: path, found: &found)
        where known.insert(match.withoutFolderPath).inserted {
          found.files.append(match.file)
        }
      } catch {
        found.diagnostics.append(problem(of: path, error))
      }
    }
    return found
  }

  private func problem(of path: String, _ fault: FileFault) -> Diagnostic {
    guard fault == .missing else { return fault.diagnostic(at: path) }
    var advice = ""
    if path.withoutLine?.isExistingPath == true { advice = "; leave out the line number" }
    if path.hasPrefix("+/") { advice = "; only browsing searches, use --key" }
    return Diagnostic(.unreadable, path: path, message: "\(fault)\(advice)")
  }

  /// Whether a folder or its subfolders contain a catalog.
  ///
  /// The search stops at the first catalog or at the limit.
  public func hasCatalogs(under folder: String) -> Bool {
    var search = search()
    return search.findFirst(under: folder.simplePath)
  }

  private func search() -> FolderSearch { FolderSearch(limit: limit) }

  /// Returns the given paths, or the folder of the samples if there are none.
  package func pathsOrSamples(_ paths: [String]) -> [String] {
    paths.isEmpty ? samples.map { [$0] } ?? [] : paths
  }

  private func matches(
    at path: String, found: inout FoundFiles
  ) throws(FileFault) -> [FolderSearch.Match] {
    if path == FoundFile.standardInput.path {
      return [.init(file: .standardInput, folder: .init(device: .max, number: .max))]
    }
    guard !path.isEmpty else { throw .missing }
    let status = try FileStatus(path: path)
    let name = path
    let path = path.simplePath
    guard status.isFolder else {
      guard let format = CatalogFormat(path: path) else {
        throw .notACatalog(endings: CatalogFormat.endings(" or "))
      }
      let folder = try FileStatus(path: path.folderAndName.folder).identity
      return [.init(file: FoundFile(path: path, format: format), folder: folder)]
    }
    if path.hasSuffix(TranslatorFolder.ending) {
      return try translatorFiles(in: path, found: &found)
    }
    var search = search()
    search.search(path)
    found.diagnostics += search.diagnostics
    found.folders += search.folders
    found.projects += search.projects
    found.infoPlists += search.infoPlists
    if search.isIncomplete {
      found.diagnostics.append(
        FileFault.tooManyFolders(searched: search.folders.count).diagnostic(at: name))
    }
    if search.matches.isEmpty, search.diagnostics.isEmpty, !search.isIncomplete {
      throw .withoutCatalogs
    }
    return search.matches
  }
}

extension CatalogFinder {
  /// The XLIFF files of a folder for a translator, which has copies of the catalogs, too.
  private func translatorFiles(
    in path: String, found: inout FoundFiles
  ) throws(FileFault) -> [FolderSearch.Match] {
    let files: [String]
    do throws(FileFault) {
      files = try TranslatorFolder.files(in: path)
    } catch {
      throw error == .missing ? .withoutTranslations : error
    }
    let folder = path.appending(name: TranslatorFolder.localized)
    found.folders.append(folder)
    let identity = try FileStatus(path: folder).identity
    return files.map { .init(file: FoundFile(path: $0, format: .xliff), folder: identity) }
  }
}

extension FolderSearch.Match {
  /// The match with only the name of its file, so that two paths to one file are equal.
  fileprivate var withoutFolderPath: FolderSearch.Match {
    var match = self
    match.file.path = file.path.folderAndName.name
    return match
  }
}

extension String {
  /// The path in `PATH:LINE` or `PATH:LINE:COLUMN`; nil for other paths.
  fileprivate var withoutLine: String? {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard 1...2 ~= numbers.count, numbers.count < parts.count else { return nil }
    return parts.dropLast(numbers.count).joined(separator: ":")
  }
}

// MARK: The samples of the running program

extension CatalogFinder {
  private static func samples(besideBinary binary: String) -> String? {
    var folder = binary.folderAndName.folder
    let installed = folder.folderAndName.folder.appending(name: "share/galley/Catalogs")
    if installed.isFolderPath { return installed }
    while !folder.isEmpty {
      let catalogs = folder.appending(name: "Catalogs")
      if folder.appending(name: "Package.swift").isExistingPath, catalogs.isFolderPath {
        return catalogs
      }
      guard folder != "/" else { return nil }
      folder = folder.folderAndName.folder
    }
    return nil
  }

  /// The path of the running executable, with symbolic links resolved.
  private static var runningBinary: String? { "/proc/self/exe".realPath }
}
