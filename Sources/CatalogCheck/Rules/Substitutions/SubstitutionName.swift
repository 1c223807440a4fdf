public import SourceText
import StringCatalog

extension RuleID {
  /// A substitution with a name that not every system can read.
  public static let substitutionName = RuleID("subst-name-nonportable", .warning)
}

extension Rule {
  /// A substitution with a name that not every system can read.
  static let substitutionName = Rule(
    .substitutionName, summary: "the name of a substitution is not portable",
    why: """
      Not every reader of formats finds the end of a name such as "files.count", and then users \
      read %#@files.count@.
      """,
    fix: "Use letters, digits and underscores of ASCII only: files_count.",
    localization: LocalizationCheck { checked, found in
      guard let first = checked.localization.leaves.first else { return }
      for substitution in checked.substitutions
      where !substitution.name.utf8.allSatisfy(\.isPortable) {
        found.append(
          checked.judgement(
            .substitutionName,
            "the name '\(substitution.name.beginning)' has other characters than letters, digits "
              + "and underscores", at: first, location: substitution.location))
      }
    })
}

extension UInt8 {
  /// Whether every reader accepts the byte in a name.
  fileprivate var isPortable: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
