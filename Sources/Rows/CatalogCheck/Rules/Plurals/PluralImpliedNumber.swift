import Locales
import SourceText
import StringCatalog

extension Rule {
  // A form may leave its number out if it is for one number only.
  static let pluralImpliedNumber = Rule(
    RuleID("plural-implied-number", .warning), "plural form omits the number but covers several",
    why: #"Russian uses "one" for 1, 21 and 31, so "1 файл" is also shown for 21 files."#,
    fix: "Add the number's placeholder to the form.",
    localization: { checked, found in
      guard let plurals = checked.numbers else { return }
      for group in checked.plurals {
        // `spec-missing` reports a string that varies as a whole.
        if let name = group.substitution, let other = group.other, other.name == "other",
          group.showsNumber == false, !checked.isSource, checked.sourceShowsNumber(in: name)
        {
          found.add(
            "'other' does not show the number; the source string does", about: .leaf(other.leaf))
          continue
        }
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
          found.add(
            "'\(form.name)' does not show the number, but covers \(examples)",
            about: .leaf(form.leaf))
        }
      }
    })
}

extension CheckedLocalization {
  /// Whether the form `other` of a substitution shows the number in the source string.
  fileprivate func sourceShowsNumber(in substitution: String) -> Bool {
    guard let source = localization.entry.source(in: table.sourceLanguage) else { return false }
    return PluralGroup.all(in: source).contains {
      $0.substitution == substitution && $0.other?.name == "other" && $0.showsNumber
    }
  }
}
