public import TextLayout

/// How many rows of each table fit in some rooms, in each locale, and which do not.
public struct FitReport: Sendable {
  /// A room in which every row is measured.
  public struct Room: Sendable {
    /// The phone whose rows have this room; nil for a width that the user named.
    public var screen: String?
    /// The text size of the phone; nil if the font does not depend on it.
    public var textSize: TextSize?
    /// The width, the font and the number of lines of rows that have no slot of their own.
    public var slot: Slot { setting.slot }
    /// The screen and the font, which also complete the slots of rows.
    public var setting: PointSetting

    /// Makes a room.
    public init(screen: String?, textSize: TextSize?, setting: PointSetting) {
      self.screen = screen
      self.textSize = textSize
      self.setting = setting
    }
  }

  /// The rows of a table.
  public struct Table: Sendable {
    /// The name of the table.
    public var name: String
    /// The locales of the table.
    public var locales: [Locale]

    /// Makes the results of a table, and sorts the rows that do not surely fit.
    public init(name: String, locales: [Locale]) {
      self.name = name
      self.locales = locales
      for locale in locales.indices {
        for room in locales[locale].results.indices {
          self.locales[locale].results[room].sort()
        }
      }
    }
  }

  /// The rows of a table that have a text in one locale.
  public struct Locale: Sendable {
    /// The locale as the table spells it.
    public var name: String
    /// The number of rows.
    public var rows: Int
    /// A result for each room of the report.
    public var results: [Result]
  }

  /// The rows of a locale in one room.
  public struct Result: Sendable {
    /// How many rows take each layout.
    public var layouts: [Layout: Int] = [:]
    /// The rows that are cut, or so near to it that nothing is sure; see ``near`` and ``cut``.
    public var tight: [TightRow] = []

    /// How many rows are too near to be sure.
    public var near: Int { tight.count { $0.verdict == .near } }
    /// How many rows are cut.
    public var cut: Int { tight.count { $0.verdict == .cut } }
  }

  /// A row that does not surely fit.
  public struct TightRow: Sendable {
    /// The key of the entry.
    public var key: String
    /// The text as it is shown.
    public var text: String
    /// Where the text is, as `path:line:column`; nil if the key is shown.
    public var place: String?
    /// The width that the row needs, with its value; nil if no width is enough.
    public var need: Double?
    /// How much more or less it may need.
    public var band: Double
    /// Whether it is cut or near.
    public var verdict: PointText.Verdict
    /// The room that it has.
    public var slot: Slot
    /// The place where its slot is written; nil if it has the room of all rows.
    public var origin: WrittenSlot.Origin?
    /// What its value leaves of the room.
    public var titleRoom: Double
    /// The width of its value; 0 without one.
    public var valueWidth: Double
    /// Its lines in this room; empty unless they were asked for.
    public var lines: [Line]
  }

  /// A line of a row, as it is drawn.
  public struct Line: Sendable {
    /// The text.
    public var text: String
    /// The width in points.
    public var width: Double
  }

  /// The rooms.
  public var rooms: [Room]
  /// The tables.
  public var tables: [Table] = []

  /// Makes a report without tables.
  public init(rooms: [Room]) { self.rooms = rooms }
}

extension FitReport.Locale {
  /// Adds rows of the same locale that were measured elsewhere.
  mutating func add(_ other: FitReport.Locale) {
    rows += other.rows
    for number in results.indices {
      results[number].layouts.merge(other.results[number].layouts, uniquingKeysWith: +)
      results[number].tight += other.results[number].tight
    }
  }
}

extension FitReport.Result {
  /// Sorts the rows: what is cut first, then what needs most.
  mutating func sort() {
    tight.sort { first, second in
      if first.verdict != second.verdict { return first.verdict == .cut }
      let needs = (first.need ?? .infinity, second.need ?? .infinity)
      if needs.0 != needs.1 { return needs.0 > needs.1 }
      return (first.key, first.text) < (second.key, second.text)
    }
  }
}
