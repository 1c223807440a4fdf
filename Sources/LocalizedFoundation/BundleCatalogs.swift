internal import CatalogFiles
internal import Foundation
internal import LocalizedText
internal import StringCatalog

/// The catalogs of bundles, which are read from disk on first use.
///
/// Foundation's own look-up is never used: it crashes if a table has plural rules.
enum BundleCatalogs {
  /// The tables beside the program's executable.
  static let main = catalog(of: .main, at: Bundle.main.bundleURL)

  /// Returns the catalog of a bundle; an empty one if there is no such bundle.
  static func catalog(of bundle: LocalizedStringResource.BundleDescription) -> Catalog {
    switch bundle {
    case .main: main
    case .atURL(let url): catalog(of: Bundle(url: url), at: url)
    }
  }

  private static func catalog(of bundle: Bundle?, at url: URL) -> Catalog {
    var folders: [String] = []
    for folder in [bundle?.resourceURL, url].compactMap(\.self) where folder.isFileURL {
      let path = folder.standardizedFileURL.path
      if !folders.contains(path) { folders.append(path) }
    }
    let language = bundle?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return CatalogLoader.loadBundle(at: folders, sourceLanguage: language).catalog
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
}
