package import PointMetrics
internal import SourceText
package import TextLayout

/// The number of rows of each table that fit a set of screens, in each locale, and the rows that
/// may not.
package struct FitReport: Sendable {
  /// A screen and row style to measure rows with.
  package struct Room: Sendable {
    /// The phone; nil for a width specified by the user.
    package var screen: String?
    /// The phone's text size; nil if the font does not depend on it.
    package var textSize: TextSize?
    /// The width, font, and number of lines for rows without a slot of their own.
    package var slot: Slot { setting.slot }
    /// The screen and font, which also provide defaults for the slots of rows.
    package var setting: PointSetting

    package init(screen: String?, textSize: TextSize?, setting: PointSetting) {
      self.screen = screen
      self.textSize = textSize
      self.setting = setting
    }
  }

  /// The results for a table.
  package struct Table: Sendable {
    package var name: String
    package var locales: [Locale]

    /// Creates the results for a table, and sorts the rows that may not fit.
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

  /// The results for the rows of a table that have a string in one locale.
  package struct Locale: Sendable {
    /// The locale, as spelled in the table.
    package var name: String
    package var rows: Int
    /// The number of strings that are not measured, because they have several sentences or an empty
    /// line, and no slot of their own.
    package var prose = 0
    /// The results, one for each room of the report.
    package var results: [Result]
  }

  /// The results for the rows of a locale in one room.
  package struct Result: Sendable {
    /// The number of rows in each layout.
    package var layouts: [Layout: Int] = [:]
    /// The rows that are truncated or borderline; see ``near`` and ``cut``.
    package var tight: [TightRow] = []

    /// The number of borderline rows.
    package var near: Int { tight.count { $0.verdict == .near } }
    /// The number of truncated rows.
    package var cut: Int { tight.count { $0.verdict == .cut } }
  }

  /// A row that may not fit.
  package struct TightRow: Sendable {
    package var key: String
    /// The displayed string.
    package var text: String
    /// The location of the string as `path:line:column`; nil if the key is shown.
    package var place: String?
    /// The width that the row needs, including its value; nil if no width is enough.
    package var need: Double?
    /// The margin of error of that width.
    package var marginOfError: Double
    /// Whether the row is truncated or borderline.
    package var verdict: PointText.Verdict
    /// The slot that the row has to fit into.
    package var slot: Slot
    /// The origin of the row's own slot; nil if it has none.
    package var origin: SlotSpecification.Origin?
    /// The width available for the title, beside the value.
    package var titleRoom: Double
    /// The width of the value; 0 if there is none.
    package var valueWidth: Double
    /// The lines as drawn; empty unless requested.
    package var lines: [Line]
  }

  /// A line of a row, as drawn.
  package struct Line: Sendable {
    package var text: String
    /// The width in points.
    package var width: Double
  }

  package var rooms: [Room]
  package var tables: [Table] = []

  package init(rooms: [Room]) { self.rooms = rooms }

  /// A sentence about the strings that are not measured; nil if there are none.
  var proseNote: String? {
    let count = tables.reduce(0) { $1.locales.reduce($0) { $0 + $1.prose } }
    guard count > 0 else { return nil }
    return "\(count.counted("string")) with several sentences or paragraphs not measured; "
      + "strings with a slot always are"
  }
}

extension FitReport.Locale {
  /// Adds rows of the same locale that were measured separately.
  mutating func add(_ other: FitReport.Locale) {
    rows += other.rows
    prose += other.prose
    for number in results.indices {
      results[number].layouts.merge(other.results[number].layouts, uniquingKeysWith: +)
      results[number].tight += other.results[number].tight
    }
  }
}

extension FitReport.Result {
  /// Sorts the rows: truncated ones first, then by the width they need.
  mutating func sort() {
    tight.sort { first, second in
      if first.verdict != second.verdict { return first.verdict == .cut }
      let needs = (first.need ?? .infinity, second.need ?? .infinity)
      if needs.0 != needs.1 { return needs.0 > needs.1 }
      return (first.key, first.text) < (second.key, second.text)
    }
  }
}
