internal import SourceText

/// Facts of Xcode projects and property lists that concern the catalogs beside them.
package struct ProjectFacts: Sendable {
  /// The files of languages that no target builds, although a target builds the same table in another
  /// language.
  package private(set) var unbuiltFiles: Set<String> = []
  /// A file of each table that no target builds in any language, although the project builds others.
  package private(set) var unbuiltTables: [String] = []
  /// The prompts in the property lists and build settings, each with the folder of its project; nil without a project.
  package private(set) var prompts: [(prompt: InfoPlist.Prompt, folder: String?)] = []

  /// The folders of the projects, and those of projects that make no Swift symbols of keys.
  private var folders: [String] = []
  private var foldersWithoutSymbols: Set<String> = []

  /// Reads the projects and the property lists.
  ///
  /// - Parameters:
  ///   - projects: the paths of the projects, as `project.pbxproj` files.
  ///   - infoPlists: the paths of the property lists, and of files with build settings.
  ///   - files: the paths of the catalogs.
  package init(projects: [String], infoPlists: [String], files: [String]) {
    guard !projects.isEmpty || !infoPlists.isEmpty else { return }
    let projects = projects.compactMap(XcodeProject.init(reading:))
    folders = projects.map(\.folder)
    var settingsFolders: Set<String> = []
    var isAnySetting = false
    for path in infoPlists where !path.isInTests {
      let plist = InfoPlist(reading: path)
      let folder = folders.innermost(around: path)
      prompts += plist.prompts.map { ($0, folder) }
      if plist.setsSymbols { isAnySetting = true }
      if let folder, path.hasSuffix(InfoPlist.settingsExtension) { settingsFolders.insert(folder) }
    }
    guard !projects.isEmpty else { return }
    prompts += projects.flatMap { project in project.prompts.map { ($0, project.folder) } }
    let making = projects.filter { project in
      // Files with build settings may lie elsewhere.
      project.makesSymbols ?? (isAnySetting || !settingsFolders.contains(project.folder))
    }
    foldersWithoutSymbols = Set(folders).subtracting(making.map(\.folder))
    let built = Set(files.filter { path in projects.contains { $0.builds(path) } })
    let building = projects.filter { project in built.contains(where: project.builds) }
    for paths in Dictionary(grouping: files, by: \.withoutLanguage).values {
      let rest = paths.filter { !built.contains($0) }
      if rest.count < paths.count {
        unbuiltFiles.formUnion(rest.filter { $0.contains(".lproj/") })
      } else if let path = paths.min(),
        let folder = projects.map(\.folder).innermost(around: path),
        building.contains(where: { $0.folder == folder }), !path.isBuiltOtherwise(under: folder)
      {
        unbuiltTables.append(path)
      }
    }
    unbuiltTables.sort { $0.precedes($1) }
  }

  /// Whether a catalog is known to belong to a project that makes no Swift symbols of keys.
  package func isWithoutSymbols(_ path: String) -> Bool {
    guard let folder = folders.innermost(around: path) else { return false }
    return foldersWithoutSymbols.contains(folder) && !path.isBuiltOtherwise(under: folder)
  }
}

extension [String] {
  /// The innermost of some folders around a path; nil if there is none.
  fileprivate func innermost(around path: String) -> String? {
    filter { $0.isEmpty || path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
  }
}

extension String {
  /// The path without the folder of its language.
  fileprivate var withoutLanguage: String {
    let (folder, name) = folderAndName
    return folder.hasSuffix(".lproj") ? folder.folderAndName.folder.appending(name: name) : self
  }

  /// Whether the file belongs to tests, which no user sees.
  fileprivate var isInTests: Bool {
    split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Test") }
  }

  /// Whether something other than a target may use the file: a package below the folder of the project,
  /// a bundle, or tests.
  fileprivate func isBuiltOtherwise(under root: String) -> Bool {
    if isInTests { return true }
    var folder = folderAndName.folder
    while folder.utf8.count > root.utf8.count {
      let name = folder.folderAndName.name
      if name.contains("."), !name.hasSuffix(".lproj") { return true }
      if folder.appending(name: "Package.swift").isExistingPath { return true }
      folder = folder.folderAndName.folder
    }
    return false
  }
}
