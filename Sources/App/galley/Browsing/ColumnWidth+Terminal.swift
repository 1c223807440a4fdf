import TerminalValues
import TextLayout

extension ColumnWidth {
  /// The rule for a terminal that was asked; for a question that it did not answer, the rule for
  /// files.
  ///
  /// - Parameters:
  ///   - columns: how many columns the terminal gave to samples of text.
  ///   - ambiguous: the columns of ambiguous characters in the options; 2 overrides every answer.
  init(_ columns: TerminalCapabilities.Columns, ambiguous: Int) {
    self.init(ambiguous: max(ambiguous, columns.ambiguous ?? 1))
    let samples: [(Int?, Features)] = [
      (columns.emojiSelector, .emojiSelectors), (columns.joiner, .joiners),
      (columns.modifier, .modifiers), (columns.conjunct, .clusters),
    ]
    for (drawn, feature) in samples where drawn != nil && drawn != 2 { features.remove(feature) }
  }
}
