import LocalizedText
public import SourceText

extension RuleID {
  /// A text whose plural forms are all the same.
  public static let pluralIdentical = RuleID("plural-identical", .info)
}

extension Rule {
  /// A text whose plural forms are all the same.
  static let pluralIdentical = Rule(
    .pluralIdentical, summary: "all plural forms of a text are the same",
    why: """
      Perhaps only one form was translated and copied: "%lld Datei" for every number.
      """,
    fix: "Write each form, or ignore the finding if the words do not change.",
    localization: LocalizationCheck { checked, found in
      for group in checked.plurals where group.forms.count > 1 {
        guard let other = group.other, group.forms.allSatisfy({ $0.text == other.text }) else {
          continue
        }
        found.append(
          checked.judgement(.pluralIdentical, "all plural forms are the same", at: other.leaf))
      }
    })
}
