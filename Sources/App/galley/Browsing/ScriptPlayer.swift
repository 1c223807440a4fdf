import CatalogFiles
import PreviewUI
import SourceText
import TerminalValues
import WorkingCopy

/// `galley --script`: presses keys without a terminal, and prints or saves the screen after them.
struct ScriptPlayer {
  let options: BrowseCommand

  /// The size of the screen if the options do not say.
  private static let size = Size(columns: 80, rows: 24)

  func run() -> ExitStatus {
    let events: [Event]
    do {
      events = try Event.events(in: options.script ?? "")
    } catch {
      StandardError.report("\(error)", advice: OptionsError.advice(for: []))
      return .wrongUsage
    }
    let size = options.size ?? Self.size
    let mailbox = Mailbox()
    let updates = CatalogUpdates(options, to: mailbox)
    let first = updates.whole()
    guard !first.tables.isEmpty else { return first.workspace.report.status }
    var session = Session(updates, first: first, size: size, to: mailbox)
    var host = ScriptHost()
    session.waitForThreads(&host)
    // Each event comes after the work of the one before is done.
    for event in events {
      guard session.update(event, on: &host) else { break }
      session.waitForThreads(&host)
    }
    session.end()
    session.report()
    if let choice = session.choice {
      return session.status.worsened(by: StandardOutput.write(choice))
    }
    if options.selects { return .findings }
    while session.model.isCountingProblems { session.model.countProblems() }
    var renderer = Renderer()
    return session.status.worsened(by: save(renderer.draw(session.model).canvas))
  }

  /// Writes the texts of the screen, and below them its styles if colors are wanted.
  private func save(_ canvas: Canvas) -> ExitStatus {
    let text = (options.shared.color == .always ? canvas.styledText : canvas.text) + "\n"
    guard let path = options.savedScreen, path != "-" else { return StandardOutput.write(text) }
    do throws(FileFault) {
      try FileWriter.write(Array(text.utf8), to: path)
      return .fine
    } catch {
      StandardError.report("cannot write \(path): \(error)")
      return .failure
    }
  }
}

/// The host of a session that plays a script: no program gets the terminal.
private struct ScriptHost: SessionHost {
  func launch(_ words: [String]) -> String? {
    "cannot start \(words.first?.marked ?? "programs") in a script"
  }
  func clip(_ text: String) -> String? { nil }
  func redraw() {}
  func setMouseReporting(_ isOn: Bool) {}
}
