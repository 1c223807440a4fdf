import Foundation
import TestMaterial
import Testing

/// The paths and variables that choose the catalogs, the locale and the width.
@Suite struct PathTests {
  private func printed(
    _ words: [String], _ variables: [String: String] = [:], input: [UInt8] = []
  ) throws -> String {
    let variables = Program.variables.merging(variables) { $1 }
    let outcome = try Program.galley(["print"] + words, variables: variables, input: input)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    return outcome.output
  }

  /// A table on standard input has no samples file, so the compared entries have no placeholders.
  @Test func standardInputIsReadLikeAFile() throws {
    let bytes = try Checkout.bytes("Catalogs/Travel.xcstrings")
    let words = ["-l", "de", "--key", "[A-H]*e*", "--key", "Bon*"]
    let fromFile = try printed(words + ["Catalogs/Travel.xcstrings"])
    let fromInput = try printed(words + ["-"], input: bytes)
    #expect(fromInput.contains("Gute Reise\n"))
    #expect(fromFile.contains("Gute Reise\n"))
    let damaged = try Program.galley(["print", "-"], input: Array(bytes.prefix(720)))
    #expect(damaged.status == 3)
    #expect(damaged.errors.hasPrefix("galley: -:"))
  }

  /// Runs galley in a folder.
  private func run(
    _ words: [String], in folder: TemporaryFolder, _ variables: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(
      "/usr/bin/env", ["-C", folder.path, Program.path()] + words,
      variables: Program.variables.merging(variables) { $1 })
  }

  @Test func withoutAPathInAnEmptyFolderTheSamplesAreShown() throws {
    let folder = try TemporaryFolder()
    // A gate must not pass on somebody else's strings.
    for command in ["print", "check", "coverage", "fit"] {
      let outcome = try run([command], in: folder, ["GALLEY_CATALOGS": ""])
      #expect(outcome.status == 3)
      #expect(!(outcome.output + outcome.errors).contains("Bon Voyage"))
      #expect((outcome.output + outcome.errors).contains("no catalogs in this folder"))
    }
    let screen = try run(["--script", ""], in: folder)
    #expect(screen.errors == "")
    #expect(screen.output.contains(" Welcome  1/18  samples"))
    let hint = "sample catalogs; run 'galley PATH' to open your own · l h language"
    #expect(screen.output.contains(hint))
  }

  @Test func withoutAPathTheCatalogsOfTheFolderAreShown() throws {
    let folder = try TemporaryFolder()
    let bytes = try Checkout.bytes("Catalogs/Wallet.xcstrings")
    try folder.write("App/Resources/Wallet.xcstrings", bytes: bytes)
    let own = try run(["print"], in: folder)
    #expect(own.output == (try run(["print", "."], in: folder).output))
    #expect(own.output.contains("Balance"))
    #expect(own.errors == "")
    let screen = try run(["--script", ""], in: folder).output
    let hint = "l h language, f full names, Enter inspect, ? help"
    #expect(screen.contains(hint))
    #expect(!screen.contains("samples"))
    #expect(!(try run(["--script", "j"], in: folder).output.contains(hint)))
    #expect(!(try run(["--script", "", "."], in: folder).output.contains(hint)))
    // Who has bound keys knows them, and the hint might be wrong.
    try folder.write("galley/config", "bind f = quit\n")
    let bound = try run(["--script", ""], in: folder, ["XDG_CONFIG_HOME": folder.path])
    #expect(!bound.output.contains(hint))
  }

  @Test func theVariableNamesCatalogs() throws {
    let few = try printed([], ["GALLEY_CATALOGS": Checkout.path("Catalogs/Legacy")])
    #expect(few == (try printed(["Catalogs/Legacy"])))
    #expect(few.contains("Choose a printer\n"))
  }

  /// The lines are those of `grep -n`.
  @Test(arguments: [
    ("\"Bon Voyage\"", 0, "Bon Voyage"), ("\"Bon Voyage\"", 3, "Bon Voyage"),
    ("\"version\"", 5, ""),
  ])
  func aLineIsAPlaceToStart(text: String, below: Int, key: String) throws {
    let path = "Catalogs/Travel.xcstrings"
    let lines = try Checkout.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(text) }) + 1 + below
    let screen = try Program.galley(["-l", "en", "--script", "", "\(path):\(line)"])
    #expect(screen.errors == "")
    let status = try #require(screen.output.split(separator: "\n").dropLast().last)
    #expect(status.hasPrefix(" \(key)"), "\(screen.output)")
  }

  @Test func wordsAreAPlaceToStart() throws {
    let words = ["-l", "en", "--script", "", "Catalogs/Travel.xcstrings"]
    let found = try Program.galley(words + ["+/happy journey"])
    #expect(found.output.contains("Travel  7/10"), "\(found.output)")
    let missed = try Program.galley(words + ["+/no such words"])
    #expect(missed.output.contains("no match for \"no such words\""))
    #expect(missed.status == 0)
  }

  @Test func aMisspeltCommandDoesNothing() throws {
    let outcome = try Program.galley(["prnit", "Catalogs"])
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "galley: 'prnit' is not a galley command or a path; did you mean 'print'?\nTry 'galley --help'.\n"
    )
  }

  /// What is well-formed and matches nothing: a message that names the nearest, and 3.
  @Test(arguments: [
    (["--table", "Walet"], "no table matches 'Walet'; did you mean 'Wallet'?"),
    (["--table", "None"], "no table matches 'None'"),
    (["--key", "Balence"], "no key matches 'Balence'; did you mean 'Balance'?"),
    (["-l", "dee"], "no translations for 'dee'; did you mean 'de'?"),
    (["--state", "stale"], "no string has the state 'stale'"),
  ])
  func whatMatchesNothingIsSaid(words: [String], message: String) throws {
    for command in ["print", "coverage"] {
      let outcome = try Program.galley([command, "Catalogs/Wallet.xcstrings"] + words)
      // The rows are there, in another language.
      let shown = command == "print" && words[0] == "-l" ? ", showing the source language" : ""
      let expected = message.replacing(";", with: shown + ";")
      #expect(outcome.errors.hasPrefix("galley: \(expected)"), "\(outcome.errors)")
      #expect(outcome.status == 3)
    }
    let script = try Program.galley(["--script", "", "Catalogs/Wallet.xcstrings"] + words)
    #expect(script.errors.hasPrefix("galley: \(message)"), "\(script.errors)")
    #expect(script.status == 3)
  }

  /// A symbol is a character, or its name in brackets.
  @Test func symbolsAreWrittenInASCII() throws {
    let words = ["-l", "en", "--key", "Change*", "Catalogs/Travel.xcstrings"]
    #expect(try printed(words).contains("🚋"))
    let ascii = try printed(["--ascii"] + words)
    #expect(ascii.contains("[tram]"))
    #expect(ascii.allSatisfy { $0.isASCII })
  }

  @Test func browsingWithoutATerminalPrints() throws {
    let browsed = try Program.galley(["-l", "fr", "Catalogs/Wallet.xcstrings"])
    #expect(browsed.output == (try printed(["-l", "fr", "Catalogs/Wallet.xcstrings"])))
    #expect(browsed.status == 0)
  }

  /// The word for the weekend tells which language was chosen.
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "Am Wochenende stumm"), (["LANG": "fr_CA.UTF-8"], "fin de semaine"),
    (["LANG": "C.UTF-8"], "weekend"), (["LANG": "fr_FR", "LC_ALL": "de_DE"], "Wochenende"),
    (["LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": ""], "Wochenende"),
    (["LANG": "en_US", "LANGUAGE": "de:fr"], "Wochenende"),
    (["LANG": "en_US", "LANGUAGE": "sw:xx:de:fr"], "Wochenende"),
    (["LANG": "C", "LANGUAGE": "de:fr"], "weekend"), (["LANG": "sw"], "weekend"),
  ])
  func theLocaleComesFromTheEnvironment(variables: [String: String], words: String) throws {
    let rows = try printed(
      ["--key", "*weekend*", "Catalogs/LocalizableSettings.xcstrings"], variables)
    #expect(rows.localizedCaseInsensitiveContains(words), "\(rows)")
  }

  /// Numbers follow the first language that the catalog has, in the region that its locale names.
  @Test(arguments: [
    ("sw:de_CH", "1’234’567"), ("de_CH:sw", "1’234’567"), ("sw:fr", "1\u{202f}234\u{202f}567"),
    ("sw:xx", "1,234,567"),
  ])
  func theNumbersFollowTheTexts(list: String, number: String) throws {
    let rows = try printed(
      ["--key", "Balance", "Catalogs/Wallet.xcstrings"], ["LANG": "en_US", "LANGUAGE": list])
    #expect(rows.contains(number), "\(rows)")
  }

  @Test(arguments: [("COLUMNS", "40", 40), ("COLUMNS", "", 80), ("COLUMNS", "no", 80)])
  func theWidthComesFromTheEnvironment(name: String, value: String, width: Int) throws {
    let rows = try printed(["Catalogs/Wallet.xcstrings"], [name: value])
    #expect(rows == (try printed(["-w", "\(width)", "Catalogs/Wallet.xcstrings"])))
    #expect(rows.split(separator: "\n").map(\.count).max() == width)
  }

  @Test func entriesAreFiltered() throws {
    #expect(
      try printed(["--table", "Wal*", "--key", "Bal?nce", "-w", "30", "Catalogs"])
        == "Balance             ¥1,234,567\n")
    let missing = try printed(
      ["--state", "missing", "-l", "lv", "Catalogs/Plurals.xcstrings"])
    #expect(missing.split(separator: "\n").count == 1)
  }
}
