public import SourceText
public import StringCatalog

/// The rules that an entry's comment ignores: `[galley: ignore end-punct, spec-missing]`.
struct IgnoredRules {
  private static let beginning = "[galley: ignore"

  /// The rule IDs, in the order of the comment.
  private(set) var ids: [RuleID] = []

  /// Parses a comment.
  init(comment: String?) {
    // Nearly all comments have none of these words.
    guard let comment, comment.holds("[") else { return }
    var rest = comment[...]
    while ids.count < Rule.ids.count, let start = rest.firstIndex(of: "[") {
      rest = rest[start...]
      guard rest.hasPrefix(Self.beginning) else {
        rest = rest.dropFirst()
        continue
      }
      let list = rest.dropFirst(Self.beginning.count).prefix { $0 != "]" && !$0.isNewline }
      rest = rest[list.endIndex...]
      guard rest.first == "]" else { continue }
      for word in list.split(
        maxSplits: Rule.ids.count, whereSeparator: { $0 == " " || $0 == "," }
      ) where ids.count < Rule.ids.count {
        let id = RuleID(rawValue: String(word))
        if !ids.contains(id) { ids.append(id) }
      }
    }
  }

  /// Removes the ignored findings, and returns the rules that had none.
  func remove(from findings: inout [Finding]) -> [RuleID] {
    let found = Set(findings.map(\.rule))
    findings.removeAll { ids.contains($0.rule) }
    return ids.filter { !found.contains($0) }
  }
}

extension Entry {
  /// Whether the comment ignores a rule: `[galley: ignore end-punct]`.
  public func ignores(_ rule: RuleID) -> Bool { IgnoredRules(comment: comment).ids.contains(rule) }
}
