public import SourceText

/// The reason a folder could not be checked.
public enum CheckFault: Error, Sendable {
  /// The project's settings, `.galley.json`, contain errors.
  case settings([Diagnostic])
  /// The folder has no catalogs, or none that can be read.
  case noCatalogs([Diagnostic])
  /// The catalogs have no strings in the languages to check.
  case nothingChecked(folder: String)
}

extension CheckFault: CustomStringConvertible {
  /// The errors with their locations, one per line.
  public var description: String {
    switch self {
    case .settings(let mistakes), .noCatalogs(let mistakes):
      mistakes.map { mistake in
        let place = Finding(mistake).placeText.map { "\($0): " } ?? ""
        return (place + mistake.message).marked
      }.joined(separator: "\n")
    case .nothingChecked(let folder): "\(folder.marked): no strings were checked"
    }
  }
}
