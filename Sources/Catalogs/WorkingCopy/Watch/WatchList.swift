import CatalogFiles

/// The folders to watch in order to detect every change to the catalogs under some paths.
struct WatchList {
  private(set) var folders: [String: FileWatch.Interest] = [:]
  private var realPaths: [String: String] = [:]
  /// The maximum number of folders; the kernel limits the total per user.
  private static let limit = 4_096

  /// Creates a list for the result of a search, and for other files.
  init(_ found: FoundFiles, under paths: [String], otherFiles: [String]) {
    for folder in found.folders { add(folder, .catalogs) }
    for file in found.files where !file.isStandardInput { add(file: file.path) }
    for path in otherFiles + paths where path != FoundFile.standardInput.path {
      addNearestFolder(to: path)
    }
  }

  private mutating func add(_ folder: String, _ interest: FileWatch.Interest) {
    guard let real = real(folder) else { return }
    guard folders.count < Self.limit || folders[real] != nil else { return }
    folders[real] = folders[real]?.joined(with: interest) ?? interest
  }

  /// Adds the folders of a file, of its samples and slots, and of its target if it is a symbolic
  /// link.
  private mutating func add(file path: String) {
    let (folder, name) = path.folderAndName
    add(folder, .names([name]))
    let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let samples = folder.hasSuffix(".lproj") ? folder.folderAndName.folder : folder
    add(samples, .names(["\(table).samples.json", "\(table).slots.json"]))
    let status = try? FileStatus(path, in: .working, followingLinks: false)
    guard status?.isSymbolicLink == true else { return }
    guard let target = Self.resolved(path)?.folderAndName else { return }
    add(target.folder, .names([target.name]))
  }

  /// Adds the nearest existing folder above a path, because the rest of the path may be created and
  /// the existing part deleted.
  private mutating func addNearestFolder(to path: String) {
    var (folder, name) = path.simplePath.folderAndName
    while !folder.isEmpty, folder != "/", real(folder) == nil {
      (folder, name) = folder.folderAndName
    }
    if !name.isEmpty { add(folder, .names([name])) }
  }

  /// Returns the canonical path of a folder, so that each folder is watched only once.
  private mutating func real(_ folder: String) -> String? {
    if let known = realPaths[folder] { return known }
    let real = Self.resolved(folder)
    realPaths[folder] = real
    return real
  }

  private static func resolved(_ path: String) -> String? { (path.isEmpty ? "." : path).realPath }
}
