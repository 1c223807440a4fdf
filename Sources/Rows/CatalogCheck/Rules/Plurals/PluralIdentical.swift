import SourceText

extension Rule {
  static let pluralIdentical = Rule(
    RuleID("plural-identical", .info), "identical plural forms",
    why: #"Perhaps one form was copied to the others: "%lld Datei" for every number."#,
    fix: "Translate each form, or ignore the problem if the words do not change.",
    localization: { checked, found in
      for group in checked.plurals where group.forms.count > 1 {
        guard let other = group.other, group.forms.allSatisfy({ $0.text == other.text }) else {
          continue
        }
        found.addSummary(about: .leaf(other.leaf))
      }
    })
}
