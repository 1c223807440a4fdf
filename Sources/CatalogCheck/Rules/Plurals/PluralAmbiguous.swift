import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// The number's value and its digits need different plural forms.
  public static let pluralAmbiguous = RuleID("plural-ambiguous", .warning)
}

extension Rule {
  /// The number's value and its digits need different plural forms.
  static let pluralAmbiguous = Rule(
    .pluralAmbiguous, summary: "the number's value and its digits need different plural forms",
    why: """
      Apps pick the form by value, but users read the digits: 1.0 uses the form for 1, and the \
      app shows "1.0 mile".
      """,
    fix: "Word both forms so that either one works, or round the number first.",
    row: RowCheck { checked, found in
      // A row in another language's text does not need the plural forms of its own locale.
      guard let choice = checked.row.found.pluralChoice, checked.row.found.origin != .source,
        let form = choice.form, let other = choice.otherForm
      else { return }
      found.append(
        Diagnostic(
          .pluralAmbiguous,
          message: "value and digits pick different plural forms:"
            + " '\(form)' (shown) and '\(other)'"))
    },
    localization: LocalizationCheck { checked, found in
      for group in checked.plurals {
        guard let other = group.other, group.specifier?.writesFraction == true,
          let (number, form, written) = checked.numbers?.ambiguous(among: group.names)
        else { continue }
        found.append(
          checked.judgement(
            .pluralAmbiguous,
            "\(number) is shown with a fraction; a system may choose '\(form)' or '\(written)'",
            at: other.leaf))
      }
    })
}

extension FormatSpecifier {
  /// Whether whole numbers are written with digits after the point.
  fileprivate var writesFraction: Bool {
    guard ["f", "F"].contains(conversion) else { return false }
    return switch precision {
    case .fixed(let digits): digits > 0
    case nil: true
    case .argument: false
    }
  }
}
