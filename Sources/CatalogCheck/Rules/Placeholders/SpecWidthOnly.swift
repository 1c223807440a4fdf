import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// An integer that a placeholder reads with another size than the app passes.
  public static let specWidthOnly = RuleID("spec-width-only", .warning)
}

extension Rule {
  /// An integer that a placeholder reads with another size than the app passes.
  static let specWidthOnly = Rule(
    .specWidthOnly, summary: "a placeholder reads an integer of another size",
    why: """
      Numbers above 2,147,483,647 are shown wrongly: the app passes 64 bits for %lld, and %d reads \
      32 of them.
      """,
    fix: "Write the length as the key does: %lld instead of %d."
  ) { checked, found in
    checked.forEachMismatch(isWidthOnly: true) { use, declared in
      found.append(
        Diagnostic(
          .specWidthOnly,
          message:
            "\(use.source.beginning) reads another size than \(declared.source.beginning), as which "
            + "the app passes argument \(use.number)"))
    }
  }
}
