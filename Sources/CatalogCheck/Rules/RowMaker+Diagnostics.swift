package import PreviewRows
package import SourceText
internal import StringCatalog
package import TextLayout

extension RowMaker {
  /// Everything that some rules find wrong with a row, in the room that the project gives its key, or
  /// else as it is fitted.
  ///
  /// A row tells what a check finds in its localization: plural forms that it does not show, and
  /// mistakes of the entry, belong to it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - fitted: The row, fitted to its width.
  ///   - points: The row in points, if it has to fit there.
  ///   - rules: The rules, as the project settles them.
  ///   - reported: The reports of readers about the row's entry, in all its localizations.
  /// - Returns: The diagnostics that concern this row.
  package func diagnostics(
    of row: Row, fitted: FittedRow, points: PointRow? = nil, by rules: RuleSet,
    reported: [Diagnostic]
  ) -> [Diagnostic] {
    var (fitted, lastLayout, room) = (fitted, nil as Layout?, nil as Int?)
    if case .columns(let width, let layout) = rules.settings.room(
      ofKey: row.entry.key, layout: .standard)
    {
      fitted = fit(row, width: width)
      lastLayout = layout
      room = width
    }
    let checked = CheckedRow(
      row, fitted: fitted, lastLayout: lastLayout, points: points,
      locale: row.textLocale(in: locale))
    let rest = RestOfRow(shown: checked, width: room)
    return rules.diagnostics(of: checked, table: table.name, reported: reported) { known in
      rest.diagnostics(by: rules, self, besides: known)
    }
  }
}
