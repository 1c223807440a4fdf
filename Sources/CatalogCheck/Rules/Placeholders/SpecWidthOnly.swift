import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// Placeholder reads an integer of the wrong size.
  public static let specWidthOnly = RuleID("spec-width-only", .warning)
}

extension Rule {
  /// Placeholder reads an integer of the wrong size.
  static let specWidthOnly = Rule(
    .specWidthOnly, summary: "placeholder reads an integer of the wrong size",
    why: """
      Numbers above 2,147,483,647 come out wrong: the app passes 64 bits for %lld, and %d reads \
      32.
      """,
    fix: "Use the same length as the key: %lld instead of %d."
  ) { checked, found in
    checked.forEachMismatch(isWidthOnly: true) { use, declared in
      found.append(
        Diagnostic(
          .specWidthOnly,
          message:
            "\(use.source.beginning) reads argument \(use.number), "
            + "but the app passes \(declared.source.beginning)"))
    }
  }
}
