import Glibc

/// The folders in which something may change that concerns some paths.
struct WatchList {
  private(set) var folders: [String: FileWatch.Interest] = [:]
  private var realPaths: [String: String] = [:]
  /// The kernel watches no more than some thousands.
  private static let limit = 4_096

  /// The folders of what was found under some paths, and of other files.
  init(_ found: FoundFiles, under paths: [String], sideFiles: [String]) {
    for folder in found.folders { add(folder, .catalogs) }
    for file in found.files where !file.isStandardInput { add(file: file.path) }
    for path in sideFiles + paths where path != FoundFile.standardInput.path { addTheWay(to: path) }
  }

  private mutating func add(_ folder: String, _ interest: FileWatch.Interest) {
    guard let real = real(folder) else { return }
    guard folders.count < Self.limit || folders[real] != nil else { return }
    folders[real] = folders[real]?.joined(with: interest) ?? interest
  }

  /// Where a file lies, where its samples do, and where it leads if it is a symbolic link.
  private mutating func add(file path: String) {
    let (folder, name) = path.folderAndName
    add(folder, .names([name]))
    let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let samples = folder.hasSuffix(".lproj") ? folder.folderAndName.folder : folder
    add(samples, .names(["\(table).samples.json"]))
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    guard let real = Self.resolved(path) else { return }
    let place = real.folderAndName
    add(place.folder, .names([place.name]))
  }

  /// The last folder on the way to a path that is there, for the rest may come, and for what is
  /// there may go.
  private mutating func addTheWay(to path: String) {
    var (folder, name) = path.simplePath.folderAndName
    while !folder.isEmpty, folder != "/", real(folder) == nil {
      (folder, name) = folder.folderAndName
    }
    if !name.isEmpty { add(folder, .names([name])) }
  }

  /// The one path of a folder, by which it is watched once whatever paths lead to it.
  private mutating func real(_ folder: String) -> String? {
    if let known = realPaths[folder] { return known }
    let real = Self.resolved(folder)
    realPaths[folder] = real
    return real
  }

  private static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path.isEmpty ? "." : path, nil) else {
      return nil
    }
    defer { free(real) }
    return String(cString: real)
  }
}
