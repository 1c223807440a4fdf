import FileAccess
import Foundation
import TerminalDriver
import TestMaterial
import Testing

/// A program in tmux, a real terminal, on a server that ends with this object.
final class TmuxPane {
  /// The path of tmux; nil if it is not installed.
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
    // The server would inherit our descriptors and keep them open, so give it a file.
    let command = ["sh", "-c", "exec \"$@\" < /dev/null > '\(folder["output"])' 2>&1", "sh"]
    let tmux = try #require(Self.tmux)
    let ending = try Subprogram.run(
      command + ["env", "-i"] + variables + [tmux, "-S", folder["socket"]] + words)
    let text = try String(contentsOfFile: folder["output"], encoding: .utf8)
    try #require(ending == .exited(0), "tmux \(words): \(text)")
    return text
  }

  /// Types a text literally.
  func type(_ text: String) throws { try run(["send-keys", "-l", text]) }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The lines on the screen.
  func lines() throws -> [String] {
    try run(["capture-pane", "-p"])
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Reads the screen until nothing is wrong with it or five seconds have passed; returns what is
  /// wrong.
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
