import Foundation
import TestMaterial
import Testing

/// Scripts of keys, and the screens they end with.
@Suite struct ScriptTests {
  private let travel = "Catalogs/Travel.xcstrings"

  private func screen(_ words: [String], input: [UInt8] = []) throws -> [String] {
    let outcome = try Program.galley(words, input: input)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func theScreenIsOnStandardOutput() throws {
    let lines = try screen(["-l", "en", "--script", "", travel])
    // As many lines as the screen has, each with a line end.
    #expect(lines.count == 25)
    #expect(lines[24] == "")
    #expect(lines[0].hasPrefix(" Travel  1/10"))
    #expect(lines[0].contains("en  English"))
    #expect(lines[3] == "▌   12 min delay")
  }

  @Test(arguments: [
    ("jj", "3/10"), ("G", "10/10"), ("Gk", "9/10"), ("jjjgg", "1/10"),
    (":bottom<Enter>", "10/10"), ("j<C-l>yy\nj", "3/10"), ("jqj", "2/10"),
  ])
  func keysAreTyped(script: String, place: String) throws {
    let lines = try screen(["-l", "en", "--script", script, travel])
    #expect(lines[0].hasPrefix(" Travel  \(place)"))
  }

  @Test func otherCatalogsAreOpened() throws {
    let script = ":e Catalogs/Wallet.xcstrings<Enter>j"
    let lines = try screen(["-l", "en", "--script", script, travel])
    #expect(lines[0].contains("Wallet  2/11"))
  }

  @Test func aPathMayBeginWithTheHome() throws {
    let folder = try TemporaryFolder()
    try folder.write("Own.xcstrings", bytes: Checkout.bytes("Catalogs/Wallet.xcstrings"))
    let outcome = try Program.galley(
      ["-l", "en", "--script", ":e ~/Own.xcstrings<Enter>jj", travel],
      variables: Program.variables.merging(["HOME": folder.path]) { $1 })
    #expect(outcome.output.contains("Own  3/11"))
  }

  @Test func aScriptWaitsForWhatItAsksFor() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", #"let title = String(localized: "Late")"#)
    let script = ":sources \(folder.path)<Enter>:r<Enter>P"
    let lines = try screen(["-l", "en", "--script", script, travel])
    #expect(lines[2].contains("key-unused"))
  }

  @Test func theCatalogsStayIfThereAreNoOthers() throws {
    let outcome = try Program.galley(["-l", "en", "--script", ":e nothing<Enter>", travel])
    #expect(outcome.output.contains("Travel"))
    #expect(outcome.output.contains("nothing: no such file"))
  }

  @Test func theSizeIsAnOption() throws {
    let lines = try screen(["-l", "en", "--size", "40x12", "--script=f", travel])
    #expect(lines.count == 13)
    #expect(lines.map(\.count).max() == 40)
    #expect(lines[1] == String(repeating: "─", count: 40))
  }

  @Test func theLocaleFollowsTheKeys() throws {
    let lines = try screen(["-l", "en", "--script", ":locale ja<Enter>", travel])
    #expect(lines[0].contains("ja  Japanese"))
    #expect(lines == (try screen(["-l", "ja", "--save-screen", "-", travel])))
  }

  /// The menu `v` counts the rows over one and over two lines as `print` lists their layouts.
  @Test(arguments: ["de", "lv", "ar", "ja"], [24, 60])
  func theMenuCountsAsPrintDoes(locale: String, width: Int) throws {
    let rows = try screen(
      ["print", "-l", locale, "-w", "\(width)", "--fields", "state,layout", "Catalogs"]
    ).filter { !$0.isEmpty }.map { $0.split(separator: "\t") }.filter { $0[0] != "missing" }
    let extended = rows.count { $0[1] == "extended" }
    let long = extended + rows.count { $0[1] == "standard" }
    #expect(long > 0)
    let menu = try screen(
      ["-l", locale, "-w", "\(width)", "--size", "120x24", "--script", "v", "Catalogs"]
    ).joined(separator: " \n ")
    #expect(menu.contains(" u longer than one line \(long) "))
    #expect(menu.contains(" x longer than two lines \(extended) "))
  }

  @Test func theScreenIsSavedInAFile() throws {
    let folder = try TemporaryFolder()
    let path = folder["screen.txt"]
    let words = ["-l", "fr", "--script", "jj", travel]
    #expect(try screen(["--save-screen", path] + words) == [""])
    let saved = try folder.text(of: "screen.txt")
    #expect(saved == (try screen(words).joined(separator: "\n")))
    // A longer file is replaced completely.
    try folder.write("screen.txt", bytes: Array(repeating: 0x78, count: 100_000))
    #expect(try screen(["--save-screen", path] + words) == [""])
    #expect(try folder.text(of: "screen.txt") == saved)
  }

  @Test func stylesAreListedWithColour() throws {
    let plain = try screen(["-l", "fr", "--script", "", travel])
    let styled = try screen(["-l", "fr", "--script", "", "--color", "always", travel])
    #expect(styled.starts(with: plain.dropLast()))
    #expect(styled.contains { $0.hasPrefix("0: ") && $0.contains("bold") })
  }

  @Test(arguments: [("<Nope>", "unknown key '<Nope>' at column 1"), ("jj<", "'<' at column 3")])
  func invalidScripts(script: String, message: String) throws {
    let outcome = try Program.galley(["--script", script, travel])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(outcome.output == "")
  }

  @Test func aFileThatCannotBeWritten() throws {
    let path = "/nonexistent/screen.txt"
    let outcome = try Program.galley(["--save-screen", path, travel])
    #expect(outcome.status == 3)
    #expect(outcome.errors == "galley: cannot write \(path): no such file\n")
  }

  @Test func theStatusIsThatOfTheFiles() throws {
    let outcome = try Program.galley(["--script", "j", "Tests/Broken/truncated.xcstrings"])
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("galley: Tests/Broken/truncated.xcstrings:"))
    #expect(outcome.output.contains(" truncated  "))
  }

  @Test func filesAreReadAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("Travel.xcstrings", bytes: Array(Checkout.bytes(travel)))
    let lines = try screen(["-l", "en", "--script", "jr", folder["Travel.xcstrings"]])
    #expect(lines[0].hasPrefix(" Travel  2/10"))
    #expect(lines[22].hasPrefix(" reloaded"))
  }

  // MARK: Choosing a row

  @Test(arguments: [
    (["--script", "j<Enter>"], "Catalogs/Travel.xcstrings:111\n", 0),
    (["--script", "j:choose<Enter>j"], "Catalogs/Travel.xcstrings:111\n", 0),
    (["--script", "/Bon<Enter><Enter>", "--fields=key,locale"], "Bon Voyage\tde\n", 0),
    (["--script", "jq"], "", 1), (["--script", "ZZ"], "", 1), (["--script", "c<Esc>j"], "", 1),
  ])
  func theRowIsChosen(words: [String], output: String, status: Int32) throws {
    let outcome = try Program.galley(["--select", "-lde"] + words + [travel])
    #expect(outcome == Program.Outcome(output: output, status: status))
  }

  /// The chosen row is the one that `print` writes.
  @Test func theRowIsChosenAsJSON() throws {
    let words = ["-lja", "-w40", "--format=json", travel]
    let chosen = try Program.galley(["--select", "--script=G<Enter>"] + words)
    let printed = try Program.galley(["print"] + words).output.split(separator: "\n")
    #expect(chosen.status == 0 && chosen.output == printed.last.map { $0 + "\n" })
  }

  @Test(arguments: [["--format=json"], ["--fields=key"]])
  func onlyAChosenRowHasAForm(words: [String]) throws {
    let outcome = try Program.galley(["--script=j"] + words + [travel])
    #expect(
      outcome.status == 2
        && outcome.errors.contains("while browsing, '--format' and '--fields' need '--select'"))
  }
}
