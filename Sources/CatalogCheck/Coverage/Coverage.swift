internal import JSON
public import StringCatalog

/// How complete the translations of a catalog are.
///
/// Counting takes one pass over the index of each table and decodes no text.
public struct Coverage: Hashable, Sendable {
  /// How complete one table is.
  public struct Table: Hashable, Sendable {
    /// The name by which apps know it.
    public var name: String
    /// The path of its file.
    ///
    /// A table of several .strings and .stringsdict files has the path of the first file with source
    /// texts.
    public var path: String
    /// The source language, as the files spell it; nil if it is unknown.
    public var source: String?
    /// Whether the source language was inferred, because neither a file nor the user named it.
    public var isSourceGuessed: Bool
    /// The number of entries, including those that are not to be translated.
    public var keys: Int
    /// The number of entries that are to be translated.
    public var translatable: Int
    /// The number of entries whose key the code no longer has.
    public var stale: Int
    /// The locales that any entry names, sorted by name.
    public var locales: [Locale]
  }

  /// How complete one locale of a table is.
  public struct Locale: Hashable, Sendable {
    /// The locale as the file spells it.
    public var name: String
    /// The number of entries that name it.
    public var keys: Int
    /// The number of its leaves, in all variations and substitutions.
    public var leaves: Int
    /// The leaves by state as spelled, with the states that Xcode writes first.
    ///
    /// The name of a missing state is empty.
    public var states: [State]
    /// The number of entries to be translated that do not name it; 0 for the source language, where
    /// the key is the text.
    public var missing: Int
    /// The number of entries to be translated whose worst text is to be reviewed.
    public var review: Int
    /// The number of entries to be translated whose worst text is new or empty.
    public var untranslated: Int
    /// The number of entries whose key the code no longer has, which is the same for every locale.
    public var stale: Int
    /// The number of its leaves in these entries.
    public var staleLeaves: Int
    /// The entries to be translated, and those of them that have a text in every leaf and wait for no
    /// translator.
    public var share: CompletedShare
    /// How many rows take which layout at each width; nil if they have not been counted.
    public var layouts: [Layouts] = []
  }

  /// How many rows take which layout at each width, beginning with width 1.
  public struct Layouts: Hashable, Sendable {
    /// The rows on one line.
    public var compact: [Int]
    /// The rows on two lines.
    public var standard: [Int]
    /// The rows that need more lines.
    public var extended: [Int]
    /// Whether the widths are in points, and not in columns.
    public var isInPoints: Bool
    /// The name of the text size, if the rows are counted at several.
    public var textSize: String?

    /// Makes the counts of a locale.
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

  /// How many leaves have a state.
  public struct State: Hashable, Sendable {
    /// The state, as the file spells it.
    public var name: String
    /// How many leaves have it.
    public var leaves: Int
  }

  /// Which tables, entries and locales to count.
  public struct Filter: Sendable {
    /// Whether to count a table, by its name.
    public var table: @Sendable (String) -> Bool
    /// Whether to count an entry; nil for all entries, which is faster.
    public var entry: (@Sendable (Entry, StringCatalog.Table) -> Bool)?
    /// Whether to count a locale, as the file spells it.
    public var locale: @Sendable (String) -> Bool

    /// Makes a filter; by default it admits everything.
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
  /// The number of leaves that are translated.
  public var translated: Int { count("translated") }
  /// The number of leaves that a translator has to look at again.
  public var needsReview: Int { count("needs_review") }
  /// The number of leaves that are not translated yet.
  public var new: Int { count("new") }

  private func count(_ state: String) -> Int {
    states.first { $0.name == state }?.leaves ?? 0
  }
}

/// How much of a whole is done.
///
/// All figures of completeness are rounded here, so that the app and `galley coverage` show the
/// same.
public struct CompletedShare: Hashable, Sendable {
  /// How many are translated.
  public var done: Int
  /// How many there are to translate.
  public var total: Int

  /// A share of an amount, of nothing at first.
  public init(done: Int = 0, of total: Int = 0) {
    self.done = done
    self.total = total
  }

  /// The share in thousandths, rounded to the nearest; 1000 only if everything is done, so that a
  /// script can test for it.
  public var permille: Int { rounded(to: 1000) }

  /// The share in percent, rounded to the nearest; 100 only if everything is done.
  public var percent: Int { rounded(to: 100) }

  /// The share in percent with one decimal, as `97.5%`; a dash if there is nothing to do.
  public var percentText: String {
    total == 0 ? "-" : "\(permille / 10).\(permille % 10)%"
  }

  private func rounded(to parts: Int) -> Int {
    guard done < total else { return parts }
    return min(parts - 1, (2 * parts * done + total) / (2 * total))
  }

  /// Adds what is done and what there is to do.
  public static func += (share: inout CompletedShare, other: CompletedShare) {
    share.done += other.done
    share.total += other.total
  }
}

// MARK: - JSON

extension Coverage {
  /// The coverage as one line of JSON, without a line feed.
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
    } else {
      writer.member("percent", tenths: share.permille)
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
