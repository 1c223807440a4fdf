import LocalizedText
import PreviewRows
import SourceText

extension Rule {
  static let sourceNearLimit = Rule(
    RuleID("source-near-limit", .info), "source string close to its length limit",
    why: """
      Translations are often longer: with [max: 20], most German translations of a \
      19-character string do not fit.
      """,
    fix: "Shorten the source string, or raise the limit."
  ) { checked, found in
    guard checked.leaf != nil, let limit = checked.facts.lengthLimit?.characters, checked.isSource
    else { return }
    let count = checked.row.title.text.count
    guard count <= limit, count * 100 > limit * 85 else { return }
    found.add("\(count) of \(limit) characters")
  }
}
