import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// A source text that leaves translations little room.
  public static let sourceNearLimit = RuleID("source-near-limit", .info)
}

extension Rule {
  /// A source text that leaves translations little room.
  static let sourceNearLimit = Rule(
    .sourceNearLimit, summary: "a source text nearly has the length that its comment allows",
    why: """
      German and French texts are often a third longer than English ones: with [max: 20], no \
      translation of 19 characters fits.
      """,
    fix: "Shorten the source text, or allow more characters."
  ) { checked, found in
    guard checked.leaf != nil, let limit = checked.facts.lengthLimit?.characters, checked.isSource
    else { return }
    let count = checked.row.title.text.count
    guard count <= limit, count * 100 > limit * 85 else { return }
    found.append(
      Diagnostic(
        .sourceNearLimit, message: "\(count) of the \(limit) characters that the comment allows"))
  }
}
