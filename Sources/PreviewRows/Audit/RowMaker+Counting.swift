internal import ICU
internal import LocalizedText
internal import StringCatalog
internal import TextLayout

/// What those need who measure texts without making rows of them.
extension RowMaker {
  /// The numbers of the localizations in which the table is searched.
  var searchedLocales: [UInt32] { resolver.searchedLocales(in: TableName(table.name)) }

  /// Whether nothing is made of a text but to fill its placeholders and to read its Markdown.
  var showsTextsAsTheyAre: Bool { resolver.environment.pseudo == nil && defaultValue == nil }

  /// The devices whose texts are shown, the first that there is.
  var devices: [String] { resolver.environment.device.searchedNames }

  /// Whether something stands at the right of the row of an entry.
  func hasValue(_ entry: Int) -> Bool {
    !samples.isEmpty && samples[table.entries[entry].key].value != nil
  }

  /// What the placeholders of an entry receive.
  func arguments(ofEntry entry: Int) -> [Argument] { arguments(of: table.entries[entry]) }

  /// What finds the breakpoints of texts as the rows are measured.
  func breakpointFinder() -> BreakpointFinder { measurer.breakpointFinder() }

  /// The words that a placeholder makes of an argument; nil where it makes more of it, or nothing.
  func words(of argument: Argument, in placeholder: String) -> String? {
    if case .text = argument { return nil }
    let format = FormatString(placeholder)
    guard format.placeholders.count == 1, format.pieces.count == 1 else { return nil }
    return resolver.resolve(format, arguments: [argument]).text
  }

  /// The number of the path of the plural form that an integer takes, 0 not counted; nil for all
  /// other numbers.
  func pluralPath(of number: Argument) -> Int? {
    guard case .integer(let value) = number, value != 0 else { return nil }
    let paths = zip(PluralCategory.allCases, TableTexts.pluralPaths)
    return resolver.form(of: Dictionary(uniqueKeysWithValues: paths), for: number)
  }
}
