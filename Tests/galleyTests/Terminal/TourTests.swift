import Foundation
import TerminalValues
import TestMaterial
import Testing

/// Each task of Documentation/tour.md, done in a real terminal; the last screen is compared with a golden
/// that a person has read.
@Suite(
  .serialized, SharedTerminal(), .timeLimit(.minutes(3)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct TourTests {
  /// A task, the words after `galley`, and the keys that do it in the app: in steps, after each of
  /// which the user looks at the screen.
  struct Tour: CustomTestStringConvertible {
    let task: String
    let words: [String]
    var steps: [String] = []

    var testDescription: String { task }

    /// The words of galley without a terminal that ends with the screen after some steps.
    func script(steps count: Int) -> [String] {
      let keys = steps.isEmpty ? nil : steps.prefix(count).joined()
      return ["--no-config"] + (keys.map { ["--size", "80x24", "--script", $0] } ?? []) + words
    }
  }

  static let tours = [
    Tour(
      task: "Find missing translations",
      words: ["-l", "lv", "Catalogs/Movies.xcstrings", "Catalogs/Travel.xcstrings"],
      steps: ["C", "<Enter>", "j<Enter>"]),
    Tour(
      task: "Find a string", words: ["-l", "de", "Catalogs/Travel.xcstrings"],
      steps: ["/all:tren<Enter>", "<C-p>umst", "<Enter>"]),
    Tour(
      task: "Find strings that do not fit", words: ["-l", "de", "Catalogs/Wallet.xcstrings"],
      steps: [":width 30<Enter>", "tt", "<Enter>"]),
    Tour(
      task: "Compare languages", words: ["-l", "en", "Catalogs/AppShortcuts.xcstrings"],
      steps: ["jc", "j"]),
    Tour(
      task: "Check plurals", words: ["-l", "ru", "Catalogs/Plurals.xcstrings"],
      steps: ["j+++++", "<Enter>"]),
    Tour(
      task: "Check the fit on an iPhone",
      words: ["-l", "de", "Catalogs/LocalizableSettings.xcstrings"],
      steps: ["/weekly<Enter>", "pmAA", "<Enter>"]),
    Tour(
      task: "Fill in placeholders", words: ["-l", "de", "Catalogs/Travel.xcstrings"],
      steps: ["Ga", "<C-u>21<Enter>"]),
    Tour(
      task: "Inflect words", words: ["-l", "it", "Catalogs/Orders.xcstrings"],
      steps: ["++", "<Enter>"]),
    Tour(
      task: "Find problems",
      words: [
        "-l", "de", "Tests/Broken/spec-type.xcstrings",
        "Tests/Broken/spec-missing.xcstrings",
      ], steps: ["P", "<Enter>", "<Enter>"]),
    Tour(
      task: "Edit translations", words: ["-l", "ru", "Catalogs/Plurals.xcstrings"],
      steps: ["j", "I", "jj"]),
    // Of a command, the screen is what it says and its output.
    Tour(
      task: "Use galley in CI",
      words: ["coverage", "--fail-under", "95", "-l", "de,lv", "Catalogs/Movies.xcstrings"]),
  ]

  private let terminal: Terminal

  init() throws {
    terminal = try #require(SharedTerminal.current)
  }

  /// Whoever adds a task to the document adds its tour here.
  @Test func everyDocumentedTaskHasATour() throws {
    let tasks = try Document("Documentation/tour.md").lines
      .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(tasks == Self.tours.map(\.task))
  }

  @Test(arguments: tours) func theLastScreen(tour: Tour) async throws {
    let outcome = try Program.galley(tour.script(steps: tour.steps.count))
    let last = (outcome.errors + outcome.output).screen
    let name = tour.task.lowercased().replacing(" ", with: "-")
    #expect(Golden("tours/\(name).txt", of: "galleyTests").difference(from: last) == nil)
    try start(tour)
    guard !tour.steps.isEmpty else {
      // The shell adds a line after the output of a command.
      try await terminal.wait(for: "the exit status") { $0.contains("status \(outcome.status)") }
      #expect(try terminal.lines.joined(separator: "\n").screen.hasPrefix(last))
      return
    }
    for count in 0...tour.steps.count {
      if count > 0 { try terminal.press(try Key.keys(in: tour.steps[count - 1])) }
      let expected =
        count == tour.steps.count
        ? last : try Program.galley(tour.script(steps: count)).output.screen
      try await terminal.wait(for: "the screen after \(count) steps:\n\(expected)") {
        $0.joined(separator: "\n").screen == expected
      }
    }
  }

  private func start(_ tour: Tour) throws {
    let words = (["--no-config"] + tour.words).map { "\"\($0)\"" }.joined(separator: " ")
    let command = "GALLEY_LEXICONS= \(try Program.path()) \(words)"
    try terminal.restart(
      "sh -c 'cd \(Checkout.folder.path); clear; \(command); echo status $?; cat'")
  }
}

extension String {
  /// The lines of a screen without the blanks at their ends and without empty lines at the end.
  fileprivate var screen: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
