/// The reason why a program did not finish.
package enum SubprogramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program could not be started; with its name and the system's error number.
  case notStarted(String, Int32)
  /// The program exceeded its time limit and was terminated.
  case timedOut(String, milliseconds: Int)
  /// The program wrote more than the output limit.
  case tooMuchOutput(String)

  /// The error message.
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
