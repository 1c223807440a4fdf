package import PointMetrics
package import TextLayout

/// How many rows of each table fit in some rooms, in each locale, and which do not.
package struct FitReport: Sendable {
  /// A room in which every row is measured.
  package struct Room: Sendable {
    /// The phone whose rows have this room; nil for a width that the user named.
    package var screen: String?
    /// The text size of the phone; nil if the font does not depend on it.
    package var textSize: TextSize?
    /// The width, the font and the number of lines of rows that have no slot of their own.
    package var slot: Slot { setting.slot }
    /// The screen and the font, which also complete the slots of rows.
    package var setting: PointSetting

    package init(screen: String?, textSize: TextSize?, setting: PointSetting) {
      self.screen = screen
      self.textSize = textSize
      self.setting = setting
    }
  }

  /// The rows of a table.
  package struct Table: Sendable {
    package var name: String
    package var locales: [Locale]

    /// Makes the results of a table, and sorts the rows that do not surely fit.
    package init(name: String, locales: [Locale]) {
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
  package struct Locale: Sendable {
    /// The locale as the table spells it.
    package var name: String
    package var rows: Int
    /// A result for each room of the report.
    package var results: [Result]
  }

  /// The rows of a locale in one room.
  package struct Result: Sendable {
    /// How many rows take each layout.
    package var layouts: [Layout: Int] = [:]
    /// The rows that are cut, or so near to it that nothing is sure; see ``near`` and ``cut``.
    package var tight: [TightRow] = []

    /// How many rows are too near to be sure.
    package var near: Int { tight.count { $0.verdict == .near } }
    /// How many rows are cut.
    package var cut: Int { tight.count { $0.verdict == .cut } }
  }

  /// A row that does not surely fit.
  package struct TightRow: Sendable {
    package var key: String
    /// The text as it is shown.
    package var text: String
    /// Where the text is, as `path:line:column`; nil if the key is shown.
    package var place: String?
    /// The width that the row needs, with its value; nil if no width is enough.
    package var need: Double?
    /// How much more or less it may need.
    package var band: Double
    /// Whether it is cut or near.
    package var verdict: PointText.Verdict
    /// The room that it has.
    package var slot: Slot
    /// The place where its slot is written; nil if it has the room of all rows.
    package var origin: WrittenSlot.Origin?
    /// What its value leaves of the room.
    package var titleRoom: Double
    /// The width of its value; 0 without one.
    package var valueWidth: Double
    /// Its lines in this room; empty unless they were asked for.
    package var lines: [Line]
  }

  /// A line of a row, as it is drawn.
  package struct Line: Sendable {
    package var text: String
    /// The width in points.
    package var width: Double
  }

  package var rooms: [Room]
  package var tables: [Table] = []

  package init(rooms: [Room]) { self.rooms = rooms }
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
