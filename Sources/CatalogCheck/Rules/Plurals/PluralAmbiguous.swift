import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// A number that takes one plural form by its value and another by the digits shown.
  public static let pluralAmbiguous = RuleID("plural-ambiguous", .warning)
}

extension Rule {
  /// A number that takes one plural form by its value and another by the digits shown.
  static let pluralAmbiguous = Rule(
    .pluralAmbiguous, summary: "a number takes another plural form by its value than by its digits",
    why: """
      Apps choose a form by the value, but readers see the digits: 1.0 takes the form for 1, \
      and the app writes "1.0 mile".
      """,
    fix: "Write the text so that both forms are right, or round the number first.",
    row: RowCheck { checked, found in
      // A row in another language's text does not need the plural forms of its own locale.
      guard let choice = checked.row.found.pluralChoice, checked.row.found.origin != .source,
        let form = choice.form, let other = choice.otherForm
      else { return }
      found.append(
        Diagnostic(
          .pluralAmbiguous,
          message: "the value of the number and its digits choose different forms:"
            + " '\(form)' is shown, the other is '\(other)'"))
    },
    localization: LocalizationCheck { checked, found in
      for group in checked.plurals {
        guard let other = group.other, group.specifier?.writesFraction == true,
          let (number, form, written) = checked.numbers?.ambiguous(among: group.names)
        else { continue }
        found.append(
          checked.judgement(
            .pluralAmbiguous,
            "\(number) is written with a fraction: its value chooses '\(form)', its digits"
              + " '\(written)'", at: other.leaf))
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
