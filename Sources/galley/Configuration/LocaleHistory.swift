import CatalogFiles
import LocalizedText

/// The locale in which the user last left a project, if the configuration asks for it.
struct LocaleHistory: Sendable {
  private let file: String
  private let project: String

  /// The history of the project to browse; nil for scripts, standard input, and without a home.
  init?(for options: BrowseCommand, variables: [Variable: String] = Variable.current()) {
    guard options.remembersLocale, !options.isScript,
      !options.shared.paths.contains("-"), let file = UserFile.locales.path(variables: variables),
      let project = Self.project(of: options.shared.paths.first ?? ".")
    else { return nil }
    self.file = file
    self.project = project
  }

  /// The locale in which the user last left the project, or a folder around one that is no repository.
  var locale: String? { remembered().locale(of: project, orAbove: !Self.isRepository(project)) }

  /// Writes a locale to the file for the next start, and reports if that fails.
  func remember(_ locale: LocaleTag) {
    var locales = remembered()
    let before = locales
    locales.remember(locale.description, of: project)
    guard locales != before else { return }
    do throws(FileFault) {
      try UserFile.write(locales.bytes, to: file)
    } catch {
      StandardError.report("\(file): \(error); language not saved")
    }
  }

  /// The projects in the file.
  ///
  /// A file that cannot be read counts as empty and will be replaced.
  private func remembered() -> ProjectLocales {
    guard let bytes = try? SmallFile.bytes(at: file) else { return ProjectLocales() }
    return ProjectLocales(bytes: bytes)
  }

  /// The project of a path: the nearest folder above it with a `.git`, else the path's own folder.
  static func project(of path: String) -> String? {
    guard var folder = path.realPath else { return nil }
    if !folder.isFolderPath { folder = parent(of: folder) }
    var ancestor = folder
    while !isRepository(ancestor) {
      guard ancestor != "/" else { return folder }
      ancestor = parent(of: ancestor)
    }
    return ancestor
  }

  /// Whether a folder is the root of a repository, which is a project of its own.
  static func isRepository(_ folder: String) -> Bool { (folder + "/.git").isExistingPath }

  private static func parent(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}

extension BrowseCommand {
  /// Takes the project's last locale, unless the user asks for another one.
  mutating func recallLocale() {
    guard shared.locales == .preferred, StandardOutput.isTerminal,
      let locale = LocaleHistory(for: self)?.locale
    else { return }
    shared.locales = .tags([locale])
  }
}

/// The last locale of each project, most recent first.
///
/// The file has a line for each: the locale, a tab, the folder of the project.
struct ProjectLocales: Equatable, Sendable {
  /// The most projects that the file keeps.
  static let limit = 100

  private struct Line: Equatable {
    let locale: String
    let project: String

    /// Nil if a text is too long or would break the line.
    init?(locale: String, project: String) {
      guard 1...100 ~= locale.utf8.count, locale.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
        project.hasPrefix("/"), project.utf8.count <= 4096,
        project.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { return nil }
      self.locale = locale
      self.project = project
    }
  }

  private var lines: [Line] = []

  /// An empty list.
  init() {}

  /// Reads a file and skips malformed lines.
  init(bytes: [UInt8]) {
    for bytes in bytes.split(separator: 0x0A) {
      guard lines.count < Self.limit, let text = String(validating: bytes, as: UTF8.self) else {
        continue
      }
      let parts = text.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2,
        let line = Line(locale: String(parts[0]), project: String(parts[1]))
      else { continue }
      lines.append(line)
    }
  }

  /// The content of the file.
  var bytes: [UInt8] { lines.flatMap { Array("\($0.locale)\t\($0.project)\n".utf8) } }

  /// The last locale of a project; with `orAbove`, the last one of it and the folders around it.
  func locale(of project: String, orAbove: Bool = false) -> String? {
    lines.first { line in
      line.project == project || orAbove && project.hasPrefix(line.project + "/")
    }?.locale
  }

  /// Puts a project first, and drops the oldest one if there are too many.
  mutating func remember(_ locale: String, of project: String) {
    guard let line = Line(locale: locale, project: project) else { return }
    lines.removeAll { $0.project == project }
    lines.insert(line, at: 0)
    lines = Array(lines.prefix(Self.limit))
  }
}
