import StringCatalog

/// Finds the catalogs in a folder and in the folders below it, each of which it enters once.
///
/// Symbolic links are followed last, so that a file is known by its own path where it has one
/// under the folder, and a link that leads back leads to nothing new.
struct FolderSearch {
  /// A file, and the folder in which it lies, by which it is known whatever path leads there.
  struct Match: Hashable {
    var file: FoundFile
    var folder: FileStatus.Identity
  }

  /// The folder whose `Broken` is opened only when it is named.
  let samples: FileStatus.Identity?
  private(set) var matches: [Match] = []
  private(set) var problems: [Diagnostic] = []
  /// The folders that it went through.
  private(set) var folders: [String] = []
  private var entered: Set<FileStatus.Identity> = []
  private var pending: [String] = []
  private var links: [String] = []

  init(samples: FileStatus.Identity?) {
    self.samples = samples
  }

  /// Searches a folder; what it found is in the order of the paths' bytes.
  mutating func search(_ root: String) {
    pending = [root]
    while let folder = next() {
      do {
        enter(folder, try FolderListing(path: folder))
      } catch {
        problems.append(error.problem(at: folder))
      }
    }
    matches.sort { $0.file.path.precedes($1.file.path) }
    problems.sort { ($0.path ?? "").precedes($1.path ?? "") }
  }

  /// The next folder, from a list and not by recursion, so that no depth overflows a stack.
  private mutating func next() -> String? {
    if pending.isEmpty {
      pending = links.sorted { $1.precedes($0) }
      links = []
    }
    return pending.popLast()
  }

  private mutating func enter(_ folder: String, _ listing: FolderListing) {
    guard entered.insert(listing.identity).inserted else { return }
    folders.append(folder)
    let below = listing.folders.filter { listing.identity != samples || $0 != "Broken" }
    pending += below.sorted { $1.precedes($0) }.map { folder.appending(name: $0) }
    links += listing.links.map { folder.appending(name: $0) }
    for (name, kind) in listing.files {
      let file = FoundFile(path: folder.appending(name: name), kind: kind)
      matches.append(Match(file: file, folder: listing.identity))
    }
    problems += listing.misnamed.map {
      FileFault.nameNotUTF8.problem(at: folder.appending(name: $0))
    }
  }
}
