import PreviewUI

/// Rows that a program of the user edits.
extension Session {
  /// Starts a program; nil ends the one that runs.
  mutating func pipe(_ request: PipeRequest?) {
    piped = nil
    guard let request else { return model.notice("cancelled") }
    let words = Editor.words(of: request.command)
    guard !words.isEmpty else { return model.failPipe("missing command") }
    pipeCount += 1
    piped = PipedProgram(running: words, request, id: pipeCount, to: mailbox)
  }

  /// Shows what a program has answered.
  mutating func take(_ outcome: PipedProgram.Outcome, ofPipe id: Int) {
    guard let program = piped, program.id == id else { return }
    piped = nil
    switch outcome {
    case .failed(let reason): model.failPipe(reason)
    case .answered(let bytes):
      let reply = PipeReply(bytes, of: program.name, to: program.request)
      model.show(reply.proposal(of: program.name, in: tables))
    }
  }
}
