import PreviewRows
import PreviewUI
import SourceText

/// What the user asks the app to load while it runs.
enum LoadRequest {
  /// Other catalogs.
  case catalogs(path: String)
  /// Only what has changed since a revision, or everything again.
  case changes(since: String?)
  /// The same, with the keys compared with the source code in a folder, or no longer.
  case sources(folder: String?)

  init?(_ effect: Effect) {
    switch effect {
    case .open(let path): self = .catalogs(path: path)
    case .showChanges(let revision): self = .changes(since: revision)
    case .compareSources(let folder): self = .sources(folder: folder)
    default: return nil
    }
  }

  /// Whether the selected row stays selected.
  var keepsPlace: Bool { if case .catalogs = self { false } else { true } }

  /// Why this cannot be loaded after what some options asked for; nil if it can.
  func refusal(after options: BrowseCommand) -> String? {
    keepsPlace && options.shared.paths.contains("-")
      ? "standard input can be read only once; open the file by its name" : nil
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
    case .changes(let revision): options.since.revision = revision
    case .sources(let folder): options.sources.folders = folder.map { [$0.withHome] } ?? []
    }
    return options
  }

  /// Why the loaded tables are not shown, with the first failure that loading met; nil if they are.
  func refusal(of tables: [PreviewTable], _ failure: String?) -> String? {
    switch self {
    case .catalogs(let path) where tables.isEmpty: "no catalogs in \(path)"
    case .changes(let revision?) where tables.isEmpty:
      failure ?? "cannot compare with \(revision)"
    case .changes(let revision?) where tables.allSatisfy(\.isEmpty):
      "no strings changed since \(revision)"
    default: nil
    }
  }
}

extension String {
  /// The path with the user's home in place of `~`, which no shell has replaced.
  fileprivate var withHome: String {
    guard self == "~" || hasPrefix("~/"), let home = Variable.current()[.home] else { return self }
    return home + dropFirst()
  }
}
