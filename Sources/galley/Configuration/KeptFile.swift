import CatalogFiles
import Glibc

/// The files that galley keeps between runs, where the XDG base directories have them.
enum KeptFile: Sendable {
  /// What somebody has written for galley.
  case configuration
  /// What galley has written for itself.
  case locales

  /// Its path, where there is a home for it.
  ///
  /// A variable that is empty, or whose path is relative, counts as not set.
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
}

extension Configuration {
  /// The most problems of one file that are reported.
  private static let reported = 10

  /// What the file of the user says; what is wrong there is reported, and changes no exit status.
  static func ofUser() -> Configuration {
    guard let path = KeptFile.configuration.path() else { return Configuration() }
    do throws(FileFault) {
      guard let bytes = try SmallFile.bytes(at: path) else { return Configuration() }
      let configuration = ConfigurationReader.configuration(of: bytes)
      for problem in configuration.problems.prefix(reported) {
        StandardError.report("\(path):\(problem)")
      }
      let rest = configuration.problems.count - reported
      if rest > 0 {
        StandardError.report("\(path): \(rest) more lines are wrong; mend these first")
      }
      return configuration
    } catch {
      StandardError.report("\(path): \(error); --no-config does without it")
      return Configuration()
    }
  }
}
