import SourceText
import StringCatalog

extension Rule {
  static let substitutionName = Rule(
    RuleID("subst-name-nonportable", .warning), "substitution name with special characters",
    why: """
      Some parsers do not find the end of a name like "files.count", and users see \
      %#@files.count@.
      """,
    fix: "Use only ASCII letters, digits and underscores: files_count.",
    localization: { checked, found in
      guard let first = checked.localization.leaves.first else { return }
      for substitution in checked.substitutions
      where !substitution.name.utf8.allSatisfy(\.isPortable) {
        found.add(
          "use only letters, digits and underscores in the name "
            + "'\(substitution.name.beginning)'", about: .part(of: first, at: substitution.offset))
      }
    })
}

extension UInt8 {
  /// Whether the byte is accepted in a name by every reader.
  fileprivate var isPortable: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }
}
