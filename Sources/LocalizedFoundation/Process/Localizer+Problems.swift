internal import FoundationEssentials
public import LocalizedText
internal import SourceText

extension Localizer {
  /// Something that is wrong with the texts of the program: a file that is broken, or a text that is
  /// missing.
  public struct Problem: Hashable, Sendable {
    /// The key that has no text; nil if a file or a whole table is meant.
    public let key: String?
    /// The table that has no such text or does not exist; nil if a file is meant.
    public let table: String?
    /// The problem in one line.
    public let description: String
  }

  /// Chooses the receiver of problems; nil for none.
  ///
  /// Each problem is reported once, when a text is first looked up that has it. Without this call,
  /// a debug build writes them to standard error, and a release build reports none.
  ///
  /// A key without words, such as `%@: %lld` or an emoji, is not missing: it needs no translation.
  /// Neither is any key in the development language, as long as nobody has written texts in it.
  ///
  /// ```swift
  /// Localizer.reportProblems { logger.warning("\($0)") }
  /// ```
  public static func reportProblems(to receiver: (@Sendable (Problem) -> Void)?) {
    ProblemReport.current.setReceiver(receiver)
  }

  /// Chooses the receiver of problems while an operation runs, for its task alone; nil for none.
  ///
  /// Tests that run at the same time can each have their own.
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

  /// Chooses the receiver of problems while an asynchronous operation runs, for its task alone.
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

  /// A key without a text, or a table that does not exist.
  init(_ missing: MissingText, locale: String) {
    table = missing.table
    if missing.isTableMissing {
      key = nil
      description = "there is no table '\(missing.table)'"
    } else {
      key = missing.key
      description = "no text in \(locale) for the key '\(missing.key)' in '\(missing.table)'"
    }
  }
}
