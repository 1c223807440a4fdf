internal import SourceText
internal import StringCatalog

/// The files built by the targets of an Xcode project.
///
/// ```swift
/// let project = XcodeProject(bytes, path: "App.xcodeproj/project.pbxproj")
/// project.builds("App.xcstrings", with: "en.lproj/App.strings")  // whether one target has both
/// ```
public struct XcodeProject: Sendable {
  private let targets: [Target]
  /// The folder that contains the `.xcodeproj` folder; empty for the current folder.
  let folder: String
  /// The prompts in its build settings, each key once.
  let prompts: [InfoPlist.Prompt]
  /// Whether a build makes Swift symbols of keys; nil if files with build settings decide.
  let makesSymbols: Bool?

  /// The files a target builds, as paths relative to the same folder as the project's path.
  private struct Target {
    var files: Set<String> = []
    /// The folders whose files the target builds.
    var folders: [String] = []
    /// The files in these folders that the target does not build.
    var exceptions: Set<String> = []

    func builds(_ path: String) -> Bool {
      files.contains(path)
        || !exceptions.contains(path) && folders.contains { path.hasPrefix($0 + "/") }
        || path.enclosingFolders.contains(where: files.contains)
    }
  }

  /// Parses a `project.pbxproj`; an unreadable project builds nothing.
  public init(_ bytes: [UInt8], path: String) {
    let objects = XcodeObjects(bytes, path: path)
    folder = objects.folder
    prompts = objects.prompts
    let hasSettingsFile = objects.all.values.contains {
      $0.text("baseConfigurationReference") != nil
    }
    makesSymbols = objects.makesSymbols || !hasSettingsFile ? objects.makesSymbols : nil
    let groups = objects.all.filter { $0.value.type == "PBXFileSystemSynchronizedRootGroup" }
    targets = objects.all.filter { $0.value.type.hasSuffix("Target") }.map { id, target in
      var built = Target()
      for phase in target["buildPhases"].compactMap({ objects.all[$0] })
      where XcodeObjects.phases.contains(phase.type) {
        for file in phase["files"].compactMap({ objects.all[$0]?.text("fileRef") }) {
          built.files.formUnion(objects.files(of: file))
        }
      }
      for (group, object) in groups {
        guard let folder = objects.path(of: group) else { continue }
        let exceptions = object["exceptions"].compactMap { objects.all[$0] }
          .filter { $0.text("target") == id }
          .flatMap { $0["membershipExceptions"] }.map { folder + "/" + $0 }
        // In the folder of another target, the exceptions are the files that the target builds.
        if target["fileSystemSynchronizedGroups"].contains(group) {
          built.folders.append(folder)
          built.exceptions.formUnion(exceptions)
        } else {
          built.files.formUnion(exceptions)
        }
      }
      return built
    }
  }

  /// Reads a `project.pbxproj`; nil if it cannot be read, because it is not a catalog.
  package init?(reading path: String) {
    guard let bytes = try? SmallFile.bytes(at: path) else { return nil }
    self.init(bytes, path: path)
  }

  /// Whether any target builds a file.
  package func builds(_ path: String) -> Bool { targets.contains { $0.builds(path) } }

  /// Whether any one target builds both files.
  public func builds(_ path: String, with other: String) -> Bool {
    targets.contains { $0.builds(path) && $0.builds(other) }
  }
}

extension String {
  /// The folders that contain a path, from the inside.
  fileprivate var enclosingFolders: some Sequence<String> {
    sequence(first: folderAndName.folder) { $0.folderAndName.folder }
      .prefix { !$0.isEmpty && $0 != "/" }
  }
}

/// The objects of a project by identifier.
private struct XcodeObjects {
  /// The phases that build files, or copy files and whole folders.
  static let phases: Set<String> = [
    "PBXResourcesBuildPhase", "PBXSourcesBuildPhase", "PBXCopyFilesBuildPhase",
  ]

  struct Object {
    var texts: [String: String] = [:]
    var lists: [String: [String]] = [:]

    var type: String { texts["isa"] ?? "" }
    func text(_ name: String) -> String? { texts[name] }
    subscript(name: String) -> [String] { lists[name] ?? [] }
  }

  private(set) var all: [String: Object] = [:]
  /// The prompts in the build settings, the first of each key: each configuration repeats them.
  private(set) var prompts: [InfoPlist.Prompt] = []
  private(set) var makesSymbols = false
  /// The group that contains each object.
  private var parents: [String: String] = [:]
  /// The folder that contains the `.xcodeproj` folder; empty for the current folder.
  let folder: String
  private let path: String

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/")
    var log = DiagnosticLog()
    let document = PropertyListDocument(ByteBuffer(bytes), path: path, reportingTo: &log)
    let source = document.source
    let root = document.entries(reportingTo: &log)
    for member in root where source.text(member.key) == "objects" {
      guard case .dictionary(let objects) = member.value.value else { continue }
      for object in objects { add(object, of: source) }
    }
    for (id, object) in all {
      for child in object["children"] { parents[child] = id }
    }
  }

  private mutating func add(_ member: PropertyListNode.Member, of source: CatalogSource) {
    guard case .dictionary(let attributes) = member.value.value else { return }
    var object = Object()
    for attribute in attributes {
      let name = source.text(attribute.key)
      switch attribute.value.value {
      case .string: object.texts[name] = source.text(attribute.value.range)
      case .array(let elements):
        object.lists[name] = elements.compactMap { element in
          if case .string = element.value { source.text(element.range) } else { nil }
        }
      case .dictionary(let settings) where name == "buildSettings":
        read(settings, of: source)
      default: continue
      }
    }
    all[source.text(member.key)] = object
  }

  private mutating func read(
    _ settings: [PropertyListNode.Member], of source: CatalogSource
  ) {
    for setting in settings {
      guard case .string = setting.value.value else { continue }
      let name = source.text(setting.key)
      let text = source.text(setting.value.range)
      if name == InfoPlist.symbolSetting, text == "YES" { makesSymbols = true }
      guard name.hasPrefix(InfoPlist.settingPrefix) else { continue }
      let prompt = InfoPlist.Prompt(
        key: name.dropFirst(InfoPlist.settingPrefix.count), text: text,
        place: FilePlace(path: path, location: source.location(of: setting.key.offset)))
      guard let prompt, !prompts.contains(where: { $0.key == prompt.key }) else { continue }
      prompts.append(prompt)
    }
  }

  /// Returns the path of a file, or the paths of all languages of a localized file.
  func files(of id: String) -> [String] {
    guard let object = all[id] else { return [] }
    let ids = object.type == "PBXVariantGroup" ? object["children"] : [id]
    return ids.compactMap { path(of: $0) }
  }

  /// Returns the path of a file or group; nil if it is outside of the project's folder.
  func path(of id: String) -> String? {
    var parts: [Substring] = []
    var next: String? = id
    // Groups of a damaged project may contain each other.
    for _ in 0..<64 {
      guard let id = next, let object = all[id] else { break }
      parts = (object.text("path") ?? "").split(separator: "/") + parts
      let tree = object.text("sourceTree") ?? "<group>"
      guard tree == "<group>" || tree == "SOURCE_ROOT" else { return nil }
      next = tree == "SOURCE_ROOT" ? nil : parents[id]
    }
    var whole = folder.split(separator: "/", omittingEmptySubsequences: false)
    if folder.isEmpty { whole = [] }
    for part in parts where part != "." {
      if part == "..", let last = whole.last, last != ".." {
        whole.removeLast()
      } else {
        whole.append(part)
      }
    }
    return whole.joined(separator: "/")
  }
}
