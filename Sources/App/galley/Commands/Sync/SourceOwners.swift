import AppSources
import CatalogFiles
import FileAccess
import StringCatalog

/// A project with targets that build files.
private protocol BuildingProject: Sendable {
  func builds(_ path: String) -> Bool
  func builds(_ path: String, with other: String) -> Bool
}

extension XcodeProject: BuildingProject {}
extension TuistProject: BuildingProject {}

/// Finds the table in which the code of a source file looks up its keys.
///
/// The targets of Xcode projects and of Tuist tell, and the folders of Swift packages. Otherwise the catalog that
/// lies nearest to the source file is taken.
struct SourceOwners {
  private let tables: [Table]
  private let projects: [any BuildingProject]
  /// The folders that the projects lie in.
  private let projectFolders: [String]
  /// The folders of Swift packages.
  private let packages: Set<String>

  /// Takes the tables, and what was found beside the sources.
  init(_ tables: [Table], projects: [String], sources: [String]) {
    self.tables = tables
    var packages: Set<String> = []
    var manifests: [TuistProject] = []
    for path in sources {
      let (folder, name) = (path.realPath ?? path).folderAndName
      if name == "Package.swift", Self.isPackage(path) { packages.insert(folder) }
      if name == "Project.swift", let bytes = try? SmallFile.bytes(at: path),
        let manifest = TuistProject(bytes, folder: folder)
      {
        manifests.append(manifest)
      }
    }
    self.packages = packages
    self.projects = projects.compactMap { XcodeProject(reading: $0.realPath ?? $0) } + manifests
    projectFolders =
      projects.map { ($0.realPath ?? $0).folderAndName.folder.folderAndName.folder }
      + manifests.map(\.folder)
  }

  /// Returns whether a `Package.swift` describes a package, rather than declaring a type of that name.
  private static func isPackage(_ path: String) -> Bool {
    guard let bytes = try? SmallFile.bytes(at: path) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("swift-tools-version")
  }

  /// Returns the number of the table with a name in which a source file looks up its keys; nil if
  /// there is none.
  func table(named name: String, for source: String) -> Int? {
    let source = source.realPath ?? source
    let candidates = tables.indices.filter { number in
      tables[number].name == name && tables[number].traits.locales == .file
    }
    let paths = candidates.map { tables[$0].paths[0].realPath ?? tables[$0].paths[0] }
    let own = unit(of: source)
    // A package in a folder that a target builds is built by itself.
    let isInInnerPackage =
      own.package.map { package in projectFolders.contains { package.hasPrefix($0 + "/") } }
      ?? false
    let building = isInInnerPackage ? [] : projects.filter { $0.builds(source) }
    if !building.isEmpty {
      let together = zip(candidates, paths).filter { _, path in
        building.contains { $0.builds(source, with: path) }
      }
      if let first = together.first { return first.0 }
      // Another target of the project has the catalog.
      if paths.contains(where: { path in projects.contains { $0.builds(path) } }) { return nil }
    }
    guard !own.isTest else { return nil }
    // A file that nothing builds is left over beside those of the project that has the catalog.
    if building.isEmpty, own.package == nil,
      paths.contains(where: { path in projects.contains { $0.builds(path) } })
    {
      return nil
    }
    let near = zip(candidates, paths).filter { _, path in
      let unit = unit(of: path)
      return unit.package == own.package && (unit.target == nil || unit.target == own.target)
    }
    return near.max { commonLength($0.1, source) < commonLength($1.1, source) }?.0
  }

  /// The package and the target that a file lies in.
  private func unit(of path: String) -> (package: String?, target: String?, isTest: Bool) {
    var folder = path.folderAndName.folder
    var package: String?
    while package == nil, !folder.isEmpty, folder != "/", folder != "." {
      if packages.contains(folder) { package = folder }
      folder = folder.folderAndName.folder
    }
    let rest = package.map { path.dropFirst($0.count) } ?? path[...]
    let parts = rest.split(separator: "/").dropLast()
    let isTest = parts.contains { $0 == "Tests" || $0.hasSuffix("Tests") }
    guard package != nil, parts.count > 1, parts.first == "Sources" else {
      return (package, nil, isTest)
    }
    return (package, String(parts[parts.startIndex + 1]), isTest)
  }

  private func commonLength(_ one: String, _ other: String) -> Int {
    zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
  }
}
