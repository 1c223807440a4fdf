internal import JSONDocuments
public import StringCatalog

/// The completeness of a catalog's translations.
///
/// Computing it takes one pass over each table's index and decodes no strings.
public struct Coverage: Hashable, Sendable {
  /// The completeness of one table.
  public struct Table: Hashable, Sendable {
    /// The name that apps use for the table.
    public var name: String
    /// The path of the table's file.
    ///
    /// A table of several .strings and .stringsdict files has the path of the first file with
    /// source strings.
    public var path: String
    /// The source language, as spelled in the files; nil if unknown.
    public var source: String?
    /// Whether the source language was inferred because neither a file nor the user specified it.
    public var isSourceGuessed: Bool
    /// The number of entries, including untranslatable ones.
    public var keys: Int
    /// The number of translatable entries.
    public var translatable: Int
    /// The number of translatable entries that every language needs: not those that are stale, or
    /// that lack the source string that others have.
    public var needed: Int
    /// The number of stale entries, whose keys are no longer used in code.
    public var stale: Int
    /// The locales of all entries, sorted by name.
    public var locales: [Locale]
  }

  /// The completeness of one locale of a table.
  public struct Locale: Hashable, Sendable {
    /// The locale, as spelled in the file.
    public var name: String
    /// The number of entries with a localization in the locale.
    public var keys: Int
    /// The number of leaves in the locale, including all variations and substitutions.
    public var leaves: Int
    /// The number of leaves by state, starting with the states that Xcode writes.
    ///
    /// The name is empty for leaves without a state.
    public var states: [State]
    /// The number of needed entries without a localization; 0 for the source language, where the key
    /// is the string.
    public var missing: Int
    /// The number of translatable entries whose worst leaf needs review.
    public var review: Int
    /// The number of translatable entries whose worst leaf is new or empty, or that lack the plural
    /// form `other`.
    public var untranslated: Int
    /// The number of stale entries in the table, which is the same for every locale.
    public var stale: Int
    /// The number of leaves in stale entries.
    public var staleLeaves: Int
    /// The translatable entries, and how many of them are complete.
    public var share: CompletedShare
    /// The same entries, and how many of them are complete and reviewed: none of their strings needs
    /// review or is machine-translated.
    public var reviewed: CompletedShare
    /// The number of rows in each layout by width; nil if not counted.
    public var layouts: [Layouts] = []
  }

  /// The number of rows in each layout, by width from 1.
  public struct Layouts: Hashable, Sendable {
    /// The number of rows on one line.
    public var compact: [Int]
    /// The number of rows on two lines.
    public var standard: [Int]
    /// The number of rows that need more lines.
    public var extended: [Int]
    /// Whether the widths are in points rather than columns.
    public var isInPoints: Bool
    /// The name of the text size, if rows were counted at several.
    public var textSize: String?

    /// Creates the counts of a locale.
    public init(
      compact: [Int], standard: [Int], extended: [Int], isInPoints: Bool = false,
      textSize: String? = nil
    ) {
      self.compact = compact
      self.standard = standard
      self.extended = extended
      self.isInPoints = isInPoints
      self.textSize = textSize
    }
  }

  /// The number of leaves with a state.
  public struct State: Hashable, Sendable {
    /// The state, as spelled in the file.
    public var name: String
    /// The number of leaves.
    public var leaves: Int
  }

  /// A filter for the tables, entries, and locales to count.
  public struct Filter: Sendable {
    /// Returns whether to count the table with a name.
    public var table: @Sendable (String) -> Bool
    /// Returns whether to count an entry; nil counts all entries, which is faster.
    public var entry: (@Sendable (Entry, StringCatalog.Table) -> Bool)?
    /// Returns whether to count a locale, as spelled in the file.
    public var locale: @Sendable (String) -> Bool

    /// Creates a filter; by default everything is counted.
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

  /// Measures the tables of a catalog.
  public init(of catalog: Catalog, filter: Filter = Filter()) {
    self.init(of: catalog.tables, filter: filter)
  }

  /// Measures the given tables.
  public init(of tables: [StringCatalog.Table], filter: Filter = Filter()) {
    self.tables = tables.filter { filter.table($0.name) }.map {
      var counter = CoverageCounter(table: $0, filter: filter)
      counter.count(entries: .max)
      return counter.coverage
    }
  }
}

extension Coverage.Locale {
  /// The number of leaves in the state `translated`.
  public var translated: Int { count("translated") }
  /// The number of leaves in the state `needs_review`.
  public var needsReview: Int { count("needs_review") }
  /// The number of leaves in the state `new`.
  public var new: Int { count("new") }

  private func count(_ state: String) -> Int { states.first { $0.name == state }?.leaves ?? 0 }
}

/// A count of completed items out of a total.
///
/// All percentages are rounded here, so that the screen and `galley coverage` agree.
public struct CompletedShare: Hashable, Sendable {
  /// The number of translated items.
  public var done: Int
  /// The number of items to translate.
  public var total: Int

  /// Creates a share; by default of nothing.
  public init(done: Int = 0, of total: Int = 0) {
    self.done = done
    self.total = total
  }

  /// The share in thousandths, rounded to the nearest; 1000 only if everything is done, so scripts
  /// can test for it.
  public var permille: Int { rounded(to: 1000) }

  /// The share in percent, rounded to the nearest; 100 only if everything is done.
  public var percent: Int { rounded(to: 100) }

  /// The share in percent with one decimal, such as `97.5%`, or a dash if the total is 0.
  public var percentText: String { total == 0 ? "-" : "\(permille / 10).\(permille % 10)%" }

  private func rounded(to parts: Int) -> Int {
    guard done < total else { return parts }
    return min(parts - 1, (2 * parts * done + total) / (2 * total))
  }

  /// Adds both counts of another share.
  public static func += (share: inout CompletedShare, other: CompletedShare) {
    share.done += other.done
    share.total += other.total
  }
}

// MARK: - JSON

extension Coverage {
  /// The coverage as one line of JSON, without a trailing newline.
  public var json: String {
    JSONWriter.text {
      $0.object("total") { total.write(to: &$0) }
      $0.array("languages", languages) { writer, locale in
        writer.object { locale.write(to: &$0) }
      }
      $0.array("tables", tables) { writer, table in
        writer.object { table.write(to: &$0) }
      }
    }
  }
}

extension Coverage.Table {
  fileprivate func write(to writer: inout JSONWriter<String>) {
    writer.member("table", name)
    writer.member("path", path)
    writer.member("source", source)
    writer.member("sourceGuessed", isSourceGuessed)
    writer.member("keys", keys)
    writer.array("locales", locales) { writer, locale in
      writer.object { locale.write(to: &$0) }
    }
  }
}

extension Coverage.Locale {
  fileprivate func write(to writer: inout JSONWriter<String>) {
    writer.member("locale", name.isEmpty ? nil : name)
    writer.member("keys", keys)
    writer.member("leaves", leaves)
    writer.object("states") {
      for state in states { $0.member(state.name, state.leaves) }
    }
    writer.member("translated", translated)
    writer.member("needs_review", needsReview)
    writer.member("new", new)
    writer.member("missing", missing)
    writer.member("review", review)
    writer.member("stale", stale)
    writer.member("staleLeaves", staleLeaves)
    if share.total == 0 {
      writer.member("percent", nil as String?)
      writer.member("reviewed", nil as String?)
    } else {
      writer.member("percent", tenths: share.permille)
      writer.member("reviewed", tenths: reviewed.permille)
    }
    guard let first = layouts.first else { return }
    if first.textSize == nil { return first.write(to: &writer) }
    writer.array("textSizes", layouts) { writer, layouts in
      writer.object {
        $0.member("textSize", layouts.textSize)
        layouts.write(to: &$0)
      }
    }
  }
}

extension Coverage.Layouts {
  fileprivate func write(to writer: inout JSONWriter<String>) {
    writer.object("layouts") {
      $0.member("unit", isInPoints ? "pt" : "column")
      $0.array("compact", compact) { $0.value($1) }
      $0.array("standard", standard) { $0.value($1) }
      $0.array("extended", extended) { $0.value($1) }
    }
  }
}
