/// Collects what a reader finds wrong in one source, by offset.
///
/// A hostile file can hold a problem at every byte: of each kind the first `limit` are kept and
/// the rest are counted.
struct ProblemLog: Sendable {
  struct Record: Sendable {
    var kind: ProblemKind
    var offset: UInt32
    var message: String
    var key: TextRange
    var skipsBytes: Bool
  }

  /// How many problems of a kind there were, and whether any of them skipped bytes.
  fileprivate struct Tally: Sendable {
    var count = 0
    var skipsBytes = false
  }

  /// A state of the log that it can go back to, when an entry has to be read again.
  struct Mark: Sendable {
    fileprivate var records: Int
    fileprivate var total: Int
    fileprivate var tallies: [ProblemKind: Tally]
  }

  static let limit = 1000

  private(set) var records: [Record] = []
  private var tallies: [ProblemKind: Tally] = [:]
  /// How many there are, with those that were only counted.
  private(set) var total = 0

  var mark: Mark { Mark(records: records.count, total: total, tallies: tallies) }

  mutating func rollBack(to mark: Mark) {
    records.removeSubrange(mark.records...)
    total = mark.total
    tallies = mark.tallies
  }

  mutating func report(
    _ kind: ProblemKind, at offset: Int, key: TextRange = .none, skipsBytes: Bool = false,
    _ message: @autoclosure () -> String
  ) {
    total += 1
    tallies[kind, default: Tally()].count += 1
    if skipsBytes { tallies[kind, default: Tally()].skipsBytes = true }
    guard tallies[kind, default: Tally()].count <= Self.limit else { return }
    records.append(
      Record(
        kind: kind, offset: UInt32(truncatingIfNeeded: offset), message: message(), key: key,
        skipsBytes: skipsBytes))
  }

  /// The problems with their places, in file order, and a line for those that were only counted.
  func problems(in source: Source) -> [Problem] {
    var problems: [Problem] = []
    // Problems of one entry share its key, which may be as long as the file.
    var last = (range: TextRange.none, text: String?.none)
    for record in records.sorted(by: { $0.offset < $1.offset }) {
      if record.key != last.range {
        last = (record.key, record.key.isNone ? nil : source.text(record.key))
      }
      problems.append(
        Problem(
          record.kind, path: source.path, location: source.location(of: record.offset),
          message: record.message, key: last.text, skipsBytes: record.skipsBytes))
    }
    for kind in ProblemKind.allCases {
      guard let tally = tallies[kind], tally.count > Self.limit else { continue }
      problems.append(
        Problem(
          kind, path: source.path,
          message: "\(tally.count - Self.limit) more problems like these (\(kind.rawValue))",
          skipsBytes: tally.skipsBytes))
    }
    return problems
  }
}
