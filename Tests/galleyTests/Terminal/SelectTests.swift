import TestMaterial
import Testing

/// `galley --select` in a real terminal, with its output going to another program.
@Suite(
  .serialized, SharedTerminal(), .timeLimit(.minutes(2)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct SelectTests {
  private let terminal: Terminal
  private let folder: TemporaryFolder

  init() throws {
    terminal = try #require(SharedTerminal.current)
    folder = try TemporaryFolder()
    try folder.write("Travel.xcstrings", bytes: Checkout.bytes("Catalogs/Travel.xcstrings"))
  }

  /// Runs a command line in which GALLEY is the program with its usual options.
  private func start(_ line: String) throws {
    let galley = "\(try Program.path()) --no-config --select -l de"
    try folder.write("line.sh", line.replacing("GALLEY", with: galley))
    try terminal.restart("sh -c 'cd \(folder.path); sh line.sh; echo ended; cat'")
  }

  @Test(arguments: [
    ("GALLEY Travel.xcstrings | xargs echo got", ["j", "Enter"], ["got Travel.xcstrings:111"]),
    ("GALLEY --fields=key Travel.xcstrings | sed 's/^/got /'", ["Enter"], ["got %lld min delay"]),
    (
      "GALLEY --format json Travel.xcstrings | cut -d, -f1-3", ["j", "Enter"],
      [#"{"table":"Travel","key":"Arrives in %@ at %@","locale":"de""#]
    ),
    ("row=$(GALLEY Travel.xcstrings); echo $? got \"$row\"", ["q"], ["1 got"]),
    (
      "row=$(GALLEY Travel.xcstrings); echo $? got $row", ["G", "Enter"],
      ["0 got Travel.xcstrings:"]
    ),
    // Keys and the screen are on the terminal even if the catalog is on standard input.
    ("cat Travel.xcstrings | GALLEY - | cat", ["j", "Enter"], ["-:111"]),
    // Without a pipe, the row follows the screen.
    ("GALLEY Travel.xcstrings; echo $?", ["j", "Enter"], ["Travel.xcstrings:111", "0"]),
  ])
  func theRowGoesToTheNextProgram(line: String, keys: [String], expected: [String]) async throws {
    try start(line)
    try await terminal.wait(for: "the screen") {
      $0[0].contains("  1/") && $0.joined().contains("Enter prints the row and quits")
    }
    for key in keys { try terminal.press(key) }
    let lines = try await terminal.wait(for: "the end") { $0.contains("ended") }
    #expect(zip(lines, expected).allSatisfy { $0.hasPrefix($1) }, "\(lines)")
    #expect(try terminal.tell("#{alternate_on}") == "0")
  }

  /// The documented lines work as they stand.
  @Test func theDocumentedLines() async throws {
    let commands: [String] = Document.forUsers.flatMap(\.commands)
    let lines = commands.filter { $0.contains("--select ") }
    #expect(lines.count >= 2)
    for line in lines {
      let command = line.replacing("galley --select", with: "GALLEY")
        .replacing("YourApp", with: "Travel.xcstrings")
      try start("EDITOR='echo got'; " + command)
      try await terminal.wait(for: "the screen") { $0[0].contains("  1/") }
      try terminal.press("j")
      try terminal.press("Enter")
      let shown = try await terminal.wait(for: "the end") { $0.contains("ended") }
      let expected =
        line.hasPrefix("$EDITOR") ? "got +111 Travel.xcstrings" : "The first argument is a station"
      #expect(shown.first?.hasPrefix(expected) == true, "\(line): \(shown)")
    }
  }

  @Test func itNeedsATerminal() throws {
    let words = ["-w", try Program.path(), "--select", "Catalogs/Travel.xcstrings"]
    let outcome = try Program.run("/usr/bin/setsid", words)
    #expect(outcome.status == 3 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("--select needs a terminal"))
  }
}
