import CatalogFiles
import PreviewUI
import SourceText
import WorkingCopy

/// A file that galley reads from the user's home at every start, in the XDG base directories.
enum UserFile: Sendable {
  /// The configuration, which the user writes.
  case configuration
  /// The locale and the place in each project, which galley writes.
  case places
  /// The texts that are not saved, which galley writes.
  case drafts

  /// The path of the file; nil if the user has no home.
  ///
  /// A variable with an empty or a relative path counts as not set, as the XDG specification says.
  func path(variables: [Variable: String] = Variable.current()) -> String? {
    let (variable, fallback, name): (Variable, String, String) =
      switch self {
      case .configuration: (.xdgConfigHome, ".config", "galley/config")
      case .places: (.xdgStateHome, ".local/state", "galley/places.json")
      case .drafts: (.xdgStateHome, ".local/state", "galley/drafts.json")
      }
    if let folder = variables[variable], folder.hasPrefix("/") { return "\(folder)/\(name)" }
    guard let home = variables[.home], home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/\(name)"
  }

  /// Replaces the file at a path, and creates the folders above it.
  ///
  /// Only the owner can read them.
  static func write(
    _ bytes: [UInt8], to path: String, durably isDurable: Bool = true
  ) throws(FileFault) {
    try FileWriter.makeFolder(path.folderAndName.folder, mode: 0o700)
    try FileWriter.replace(path, by: bytes, mode: 0o600, durably: isDurable)
  }
}

extension Configuration {
  /// The most diagnostics that are reported; a file that is no configuration would have one for
  /// every line.
  private static let reported = 10

  /// Reads the user's configuration and reports its mistakes, which do not change the exit status.
  static func ofUser() -> Configuration {
    guard let path = UserFile.configuration.path(), let bytes = bytes(at: path) else {
      return Configuration()
    }
    var configuration = Configuration(bytes: bytes, path: path)
    report(configuration.diagnostics, of: path)
    configuration.readThemes(from: path.folderAndName.folder)
    return configuration
  }

  /// Reads the file with the colors of the user's own, and reports its mistakes.
  private mutating func readThemes(from folder: String) {
    guard let themeFile else { return }
    let path = Self.path(themeFile, from: folder, home: Variable.current()[.home])
    guard let bytes = Self.bytes(at: path, isRequired: true) else { return }
    let reader = ThemeReader(bytes: bytes, path: path)
    screen.themes = reader.themes
    Self.report(reader.diagnostics, of: path)
  }

  /// A path that a line of the configuration names; `~` is the home.
  static func path(_ path: String, from folder: String, home: String?) -> String {
    if path.hasPrefix("/") { return path }
    if let home, path.hasPrefix("~/") { return home + path.dropFirst() }
    return "\(folder)/\(path)"
  }

  /// The bytes of a file; nil if it cannot be read, which is reported, or if there need not be one.
  private static func bytes(at path: String, isRequired: Bool = false) -> [UInt8]? {
    do throws(FileFault) {
      let bytes = try SmallFile.bytes(at: path)
      if bytes == nil, isRequired { StandardError.report("\(path): no such file") }
      return bytes
    } catch {
      StandardError.report("\(path): \(error); use --no-config to ignore it")
      return nil
    }
  }

  private static func report(_ diagnostics: [Diagnostic], of path: String) {
    for diagnostic in diagnostics.prefix(reported) {
      StandardError.report(diagnostic.description)
    }
    let rest = diagnostics.count - reported
    if rest > 0 {
      StandardError.report(
        "\(path): \(rest.counted("more invalid line")); fix the ones above first")
    }
  }
}
