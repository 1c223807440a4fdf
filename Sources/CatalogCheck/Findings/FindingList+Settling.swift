public import SourceText
internal import StringCatalog

extension FindingList {
  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int {
    let counted = allOrigins.map { $0.level.severity == severity }
    return records.count { counted[Int($0.origin)] }
  }

  /// The rules of the findings.
  package var rules: Set<RuleID> {
    var isUsed = Array(repeating: false, count: allOrigins.count)
    for record in records { isUsed[Int(record.origin)] = true }
    return Set(zip(allOrigins, isUsed).lazy.filter(\.1).map(\.0.level.rule))
  }

  /// The path of the file of a finding; nil if it is in none.
  package func path(at index: Int) -> String? { subject(of: records[index]).path }

  /// Whether the texts of two findings read alike.
  package func areAboutSameText(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (records[first], records[second])
    let (here, there) = (origin(of: left), origin(of: right))
    if here.isLeaf, there.isLeaf, here.home == there.home, left.entry == right.entry {
      return left.part == right.part
    }
    let (one, other) = (self[first], self[second])
    return one.diagnostic.key == other.diagnostic.key
      && one.diagnostic.localization == other.diagnostic.localization
      && one.path == other.path && one.text == other.text
  }

  /// Removes some findings.
  public mutating func removeAll(where isRemoved: (Finding) -> Bool) {
    removeJudgements(from: 0) { isRemoved($0.finding) }
  }

  /// Removes some of the judgements from a place on.
  mutating func removeJudgements(from start: Int, where isRemoved: (Judgement) -> Bool) {
    keep(from: start) { list, record in
      isRemoved(list.judgement(of: record)) ? nil : record.origin
    }
  }

  /// Gives findings the severities that a project has settled.
  ///
  /// - Parameters:
  ///   - severity: the severity that replaces another one of a rule; nil leaves the finding out.
  ///   - isExcepted: whether a finding is left out in any case; nil if none is.
  package mutating func settle(
    _ severity: (RuleID, Severity) -> Severity?, except isExcepted: ((Finding) -> Bool)?
  ) {
    let settled = allOrigins.map { origin in
      var origin = origin
      return severity(origin.level.rule, origin.level.severity).map {
        origin.level.severity = $0
        return number(of: origin)
      }
    }
    keep(from: 0) { list, record in
      guard let origin = settled[Int(record.origin)] else { return nil }
      return isExcepted?(list.judgement(of: record).finding) == true ? nil : origin
    }
  }

  /// Gives each record from a place on the origin that `origin` says, and removes those without one; no
  /// second list is made for that.
  private mutating func keep(
    from start: Int, _ origin: (borrowing FindingList, Record) -> UInt32?
  ) {
    var kept = start
    for index in records.indices.dropFirst(start) {
      guard let origin = origin(self, records[index]) else { continue }
      records[kept] = records[index]
      records[kept].origin = origin
      kept += 1
    }
    records.removeLast(records.count - kept)
  }

  // MARK: Order

  /// Sorts the findings by file, place and rule, as ``Finding`` says.
  ///
  /// Those in numbers are nearly in order and need no lines. Each of the few others is put into its
  /// place among them, from the last one on.
  public mutating func sort() {
    let isWhole = allOrigins.map { $0.kind == .whole }
    let others = records.filter { isWhole[Int($0.origin)] }
      .sorted { judgement(of: $0).finding < judgement(of: $1).finding }
    var sorted = records
    records = []
    if !others.isEmpty { sorted.removeAll { isWhole[Int($0.origin)] } }
    // Most differ in their offsets, which are looked up only once.
    var placed = sorted.map { (record: $0, offset: offset(of: $0)) }
    sorted = []
    let homes = allOrigins.map(\.home)
    placed.sort { one, other in
      one.offset != other.offset && homes[Int(one.record.origin)] == homes[Int(other.record.origin)]
        ? one.offset < other.offset : isBefore(one.record, other.record)
    }
    sorted = placed.map(\.record)
    var end = sorted.count
    var target = end + others.count
    sorted += others
    for other in others.reversed() {
      let finding = judgement(of: other).finding
      let place = (0..<end).partitioningIndex { finding < judgement(of: sorted[$0]).finding }
      while end > place {
        (end, target) = (end - 1, target - 1)
        sorted[target] = sorted[end]
      }
      target -= 1
      sorted[target] = other
    }
    records = sorted
  }

  /// Whether a finding in numbers comes before another one.
  private func isBefore(_ first: Record, _ second: Record) -> Bool {
    let (here, there) = (origin(of: first), origin(of: second))
    if here.home != there.home {
      let (one, other) = (subject(of: first).path ?? "", subject(of: second).path ?? "")
      if one != other { return one < other }
      return judgement(of: first).finding < judgement(of: second).finding
    }
    let (place, otherPlace) = (offset(of: first), offset(of: second))
    if place != otherPlace { return place < otherPlace }
    let (one, other) = (here.level.rule.rawValue, there.level.rule.rawValue)
    return one == other ? judgement(of: first).message < judgement(of: second).message : one < other
  }
}

extension Judgement.Subject {
  /// The path of the file; nil if what is judged is in none.
  fileprivate var path: String? {
    switch self {
    case .leaf(let leaf): leaf.localization.path
    case .entry(let entry, _), .comment(let entry): entry.path
    case .other(let finding): finding.diagnostic.path
    }
  }
}
