package import PreviewRows
package import SourceText
internal import StringCatalog
package import TextLayout

extension RowMaker {
  /// Returns all problems of a row, at the width that the project sets for its key, or else as
  /// fitted.
  ///
  /// The result includes problems in other parts of the row's localization, such as plural forms
  /// not shown, and in its entry.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - fitted: the row, fitted to its width.
  ///   - points: the row in points, if it has to fit there.
  ///   - rules: the rules, with the project's settings.
  ///   - reported: the readers' diagnostics about the row's entry, in all localizations.
  ///   - declared: the arguments that the app passes, if they are known already.
  /// - Returns: the diagnostics that apply to this row.
  package func diagnostics(
    of row: Row, fitted: FittedRow, points: PointRow? = nil, by rules: RuleSet,
    reported: [Diagnostic], declared: DeclaredArguments? = nil
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
      locale: row.textLocale(in: locale),
      EntryFacts(row.entry, sourceLanguage: row.sourceLanguage, declared: declared))
    var found = rules.problems(of: checked, reported: reported)
    if rules.admits(checked) {
      found += RestOfRow(shown: checked, width: room).diagnostics(by: rules, self, besides: found)
    }
    return rules.settled(found, of: checked, table: table.name)
  }
}
