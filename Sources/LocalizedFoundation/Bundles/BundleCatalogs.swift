internal import CatalogFiles
public import Foundation
public import LocalizedText
internal import StringCatalog
internal import Synchronization

/// The catalogs of bundles, which are read from disk on first use.
///
/// Foundation's own look-up is never used: it crashes if a table has plural rules.
enum BundleCatalogs {
  /// The program's own bundle and its catalog.
  private struct Main {
    /// The bundle that the program chose; nil if it left the choice to the library.
    var chosen: Bundle?
    /// The catalog, after it has been read.
    var catalog: Catalog?
  }

  private static let program = Mutex(Main())

  /// The catalog of the program.
  static var main: Catalog {
    let loaded = program.withLock { program -> LoadedCatalog in
      if let catalog = program.catalog { return LoadedCatalog(catalog: catalog) }
      let bundle = program.chosen ?? ModuleResources.ofExecutable ?? .main
      let loaded = load(bundle, at: bundle.bundleURL)
      program.catalog = loaded.catalog
      return loaded
    }
    return reported(loaded)
  }

  /// Makes another bundle the program's own.
  static func setMain(_ bundle: Bundle) {
    program.withLock { $0 = Main(chosen: bundle) }
  }

  /// Returns the catalog of a bundle; an empty one if there is no such bundle.
  static func catalog(of bundle: LocalizedStringResource.BundleDescription) -> Catalog {
    switch bundle {
    case .main: main
    case .atURL(let url): reported(load(Bundle(url: url), at: url))
    }
  }

  /// Reports the problems of a catalog that has just been loaded.
  ///
  /// The caller holds no lock: the receiver of problems may look up a text itself.
  private static func reported(_ loaded: LoadedCatalog) -> Catalog {
    for problem in loaded.diagnostics where problem.severity == .error {
      ProblemReport.add(Localizer.Problem(problem))
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

extension Grammarians {
  /// The grammarians of the process, which read the installed lexicons when a text needs them.
  public static let installed = Grammarians(lexicons: InstalledLexicons.ofProcess)
}

extension Localizer {
  /// The localizer of the process.
  ///
  /// It reads the program's own catalogs and those of other bundles when a text needs them.
  public static let shared = Localizer { BundleCatalogs.catalog(of: $0) }

  /// Makes a bundle the program's own: texts without a bundle are looked up there.
  ///
  /// Without this call, it is the bundle of the executable's target, which SwiftPM puts beside the
  /// executable, or the folder of the executable if the target has no resources.
  ///
  /// ```swift
  /// Localizer.setMainBundle(Resources.bundle)  // once, when the program starts
  /// ```
  public static func setMainBundle(_ bundle: Bundle) {
    BundleCatalogs.setMain(bundle)
    shared.forgetBundles()
  }
}
