public import SourceText
import StringCatalog

extension RuleID {
  /// Three full stops in the place of an ellipsis.
  public static let ellipsisDots = RuleID("ellipsis-dots", .info)
}

extension Rule {
  /// Three full stops in the place of an ellipsis.
  ///
  /// A translation that has them because its source text has them is not reported.
  static let ellipsisDots = Rule(
    .ellipsisDots, summary: "a text has three full stops in the place of an ellipsis",
    why: """
      "Open..." needs two columns more than "Open…", and a line may break between the stops.
      """,
    fix: "Write one character, …, in their place."
  ) { checked, found in
    guard let position = checked.text?.threeStops,
      checked.translation?.source.threeStops == nil
    else { return }
    found.append(
      Diagnostic(
        .ellipsisDots, message: "three full stops in the place of '…'", at: .text(position)))
  }
}

extension String {
  /// The position, in Unicode scalars from 1, of the first three full stops of which no fourth is the
  /// neighbour.
  fileprivate var threeStops: Int? {
    guard holds(".") else { return nil }
    var run = 0
    var position = 0
    for scalar in unicodeScalars {
      if scalar == "." {
        run += 1
      } else {
        if run == 3 { return position - 2 }
        run = 0
      }
      position += 1
    }
    return run == 3 ? position - 2 : nil
  }
}
