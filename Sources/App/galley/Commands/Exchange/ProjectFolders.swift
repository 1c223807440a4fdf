import CatalogFiles
import SourceText

/// The folders of the projects to which files belong, by which XLIFF names them.
struct ProjectFolders {
  private var known: [String: (folder: String, name: String)] = [:]

  /// The path of a file from the folder of its project.
  mutating func original(of path: String) -> String {
    guard path != "-", let real = path.realPath else {
      return path == "-" ? "Localizable.xcstrings" : path
    }
    return real.relative(to: project(of: real).folder)
  }

  /// The name of the project to which a file belongs.
  mutating func name(of path: String) -> String {
    guard path != "-", let real = path.realPath else { return "" }
    return project(of: real).name
  }

  /// The innermost folder above a file that has an Xcode project, or else a package, or a repository;
  /// the folder of the file if there is none.
  private mutating func project(of real: String) -> (folder: String, name: String) {
    let start = real.folderAndName.folder
    if let found = known[start] { return found }
    var package: String?
    var folder = start
    var found: (folder: String, name: String)?
    while !folder.isEmpty, folder != "/" {
      if let listing = try? FolderListing(path: folder),
        let project = listing.folders.filter({ $0.hasSuffix(".xcodeproj") }).min()
      {
        found = (folder, project)
        break
      }
      if package == nil, folder.appending(name: "Package.swift").isExistingPath {
        package = folder
      }
      if folder.appending(name: ".git").isExistingPath {
        package = package ?? folder
        break
      }
      folder = folder.folderAndName.folder
    }
    let other = package ?? start
    let project = found ?? (other, other.folderAndName.name)
    known[start] = project
    return project
  }
}
