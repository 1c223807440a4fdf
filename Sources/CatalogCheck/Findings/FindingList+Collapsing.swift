package import SourceText
internal import StringCatalog

extension FindingList {
  /// What findings have in common that become one: a rule, a file and a language.
  private struct Group: Hashable {
    let rule: RuleID
    let home: UInt32
    let localization: String
  }

  /// Replaces many findings of a rule about a language in a file by the first of them, which says how
  /// many there are.
  ///
  /// A language that nobody has translated yet would fill screens with the same sentence.
  ///
  /// - Parameters:
  ///   - rules: the rules of which that is true.
  ///   - limit: the number of findings that are kept as they are.
  package mutating func collapse(_ rules: Set<RuleID>, above limit: Int) {
    let isMeant = allOrigins.map { $0.isLeaf && rules.contains($0.level.rule) }
    guard isMeant.contains(true) else { return }
    func group(of record: Record, in list: borrowing FindingList) -> Group? {
      guard isMeant[Int(record.origin)], case .leaf(let leaf) = list.subject(of: record) else {
        return nil
      }
      let origin = list.origin(of: record)
      return Group(
        rule: origin.level.rule, home: origin.home, localization: leaf.localization.locale)
    }
    var counts: [Group: Int] = [:]
    for record in records {
      if let group = group(of: record, in: self) { counts[group, default: 0] += 1 }
    }
    counts = counts.filter { $0.value > limit }
    guard !counts.isEmpty else { return }
    var told: Set<Group> = []
    var kept: [Record] = []
    for record in records {
      guard let group = group(of: record, in: self), let count = counts[group] else {
        kept.append(record)
        continue
      }
      guard told.insert(group).inserted else { continue }
      let words =
        "\(judgement(of: record).message); \(count - 1) more like this in \(group.localization.beginning)"
        + " (--only \(group.rule) lists them)"
      var first = record
      first.words = number(ofMessage: words)
      kept.append(first)
    }
    records = kept
  }
}
