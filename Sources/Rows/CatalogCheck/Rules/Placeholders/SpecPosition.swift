import LocalizedText
import MessageSyntax
import SourceText

extension Rule {
  // A width has no effect on an object, so nobody means one.
  static let specPosition = Rule(
    RuleID("spec-position", .warning), "placeholder position without a dollar sign",
    why: """
      %1@ is not argument 1 but the next argument with a width of 1: "%2@ of %1@" shows the \
      arguments in the order of the code.
      """,
    fix: "Write the position with a dollar sign: %1$@."
  ) { checked, found in
    guard checked.isFormat, let text = checked.text, text.holds("%"), text.holds("@"),
      let placeholder = text.positionWithoutDollar,
      // The source string has the same mistake, and the report.
      checked.translation?.source.positionWithoutDollar == nil
    else { return }
    let number = placeholder.source.dropFirst().prefix(while: \.isNumber)
    found.add("\(placeholder.source.beginning) is not argument \(number); write %\(number)$@")
  }
}

extension String {
  /// The first placeholder for an object whose position lacks its dollar sign.
  fileprivate var positionWithoutDollar: Placeholder? {
    FormatString(self).placeholders.first { placeholder in
      let digits = placeholder.source.dropFirst().prefix { $0.isNumber }
      return placeholder.position == nil && (1...2).contains(digits.count) && digits.first != "0"
        && placeholder.source.dropFirst(1 + digits.count) == "@"
    }
  }
}
