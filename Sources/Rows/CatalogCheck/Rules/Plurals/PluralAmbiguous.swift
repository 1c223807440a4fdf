import Locales
import LocalizedText
import MessageSyntax
import PreviewRows
import SourceText

extension Rule {
  static let pluralAmbiguous = Rule(
    RuleID("plural-ambiguous", .warning),
    "value and displayed digits select different plural forms",
    why: """
      Apps pick the form by value, but users read the digits: 1.0 uses the form for 1, and the \
      app shows "1.0 mile".
      """,
    fix: "Word both forms so that either one works, or round the number first.",
    row: { checked, found in
      // A row in another language's text does not need the plural forms of its own locale.
      guard let choice = checked.row.found.pluralChoice, checked.row.found.origin != .source,
        let form = choice.form, let other = choice.otherForm
      else { return }
      found.add("the value selects '\(form)' (shown), the digits select '\(other)'")
    },
    localization: { checked, found in
      for group in checked.plurals {
        guard let other = group.other, group.specifier?.writesFraction == true,
          let (number, form, written) = checked.numbers?.ambiguous(among: group.names)
        else { continue }
        found.add(
          "\(number) has decimals: its value selects '\(form)', its digits '\(written)'",
          about: .leaf(other.leaf))
      }
    })
}

extension FormatSpecifier {
  /// Whether whole numbers are formatted with decimals.
  fileprivate var writesFraction: Bool {
    guard ["f", "F"].contains(conversion) else { return false }
    return switch precision {
    case .fixed(let digits): digits > 0
    case nil: true
    case .argument: false
    }
  }
}
