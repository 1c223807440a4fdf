import CatalogFiles
import Glibc
import LocalizedText

/// Remembers in which locale a project was left, where somebody wants that.
struct LocaleMemory: Sendable {
  private let file: String
  private let project: String

  /// The memory for what is about to be browsed; none for scripts and standard input.
  init?(for options: Options, variables: [Variable: String] = Variable.current()) {
    guard options.remembersLocale, options.command == .browse, !options.isScript,
      !options.paths.contains("-"), let file = KeptFile.locales.path(variables: variables),
      let project = Self.project(of: options.paths.first ?? ".")
    else { return nil }
    self.file = file
    self.project = project
  }

  /// The locale in which the project was left.
  var locale: String? { remembered().locale(of: project) }

  /// Remembers a locale for the next time; that it cannot be written is reported.
  func remember(_ locale: LocaleTag) {
    var locales = remembered()
    let before = locales
    locales.remember(locale.description, of: project)
    guard locales != before else { return }
    do throws(FileFault) {
      try KeptFileWriter.write(locales.bytes, to: file)
    } catch {
      StandardError.report("\(file): \(error); the locale is not remembered")
    }
  }

  /// A file that cannot be read remembers nothing, and is written anew.
  private func remembered() -> RememberedLocales {
    guard let bytes = try? SmallFile.bytes(at: file) else { return RememberedLocales() }
    return RememberedLocales(bytes: bytes)
  }

  /// The folder of the project that a path lies in: the nearest one that is under version control
  /// by git, else the folder of the path itself.
  static func project(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    var folder = unsafe String(cString: real)
    if !exists(folder + "/.") { folder = parent(of: folder) }
    var ancestor = folder
    while !exists(ancestor + "/.git") {
      guard ancestor != "/" else { return folder }
      ancestor = parent(of: ancestor)
    }
    return ancestor
  }

  private static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  private static func parent(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}

extension Options {
  /// The same options, in the locale in which the project was left, if nobody asks for another.
  func recallingLocale() -> Options {
    guard locales == .preferred, OutputWidth.isTerminal,
      let locale = LocaleMemory(for: self)?.locale
    else { return self }
    var options = self
    options.locales = .tags([locale])
    return options
  }
}
