import TestMaterial
import Testing

/// Files that Foundation or Xcode reads as a whole or not at all: every command exits with 3, and
/// `coverage` does not count their strings.
///
/// What Foundation does was found out with `plutil -lint`, which reads .strings and .stringsdict files,
/// and JSON unless it has a trailing comma, as apps do.
@Suite struct RejectedFileTests {
  private static let list =
    #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">"#

  private static func catalog(_ strings: String, end: String = "}") -> String {
    #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": "#
      + #"{"stringUnit": {"state": "translated", "value": "v"\#(strings)}}}"#
      + #"}}, "version": "1.0"\#(end)"#
  }

  static let rejected: [(name: String, text: String)] = [
    ("de.lproj/T.strings", "\u{FEFF}\u{FEFF}\"k\" = \"v\";\n"),
    ("de.lproj/T.strings", "\"k\" = \"v\"\n\"l\" = \"v\";\n"),
    ("de.lproj/T.strings", "\"k\" = \"v\";\n\"l\" = \"v\"\n"),
    ("de.lproj/T.strings", "\"k\" : \"v\";\n"),
    ("de.lproj/T.strings", "\"k\" = \"v\";\n\"l\" = ;\n"),
    ("de.lproj/T.strings", "\"k\" = \"v\";\n\"l\" = \"a \"b\" c\";\n"),
    ("de.lproj/T.strings", "{\"k\" = \"v\";\n"),
    ("de.lproj/T.strings", "# a comment\n\"k\" = \"v\";\n"),
    ("T.xcstrings", catalog("", end: ",}")),
    ("T.xcstrings", "{," + catalog("").dropFirst()),
    ("T.xcstrings", catalog(",")),
    ("T.xcstrings", catalog("", end: "")),
    ("T.xcstrings", catalog("", end: "} x")),
    ("T.xcstrings", catalog("\"")),
    ("T.xcstrings", catalog(#", "value": "\q""#)),
    ("T.xcstrings", catalog(#", "value": "\ud800""#)),
    ("T.xcstrings", catalog(", \"value\": \"\t\"")),
    ("T.xcstrings", catalog(" \"a\": 1")),
    ("T.xcstrings", "<<<<<<< HEAD\n=======\n>>>>>>> x\n" + catalog("")),
    ("de.lproj/T.stringsdict", list + "<dict><key>k</key><string>a & b</string></dict></plist>"),
    ("de.lproj/T.stringsdict", list + "<dict><key>k</key><string>v</string></dict>"),
    ("de.lproj/T.stringsdict", list + "<dict>x<key>k</key><string>v</string></dict></plist>"),
    ("de.lproj/T.stringsdict", list + "<dict><key>k</key></dict></plist>"),
  ]

  static let accepted: [(name: String, text: String)] = [
    ("de.lproj/T.strings", "\u{FEFF}\"k\" = \"v\";\n"),
    ("de.lproj/T.strings", "\"k\" = \"v\";\n/* not closed"),
    ("de.lproj/T.strings", "\"k\" = \"v\";\n\"l\" = (\"a\");\n"),
    ("T.xcstrings", "\u{FEFF}" + catalog("")),
    ("T.xcstrings", catalog(#", "value": "w""#)),
    ("de.lproj/T.stringsdict", list + "<dict><key>k</key><string>v</string></dict></plist>"),
  ]

  private static let commands = [
    ["print"], ["print", "--format", "json"], ["coverage"], ["explain", "k"], ["check"], ["fit"],
    ["compile", "--dry-run", "--output-directory", "out"], ["--script", ""],
  ]

  private func folder(_ file: (name: String, text: String)) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(file.name, file.text)
    try folder.write("en.lproj/U.strings", #""u" = "v";"#)
    try folder.write("de.lproj/U.strings", #""u" = "v";"#)
    return folder
  }

  /// The names of files whose first mistake every command reads; of the others, one does.
  private static let firstTexts = Dictionary(rejected.map { ($0.name, $0.text) }) { first, _ in
    first
  }

  @Test(arguments: rejected) func everyCommandFails(name: String, text: String) throws {
    let folder = try folder((name, text))
    let isFirst = Self.firstTexts[name] == text
    for words in takesManyCases || isFirst ? Self.commands : [["print"]] {
      let outcome = try Program.galley(words + [folder.path])
      #expect(outcome.status == 3, "\(words): \(outcome.errors)")
      let said = words == ["check"] ? outcome.output : outcome.errors
      #expect(said.contains("\(name):"), "\(words): \(said)")
    }
    let counted = try Program.galley(["coverage", "--format", "json", folder.path])
    #expect(counted.output.contains(#""table":"U""#))
    #expect(!counted.output.contains(#""table":"T""#), "\(counted.output)")
    #expect(counted.errors.hasSuffix("\(folder[name]): skipped; Apple's systems cannot read it\n"))
  }

  /// Foundation drops what follows a stray sign, faults and all, and keeps what is before it.
  @Test func theRestOfAFile() throws {
    let folder = try folder(("de.lproj/T.strings", "\"k\" = \"v\";;\n\"l\" = \"v\"\n"))
    for words in Self.commands {
      #expect(try Program.galley(words + [folder.path]).status == 3, "\(words)")
    }
    #expect(
      try Program.galley(["coverage", "--format", "json", folder.path]).output
        .contains(#""table":"T""#))
  }

  /// The strings of other languages still count.
  @Test func oneLanguageOfATable() throws {
    let folder = try TemporaryFolder()
    for language in ["en", "fr"] {
      try folder.write("\(language).lproj/T.strings", "\"k\" = \"v\";\n\"l\" = \"v\";\n")
    }
    try folder.write("de.lproj/T.strings", "\"k\" = \"v\";\n\"l\" = \"v\"\n")
    let counted = try Program.galley(["coverage", folder.path])
    #expect(counted.status == 3)
    #expect(counted.output.contains("\nfr "))
    #expect(!counted.output.contains("\nde "), "\(counted.output)")
  }

  @Test(arguments: accepted) func everyCommandSucceeds(name: String, text: String) throws {
    let folder = try folder((name, text))
    // What it has to say, and .strings files for `compile`, are failures of these.
    for words in Self.commands where !["check", "compile"].contains(words[0]) {
      let outcome = try Program.galley(words + [folder.path])
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    #expect(
      try Program.galley(["coverage", "--format", "json", folder.path]).output
        .contains(#""table":"T""#))
  }
}
