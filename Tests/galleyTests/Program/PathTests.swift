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
    let dump = try Program.galley(["dump", "-"], input: bytes).output.split(separator: "\n")
    let other = try Program.galley(["dump", "Catalogs/Travel.xcstrings"]).output
      .split(separator: "\n")
    #expect(dump.dropFirst() == other.dropFirst())
    let damaged = try Program.galley(["dump", "-"], input: Array(bytes.prefix(720)))
    #expect(damaged.status == 3)
    #expect(damaged.errors.hasPrefix("galley: -:"))
  }

  @Test func withoutAPathTheSamplesAreShown() throws {
    let all = try printed([])
    #expect(all == (try printed(["Catalogs"])))
    // Broken is opened only when it is named.
    #expect(!all.contains("Before the fault"))
    let few = try printed([], ["GALLEY_CATALOGS": Checkout.path("Catalogs/Legacy")])
    #expect(few == (try printed(["Catalogs/Legacy"])))
    #expect(few.contains("Choose a printer\n"))
    #expect(try printed([], ["GALLEY_CATALOGS": ""]) == all)
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
      try printed(["--table", "Wal*", "--key", "Bal?nce", "-w", "30"])
        == "Balance             ¥1,234,567\n")
    #expect(try printed(["--table", "None"]) == "")
    let missing = try printed(
      ["--state", "missing", "-l", "lv", "Catalogs/Plurals.xcstrings"])
    #expect(missing.split(separator: "\n").count == 1)
  }
}
