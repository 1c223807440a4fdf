import LocalizedText
public import SourceText

extension RuleID {
  /// A plural form for several numbers that does not show its number.
  public static let pluralImpliedNumber = RuleID("plural-implied-number", .warning)
}

extension Rule {
  /// A plural form for several numbers that does not show its number.
  ///
  /// A form may leave its number out if it is for one number only.
  static let pluralImpliedNumber = Rule(
    .pluralImpliedNumber, summary: "a plural form for several numbers does not show the number",
    why: """
      In Russian "one" is for 1, 21 and 31: a text that says "1 file" is shown for 21 files, too.
      """,
    fix: "Write the placeholder of the number into the form.",
    localization: LocalizationCheck { checked, found in
      guard let plurals = checked.numbers else { return }
      for group in checked.plurals {
        let hasZero = group.names.contains("zero")
        for form in group.forms where form.name != "other" {
          let numbers = plurals.numbers(of: form.name, hasZero: hasZero)
          guard numbers.count != 1, group.showsNumber(form) == false else { continue }
          // French has "many" for 1,000,000, and Czech has it for 1.5.
          guard !numbers.isEmpty || plurals.optional.contains(form.name) else { continue }
          let examples =
            numbers.isEmpty
            ? "fractions or large numbers"
            : numbers.prefix(4).map(String.init).joined(separator: ", ")
              + (numbers.count > 4 ? " …" : "")
          found.append(
            checked.judgement(
              .pluralImpliedNumber,
              "the form '\(form.name)' leaves its number out, but is for \(examples)",
              at: form.leaf))
        }
      }
    })
}
