import StringCatalog

/// Finds the files that the paths of a command line mean.
///
/// A path is a file, a folder to be searched, or `-` for standard input. Without a path the sample
/// catalogs are meant.
public struct CatalogFinder: Sendable {
  /// What is opened without a path, where there is such a thing.
  public let samples: String?

  /// A finder with these sample catalogs.
  public init(samples: String?) {
    self.samples = samples
  }

  /// Finds the files under some paths.
  public func find(_ paths: [String]) -> FoundFiles {
    var found = FoundFiles()
    var known: Set<FolderSearch.Match> = []
    let paths = meant(by: paths)
    if paths.isEmpty {
      found.problems.append(
        Diagnostic(
          .unreadable, path: "Catalogs",
          message: "there are no sample catalogs here; name a file or a folder"))
    }
    for path in paths {
      do {
        for match in try matches(at: path, found: &found)
        where known.insert(match.identified).inserted {
          found.files.append(match.file)
        }
      } catch {
        found.problems.append(error.problem(at: path))
      }
    }
    return found
  }

  /// The paths themselves, or that of the sample catalogs where there is none.
  func meant(by paths: [String]) -> [String] {
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
    let path = path.simplePath
    guard status.isFolder else {
      guard let kind = CatalogFile.Kind(path: path) else { throw .notACatalog }
      let folder = try FileStatus(path: path.folderAndName.folder).identity
      return [.init(file: FoundFile(path: path, kind: kind), folder: folder)]
    }
    var search = FolderSearch(samples: samples.flatMap { try? FileStatus(path: $0).identity })
    search.search(path)
    found.problems += search.problems
    found.folders += search.folders
    if search.matches.isEmpty, search.problems.isEmpty { throw .withoutCatalogs }
    return search.matches
  }
}

extension FolderSearch.Match {
  /// The match with its bare name, so that two paths to one file are equal.
  fileprivate var identified: FolderSearch.Match {
    var match = self
    match.file.path = file.path.folderAndName.name
    return match
  }
}
