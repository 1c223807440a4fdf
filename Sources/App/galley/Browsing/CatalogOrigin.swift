import CatalogFiles
import PreviewUI
import SourceText

/// The reason why galley opens certain catalogs.
enum CatalogOrigin: Sendable {
  /// The user named them on the command line or in `GALLEY_CATALOGS`.
  case user
  /// The user named none, and the current folder holds some.
  case currentFolder
  /// The user named none, and the current folder holds none either.
  case samples
}

extension SharedOptions {
  /// Chooses the catalogs that the app opens if the user names none: those of the current folder, else
  /// the samples.
  ///
  /// Unless `quietly` is true, standard error says that they are the samples.
  mutating func chooseCatalogsToBrowse(
    quietly: Bool = false, variables: [Variable: String] = Variable.current()
  ) {
    guard paths.isEmpty, (variables[.galleyCatalogs] ?? "").isEmpty else { return }
    let finder = CatalogFinder.ofCurrentFolder
    if finder.hasCatalogs(under: ".") {
      paths = ["."]
      origin = .currentFolder
    } else if finder.samples != nil {
      origin = .samples
      if !quietly {
        StandardError.report("no catalogs in this folder; showing the sample catalogs")
      }
    }
  }

  /// Chooses the catalogs that commands read and write if the user names none: those of the current
  /// folder, and never the samples, which are somebody else's strings.
  mutating func chooseCatalogs() {
    let named = Variable.current()[.galleyCatalogs] ?? ""
    guard paths.isEmpty, named.isEmpty else { return }
    paths = ["."]
    origin = .currentFolder
  }

  /// Finds the catalogs that these options open.
  var finder: CatalogFinder { origin == .currentFolder ? .ofCurrentFolder : .current }
}

extension BrowseCommand {
  /// The open catalogs in the header of the app, and what `--table` and `--key` leave out of them.
  var catalogName: CatalogName {
    let filters =
      shared.tables.map { "table \($0.pattern)" } + filter.keys.map { "key \($0.pattern)" }
      + (since.map { ["since \($0)"] } ?? [])
    guard shared.origin != .samples, let path = shared.paths.first else {
      return CatalogName(filters: filters)
    }
    let others = shared.paths.count == 1 ? "" : " +\(shared.paths.count - 1)"
    return CatalogName(Self.name(of: path) + others, filters: filters)
  }

  private static func name(of path: String) -> String {
    if path == "-" { return "standard input" }
    guard let real = path.realPath else { return path }
    return real == Variable.current()[.home] ? "~" : real.folderAndName.name
  }

  /// The first message to a user who has named no catalogs and may be new to the app.
  var catalogNotice: String? {
    switch shared.origin {
    case .user: return nil
    case .samples:
      return "sample catalogs; run 'galley PATH' to open your own · l h language"
    // The keys may be bound to other actions.
    case .currentFolder where !keyBindings.isEmpty || !screenSettings.hasHints: return nil
    case .currentFolder: return "l h language, f full names, Enter inspect, ? help"
    }
  }
}

extension CatalogFinder {
  /// Searches the current folder if the user names none.
  ///
  /// The search is limited, because the current folder may be a home, or `/`.
  fileprivate static var ofCurrentFolder: CatalogFinder {
    var finder = CatalogFinder.current
    finder.limit = .folders(10_000)
    return finder
  }
}
