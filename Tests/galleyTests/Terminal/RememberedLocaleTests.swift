import Foundation
import TestMaterial
import Testing

/// The app in a project whose locale it remembers.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct RememberedLocaleTests {
  @Test func opensInTheLastLocaleUnlessTheUserNamesOne() async throws {
    let folder = try TemporaryFolder()
    let real = try #require(realpath(folder.path, nil).map { String(cString: $0) })
    let catalog = try Checkout.bytes("Catalogs/Travel.xcstrings")
    try folder.write("project/Texts/Travel.xcstrings", bytes: Array(catalog))
    try folder.write("project/.git", bytes: [])
    try folder.write(
      "state/galley/places.json", #"{"places":[{"project":"\#(real)/project","locale":"ja"}]}"#)
    try folder.write("config/galley/config", "remember-locale = yes\n")
    let terminal = try Terminal(columns: 80, rows: 24)
    try await terminal.wait(for: "the prompt") { $0.contains { $0.hasPrefix("ready>") } }
    let galley = "\(try Program.path()) project/Texts"
    for (line, expected) in [
      ("cd \(real); export XDG_CONFIG_HOME=$PWD/config XDG_STATE_HOME=$PWD/state", nil),
      (galley, "ja  Japanese"), ("\(galley) -l de", "de  German"),
      ("\(galley) --no-config", "en  English"),
    ] {
      try terminal.type(line)
      try terminal.press("Enter")
      guard let expected else { continue }
      try await terminal.wait(for: expected) { $0[0].contains(expected) }
      try terminal.type("q")
      try await terminal.wait(for: "the shell") { !$0[0].contains(expected) }
    }
    try terminal.kill()
  }
}
