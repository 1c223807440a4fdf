internal import CatalogFiles
internal import Foundation
internal import LocalizedText
internal import StringCatalog
internal import Synchronization

/// The catalogs of bundles, which are read from disk on first use.
///
/// Foundation's own look-up is never used: it crashes if a table has plural rules.
final class BundleCatalogs: Sendable {
  /// The program's own bundle and its catalog.
  private struct Main {
    /// The bundle that the program chose; nil if it left the choice to the library.
    var chosen: Bundle?
    /// The catalog, after it has been read.
    var catalog: Catalog?
  }

  private let program: Mutex<Main>

  /// Makes catalogs with a bundle as the program's own; without one, the library chooses it.
  init(main bundle: Bundle? = nil) { program = Mutex(Main(chosen: bundle)) }

  /// The catalog of the program.
  var main: Catalog {
    let loaded = program.withLock { program -> LoadedCatalog in
      if let catalog = program.catalog { return LoadedCatalog(catalog: catalog) }
      let bundle = program.chosen ?? ModuleResources.ofExecutable ?? .main
      let loaded = Self.load(bundle, at: bundle.bundleURL)
      program.catalog = loaded.catalog
      return loaded
    }
    return Self.reported(loaded)
  }

  /// Makes another bundle the program's own.
  func setMain(_ bundle: Bundle) {
    program.withLock { $0 = Main(chosen: bundle) }
  }

  /// Returns the catalog of a bundle; an empty one if there is no such bundle.
  func catalog(of bundle: LocalizedStringResource.BundleDescription) -> Catalog {
    switch bundle {
    case .main: main
    case .atURL(let url): Self.reported(Self.load(Bundle(url: url), at: url))
    }
  }

  /// Reports the problems of a catalog that has just been loaded.
  ///
  /// The caller holds no lock: the receiver of problems may look up a text itself.
  private static func reported(_ loaded: LoadedCatalog) -> Catalog {
    for problem in loaded.diagnostics where problem.severity == .error {
      ProblemReport.current.add(Localizer.Problem(problem))
    }
    return loaded.catalog
  }

  private static func load(_ bundle: Bundle?, at url: URL) -> LoadedCatalog {
    var folders: [String] = []
    for folder in [bundle?.resourceURL, url].compactMap(\.self) where folder.isFileURL {
      let path = folder.standardizedFileURL.path
      if !folders.contains(path) { folders.append(path) }
    }
    let language = bundle?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return CatalogLoader.loadBundle(at: folders, sourceLanguage: language)
  }
}
