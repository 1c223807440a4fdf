/// Why a program did not run to its end.
package enum SubprogramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It cannot be started: the name as the caller gave it, and the system's error number.
  case notStarted(String, Int32)
  /// It was ended after so many milliseconds.
  case timedOut(String, milliseconds: Int)
  /// It wrote more than the caller takes.
  case tooMuchOutput(String)

  /// A sentence for the user.
  package var description: String {
    switch self {
    case .notStarted(let program, let code):
      "cannot run '\(program)': \(SystemError(code))"
    case .timedOut(let program, let milliseconds):
      "'\(program)' timed out after \(milliseconds / 1000) s"
    case .tooMuchOutput(let program): "'\(program)' wrote too much output"
    }
  }
}
