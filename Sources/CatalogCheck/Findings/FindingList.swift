internal import SourceText
internal import StringCatalog

/// Findings in little memory: what the catalog knows is looked up there when a finding is asked for.
///
/// A finding about a text takes 20 bytes instead of a kilobyte: `check.py` in Tests/Bench measures the
/// memory of a check.
///
/// ```swift
/// var findings = FindingList([Finding(Diagnostic("unreadable", message: "no such file"))])
/// findings.sort()
/// findings[0].diagnostic.message  // no such file
/// ```
public struct FindingList: Sendable {
  /// A finding as numbers.
  struct Record: Sendable {
    enum Kind: UInt8 {
      /// About a text; `part` is the number of the leaf.
      case leaf
      /// The same; `words` is the number of the entry whose text is another one.
      case unlikeLeaf
      /// About an entry; `part` is the number of the localization's name, or ``none``.
      case entry
      /// About the comment of an entry.
      case comment
      /// `part` is the number of a finding that is kept whole.
      case whole
    }

    static let none = UInt32.max

    /// Whether the finding is about a text.
    var isLeaf: Bool { kind == .leaf || kind == .unlikeLeaf }

    var kind: Kind
    var level: UInt16
    var home: UInt32 = 0
    var entry: UInt32 = 0
    var part = none
    var words: UInt32 = 0
  }

  /// A file of a table, with the name that its findings give the table.
  private struct Home: Sendable {
    let entries: Table.Entries
    let file: UInt16
    let name: String?
  }

  /// A rule with the severity of a finding.
  struct Level: Hashable, Sendable {
    let rule: RuleID
    var severity: Severity
  }

  var records: [Record] = []
  private var homes: [Home] = []
  private var levels = Numbered<Level>()
  /// Messages, and names of localizations.
  private var names = Numbered<String>()
  /// The findings that are not in numbers: those of readers, and those outside of texts.
  private var wholes: [Finding] = []

  /// A list without findings.
  public init() {}

  /// A list of some findings.
  public init(_ findings: some Sequence<Finding>) { append(contentsOf: findings) }

  // MARK: Adding findings

  /// Adds a finding.
  public mutating func append(_ finding: Finding) { append(Judgement(finding)) }

  /// Adds findings.
  public mutating func append(contentsOf findings: some Sequence<Finding>) {
    for finding in findings { append(finding) }
  }

  /// Adds what a rule says.
  mutating func append(_ judgement: Judgement) {
    var record = Record(kind: .whole, level: number(of: judgement.level))
    switch judgement.subject {
    case .leaf(let leaf):
      record.kind = .leaf
      record.part = leaf.number
      note(judgement, in: leaf.localization.entry, file: leaf.place.file, in: &record)
    case .entry(let entry, let localization):
      record.kind = .entry
      if let localization { record.part = names.number(of: localization) }
      note(judgement, in: entry, file: entry.place.file, in: &record)
    case .comment(let entry):
      record.kind = .comment
      note(judgement, in: entry, file: entry.commentPlace.file, in: &record)
    case .other(let finding):
      record.part = UInt32(wholes.count)
      wholes.append(finding)
    }
    records.append(record)
  }

  /// Notes the entry, the file and the words of a judgement.
  private mutating func note(
    _ judgement: Judgement, in entry: Entry, file: UInt16, in record: inout Record
  ) {
    record.entry = entry.number
    record.home = number(
      of: Home(entries: entry.tableEntries, file: file, name: judgement.table))
    switch judgement.words {
    case .text(let text): record.words = names.number(of: text)
    case .unlike(let entry):
      record.kind = .unlikeLeaf
      record.words = entry.number
    }
  }

  /// Adds the findings of another list.
  public mutating func append(contentsOf other: FindingList) {
    guard !isEmpty else {
      self = other
      return
    }
    let homes = other.homes.map { number(of: $0) }
    let levels = other.levels.values.map { number(of: $0) }
    let names = other.names.values.map { self.names.number(of: $0) }
    let wholes = UInt32(wholes.count)
    // Room that is not touched costs nothing, and to move many findings takes twice their memory.
    let total = count + other.count
    if total > records.capacity { records.reserveCapacity(total * 16) }
    for var record in other.records {
      record.level = levels[Int(record.level)]
      if record.kind == .whole {
        record.part += wholes
      } else {
        record.home = homes[Int(record.home)]
        if record.kind != .unlikeLeaf { record.words = names[Int(record.words)] }
        if record.kind == .entry, record.part != Record.none {
          record.part = names[Int(record.part)]
        }
      }
      records.append(record)
    }
    self.wholes += other.wholes
  }

  private mutating func number(of home: Home) -> UInt32 {
    let known = homes.lastIndex {
      $0.file == home.file && $0.entries.areThose(of: home.entries) && $0.name == home.name
    }
    if let known { return UInt32(known) }
    homes.append(home)
    return UInt32(homes.count - 1)
  }

  /// The number of a level; there are only a few hundred.
  mutating func number(of level: Level) -> UInt16 { UInt16(levels.number(of: level)) }

  // MARK: Reading findings

  /// What was said in a record.
  func judgement(of record: Record) -> Judgement {
    let level = level(of: record)
    if record.kind == .whole {
      var finding = wholes[Int(record.part)]
      finding.severity = level.severity
      return Judgement(finding)
    }
    let home = homes[Int(record.home)]
    let words: Judgement.Words =
      record.kind == .unlikeLeaf
      ? .unlike(home.entries[Int(record.words)]) : .text(names[record.words])
    return Judgement(
      level.rule, severity: level.severity, words, about: subject(of: record), in: home.name)
  }

  /// What a record is about.
  func subject(of record: Record) -> Judgement.Subject {
    if record.kind == .whole { return .other(wholes[Int(record.part)]) }
    let entry = homes[Int(record.home)].entries[Int(record.entry)]
    switch record.kind {
    case .leaf, .unlikeLeaf:
      let leaf = entry.leaf(number: record.part)
      return leaf.map { .leaf($0) } ?? .entry(entry, localization: nil)
    case .entry:
      return .entry(entry, localization: record.part == Record.none ? nil : names[record.part])
    case .comment, .whole: return .comment(entry)
    }
  }

  /// The offset in its file of what a record is about, by which the findings of a home are sorted.
  func offset(of record: Record) -> UInt32 {
    let entries = homes[Int(record.home)].entries
    return switch record.kind {
    case .leaf, .unlikeLeaf: entries.offset(ofLeaf: record.part)
    case .entry: entries[Int(record.entry)].place.offset
    case .comment: entries[Int(record.entry)].commentPlace.offset
    case .whole: 0
    }
  }

  /// The rule and the severity of a record.
  func level(of record: Record) -> Level { levels[UInt32(record.level)] }

  /// All levels that findings may have, by number.
  var allLevels: [Level] { levels.values }
}

extension Judgement {
  fileprivate var level: FindingList.Level { FindingList.Level(rule: rule, severity: severity) }
}

extension FindingList: RandomAccessCollection {
  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of findings.
  public var endIndex: Int { records.count }
  /// The finding at an index.
  public subscript(index: Int) -> Finding { judgement(of: records[index]).finding }
}
