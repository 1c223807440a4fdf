public import StringCatalog

/// Looks up strings in the tables of every bundle, and caches the lookups.
///
/// A localizer is part of the environment. It loads a catalog when a text first needs it.
///
/// ```swift
/// let localizer = Localizer(catalog: catalog)
/// let french = EnvironmentValues(locale: Locale(identifier: "fr"), localizer: localizer)
/// Text("Hello").resolve(in: french)
/// ```
public final class Localizer: Sendable {
  /// A function that returns the catalog of a bundle, or nil if there is none.
  public typealias Source =
    @Sendable (LocalizedStringResource.BundleDescription) -> Catalog?

  let source: Source
  /// Caches lookups in the catalogs; opaque to the localizer.
  let cache: any LookupCache

  init(source: @escaping Source, cache: any LookupCache) {
    self.source = source
    self.cache = cache
  }
}

extension Localizer: Equatable {
  /// Whether both are the same object.
  public static func == (left: Localizer, right: Localizer) -> Bool { left === right }
}

/// A cache of lookups in the catalogs of a localizer.
protocol LookupCache: AnyObject, Sendable {}
