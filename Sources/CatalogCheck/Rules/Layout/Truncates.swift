import PreviewRows
public import SourceText
import TextLayout

extension RuleID {
  /// A row that does not show its whole text.
  public static let truncates = RuleID("truncates", .error)
}

extension Rule {
  /// A row that does not show its whole text.
  static let truncates = Rule(
    .truncates, summary: "a row does not show its whole text",
    why: "Users read only a part of the text at this width.",
    fix: "Shorten the text, or give the row more room."
  ) {
    checked, found in
    guard let fitted = checked.fitted, fitted.isCut else { return }
    let lost = fitted.lostColumns
    let message =
      switch lost {
      case ...0: "a character is wider than the row"
      case 1: "1 column is not shown"
      default: "\(lost) columns are not shown"
      }
    found.append(Diagnostic(.truncates, message: message))
  }
}
