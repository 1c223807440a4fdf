import TerminalUI
import TextLayout

extension ColumnWidth {
  /// How wide clusters are in a terminal that was asked; where it said nothing, as in files.
  ///
  /// - Parameters:
  ///   - columns: what the terminal has drawn some clusters on.
  ///   - ambiguous: what the options say of ambiguous characters; 2 stands against all answers.
  init(_ columns: TerminalCapabilities.Columns, ambiguous: Int) {
    self.init(ambiguous: max(ambiguous, columns.ambiguous ?? 1))
    let samples: [(Int?, Features)] = [
      (columns.emojiSelector, .emojiSelectors), (columns.joiner, .joiners),
      (columns.modifier, .modifiers), (columns.conjunct, .clusters),
    ]
    for (drawn, feature) in samples where drawn != nil && drawn != 2 { features.remove(feature) }
  }
}
