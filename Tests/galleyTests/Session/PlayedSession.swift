import CatalogFiles
import PreviewUI
import TerminalValues
import TestMaterial
import Testing

@testable import galley

/// A session in this process, so that its files can change between two keys.
struct PlayedSession {
  private var session: Session
  private var host = SilentHost()

  private struct SilentHost: SessionHost {
    func launch(_ words: [String]) -> String? { nil }
    func clip(_ text: String) -> String? { nil }
    func redraw() {}
    func setMouseReporting(_ isOn: Bool) {}
  }

  /// Opens a file.
  init(_ path: String, locale: String = "de") throws {
    let command = try Invocation(words: ["-l", locale, path]).command as? BrowseCommand
    let options = try #require(command)
    let mailbox = Mailbox()
    let updates = CatalogUpdates(options, to: mailbox)
    session = Session(
      updates, first: updates.whole(), size: Size(columns: 160, rows: 24), to: mailbox)
  }

  /// Presses keys; the work of each is done before the next.
  mutating func play(_ keys: String) throws {
    for key in try Key.keys(in: keys) {
      _ = session.update(.key(key), on: &host)
      session.waitForThreads(&host)
    }
  }

  /// Whether the screen has some words.
  func shows(_ words: String) -> Bool { screen.contains(words) }

  var screen: String {
    var renderer = Renderer()
    return renderer.draw(session.model).canvas.text
  }
}
