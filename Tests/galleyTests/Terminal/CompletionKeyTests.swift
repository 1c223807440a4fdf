import Foundation
import TestMaterial
import Testing

@testable import galley

/// The Tab key, in each shell in a real terminal.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct CompletionKeyTests {
  /// The typed line, and the line after Tab.
  private static let lines = [
    ("galley cov", "galley coverage"),
    ("galley print --disp", "galley print --display-names"),
    ("galley --pseudo acc", "galley --pseudo accented"),
    ("galley print --format=js", "galley print --format=json"),
    ("galley print -l fr,a", "galley print -l fr,all"),
    ("galley coverage --state new,mis", "galley coverage --state new,missing"),
    ("galley print -w 40 Tra", "galley print -w 40 Travel.xcstrings"),
    ("galley explain key Tra", "galley explain key Travel.xcstrings"),
    ("galley --samples Travel.s", "galley --samples Travel.samples.json"),
    ("galley completions z", "galley completions zsh"),
    ("galley print My", #"galley print My\ Texts/"#),
    (#"galley print My\ Texts/c"#, #"galley print My\ Texts/c.strings"#),
  ]

  static func start(_ shell: Shell, in folder: TemporaryFolder) -> [String] {
    let script = folder["script"]
    return switch shell {
    case .bash: ["exec bash --norc --noprofile", "PS1='> '; source \(script)"]
    case .zsh:
      [
        "exec zsh -f",
        "PS1='> '; autoload -Uz compinit; compinit -u -D; source \(script)",
      ]
    case .fish:
      [
        "exec fish --no-config",
        "function fish_prompt; echo -n '> '; end; set -g fish_autosuggestion_enabled 0; "
          + "source \(script)",
      ]
    }
  }

  /// Writes the script, and a link to galley.
  static func install(_ shell: Shell, in folder: TemporaryFolder) throws {
    try folder.write("bin/empty", "")
    try folder.link("bin/galley", to: try Program.path())
    // On a busy machine, the program may need more time than a user would wait.
    let time = " \(CandidateRequest.milliseconds) --"
    try #require(shell.script.contains(time))
    try folder.write("script", shell.script.replacing(time, with: " 20000 --"))
  }

  @Test(arguments: CompletionTests.installed)
  func completesTheLine(shell: Shell) async throws {
    let folder = try TemporaryFolder()
    for name in ["Travel.xcstrings", "Travel.samples.json", "My Texts/c.strings"] {
      try folder.write("work/\(name)", bytes: [])
    }
    try Self.install(shell, in: folder)
    let terminal = try Terminal(columns: 100, rows: 12)
    try await terminal.wait(for: "the prompt") { $0.contains { $0.hasPrefix("ready>") } }
    for line in [
      "export HOME=\(folder.path) PATH=\(folder.path)/bin:$PATH", "cd \(folder.path)/work",
    ]
      + Self.start(shell, in: folder) + ["clear"]
    {
      try terminal.type(line)
      try terminal.press("Enter")
    }
    try await terminal.wait(for: "a screen with nothing but a prompt") {
      $0[0].trimmingSuffix == ">" && $0.dropFirst().allSatisfy(\.isEmpty)
    }
    for (typed, completed) in Self.lines {
      try terminal.type(typed)
      try terminal.press("Tab")
      try await terminal.wait(for: completed) {
        $0[0].trimmingSuffix == "> \(completed)"
      }
      try terminal.press("C-u")
      try await terminal.wait(for: "an empty line") { $0[0].trimmingSuffix == ">" }
    }
    try terminal.kill()
  }
}

extension String {
  /// The text without the space or comma that shells add after a completed word.
  var trimmingSuffix: String {
    var text = self
    while text.last == " " || text.last == "," { text.removeLast() }
    return text
  }
}
