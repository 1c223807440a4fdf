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

  /// A state of the log that it can go back to, when an entry has to be read again.
  struct Mark: Sendable {
    fileprivate var records: Int
    fileprivate var total: Int
    fileprivate var counts: [ProblemKind: Int]
    fileprivate var skipsBytes: Bool
  }

  static let limit = 1000

  private(set) var records: [Record] = []
  private var counts: [ProblemKind: Int] = [:]
  /// How many there are, with those that were only counted.
  private(set) var total = 0
  private(set) var skipsBytes = false

  var mark: Mark {
    Mark(records: records.count, total: total, counts: counts, skipsBytes: skipsBytes)
  }

  mutating func rollBack(to mark: Mark) {
    records.removeSubrange(mark.records...)
    total = mark.total
    counts = mark.counts
    skipsBytes = mark.skipsBytes
  }

  mutating func report(
    _ kind: ProblemKind, at offset: Int, key: TextRange = .none, skipsBytes: Bool = false,
    _ message: @autoclosure () -> String
  ) {
    counts[kind, default: 0] += 1
    total += 1
    self.skipsBytes = self.skipsBytes || skipsBytes
    guard counts[kind, default: 0] <= Self.limit else { return }
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
      let rest = counts[kind, default: 0] - Self.limit
      guard rest > 0 else { continue }
      problems.append(
        Problem(
          kind, path: source.path, message: "\(rest) more problems like these (\(kind.rawValue))"))
    }
    return problems
  }
}
