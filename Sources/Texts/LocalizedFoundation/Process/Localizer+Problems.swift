internal import FoundationEssentials
public import LocalizedText
internal import SourceText

extension Localizer {
  /// A problem with the program's catalogs: a damaged file or a missing string.
  public struct Problem: Hashable, Sendable {
    /// The missing key, or nil if the problem is a file or a whole table.
    public let key: String?
    /// The table that lacks the key or does not exist, or nil if the problem is a file.
    public let table: String?
    /// A one-line description of the problem.
    public let description: String
  }

  /// Sets the receiver of problems, or nil for none.
  ///
  /// Each problem is reported once, when a lookup first runs into it. By default, a debug build
  /// prints problems to stderr, and a release build ignores them.
  ///
  /// A key without words, such as `%@: %lld` or an emoji, needs no translation and is never
  /// reported. Neither is a key in the development language, unless the table translates that
  /// language.
  ///
  /// ```swift
  /// Localizer.reportProblems { logger.warning("\($0)") }
  /// ```
  public static func reportProblems(to receiver: (@Sendable (Problem) -> Void)?) {
    ProblemReport.current.setReceiver(receiver)
  }

  /// Sets the receiver of problems, or nil for none, in the current task while an operation runs.
  ///
  /// Concurrent tests can each have their own.
  ///
  /// ```swift
  /// @Test func nothingIsMissing() {
  ///   Localizer.withProblems(reportedTo: { Issue.record("\($0)") }) { showAll() }
  /// }
  /// ```
  public static func withProblems<Result, Failure>(
    reportedTo receiver: (@Sendable (Problem) -> Void)?,
    operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try ProblemReport.$ofTask.bound(to: ProblemReport(receiver)) { () throws(Failure) -> Result in
      try EnvironmentValues.withChosen(operation) { $0.reportMissingTexts() }
    }
  }

  /// Sets the receiver of problems in the current task while an asynchronous operation runs.
  public static func withProblems<Result>(
    reportedTo receiver: (@Sendable (Problem) -> Void)?,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
  ) async rethrows -> Result {
    try await ProblemReport.$ofTask.withValue(
      ProblemReport(receiver),
      operation: {
        try await EnvironmentValues.withChosen(operation, isolation: isolation) {
          $0.reportMissingTexts()
        }
      }, isolation: isolation)
  }
}

extension Localizer.Problem: CustomStringConvertible {
  init(_ diagnostic: Diagnostic) {
    self.init(key: nil, table: nil, description: diagnostic.description)
  }

  /// Creates the problem of a missing key or a missing table.
  init(_ missing: MissingText, locale: String) {
    table = missing.table
    if missing.isTableMissing {
      key = nil
      description = "no table '\(missing.table)'"
    } else {
      key = missing.key
      description = "no translation in \(locale) for '\(missing.key)' in '\(missing.table)'"
    }
  }
}
