import SourceText

/// A recursive search for catalogs that enters each folder once.
///
/// Symbolic links are followed after all real folders. Files therefore keep their real paths if
/// these are below the searched folder, and links back to it add nothing.
struct FolderSearch {
  /// A file and the identity of its folder, which identifies files reached by different paths.
  struct Match: Hashable {
    var file: FoundFile
    var folder: FileStatus.Identity
  }

  /// The catalogs, sorted by path.
  private(set) var matches: [Match] = []
  /// The problems with unreadable folders and names, sorted by path.
  private(set) var diagnostics: [Diagnostic] = []
  /// The Xcode projects, in the order found.
  private(set) var projects: [String] = []
  /// The `Info.plist` files, in the order found.
  private(set) var infoPlists: [String] = []
  /// Every folder that was searched.
  private(set) var folders: [String] = []
  /// Whether the limit ended the search early.
  private(set) var isIncomplete = false
  private let limit: SearchLimit
  private var entered: Set<FileStatus.Identity> = []
  private var pending: [String] = []
  private var links: [String] = []

  init(limit: SearchLimit = .none) { self.limit = limit }

  mutating func search(_ root: String) {
    pending = [root]
    while let folder = nextFolder() {
      guard limit.admitsAnother(after: folders.count) else {
        isIncomplete = true
        break
      }
      do {
        enter(folder, try FolderListing(path: folder, wantsFile: InfoPlist.isName))
      } catch {
        diagnostics.append(error.diagnostic(at: folder))
      }
    }
    matches.sort { $0.file.path.precedes($1.file.path) }
    diagnostics.sort { ($0.path ?? "").precedes($1.path ?? "") }
  }

  /// Searches until the first match; returns whether there is one.
  mutating func findFirst(under root: String) -> Bool {
    pending = [root]
    while matches.isEmpty, let folder = nextFolder(), limit.admitsAnother(after: folders.count) {
      if let listing = try? FolderListing(path: folder) { enter(folder, listing) }
    }
    return !matches.isEmpty
  }

  /// Returns the next folder to search.
  ///
  /// Uses a list, because recursion could overflow the stack.
  private mutating func nextFolder() -> String? {
    if pending.isEmpty {
      // If two links lead to one folder, the first path by its bytes names its files.
      pending = links.sorted { $1.precedes($0) }
      links = []
    }
    return pending.popLast()
  }

  private mutating func enter(_ folder: String, _ listing: FolderListing) {
    guard entered.insert(listing.identity).inserted else { return }
    folders.append(folder)
    if folder.hasSuffix(".xcodeproj") { projects.append(folder.appending(name: "project.pbxproj")) }
    pending += listing.folders.map { folder.appending(name: $0) }
    links += listing.links.map { folder.appending(name: $0) }
    for (name, format) in listing.files {
      let file = FoundFile(path: folder.appending(name: name), format: format)
      matches.append(Match(file: file, folder: listing.identity))
    }
    infoPlists += listing.otherFiles.map { folder.appending(name: $0) }
    diagnostics += listing.undecodableNames.map {
      FileFault.nameNotUTF8.diagnostic(at: folder.appending(name: $0))
    }
  }
}
