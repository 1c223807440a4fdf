import LocalizedText
public import SourceText

extension RuleID {
  /// Identical plural forms.
  public static let pluralIdentical = RuleID("plural-identical", .info)
}

extension Rule {
  /// Identical plural forms.
  static let pluralIdentical = Rule(
    .pluralIdentical, summary: "identical plural forms",
    why: """
      Perhaps one form was copied to the others: "%lld Datei" for every number.
      """,
    fix: "Translate each form, or ignore the finding if the words do not change.",
    localization: LocalizationCheck { checked, found in
      for group in checked.plurals where group.forms.count > 1 {
        guard let other = group.other, group.forms.allSatisfy({ $0.text == other.text }) else {
          continue
        }
        found.append(
          checked.judgement(.pluralIdentical, "identical plural forms", at: other.leaf))
      }
    })
}
