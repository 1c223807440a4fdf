public import StringCatalog

/// How far the languages of a catalog are.
///
/// It is counted over the index of the tables, in one pass and without a text being decoded.
public struct Coverage: Hashable, Sendable {
  /// How far one table is.
  public struct Table: Hashable, Sendable {
    /// The table's name.
    public var name: String
    /// The language in which its texts are written first, as the file spells it.
    public var source: String
    /// The number of entries, those that nobody translates included.
    public var keys: Int
    /// The locales that any entry names, sorted by their names.
    public var locales: [Locale]
  }

  /// How far one locale of a table is.
  public struct Locale: Hashable, Sendable {
    /// The locale as the file spells it.
    public var name: String
    /// The entries that name it.
    public var keys: Int
    /// Their string units, in whatever variation or substitution.
    public var leaves: Int
    /// The leaves by state as spelled, those that Xcode writes first; empty where none is written.
    public var states: [State]
    /// The entries to be translated that do not name it; none in the source language, where the
    /// key is the text.
    public var missing: Int
    /// The entries to be translated that have a text in every leaf and wait for no translator.
    public var done: Int
    /// The entries to be translated.
    public var translatable: Int
    /// How many of its rows take which layout at each width, where somebody has counted them.
    public var layouts: Layouts?
  }

  /// How many rows take which layout, at width 1 and so on.
  public struct Layouts: Hashable, Sendable {
    /// The rows on one line.
    public var compact: [Int]
    /// The rows on two lines.
    public var standard: [Int]
    /// The rows that take more.
    public var extended: [Int]

    /// Makes the numbers of a locale.
    public init(compact: [Int], standard: [Int], extended: [Int]) {
      self.compact = compact
      self.standard = standard
      self.extended = extended
    }
  }

  /// How many leaves have a state.
  public struct State: Hashable, Sendable {
    /// The state as spelled.
    public var name: String
    /// How many leaves have it.
    public var leaves: Int
  }

  /// What is counted.
  public struct Filter: Sendable {
    /// Whether a table is wanted, by its name.
    public var table: @Sendable (String) -> Bool
    /// Whether an entry is wanted; nil for all, which is faster.
    public var entry: (@Sendable (Entry, StringCatalog.Table) -> Bool)?
    /// Whether a locale is wanted, as the file spells it.
    public var locale: @Sendable (String) -> Bool

    /// A filter; without arguments it lets everything through.
    public init(
      table: @escaping @Sendable (String) -> Bool = { _ in true },
      entry: (@Sendable (Entry, StringCatalog.Table) -> Bool)? = nil,
      locale: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
      self.table = table
      self.entry = entry
      self.locale = locale
    }
  }

  /// The tables, in the order of the catalog.
  public var tables: [Table]

  /// Counts the tables of a catalog.
  public init(of catalog: Catalog, filter: Filter = Filter()) {
    self.init(of: catalog.tables, filter: filter)
  }

  /// Counts some tables.
  public init(of tables: [StringCatalog.Table], filter: Filter = Filter()) {
    self.tables = tables.filter { filter.table($0.name) }.map {
      var counter = CoverageCounter(table: $0, filter: filter)
      counter.count(entries: .max)
      return counter.coverage
    }
  }
}

extension Coverage.Locale {
  /// The leaves that are translated.
  public var translated: Int { count("translated") }
  /// The leaves that somebody should look at again.
  public var needsReview: Int { count("needs_review") }
  /// The leaves that nobody has touched.
  public var new: Int { count("new") }

  private func count(_ state: String) -> Int {
    states.first { $0.name == state }?.leaves ?? 0
  }

  /// What is done of what is to be translated, in thousandths, rounded; 1000 only if nothing is
  /// left, so that a script may ask for it.
  public var permille: Int {
    guard done < translatable else { return 1000 }
    return min(999, (2000 * done + translatable) / (2 * translatable))
  }
}
