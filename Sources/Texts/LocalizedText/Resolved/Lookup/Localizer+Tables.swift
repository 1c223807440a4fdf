internal import Locales
internal import SourceText
public import StringCatalog
internal import Synchronization

/// The tables and lookups that a localizer has used so far.
private final class BundleCache: LookupCache {
  struct Contents {
    var bundles: [LocalizedStringResource.BundleDescription: BundleTables] = [:]
    /// The most recently used tables.
    ///
    /// Usually, many texts are resolved in one environment.
    var last: EnvironmentTables?
    var tables = BoundedCache<LookupConditions, EnvironmentTables>()
    /// The cached results of ``Localizer/appLocales(for:)``.
    ///
    /// A program asks for the same preferences again and again; a server asks for those of each
    /// client.
    var lastLocales: (preferences: [LocaleTag], locales: [LocaleTag])?
    var locales = BoundedCache<[LocaleTag], [LocaleTag]>()
  }

  let contents = Mutex(Contents())
}

extension Localizer {
  /// A localizer without tables, which returns every key as is.
  public static let empty = Localizer { _ in nil }

  /// Creates a localizer that loads the catalog of a bundle on first use.
  public convenience init(source: @escaping Source) {
    self.init(source: source, cache: BundleCache())
  }

  /// Creates a localizer that uses one catalog for all bundles.
  public convenience init(catalog: Catalog) { self.init { _ in catalog } }

  /// Creates a localizer with one table.
  ///
  /// The matcher should know the localizations of all tables in the folder.
  public convenience init(table: Table, matcher: LocalizationMatcher? = nil) {
    self.init { _ in nil }
    let bundle = BundleTables(
      tables: [table.name: table],
      matcher: matcher ?? LocalizationMatcher(available: table.locales))
    bundles.contents.withLock { $0.bundles[.main] = bundle }
  }

  /// The localizer's cache; no other type is ever used.
  private var bundles: BundleCache { (cache as? BundleCache) ?? BundleCache() }

  /// Returns the tables for an environment.
  func tables(for environment: EnvironmentValues) -> EnvironmentTables {
    let conditions = LookupConditions(environment)
    return bundles.contents.withLock { cache in
      if let last = cache.last, last.conditions == conditions { return last }
      let tables =
        cache.tables.value(for: conditions) {
          EnvironmentTables(conditions: conditions, localizer: self)
        } ?? EnvironmentTables(conditions: conditions, localizer: self)
      cache.last = tables
      return tables
    }
  }

  /// Empties the cache, so catalogs are loaded again on the next lookup.
  package func forgetBundles() { bundles.contents.withLock { $0 = BundleCache.Contents() } }

  /// Returns the lookup of a table, or nil if its bundle does not have the table.
  func lookUp(in table: TableName, for tables: EnvironmentTables) -> TableLookup? {
    guard let bundle = bundle(table.bundle), let found = bundle.tables[table.fileName] else {
      return nil
    }
    return TableLookup(
      table: found, conditions: tables.conditions, formats: tables.formats, matcher: bundle.matcher)
  }

  /// Returns the preferred locales, starting with the first one that the main bundle supports, or
  /// all of them if it supports none.
  ///
  /// The program's own strings are in the first of these locales, so format numbers and dates for
  /// it, too.
  public func supportedLocales(from preferences: [LocaleTag]) -> [LocaleTag] {
    // A single preference is always the first, so do not load a catalog.
    guard preferences.count > 1 else { return preferences }
    return bundle(.main)?.matcherWithSources.supportedLocales(from: preferences) ?? preferences
  }

  /// Returns the locales an app uses for a list of preferred locales, best first: those that the
  /// main bundle supports.
  ///
  /// If the bundle has strings, but none in a preferred language, the app shows its development
  /// language. Numbers and dates are then formatted for that language and the user's region.
  package func appLocales(for preferences: [LocaleTag]) -> [LocaleTag] {
    let known = bundles.contents.withLock { cache -> [LocaleTag]? in
      if let last = cache.lastLocales, last.preferences == preferences { return last.locales }
      guard let known = cache.locales.value(for: preferences, make: { nil }) else { return nil }
      cache.lastLocales = (preferences, known)
      return known
    }
    if let known { return known }
    // Unlocked: loading a catalog may report problems to a receiver that looks up strings itself.
    guard let bundle = bundle(.main) else { return preferences }
    let locales = bundle.appLocales(for: preferences)
    bundles.contents.withLock { cache in
      cache.lastLocales = (preferences, locales)
      _ = cache.locales.value(for: preferences) { locales }
    }
    return locales
  }

  /// Whether a bundle has no tables.
  fileprivate func isEmpty(_ name: LocalizedStringResource.BundleDescription) -> Bool {
    bundle(name)?.tables.isEmpty ?? true
  }

  private func bundle(_ name: LocalizedStringResource.BundleDescription) -> BundleTables? {
    if let bundle = bundles.contents.withLock({ $0.bundles[name] }) { return bundle }
    guard let catalog = source(name) else { return nil }
    let bundle = BundleTables(catalog)
    bundles.contents.withLock { $0.bundles[name] = bundle }
    return bundle
  }
}

/// The tables of one bundle, by name, and its localizations.
private struct BundleTables: Sendable {
  let tables: [String: Table]
  let matcher: LocalizationMatcher

  /// The matcher, extended by the source languages of the tables.
  var matcherWithSources: LocalizationMatcher {
    tables.values.reduce(matcher) { $0.including($1.sourceLanguage) }
  }

  func appLocales(for preferences: [LocaleTag]) -> [LocaleTag] {
    let matcher = matcherWithSources
    guard let first = preferences.first, !matcher.available.isEmpty,
      matcher.relations(of: preferences).isEmpty
    else { return matcher.supportedLocales(from: preferences) }
    let languages = tables.keys.sorted().compactMap { tables[$0]?.sourceLanguage }
    var development = LocaleTag(languages.first { $0 != "Base" } ?? "en")
    development.region = first.region ?? development.region
    return [development]
  }
}

extension BundleTables {
  init(_ catalog: Catalog) {
    tables = Dictionary(catalog.tables.map { ($0.name, $0) }) { first, _ in first }
    let language = catalog.tables.compactMap(\.sourceLanguage).first { $0 != "Base" }
    matcher = LocalizationMatcher(
      available: catalog.tables.flatMap(\.locales).withoutRepetition
    ).withBase(in: LocaleTag(language ?? "en"))
  }
}

/// The environment values that affect lookup and formatting.
package struct LookupConditions: Hashable, Sendable {
  let locale: LocaleTag
  let preferences: [LocaleTag]
  let device: Device
  let fallback: Fallback
  let pluralNumber: PluralNumber
  let width: Int?
  let formatLibrary: FormatLibrary

  init(_ environment: EnvironmentValues) {
    locale = environment.localeTag
    preferences = environment.preferences
    device = environment.device
    fallback = environment.fallback
    pluralNumber = environment.pluralNumber
    width = environment.width
    formatLibrary = environment.formatLibrary
  }
}

/// The tables of a localizer, in one environment.
final class EnvironmentTables: Sendable {
  let conditions: LookupConditions
  let formats: ArgumentFormats
  /// Unowned: the localizer owns these tables, and callers that resolve a text keep it alive.
  private unowned let localizer: Localizer
  private let first = LazyReference<NamedLookup>()
  private let others = Mutex<[NamedLookup]>([])

  init(conditions: LookupConditions, localizer: Localizer) {
    self.conditions = conditions
    formats = ArgumentFormats.shared(in: conditions.locale, library: conditions.formatLibrary)
    self.localizer = localizer
  }

  /// Returns the string for a key or, if no table has it, the default value or the key itself.
  func foundText(
    forKey key: LocalizedStringKey, in table: TableName, defaultValue: String? = nil
  ) -> FoundText {
    if let lookup = lookUp(in: table), let entry = lookup.entry(forKey: key.key) {
      let found = lookup.foundText(of: entry, for: key)
      if defaultValue == nil || found.origin != .key { return found }
    }
    return FoundText(
      format: defaultValue ?? key.key, origin: defaultValue == nil ? .key : .defaultValue,
      isFormat: key.formatting != .never)
  }

  /// Whether the keys of a table double as its strings: in the development language, unless the
  /// table translates it.
  func hasOnlyKeys(_ table: TableName) -> Bool {
    lookUp(in: table)?.hasOnlyKeys
      ?? (conditions.locale.language == "en" && localizer.isEmpty(table.bundle))
  }

  /// Returns the lookup of a table, or nil if its bundle does not have the table.
  func lookUp(in table: TableName) -> TableLookup? {
    // Most strings are in the first table used; finding it again takes no lock (rates.py).
    let first = first.value { NamedLookup(table, lookup: localizer.lookUp(in: table, for: self)) }
    if let first, first.name == table { return first.lookup }
    if let known = others.withLock({ $0.first { $0.name == table } }) { return known.lookup }
    // Unlocked: loading a catalog may report problems to a receiver that looks up strings itself.
    let made = NamedLookup(table, lookup: localizer.lookUp(in: table, for: self))
    return others.withLock { others in
      if let known = others.first(where: { $0.name == table }) { return known.lookup }
      others.append(made)
      return made.lookup
    }
  }
}

/// The lookup of one table.
private final class NamedLookup: Sendable {
  let name: TableName
  let lookup: TableLookup?

  init(_ name: TableName, lookup: TableLookup?) {
    self.name = name
    self.lookup = lookup
  }
}
