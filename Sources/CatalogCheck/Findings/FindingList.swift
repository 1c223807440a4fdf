internal import SourceText
internal import StringCatalog

/// Findings in little memory: what the catalog knows is looked up there when a finding is asked for.
///
/// A finding about a text takes 16 bytes instead of a kilobyte: `check.py` in Tests/Bench measures the
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
    static let none = UInt32.max

    /// The number of what it has in common with its neighbors.
    var origin: UInt32
    var entry: UInt32
    var part: UInt32
    var words: UInt32
  }

  /// What many findings have in common.
  struct Origin: Hashable, Sendable {
    /// What `part` and `words` of a record mean.
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

    var kind = Kind.whole
    var level: Level
    /// The number of the home; none for a finding that is kept whole.
    var home = Record.none

    /// Whether the findings are about texts.
    var isLeaf: Bool { kind == .leaf || kind == .unlikeLeaf }
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
  private var origins = Numbered<Origin>()
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
    switch judgement.subject {
    case .leaf(let leaf):
      append(
        judgement, .leaf, in: leaf.localization.entry, file: leaf.place.file, part: leaf.number)
    case .entry(let entry, let localization):
      append(
        judgement, .entry, in: entry, file: entry.place.file,
        part: localization.map { names.number(of: $0) } ?? Record.none)
    case .comment(let entry):
      append(judgement, .comment, in: entry, file: entry.commentPlace.file, part: Record.none)
    case .other(let finding):
      let origin = Origin(level: judgement.level)
      records.append(
        Record(
          origin: number(of: origin), entry: Record.none, part: UInt32(wholes.count),
          words: Record.none))
      wholes.append(finding)
    }
  }

  /// Adds a judgement about a part of an entry.
  private mutating func append(
    _ judgement: Judgement, _ kind: Origin.Kind, in entry: Entry, file: UInt16, part: UInt32
  ) {
    let home = Home(entries: entry.tableEntries, file: file, name: judgement.table)
    var origin = Origin(kind: kind, level: judgement.level, home: number(of: home))
    let words: UInt32
    switch judgement.words {
    case .text(let text): words = names.number(of: text)
    case .unlike(let entry):
      origin.kind = .unlikeLeaf
      words = entry.number
    }
    records.append(
      Record(origin: number(of: origin), entry: entry.number, part: part, words: words))
  }

  /// Adds the findings of another list.
  public mutating func append(contentsOf other: FindingList) {
    guard !isEmpty else {
      self = other
      return
    }
    let homes = other.homes.map { number(of: $0) }
    let origins = other.origins.values.map { origin in
      var origin = origin
      if origin.kind != .whole { origin.home = homes[Int(origin.home)] }
      return (number: number(of: origin), kind: origin.kind)
    }
    let names = other.names.values.map { self.names.number(of: $0) }
    let wholes = UInt32(wholes.count)
    // Room that is not touched costs nothing, and to move many findings takes twice their memory.
    let total = count + other.count
    if total > records.capacity { records.reserveCapacity(total * 16) }
    for var record in other.records {
      let origin = origins[Int(record.origin)]
      record.origin = origin.number
      switch origin.kind {
      case .whole: record.part += wholes
      case .unlikeLeaf: break
      case .leaf, .comment, .entry: record.words = names[Int(record.words)]
      }
      if origin.kind == .entry, record.part != Record.none {
        record.part = names[Int(record.part)]
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

  mutating func number(of origin: Origin) -> UInt32 { origins.number(of: origin) }

  mutating func number(ofMessage words: String) -> UInt32 { names.number(of: words) }

  // MARK: Reading findings

  /// What was said in a record.
  func judgement(of record: Record) -> Judgement {
    let origin = origin(of: record)
    if origin.kind == .whole {
      var finding = wholes[Int(record.part)]
      finding.severity = origin.level.severity
      return Judgement(finding)
    }
    let home = homes[Int(origin.home)]
    let words: Judgement.Words =
      origin.kind == .unlikeLeaf
      ? .unlike(home.entries[Int(record.words)]) : .text(names[record.words])
    return Judgement(
      origin.level.rule, severity: origin.level.severity, words, about: subject(of: record),
      in: home.name)
  }

  /// What a record is about.
  func subject(of record: Record) -> Judgement.Subject {
    let origin = origin(of: record)
    if origin.kind == .whole { return .other(wholes[Int(record.part)]) }
    let entry = homes[Int(origin.home)].entries[Int(record.entry)]
    switch origin.kind {
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
    let origin = origin(of: record)
    guard origin.kind != .whole else { return 0 }
    let entries = homes[Int(origin.home)].entries
    return switch origin.kind {
    case .leaf, .unlikeLeaf: entries.offset(ofLeaf: record.part)
    case .entry: entries[Int(record.entry)].place.offset
    case .comment: entries[Int(record.entry)].commentPlace.offset
    case .whole: 0
    }
  }

  /// The entries of the table of a record that is not kept whole.
  func entries(of record: Record) -> Table.Entries { homes[Int(origin(of: record).home)].entries }

  /// What a record has in common with others.
  func origin(of record: Record) -> Origin { origins[record.origin] }

  /// What records may have in common, by number.
  var allOrigins: [Origin] { origins.values }
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
