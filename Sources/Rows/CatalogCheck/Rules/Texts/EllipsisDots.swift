import SourceText

extension Rule {
  // A translation that has them because its source string has them is not reported.
  static let ellipsisDots = Rule(
    RuleID("ellipsis-dots", .info), "three periods instead of an ellipsis",
    why: #""Open..." is two columns wider than "Open…", and a line can break between the periods."#,
    fix: "Use the ellipsis character, \"…\"."
  ) { checked, found in
    guard let position = checked.text?.threeStops,
      checked.translation?.source.threeStops == nil
    else { return }
    found.add("three periods instead of '…'", at: position)
  }
}

extension String {
  /// The position, in Unicode scalars from 1, of the first run of exactly three periods.
  var threeStops: Int? {
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
