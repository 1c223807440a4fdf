import Foundation
import TerminalValues
import TestMaterial
import Testing

/// A terminal of tmux that runs a shell, on a tmux server of its own.
final class Terminal: Sendable {
  /// The path of tmux, if it is installed.
  static let tmux = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  // Short, because the path of a socket has at most 107 bytes. The folder makes it unique.
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
    // The server ends with its last session. A test that failed earlier still has one.
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

  /// Types a text literally.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// Presses a key by its tmux name.
  func press(_ key: String) throws { try tmux(["send-keys", key]) }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Presses keys as galley's scripts spell them.
  func press(_ keys: [Key]) throws {
    for key in keys {
      switch key {
      case .character(let scalar): try type(String(scalar))
      case .control(let scalar): try press("C-\(scalar)")
      case .alt(let scalar): try press("M-\(scalar)")
      case .escape: try press("Escape")
      case .backspace: try press("BSpace")
      case .backTab: try press("BTab")
      default: try press(String(key.description.dropFirst().dropLast()))
      }
    }
  }

  /// Kills the running program, clears the screen and runs another command.
  func restart(_ command: String) throws { try tmux(["respawn-pane", "-k", command]) }

  func kill() throws { try tmux(["kill-server"]) }

  /// The lines of the screen.
  var lines: [String] {
    get throws {
      try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  /// The value of a tmux format, such as `#{alternate_on}`.
  func tell(_ format: String) throws -> String {
    try String(tmux(["display-message", "-p", format]).dropLast())
  }

  /// The text that was copied last.
  var copied: String { get throws { try tmux(["show-buffer"]) } }

  /// Waits until the screen meets a condition, and returns its lines.
  @discardableResult
  func wait(
    for what: String, _ isThere: ([String]) -> Bool
  ) async throws -> [String] {
    var lines: [String] = []
    // More than half a minute, for machines that run other things too.
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
