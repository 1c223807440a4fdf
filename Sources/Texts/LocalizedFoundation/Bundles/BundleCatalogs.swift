internal import CatalogFiles
internal import Foundation
internal import LocalizedText
internal import StringCatalog
internal import Synchronization

/// The catalogs of bundles, read from disk on first use.
///
/// Never falls back to Foundation's lookup, which crashes if a table has plural rules.
final class BundleCatalogs: Sendable {
  /// The program's main bundle and its catalog.
  private struct Main {
    /// The bundle set by the program, or nil to use the default.
    var chosen: Bundle?
    /// The catalog, once it has been read.
    var catalog: Catalog?
  }

  private let program: Mutex<Main>

  /// Creates catalogs with a main bundle, or with the default one.
  init(main bundle: Bundle? = nil) { program = Mutex(Main(chosen: bundle)) }

  /// The catalog of the main bundle.
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

  /// Sets the main bundle.
  func setMain(_ bundle: Bundle) {
    program.withLock { $0 = Main(chosen: bundle) }
  }

  /// Returns the catalog of a bundle, or an empty one if there is no such bundle.
  func catalog(of bundle: LocalizedStringResource.BundleDescription) -> Catalog {
    switch bundle {
    case .main: main
    case .atURL(let url): Self.reported(Self.load(Bundle(url: url), at: url))
    }
  }

  /// Reports the problems of a catalog that has just been loaded, and returns the catalog.
  ///
  /// Call it without holding a lock: the receiver may look up strings itself.
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
    return LoadedCatalog(ofBundleAt: folders, sourceLanguage: language)
  }
}
