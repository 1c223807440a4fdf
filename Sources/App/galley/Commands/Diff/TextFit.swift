import CatalogCheck
import LocalizedText
import PointMetrics
import PreviewRows
import StringCatalog
import TextLayout

/// How one text fits, in the room that the project gives it, or from which width in any.
struct TextFit: Equatable {
  /// The least columns in which it is on one line; nil if it has several lines at any width.
  let columns: Int?
  /// Whether it is cut in its room; nil if the project gives it none.
  let isCut: Bool?
  /// In words: `1 line at 10+`, `truncated`.
  let words: String
}

/// A text of a table as a row, and how it fits.
struct FittedText {
  let row: Row
  let maker: RowMaker
  /// The columns that the project gives it; nil if it gives it none.
  var room: Int?
  let fit: TextFit
}

/// Tells how the texts of one version of a table fit.
struct TextFits {
  private let table: Table
  private let samples: Samples
  private let slots: Slots
  private let settings: ProjectSettings
  private var makers: [String: RowMaker] = [:]
  private var measurers: [String: PointMeasurers] = [:]

  /// Prepares to measure texts of a table, with what its project says about them.
  init(of table: Table, samples: Samples, slots: Slots, settings: ProjectSettings) {
    self.table = table
    self.samples = samples
    self.slots = slots
    self.settings = settings
  }

  /// A text as a row, and how it fits; nil if the table does not have it.
  mutating func text(ofKey key: String, locale: String, path: LeafPath) -> FittedText? {
    guard let entry = table.entry(forKey: key), let localization = entry.localization(locale)
    else { return nil }
    let maker = maker(of: locale)
    let declared = DeclaredArguments(of: entry, sourceLanguage: table.sourceLanguage)
    let rows = maker.rows(of: localization, for: maker.key(of: entry, declared: declared))
    guard let row = rows.first(where: { $0.found.leaf?.path == path }) else { return nil }
    let breakpoints = maker.fit(row, width: Self.wide).breakpoints
    let lines =
      breakpoints.compact.map { "1 line at \($0)+" }
      ?? breakpoints.standard.map { "2 lines at \($0)+" } ?? "several lines"
    if let slot = slots.slot(of: entry) {
      var own = measurers[locale] ?? PointMeasurers(locale: maker.locale)
      let points = PointRow(row, written: slot, in: PointSetting(), by: &own)
      measurers[locale] = own
      return FittedText(
        row: row, maker: maker,
        fit: TextFit(
          columns: breakpoints.compact, isCut: points.verdict == .cut,
          words: points.verdict.words))
    }
    if case .columns(let width, let last) = settings.room(ofKey: key, layout: .standard) {
      let fitted = maker.fit(row, width: width)
      let isCut = fitted.isCut || fitted.layout.isLater(than: last)
      return FittedText(
        row: row, maker: maker, room: width,
        fit: TextFit(
          columns: breakpoints.compact, isCut: isCut,
          words: isCut ? "truncated in \(width) columns" : "fits in \(width) columns"))
    }
    return FittedText(
      row: row, maker: maker,
      fit: TextFit(columns: breakpoints.compact, isCut: nil, words: lines))
  }

  /// A width at which every layout is tried.
  private static let wide = ProjectSettings.widest

  private mutating func maker(of locale: String) -> RowMaker {
    if let known = makers[locale] { return known }
    let maker = RowMaker(of: table, samples: samples, localization: locale)
    makers[locale] = maker
    return maker
  }
}
