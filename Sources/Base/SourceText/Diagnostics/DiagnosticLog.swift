/// Collects the diagnostics of a file by offset while it is read.
///
/// A hostile file can contain a problem at every byte, so only the first `limit` diagnostics of
/// each rule are kept; the rest are counted.
package struct DiagnosticLog: Sendable {
  private struct Record: Sendable {
    var rule: RuleID
    var severity: Severity?
    var range: TextRange
    var message: String
    var key: TextRange
    var localization: UInt32?
    var skipsBytes: Bool
    var rejectsFile: Bool
  }

  /// The number of diagnostics of a rule, and their combined effects.
  fileprivate struct Tally: Sendable {
    var count = 0
    var skipsBytes = false
    var rejectsFile = false
  }

  /// A state of the log to roll back to before reading an entry again.
  package struct Mark: Sendable {
    fileprivate var records: Int
    fileprivate var total: Int
    fileprivate var tallies: [RuleID: Tally]
  }

  /// The maximum number of diagnostics kept per rule.
  package static let limit = 1000

  private var records: [Record] = []
  private var tallies: [RuleID: Tally] = [:]
  /// The number of diagnostics reported, whether kept or not.
  package private(set) var total = 0

  /// Creates an empty log.
  package init() {}

  /// The current state.
  package var mark: Mark { Mark(records: records.count, total: total, tallies: tallies) }

  /// Discards all diagnostics reported after a mark.
  package mutating func rollBack(to mark: Mark) {
    records.removeSubrange(mark.records...)
    total = mark.total
    tallies = mark.tallies
  }

  /// Whether a rule has any diagnostics.
  package func holds(_ rule: RuleID) -> Bool { tallies[rule] != nil }

  /// Reports a problem at an offset.
  package mutating func report(
    _ rule: RuleID, severity: Severity? = nil, at offset: Int, key: TextRange = .none,
    localization: UInt32? = nil, skipsBytes: Bool = false, rejectsFile: Bool = false,
    _ message: @autoclosure () -> String
  ) {
    report(
      rule, severity: severity, in: TextRange(offset, offset), key: key, localization: localization,
      skipsBytes: skipsBytes, rejectsFile: rejectsFile, message())
  }

  /// Reports a problem with a range of the file.
  ///
  /// - Parameters:
  ///   - rule: the violated rule.
  ///   - severity: the severity; nil for the rule's.
  ///   - range: the range with the problem.
  ///   - key: the range of the entry's key.
  ///   - localization: the number of the localization; nil outside of localizations.
  ///   - skipsBytes: whether bytes are skipped because of the problem.
  ///   - rejectsFile: whether Foundation or Xcode rejects the whole file because of the problem.
  ///   - message: a description of the problem, evaluated only if the diagnostic is kept.
  package mutating func report(
    _ rule: RuleID, severity: Severity? = nil, in range: TextRange, key: TextRange = .none,
    localization: UInt32? = nil, skipsBytes: Bool = false, rejectsFile: Bool = false,
    _ message: @autoclosure () -> String
  ) {
    total += 1
    tallies[rule, default: Tally()].count += 1
    if skipsBytes { tallies[rule, default: Tally()].skipsBytes = true }
    if rejectsFile { tallies[rule, default: Tally()].rejectsFile = true }
    guard tallies[rule, default: Tally()].count <= Self.limit else { return }
    records.append(
      Record(
        rule: rule, severity: severity, range: range, message: message(), key: key,
        localization: localization, skipsBytes: skipsBytes, rejectsFile: rejectsFile))
  }

  /// Returns the diagnostics in file order, with one more for each rule whose limit was exceeded.
  ///
  /// - Parameters:
  ///   - file: the file, which converts offsets to locations.
  ///   - localization: the localization of the whole file, if it has only one.
  ///   - text: decodes the string in a range, for keys.
  ///   - localizationName: returns the name of the localization with a number.
  /// - Returns: the diagnostics, up to `limit` plus one of each rule.
  package func diagnostics(
    in file: SourceFile, localization: String? = nil, text: (TextRange) -> String,
    localizationName: (UInt32) -> String = { _ in "" }
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    // The diagnostics of one entry share its key, which may be as long as the file.
    var last = (range: TextRange.none, text: String?.none)
    for record in records.sorted(by: { $0.range.offset < $1.range.offset }) {
      if record.key != last.range {
        last = (record.key, record.key.isNone ? nil : text(record.key))
      }
      var diagnostic = Diagnostic(
        record.rule, severity: record.severity, message: record.message,
        at: .file(file.place(of: record.range)))
      diagnostic.key = last.text
      diagnostic.localization = record.localization.map(localizationName) ?? localization
      diagnostic.skipsBytes = record.skipsBytes
      diagnostic.rejectsFile = record.rejectsFile
      diagnostics.append(diagnostic)
    }
    for (rule, tally) in tallies.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where tally.count > Self.limit {
      var rest = Diagnostic(
        rule, path: file.path,
        message: "\(tally.count - Self.limit) more problems like these (\(rule))",
        localization: localization, skipsBytes: tally.skipsBytes)
      rest.rejectsFile = tally.rejectsFile
      diagnostics.append(rest)
    }
    return diagnostics
  }
}
