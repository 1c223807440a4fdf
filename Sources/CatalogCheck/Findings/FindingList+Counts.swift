public import SourceText
internal import StringCatalog

extension FindingList {
  /// How many findings each rule has, the most frequent first.
  public var countsByRule: [(rule: RuleID, count: Int)] {
    let rules = allOrigins.map(\.level.rule)
    var counts: [RuleID: Int] = [:]
    for record in records { counts[rules[Int(record.origin)], default: 0] += 1 }
    return counts.map { (rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule.rawValue) < ($0.count, $1.rule.rawValue) }
  }

  /// How many findings each language has, as files spell it, the most frequent first; a finding about
  /// a whole key or file has none.
  public var countsByLanguage: [(language: String, count: Int)] {
    var counts: [String: Int] = [:]
    for record in records {
      if let language = subject(of: record).language { counts[language, default: 0] += 1 }
    }
    return counts.map { (language: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.language) < ($0.count, $1.language) }
  }
}

extension Judgement.Subject {
  /// The language of what is judged, as the file spells it.
  fileprivate var language: String? {
    switch self {
    case .leaf(let leaf): leaf.localization.locale
    case .entry(_, let localization): localization
    case .comment: nil
    case .other(let finding): finding.diagnostic.localization
    }
  }
}
