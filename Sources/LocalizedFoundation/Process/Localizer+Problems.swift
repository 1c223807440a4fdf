internal import FoundationEssentials
internal import Glibc
public import LocalizedText
internal import StringCatalog
internal import Synchronization

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
  /// ```swift
  /// Localizer.reportProblems { logger.warning("\($0)") }
  /// ```
  public static func reportProblems(to receiver: (@Sendable (Problem) -> Void)?) {
    ProblemReport.setReceiver(receiver)
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
      description = "there is no table “\(missing.table)”"
    } else {
      key = missing.key
      description = "no text in \(locale) for the key “\(missing.key)” in “\(missing.table)”"
    }
  }
}

/// The receiver of problems, and the problems that it has.
enum ProblemReport {
  private struct State {
    var receiver: (@Sendable (Localizer.Problem) -> Void)?
    var reported: Set<Localizer.Problem> = []
  }

  /// The most problems that are kept: keys may be made from what a client sends.
  private static let limit = 1_000

  #if DEBUG
    private static let state = Mutex(State(receiver: print))
  #else
    private static let state = Mutex(State())
  #endif

  static func setReceiver(_ receiver: (@Sendable (Localizer.Problem) -> Void)?) {
    state.withLock { $0 = State(receiver: receiver) }
  }

  /// Whether anything receives problems.
  static var isOn: Bool { state.withLock { $0.receiver != nil } }

  /// Passes on a problem, unless it has been reported.
  static func add(_ problem: Localizer.Problem) {
    // The receiver may look up a text itself, so it is called without the lock.
    let receiver = state.withLock { state -> (@Sendable (Localizer.Problem) -> Void)? in
      guard let receiver = state.receiver, state.reported.count < limit,
        state.reported.insert(problem).inserted
      else { return nil }
      return receiver
    }
    receiver?(problem)
  }

  @Sendable private static func print(_ problem: Localizer.Problem) {
    let line = Array("LocalizedFoundation: \(problem)\n".utf8)
    // One write, so that lines of several threads stay whole.
    _ = write(STDERR_FILENO, line, line.count)
  }
}
