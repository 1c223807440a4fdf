import Foundation
import TerminalUI
import TestMaterial
import Testing

/// A real terminal of tmux, with a shell in it, on a server of its own that goes with it.
final class Terminal: Sendable {
  /// Where tmux is, if it is installed.
  static let tmux = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  // Short, for the path of a socket may have 107 bytes; the folder makes it unique.
  private let server = "galley-\(ProcessInfo.processInfo.processIdentifier)"
  private let folder: TemporaryFolder

  init(columns: Int, rows: Int) throws {
    folder = try TemporaryFolder()
    try folder.write("tmux.conf", "set -g status off\nset -g escape-time 0\n")
    try tmux([
      "-u", "-f", folder["tmux.conf"], "new-session", "-d", "-x", "\(columns)", "-y",
      "\(rows)", "sh",
    ])
  }

  deinit {
    // The server is gone when its last session is; this is for tests that stopped halfway.
    _ = try? Program.run(Self.tmux ?? "", ["-L", server, "kill-server"], variables: variables)
  }

  private var variables: [String: String] {
    [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "PS1": "ready> ",
      "TMUX_TMPDIR": folder.path, "SHELL": "/bin/sh",
    ]
  }

  @discardableResult
  private func tmux(_ words: [String]) throws -> String {
    let path = try #require(Self.tmux)
    let outcome = try Program.run(path, ["-L", server] + words, variables: variables)
    try #require(outcome.status == 0, "tmux \(words): \(outcome.errors)")
    return outcome.output
  }

  /// Types a text as it stands.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// Presses a key by the name that tmux has for it.
  func press(_ key: String) throws { try tmux(["send-keys", key]) }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Presses keys that galley's scripts can spell.
  func press(_ keys: [Key]) throws {
    for key in keys {
      switch key {
      case .character(let scalar): try type(String(scalar))
      case .control(let scalar): try press("C-\(scalar)")
      case .escape: try press("Escape")
      case .backspace: try press("BSpace")
      case .backTab: try press("BTab")
      default: try press(String(key.description.dropFirst().dropLast()))
      }
    }
  }

  /// Ends what runs here, clears the screen and runs another command of the shell.
  func restart(_ command: String) throws { try tmux(["respawn-pane", "-k", command]) }

  func kill() throws { try tmux(["kill-server"]) }

  /// What is on the screen, line by line.
  var lines: [String] {
    get throws {
      try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  /// What tmux itself knows: `#{alternate_on}`.
  func tell(_ format: String) throws -> String {
    try String(tmux(["display-message", "-p", format]).dropLast())
  }

  /// What was copied last.
  var copied: String { get throws { try tmux(["show-buffer"]) } }

  /// Waits until the screen is as it should be; returns it then.
  @discardableResult
  func wait(
    for what: String, _ isThere: ([String]) -> Bool
  ) async throws -> [String] {
    var lines: [String] = []
    // Half a minute and more, for where much else goes on.
    for _ in 0..<1500 {
      lines = try self.lines
      if isThere(lines) { return lines }
      try await Task.sleep(for: .milliseconds(20))
    }
    let screen = lines.joined(separator: "\n")
    try #require(Bool(false), "waited in vain for \(what); on the screen is\n\(screen)")
    return lines
  }
}
