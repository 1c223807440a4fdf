import SourceText
import WorkingCopy

/// The failures of a command with its catalogs: for standard error, and for its exit status.
struct WorkspaceReport: Sendable {
  /// Who reads of problems in files.
  enum Reader: Sendable {
    /// A reader of standard error.
    case standardError
    /// A reader of the results, among which the command lists them.
    case results
    /// Nobody: the app shows them, and nothing goes to standard error.
    case app
  }

  /// The exit status so far: whether all files could be read.
  private(set) var status = ExitStatus.fine
  /// Everything that the options ask for and that could not be shown.
  private(set) var failures: [String] = []
  /// The first of them that is about a file of which galley has both versions.
  private(set) var interruptedWrite: String?
  /// The problems with the paths, the files and their samples.
  private(set) var problems: [Diagnostic] = []
  /// The problems that still have to go to standard error.
  private var unwritten: [Diagnostic] = []
  private let reader: Reader

  /// A report without problems.
  init(for reader: Reader = .standardError) { self.reader = reader }

  /// Notes problems of files.
  mutating func note(_ new: [Diagnostic]) {
    problems += new
    if reader == .standardError { unwritten += new }
  }

  /// Notes problems that only the app lists.
  mutating func list(_ new: [Diagnostic]) { problems += new }

  /// Notes that the command cannot succeed.
  mutating func worsen() { status.worsen(to: .failure) }

  /// Notes that something cannot be shown, which is no problem of a file.
  mutating func fail(_ message: String) {
    worsen()
    failures.append(message)
    if reader != .app { StandardError.report(message) }
  }

  /// Notes that a file may be torn, because galley was killed while it wrote it.
  mutating func fail(_ write: FileReplacement.InterruptedWrite) {
    let message = """
      \(write.path): galley was killed while it wrote the file; copy back the version before, \
      \(write.before), or the new one, \(write.after)
      """
    interruptedWrite = interruptedWrite ?? message
    fail(message)
  }

  /// The problems that still have to go to standard error, of which this is the last word.
  mutating func takeUnwritten() -> [Diagnostic] {
    defer { unwritten = [] }
    return unwritten
  }
}
