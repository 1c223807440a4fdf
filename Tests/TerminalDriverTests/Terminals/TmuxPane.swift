import Foundation
import TerminalDriver
import TestMaterial
import Testing

/// A program in a real terminal, tmux's, on a server of its own that goes with it.
final class TmuxPane {
  /// Where tmux is, if it is installed.
  static let tmux = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let folder: TemporaryFolder

  init(_ command: [String], columns: Int, rows: Int) throws {
    folder = try TemporaryFolder()
    try folder.write("tmux.conf", "set -g status off\nset -g escape-time 0\n")
    try run(
      [
        "-u", "-f", folder["tmux.conf"], "new-session", "-d", "-x", "\(columns)", "-y",
        "\(rows)",
      ] + command)
  }

  deinit {
    _ = try? run(["kill-server"])
  }

  @discardableResult
  private func run(_ words: [String]) throws -> String {
    let variables = [
      "TERM=xterm-256color", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "SHELL=/bin/sh",
    ]
    // The server keeps all that it is given, so it is given a file.
    let command = ["sh", "-c", "exec \"$@\" < /dev/null > '\(folder["output"])' 2>&1", "sh"]
    let tmux = try #require(Self.tmux)
    let ending = try Subprogram.run(
      command + ["env", "-i"] + variables + [tmux, "-S", folder["socket"]] + words)
    let text = try String(contentsOfFile: folder["output"], encoding: .utf8)
    try #require(ending == .exited(0), "tmux \(words): \(text)")
    return text
  }

  /// Types a text as it stands.
  func type(_ text: String) throws { try run(["send-keys", "-l", text]) }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What is on the screen, line by line.
  func lines() throws -> [String] {
    try run(["capture-pane", "-p"])
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Looks at the screen until nothing is wrong with it, or long enough; answers what is.
  func wrong(_ wrong: ([String]) -> [String]) throws -> [String] {
    var found: [String] = []
    for _ in 0..<500 {
      found = wrong(try lines())
      if found.isEmpty { break }
      usleep(10_000)
    }
    return found
  }
}
