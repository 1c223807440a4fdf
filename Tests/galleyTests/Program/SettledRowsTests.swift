import Foundation
import TestMaterial
import Testing

/// The rows of `print`, `explain` and the app with a file `.galley.json`: they have the same problems
/// as `check` finds.
@Suite struct SettledRowsTests {
  private static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "A title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Ein sehr langer Titel"}}}},
      "Hello, %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "Ignored, %@": {"comment": "[galley: ignore spec-missing]", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Egal"}}}},
      "Legal %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Siehe"}}}},
      "Quality settings": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Quality settings"}}}}}}
    """#

  /// What each settings make of the catalog, as a person expects it.
  private static let expected: [String: [String: String]] = [
    "{}": [
      "Hello, %@": "error spec-missing", "Legal %@": "error spec-missing",
      "Quality settings": "info same-as-source",
    ],
    #"{"severities": {"spec-missing": "info", "same-as-source": "error"}}"#: [
      "Hello, %@": "info spec-missing", "Legal %@": "info spec-missing",
      "Quality settings": "error same-as-source",
    ],
    #"{"severities": {"spec-missing": "off", "same-as-source": "warning"}}"#: [
      "Quality settings": "warning same-as-source"
    ],
    #"{"widths": {"A *": {"columns": 12, "layout": "compact"}, "H*": 4}, "locales": ["de"]}"#: [
      "A title": "error truncates", "Hello, %@": "error spec-missing, error truncates",
      "Legal %@": "error spec-missing", "Quality settings": "info same-as-source",
    ],
    #"{"exceptions": [{"keys": ["Legal*"], "tables": ["Main"]}, {"tables": ["Other"]}]}"#: [
      "Hello, %@": "error spec-missing", "Quality settings": "info same-as-source",
    ],
    #"{"exceptions": [{"rules": ["spec-missing"], "locales": ["de"]}]}"#: [
      "Quality settings": "info same-as-source"
    ],
    #"{"locales": ["fr"]}"#: [:],
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a/Main.xcstrings", Self.catalog)
  }

  /// Runs galley in the folder above the catalog.
  private func galley(_ words: String...) throws -> Program.Outcome {
    let variables = Program.variables.merging(["LANG": "de_DE.UTF-8"]) { $1 }
    return try Program.run(
      "/usr/bin/env", ["-C", folder.path, Program.path()] + words + ["a"], variables: variables)
  }

  private func objects(_ outcome: Program.Outcome) throws -> [[String: Any]] {
    try outcome.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// The rules that each key breaks, with their severities.
  private func checked() throws -> [String: String] {
    let found = try objects(galley("check", "--severity", "info", "--format", "json"))
    return found.reduce(into: [:]) { byKey, finding in
      guard let key = finding["key"] as? String, let rule = finding["rule"] as? String,
        let severity = finding["severity"] as? String
      else { return }
      byKey[key] = ((byKey[key].map { [$0] } ?? []) + ["\(severity) \(rule)"])
        .joined(separator: ", ")
    }
  }

  @Test(arguments: expected.keys.sorted()) func rowsHaveTheProblemsOfTheCheck(settings: String)
    throws
  {
    try folder.write(".galley.json", settings)
    let expected = try #require(Self.expected[settings])
    #expect(try checked() == expected)
    let rules = expected.mapValues { words in
      words.split(separator: ", ").map { String($0.drop { $0 != " " }.dropFirst()) }
    }
    for row in try objects(galley("print", "--format", "json")) {
      let key = try #require(row["key"] as? String)
      #expect(row["problems"] as? [String] == rules[key] ?? [])
      let explained = try #require(try objects(galley("explain", key, "--format", "json")).first)
      #expect(explained["problems"] as? [String] == rules[key] ?? [])
    }
    // The app marks rows with errors and warnings, and lists these.
    let marked = expected.values.filter { $0.contains("error") || $0.contains("warning") }
    let rows = try galley("--script", "").output
    #expect(rows.matches(of: /\n[▌ ](?: !|!.) \S/).count == marked.count)
    let list = try galley("--script", "P", "--size", "120x30").output
    for (key, words) in expected {
      let isListed = words.contains("error") || words.contains("warning")
      #expect(list.contains("\n   \(key)  ") == isListed, "\(key)")
    }
    // The inspector shows hints, too.
    let inspected = try galley("--script", "G<Enter>", "--size", "120x40").output
    let words = expected["Quality settings"]
    let mark = words?.contains("info") == true ? "i" : "!"
    #expect(inspected.contains("\(mark) same-as-source: ") == (words != nil))
  }

  /// What the user asks for in this run comes first.
  @Test func theCommandLineNamesOtherLocales() throws {
    try folder.write(".galley.json", #"{"locales": ["fr"]}"#)
    let rows = try objects(galley("print", "--format", "json", "-l", "de"))
    #expect(rows[1]["problems"] as? [String] == ["spec-missing"])
    let plain = try objects(galley("print", "--format", "json", "--no-config"))
    #expect(plain[1]["problems"] as? [String] == ["spec-missing"])
  }

  @Test func aLanguageThatIsNotCompleteIsListed() throws {
    try folder.write(".galley.json", #"{"min": {"de": 100, "fr": 10}}"#)
    let list = try galley("--script", "P", "--size", "120x30").output
    #expect(list.contains("! 1  incomplete-locale"))
    #expect(
      list.contains(
        "\n   .galley.json:1:27  fr is 0.0% complete, less than the 10.0% required here"))
  }

  @Test func mistakesAreShown() throws {
    try folder.write(".galley.json", #"{"widths": 7}"#)
    let message = ".galley.json:1:12: expected an object for \"widths\""
    for words in [["print"], ["explain", "A title"], ["--script", "P"]] {
      let outcome =
        words.count == 1
        ? try galley(words[0]) : try galley(words[0], words[1])
      #expect(outcome.status == 3)
      #expect(outcome.errors == "galley: \(message)\n")
      // Everything else is shown.
      #expect(outcome.output.contains(words[0] == "--script" ? "Hello" : "Ein sehr langer Titel"))
    }
    let list = try galley("--script", "P").output
    #expect(list.contains("\n   .galley.json:1:12  expected an object for \"widths\""))
  }

  /// Whatever stands at the path of the settings, the rows are shown, and no control character reaches
  /// the terminal.
  @Test func anythingAtThePathOfTheSettings() throws {
    let path = folder[".galley.json"]
    var random = SeededGenerator(seed: 7)
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let replacements: [(message: String, make: () throws -> Void)] = [
      ("nested", { try folder.write(".galley.json", String(repeating: "[", count: 1_000_000)) }),
      ("expected", { try folder.write(".galley.json", bytes: bytes) }),
      ("\\u{1B}", { try folder.write(".galley.json", #"{"severities": {"\u001b[2J": "off"}}"#) }),
      ("is a folder", { try folder.makeFolder(".galley.json") }),
      ("is not a regular file", { try #require(mkfifo(path, 0o600) == 0) }),
      ("loop", { try #require(symlink(".galley.json", path) == 0) }),
    ]
    for (message, make) in replacements {
      try make()
      for words in [["print", "-w80"], ["--script", "P"]] {
        let outcome = try galley(words[0], words[1])
        #expect(outcome.status == 3, "\(message)")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.output.contains("Hello") || outcome.output.contains("Hallo"), "\(message)")
        #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
      }
      #expect(remove(path) == 0)
    }
  }

  /// Patterns with many stars take no longer than others.
  @Test func patternsThatTakeLong() throws {
    let stars = String(repeating: "*a", count: 60) + "*b"
    let exceptions = Array(repeating: #"{"keys": ["\#(stars)"]}"#, count: 500)
    try folder.write(
      ".galley.json",
      #"{"widths": {"\#(stars)": 5}, "exceptions": [\#(exceptions.joined(separator: ","))]}"#)
    let key = String(repeating: "a", count: 2_000)
    let unit = #"{"stringUnit": {"state": "translated", "value": "a"}}"#
    try folder.write(
      "a/Main.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"\#(key) %@": {"localizations": {"de": \#(unit)}}}}"#)
    let rows = try objects(galley("print", "--format", "json"))
    #expect(rows.map { $0["problems"] as? [String] } == [["spec-missing", "length-ratio"]])
  }
}
