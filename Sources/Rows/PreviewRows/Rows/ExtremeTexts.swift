internal import LocalizedText
internal import PointMetrics
internal import StringCatalog
internal import TextLayout

/// Finds the widest or tallest string of an entry across all localizations.
struct ExtremeTexts: Sendable {
  let extreme: ExtremeText
  /// A maker for each localization of the table; each formats strings for its language.
  private let makers: [RowMaker]
  /// Measures strings as they are drawn.
  private let measurer: TextMeasurer
  /// The width of a row in columns, or nil for unlimited.
  private let width: Int?
  /// The measurer and width for measuring strings in points, or nil to measure them in columns.
  private let points: (measurer: PointMeasurer, room: Double)?

  /// Creates a search of all localizations of a maker's table.
  init(_ extreme: ExtremeText, of maker: RowMaker, in setting: PointSetting?) {
    self.extreme = extreme
    measurer = maker.measurer
    width = maker.resolver.environment.width
    points = setting.map { setting in
      let slot = setting.slot
      return (PointMeasurer(locale: maker.locale, style: slot.style), slot.width)
    }
    let (table, own) = (maker.table, maker.locale)
    // Base.lproj contains the strings of the source language.
    let names = table.languages.filter { $0 != "Base" }
    var tags: [LocaleTag] = []
    for tag in names.map({ LocaleTag($0) })
    where tag != own.withoutPrivateUse && !tags.contains(tag) { tags.append(tag) }
    makers = tags.map { maker.maker(for: $0.settingFullNames(own.prefersFullNames)) }
  }

  /// Returns the maker and row of the string to show, or nil if the entry's own row already shows
  /// it.
  ///
  /// Among equal strings, the row's own is preferred, then the first in the table.
  func choice(
    for entry: Entry, arguments: PassedArguments, own: Row
  ) -> (maker: RowMaker, row: Row)? {
    var greatest = own.hasOwnText ? size(of: own) : nil
    var choice: (maker: RowMaker, row: Row)?
    for maker in makers {
      let row = maker.row(for: entry, arguments: arguments)
      // Strings of a parent or of the source language are found under their own locale.
      guard row.found.origin == .exact || row.found.isSourceText else { continue }
      let size = size(of: row)
      guard greatest.map({ $0 < size }) ?? true else { continue }
      (greatest, choice) = (size, (maker, row))
    }
    return choice
  }

  /// Returns the sizes to compare strings by, most important first.
  private func size(of row: Row) -> (Double, Double) {
    if let points {
      let text = points.measurer.measure(row.title)
      let lines = { Double(text.lineCount(in: points.room).lines) }
      return (extreme == .tallest ? lines() : 0, text.width)
    }
    let text = measurer.measure(row.title)
    guard extreme == .tallest else { return (0, Double(text.columns)) }
    let value = width == nil ? nil : row.value.map { measurer.measure($0) }
    // At its own width, a string breaks only at newlines.
    let fitted = FittedRow(title: text, value: value, width: width ?? max(1, text.columns))
    return (Double(fitted.lines.count), Double(text.columns))
  }
}
