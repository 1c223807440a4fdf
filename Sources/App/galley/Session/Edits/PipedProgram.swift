import CatalogFiles
import FileAccess
import PreviewUI
import Synchronization

/// A program of the user that gets rows and answers with edits, on a thread of its own.
///
/// Its words are those of the command: no shell reads them unless the user names one.
final class PipedProgram: Sendable {
  /// How it ended.
  enum Outcome: Sendable {
    /// The output of the program.
    case answered([UInt8])
    /// Why there is no answer.
    case failed(String)
  }

  /// Tells one program from others that post to the same mailbox.
  let id: Int
  let name: String
  let request: PipeRequest
  private let isEnded = Flag()
  /// Nil if the system has no more threads.
  private let thread: JoinedThread?

  private final class Flag: Sendable { let state = Mutex(false) }

  /// How long a program may take; a translation service may need its time, and Esc ends it at once.
  private static let time = Duration.seconds(300)
  /// More than the texts of any selection.
  private static let limit = 64 << 20

  /// Starts a program, and posts how it ended.
  init(running words: [String], _ request: PipeRequest, id: Int, to mailbox: Mailbox) {
    self.id = id
    self.request = request
    name = words[0].folderAndName.name
    let (isEnded, name) = (self.isEnded, self.name)
    thread = .orHere {
      let outcome = Self.outcome(of: words, named: name, reading: request.lines) {
        isEnded.state.withLock { $0 }
      }
      mailbox.post(.piped(outcome, of: id))
    }
  }

  // The program is ended, and then `thread` is joined.
  deinit { isEnded.state.withLock { $0 = true } }

  private static func outcome(
    of words: [String], named name: String, reading lines: String,
    unless isEnded: @escaping () -> Bool
  ) -> Outcome {
    do throws(SubprogramError) {
      let program = try CapturedProgram(
        running: words, input: Array(lines.utf8), within: time, limit: limit, unless: isEnded)
      switch program.ending {
      case .exited(0): return .answered(program.output)
      case .exited(let status):
        let reason = program.errors.split(separator: "\n").first.map { ": \($0.prefix(200))" }
        return .failed("\(name) failed with status \(status)\(reason ?? "")")
      case .signaled(let signal): return .failed("\(name) was killed by signal \(signal)")
      }
    } catch {
      return .failed("\(error)")
    }
  }
}
