internal import Locales
internal import SourceText
public import StringCatalog

/// A replacement for a string that fixes some of its problems.
///
/// Fixes are offered only where a careful translator would write the same.
public struct TextFix: Sendable {
  /// The leaf to change.
  public let leaf: Leaf
  /// The new string.
  public let text: String
  /// The findings that the new string fixes.
  public let findings: [Finding]

  /// Returns the fixes for findings in tables, in the order of the findings.
  ///
  /// Source strings are never fixed, because their translations would have to follow.
  public static func fixes(of findings: [Finding], in tables: [Table]) -> [TextFix] {
    var known: [ObjectIdentifier: Table] = [:]
    for table in tables {
      if let first = table.entries.first { known[first.tableIdentity] = table }
    }
    var groups: [LeafName: [Finding]] = [:]
    var order: [LeafName] = []
    for finding in findings where FixedRule.all.contains(where: { $0.id == finding.rule }) {
      guard case .leaf(let leaf) = finding.subject else { continue }
      let name = LeafName(of: leaf)
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(finding)
    }
    return order.compactMap { name in
      known[name.table].flatMap { TextFix(of: groups[name] ?? [], in: $0) }
    }
  }

  /// Creates the fix for the findings about one leaf; nil if none of them has a certain fix.
  private init?(of findings: [Finding], in table: Table) {
    guard case .leaf(let leaf)? = findings.first?.subject else { return nil }
    let entry = leaf.localization.entry
    let locale = table.locale(ofLocalization: leaf.localization.locale)
    let facts = EntryFacts(entry, sourceLanguage: table.sourceLanguage)
    var text = leaf.text
    var fixed: Set<RuleID> = []
    for rule in FixedRule.all where findings.contains(where: { $0.rule == rule.id }) {
      guard
        let translation = CheckedTranslation(of: leaf, text: text, locale: locale, facts),
        let new = rule.fix(translation, locale.region == "CA")
      else { continue }
      text = new
      fixed.insert(rule.id)
    }
    guard !fixed.isEmpty, !leaf.text.utf8.elementsEqual(text.utf8) else { return nil }
    self.leaf = leaf
    self.text = text
    self.findings = findings.filter { fixed.contains($0.rule) }
  }
}

extension [Finding] {
  /// Removes the findings that the given fixes resolve.
  package mutating func remove(fixedBy fixes: [TextFix]) {
    var fixed: [LeafName: Set<RuleID>] = [:]
    for fix in fixes { fixed[LeafName(of: fix.leaf), default: []] = Set(fix.findings.map(\.rule)) }
    removeAll { finding in
      guard case .leaf(let leaf) = finding.subject else { return false }
      return fixed[LeafName(of: leaf)]?.contains(finding.rule) ?? false
    }
  }
}

/// The identity of a leaf across tables.
private struct LeafName: Hashable {
  let table: ObjectIdentifier
  let leaf: UInt32

  init(of leaf: Leaf) {
    table = leaf.localization.entry.tableIdentity
    self.leaf = leaf.number
  }
}
