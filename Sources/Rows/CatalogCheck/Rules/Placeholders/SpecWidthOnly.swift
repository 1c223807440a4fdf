import PreviewRows
import SourceText

extension Rule {
  static let specWidthOnly = Rule(
    RuleID("spec-width-only", .warning), "placeholder reads an integer of the wrong size",
    why: """
      Numbers above 2,147,483,647 come out wrong: the app passes 64 bits for %lld, and %d reads \
      32.
      """,
    fix: "Use the same length as the key: %lld instead of %d."
  ) { checked, found in
    checked.forEachMismatch(isWidthOnly: true) { found.add(mismatch($0, $1)) }
  }
}
