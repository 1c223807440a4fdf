import CatalogFiles
import PreviewRows
import PreviewUI

extension LoadRequest {
  /// Why this cannot be loaded after what some options asked for; nil if it can.
  func refusal(after options: BrowseCommand) -> String? {
    if keepsPlace, options.shared.paths.contains("-") {
      return "standard input can be read only once; open the file by its name"
    }
    switch self {
    case .sources(let path?): return path.withHome.isExistingPath ? nil : "\(path): no such folder"
    case .catalogs(let path):
      return path == "-" || path.withHome.isExistingPath ? nil : "\(path): no such file"
    case .sources(nil), .changes: return nil
    }
  }

  /// Who reads of problems: the files of the same catalogs have had theirs on standard error, and a
  /// revision that git does not know is a message of the app.
  var reader: WorkspaceReport.Reader {
    if case .changes = self { .app } else { .standardError }
  }

  /// The options of a run that loads this after what its options asked for.
  func options(after options: BrowseCommand) -> BrowseCommand {
    var options = options
    options.line = nil
    options.words = nil
    options.place = nil
    switch self {
    case .catalogs(let path):
      options.shared.paths = [path.withHome]
      options.shared.origin = .user
    case .changes(let revision): options.since = revision
    case .sources(let folder): options.sources = folder.map { [$0.withHome] } ?? []
    }
    return options
  }

  /// Why the loaded tables are not shown, with the first failure that loading met; nil if they are.
  func refusal(of tables: [PreviewTable], _ failure: String?) -> String? {
    switch self {
    case .catalogs(let path) where tables.isEmpty: "no catalogs in '\(path)'"
    case .changes(let revision?) where tables.isEmpty: failure ?? "cannot compare with \(revision)"
    case .changes(let revision?) where tables.allSatisfy(\.isEmpty):
      "no strings changed since \(revision)"
    default: nil
    }
  }
}

extension String {
  /// The path with the user's home in place of `~`, which no shell has replaced.
  var withHome: String {
    guard self == "~" || hasPrefix("~/"), let home = Variable.current()[.home] else { return self }
    return home + dropFirst()
  }
}
