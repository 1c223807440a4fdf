import Foundation
import PreviewUI
import TerminalValues
import TestMaterial
import Testing

/// Every action by each of its keys in a real terminal shows the same screen as a script with the
/// same keys.
@Suite(
  .serialized, SharedTerminal(), .timeLimit(.minutes(5)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct ActionsInTerminalTests {
  private let terminal: Terminal
  /// A folder with copies of catalogs, because actions write samples files beside them.
  private let folder: TemporaryFolder
  private let words: [String]

  /// Two tables in many languages, and one with a problem.
  ///
  /// tmux and a script must agree on the width of every character.
  private static let files = [
    "Catalogs/Plurals.xcstrings", "Catalogs/Devices.xcstrings",
    "Tests/Broken/shape-overlap-unit-and-variations.xcstrings",
    "Catalogs/Plurals.samples.json", "Catalogs/Devices.samples.json",
  ]

  init() throws {
    terminal = try #require(SharedTerminal.current)
    folder = try TemporaryFolder()
    // galley passes a line to an editor with this name. The editor waits for a key.
    try folder.link("nano", to: "/bin/sh")
    try folder.write("editor", "echo \"opening $@\"; read answer\n")
    words = ["-l", "en"] + Self.files.prefix(3).map { [folder] in folder[Self.name($0)] }
    try writeFiles()
  }

  private func writeFiles() throws {
    for file in Self.files { try folder.write(Self.name(file), bytes: Checkout.bytes(file)) }
  }

  private static func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  @Test(arguments: Action.allCases)
  func showsTheScreenOfAScript(action: Action) async throws {
    let keys = action.entry.keys
    for key in keys.isEmpty ? [":\(action.name)<Enter>"] : keys { try await check(action, key) }
  }

  private func check(_ action: Action, _ key: String) async throws {
    let setUp = Self.setUp(for: action)
    let (before, played) = try (screen(setUp), screen(setUp + key))
    // An action that changes nothing on the screen needs keys before it, or its own evidence.
    #expect((before == played) == Self.changesNothing(action), "\(setUp), then \(key)")
    // A script starts no editor, and says so.
    let after = [.edit, .editKey].contains(action) ? before : played
    // Some actions write into the files.
    try writeFiles()
    try await start()
    try terminal.press(Key.keys(in: setUp))
    try await waitFor(before, after: setUp)
    if action == .redraw { try await scribble() }
    try terminal.press(Key.keys(in: key))
    if action == .edit { try await edit(line: 154) }
    if action == .editKey { try await edit(line: 4) }
    if action == .exit { return try await leave() }
    try await waitFor(after, after: setUp + key)
    try await checkOutside(action)
  }

  /// The keys that an action needs before it to have an effect.
  private static func setUp(for action: Action) -> String {
    switch action {
    case .up, .halfPageUp, .pageUp, .top, .previousTable, .screenTop, .screenMiddle,
      .rowToTop, .rowToMiddle:
      "G"
    case .rowToBottom: "Gzt"
    case .lastLocale: "l"
    case .clearSearch: "/a<Enter>"
    case .showAll: "vm"
    case .resetPreview: "pd"
    case .nextMatch, .previousMatch: "/a<Enter>"
    case .nextOverTwoLines: ":width 12<Enter>"
    case .nextMissing: ":locale it<Enter>"
    case .width: ":width 40<Enter>"
    case .automatic: "wc"
    case .count: ":count 3<Enter>"
    case .scrollDown, .back, .quit: "<Enter>"
    case .scrollUp: "<Enter><C-e>"
    case .jumpBack: "G"
    case .writeSamples: "ja<Backspace>7<Enter>"
    default: ""
    }
  }

  private static func changesNothing(_ action: Action) -> Bool {
    [.redraw, .exit].contains(action)
  }

  // MARK: Screens

  /// The screen after a script of keys.
  private func screen(_ keys: String) throws -> [String] {
    let outcome = try Program.galley(["--script", keys, "--size", "80x24"] + words)
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func waitFor(_ screen: [String], after keys: String) async throws {
    let expected = screen.joined(separator: "\n")
    try await terminal.wait(for: "what '\(keys)' leads to,\n\(expected)\n") { $0 == screen }
  }

  /// Starts galley and waits for its first screen.
  private func start() async throws {
    let editor = "VISUAL='\(folder["nano"]) \(folder["editor"])'"
    let galley = "\(editor) \(try Program.path()) \(words.joined(separator: " "))"
    let state = "stty -g >> \(folder["state"])"
    try terminal.restart("\(state); \(galley); end=$?; \(state); echo exit $end; exec sh")
    try await terminal.wait(for: "the rows") { $0[0].contains("  1/") }
  }

  // MARK: Effects outside the screen

  /// Lets another process write on the screen.
  private func scribble() async throws {
    let file = try #require(FileHandle(forWritingAtPath: terminal.tell("#{pane_tty}")))
    try file.write(contentsOf: Array("scribble".utf8))
    try file.close()
    try await terminal.wait(for: "the scribble") { $0.contains { $0.contains("scribble") } }
  }

  /// Checks the arguments of the editor and closes it.
  private func edit(line: Int) async throws {
    let opening = "opening +\(line) \(folder["Plurals.xcstrings"])"
    try await terminal.wait(for: "the editor") { $0.contains(opening) }
    try terminal.press([.enter])
  }

  private func checkOutside(_ action: Action) async throws {
    switch action {
    case .copyRendered: #expect(try terminal.copied == "@robb shared 1 file with 5 people")
    case .copyKey: #expect(try terminal.copied == "%@ shared %lld files with %lld people")
    case .mouse: #expect(try terminal.tell("#{mouse_any_flag}") == "1")
    case .writeSamples: try await answer()
    case .quit:
      try terminal.type("gmq")
      try await leave()
    default: break
    }
  }

  /// Writes the samples; a new start shows the same screen.
  private func answer() async throws {
    #expect(try screen("j")[4] == "▌   2 days left")
    try terminal.type("y")
    try await terminal.wait(for: "no question") { !$0[22].contains("write the samples") }
    let new = try screen("j")
    #expect(new[4] == "▌   7 days left")
    try await waitFor(new, after: "j")
  }

  private func leave() async throws {
    try await terminal.wait(for: "the end") { $0.contains("exit 0") }
    #expect(try terminal.tell("#{alternate_on} #{mouse_any_flag} #{cursor_flag}") == "0 0 1")
    let states = try folder.text(of: "state").split(separator: "\n")
    #expect(states.count == 2)
    #expect(Set(states).count == 1)
  }

  /// Control-z is no action, but suspends galley in a shell with job control.
  @Test func suspendsAndResumes() async throws {
    try terminal.restart("sh")
    try await terminal.wait(for: "the prompt") { $0[0].hasPrefix("ready>") }
    try terminal.type("\(try Program.path()) \(words.joined(separator: " "))")
    try terminal.press([.enter])
    try await terminal.wait(for: "the rows") { $0[0].contains("  1/") }
    try terminal.press(Key.keys(in: "jgm"))
    try await waitFor(screen("jgm"), after: "jgm")
    try terminal.press([.control("z")])
    try await terminal.wait(for: "the shell") { $0.filter { $0.hasPrefix("ready>") }.count == 2 }
    #expect(try terminal.tell("#{alternate_on} #{mouse_any_flag} #{cursor_flag}") == "0 0 1")
    try terminal.type("fg")
    try terminal.press([.enter])
    try await waitFor(screen("jgm"), after: "jgm")
    #expect(try terminal.tell("#{alternate_on} #{mouse_any_flag}") == "1 1")
  }
}
