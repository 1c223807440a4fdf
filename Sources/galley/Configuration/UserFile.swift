import CatalogFiles
import Glibc
import SourceText

/// A file that galley reads from the user's home at every start, in the XDG base directories.
enum UserFile: Sendable {
  /// The configuration, which the user writes.
  case configuration
  /// The locale of each project, which galley writes.
  case locales

  /// The path of the file; nil if the user has no home.
  ///
  /// A variable with an empty or a relative path counts as not set, as the XDG specification says.
  func path(variables: [Variable: String] = Variable.current()) -> String? {
    let (variable, fallback, name): (Variable, String, String) =
      switch self {
      case .configuration: (.xdgConfigHome, ".config", "galley/config")
      case .locales: (.xdgStateHome, ".local/state", "galley/locales")
      }
    if let folder = variables[variable], folder.hasPrefix("/") { return "\(folder)/\(name)" }
    guard let home = variables[.home], home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/\(name)"
  }

  /// Replaces the file at a path, and creates the folders above it.
  ///
  /// Only the owner can read them.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    try FileWriter.makeFolder(path.folderAndName.folder, mode: 0o700)
    try FileWriter.replace(path, by: bytes, mode: 0o600)
  }
}

extension Configuration {
  /// The most diagnostics that are reported; a file that is no configuration would have one for
  /// every line.
  private static let reported = 10

  /// Reads the user's configuration and reports its mistakes, which do not change the exit status.
  static func ofUser() -> Configuration {
    guard let path = UserFile.configuration.path() else { return Configuration() }
    do throws(FileFault) {
      guard let bytes = try SmallFile.bytes(at: path) else { return Configuration() }
      let configuration = ConfigurationReader.configuration(of: bytes, path: path)
      for diagnostic in configuration.diagnostics.prefix(reported) {
        StandardError.report(diagnostic.description)
      }
      let rest = configuration.diagnostics.count - reported
      if rest > 0 {
        StandardError.report("\(path): \(rest) more lines are wrong; fix these first")
      }
      return configuration
    } catch {
      StandardError.report("\(path): \(error); use --no-config to ignore it")
      return Configuration()
    }
  }
}
