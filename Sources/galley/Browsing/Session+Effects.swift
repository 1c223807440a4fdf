import PreviewUI
import TerminalDriver

extension Session {
  /// Does what an update asked for; false where that is to leave.
  mutating func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .quit: return false
    case .redraw: screen.redraw()
    case .reload: feed.reload()
    case .edit(let path, let line): edit(path, line: line)
    case .copy, .mouse, .writeSamples: break
    }
    return true
  }

  /// Opens a file in the user's editor, and reads it again when that is closed.
  private mutating func edit(_ path: String, line: Int) {
    guard path != "-" else {
      return model.notice("what came from standard input cannot be edited")
    }
    let editor = Editor(variables: Variable.current())
    screen.suspend()
    let outcome = Subprocess.run(editor.words(opening: path, line: line))
    screen.resume()
    switch outcome {
    case .ended: break
    case .failed(let status): model.notice("\(editor.name) ended with \(status)")
    case .killed(let signal): model.notice("\(editor.name) was ended by signal \(signal)")
    case .notStarted(let reason): model.notice("\(editor.name) cannot be started: \(reason)")
    }
    feed.refresh()
  }
}
