public import StringCatalog
internal import Synchronization

/// Where texts are looked up: the tables of every bundle, and what was made of them so far.
///
/// It is part of the environment. Catalogs are asked for when a text first needs them, and kept.
///
/// ```swift
/// let localizer = Localizer(catalog: catalog)
/// Text("Hello").resolve(in: EnvironmentValues(locale: LocaleTag("fr"), localizer: localizer))
/// ```
public final class Localizer: Sendable {
  /// Finds the catalog of a bundle; nil where there is none.
  public typealias Source =
    @Sendable (LocalizedStringResource.BundleDescription) -> Catalog?

  /// A localizer without any table: every key is shown as it is.
  public static let empty = Localizer { _ in nil }

  private let source: Source
  private let made = Mutex(Made())

  private struct Made {
    var bundles: [LocalizedStringResource.BundleDescription: BundleTables] = [:]
    var tables: [BoundTables] = []
    /// What was last asked for is asked for again: a process has one list of preferences.
    var served: (preferences: [LocaleTag], served: [LocaleTag])?
  }

  /// The most environments whose look-ups are kept.
  private static let capacity = 16

  /// Makes a localizer that asks for a catalog when a bundle is first needed.
  public init(source: @escaping Source) { self.source = source }

  /// Makes a localizer whose bundles all have the same catalog.
  public convenience init(catalog: Catalog) { self.init { _ in catalog } }

  /// Makes a localizer that has one table; the matcher has the localizations of all tables of its
  /// folder.
  public init(table: Table, matcher: LocalizationMatcher? = nil) {
    source = { _ in nil }
    let bundle = BundleTables(
      tables: [table.name: table],
      matcher: matcher ?? LocalizationMatcher(available: table.locales))
    made.withLock { $0.bundles[.main] = bundle }
  }

  /// The tables as an environment reads them.
  func tables(for environment: EnvironmentValues) -> BoundTables {
    let reading = Reading(environment)
    return made.withLock { made in
      if let tables = made.tables.last(where: { $0.reading == reading }) { return tables }
      if made.tables.count == Self.capacity { made.tables.removeFirst() }
      let tables = BoundTables(
        reading: reading,
        formats: made.tables.first { $0.reading.locale == reading.locale }?.formats,
        localizer: self)
      made.tables.append(tables)
      return tables
    }
  }

  /// The look-up of a table; nil where its bundle does not have it.
  func lookUp(in table: TableName, for tables: BoundTables) -> TableLookUp? {
    guard let bundle = bundle(table.bundle), let found = bundle.tables[table.fileName] else {
      return nil
    }
    return TableLookUp(
      table: found, reading: tables.reading, formats: tables.formats, matcher: bundle.matcher)
  }

  /// The preferred locales from the first one on in which the main bundle has texts; all of them
  /// where it has none in any.
  package func served(of preferences: [LocaleTag]) -> [LocaleTag] {
    // Alone it is the first, and no catalog needs to be read for that.
    guard preferences.count > 1 else { return preferences }
    if let known = made.withLock({ $0.served }), known.preferences == preferences {
      return known.served
    }
    guard let matcher = bundle(.main)?.matcherWithSources else { return preferences }
    let served = matcher.served(of: preferences)
    made.withLock { $0.served = (preferences, served) }
    return served
  }

  private func bundle(_ name: LocalizedStringResource.BundleDescription) -> BundleTables? {
    if let bundle = made.withLock({ $0.bundles[name] }) { return bundle }
    guard let catalog = source(name) else { return nil }
    let bundle = BundleTables(catalog)
    made.withLock { $0.bundles[name] = bundle }
    return bundle
  }
}

extension Localizer: Equatable {
  /// Whether both are the same one.
  public static func == (left: Localizer, right: Localizer) -> Bool { left === right }
}

/// The tables of one bundle by name, and the localizations among which it chooses.
private struct BundleTables: Sendable {
  let tables: [String: Table]
  let matcher: LocalizationMatcher

  /// The matcher with the languages in which the tables are written.
  var matcherWithSources: LocalizationMatcher {
    tables.values.reduce(matcher) { $0.including($1.sourceLanguage) }
  }

  init(tables: [String: Table], matcher: LocalizationMatcher) {
    self.tables = tables
    self.matcher = matcher
  }

  init(_ catalog: Catalog) {
    tables = Dictionary(catalog.tables.map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<String> = []
    matcher = LocalizationMatcher(
      available: catalog.tables.flatMap(\.locales).filter { seen.insert($0).inserted })
  }
}

/// What of an environment decides which text is found, and how numbers are written.
struct Reading: Equatable, Sendable {
  let locale: LocaleTag
  let preferences: [LocaleTag]
  let device: Device
  let fallback: Fallback
  let pluralNumber: PluralNumber
  let width: Int?

  init(_ environment: EnvironmentValues) {
    locale = environment.localeTag
    preferences = environment.preferences
    device = environment.device
    fallback = environment.fallback
    pluralNumber = environment.pluralNumber
    width = environment.width
  }
}
