import Foundation
import TestMaterial
import Testing

/// The output of the commands, compared with files that a person has reviewed.
@Suite struct GoldenOutputTests {
  private func check(_ name: String, _ words: [String], columns: Int = 80) throws {
    var variables = Program.variables
    variables["COLUMNS"] = "\(columns)"
    let outcome = try Program.galley(words, variables: variables)
    let golden = Golden("\(name).txt", of: "galleyTests")
    let text = "$ galley \(words.joined(separator: " "))\n\(outcome.golden)"
    #expect(golden.difference(from: text) == nil)
  }

  /// Every broken catalog, so that every message is compared.
  static let broken =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Checkout.path("Tests/Broken")))?.filter { $0 != "README.md" }.sorted() ?? []

  /// The texts of those in Texts are compared where their rules are tested.
  @Test(arguments: broken.filter { $0 != "Texts" }) func rowsOfBrokenCatalogs(name: String) throws {
    try check(
      "broken/\(name)", ["print", "--format=json", "-l", "all", "Tests/Broken/\(name)"])
  }

  @Test func theBrokenCatalogsExist() { #expect(Self.broken.count > 30) }

  @Test(arguments: [20, 40, 80]) func coverage(columns: Int) throws {
    let paths = ["Catalogs/Plurals.xcstrings", "Catalogs/Travel.xcstrings"]
    try check("coverage-\(columns)", ["coverage"] + paths, columns: columns)
  }

  @Test func coverageInJSON() throws {
    try check("coverage-json", ["coverage", "--format", "json", "Catalogs/Plurals.xcstrings"])
  }

  @Test func coverageAtEachWidth() throws {
    let path = "Catalogs/Travel.xcstrings"
    try check("coverage-widths", ["coverage", "--widths", path], columns: 60)
    try check("coverage-widths-ascii", ["coverage", "--widths", "--ascii", path], columns: 40)
    try check("coverage-widths-json", ["coverage", "--widths", "--format=json", "-l", "ja", path])
  }

  @Test(.onDebian12) func ambiguousCharactersCanBeWide() throws {
    let arguments = ["print", "-l", "ja,de,ar", "-w", "24", "Catalogs/Scripts.xcstrings"]
    try check("print-ambiguous", arguments + ["--ambiguous-width=2"])
  }

  @Test func coverageOfSomeLocalesInASCII() throws {
    try check(
      "coverage-ascii", ["coverage", "--ascii", "-l", "lv,de", "Catalogs/Travel.xcstrings"])
  }

  @Test(
    .onDebian12,
    arguments: [
      ("fr", 80), ("fr", 32), ("ar", 40), ("ar", 24), ("he", 80), ("he", 30), ("ja", 24),
      ("en", 12),
    ])
  func rows(locale: String, width: Int) throws {
    try check(
      "print-\(locale)-\(width)",
      ["print", "-l", locale, "-w", "\(width)", "Catalogs/Wallet.xcstrings"])
  }

  /// The rows of a wallet on small and large phones, at the usual text size and at a large one.
  @Test(
    .onDebian12, arguments: ["en", "de", "ar", "ja"],
    ["iPhone SE", "iPhone 16", "iPhone 17 Pro Max"])
  func rowsInPoints(locale: String, phone: String) throws {
    let name = phone.lowercased().replacingOccurrences(of: " ", with: "-")
    for size in ["L", "AX3"] {
      try check(
        "points/\(locale)-\(name)-\(size.lowercased())",
        [
          "print", "-l", locale, "--metric=points", "--screen", phone, "--text-size", size,
          "Catalogs/Wallet.xcstrings",
        ])
    }
  }

  @Test(.onDebian12) func roomsOfPhones() throws {
    let path = "Catalogs/Wallet.xcstrings"
    try check(
      "points/fit",
      [
        "fit", "-l", "en,de,ar,ja", "--screen", "iPhone SE,iPhone 16,iPhone 17 Pro Max",
        "--text-size", "L,AX3", path,
      ])
    try check("points/fit-watch", ["fit", "-l", "de", "--platform=watchos", path])
    try check(
      "points/explain-watch",
      [
        "explain", "-l", "de", "--metric=points", "--platform=watchos",
        "Monthly pass for bus, tram and underground", path,
      ])
    try check(
      "points/coverage",
      [
        "coverage", "--widths", "-l", "de", "--metric=points", "--text-size=L,AX3",
        "Catalogs/Travel.xcstrings",
      ])
  }

  @Test(.onDebian12) func rowsInLogicalOrder() throws {
    try check(
      "print-ar-logical",
      ["print", "-l", "ar", "-w", "40", "--bidi=logical", "Catalogs/Wallet.xcstrings"])
  }

  @Test func koreanWordsCanStayWhole() throws {
    for locale in ["ko", "ko-u-lw-keepall"] {
      try check("print-\(locale)", ["print", "-l", locale, "-w14", "Catalogs/Travel.xcstrings"])
    }
  }

  @Test func rowsOfSeveralLocales() throws {
    try check(
      "print-locales",
      [
        "print", "-l", "fr,fr-CA", "-l", "de", "--key", "*ssigned to*", "--full-names",
        "Catalogs/LocalizableSettings.xcstrings",
      ])
  }

  @Test(arguments: ["csv", "markdown"]) func usualFields(form: String) throws {
    try check(
      "print-\(form)", ["print", "-l", "de,fr", "--format", form, "Catalogs/Devices.xcstrings"])
  }

  @Test func fieldsBetweenTabs() throws {
    try check(
      "print-fields",
      [
        "print", "-l", "he", "-w", "30", "--fields",
        "place,table,key,locale,state,layout,columns,source,text,value,comment",
        "Catalogs/Wallet.xcstrings",
      ])
  }

  @Test(.onDebian12, arguments: ["accented", "double", "bounded", "rtl", "widest", "tallest"])
  func pseudoLocalizations(kind: String) throws {
    try check(
      "print-pseudo-\(kind)",
      [
        "print", "-l", "de", "--pseudo", kind, "Catalogs/Travel.xcstrings",
        "Catalogs/Markup.xcstrings", "Catalogs/Plurals.xcstrings",
        "Catalogs/AppShortcuts.xcstrings",
      ])
  }

  @Test(arguments: ["1", "2", "5", "1.5"]) func counts(count: String) throws {
    try check(
      "print-count-\(count)",
      [
        "print", "-l", "pl", "--count", count, "Catalogs/Plurals.xcstrings",
      ])
  }

  @Test(arguments: ["short", "typical", "long"]) func inventedSamples(length: String) throws {
    try check(
      "print-samples-\(length)",
      [
        "print", "-l", "de", "--sample-length", length, "--samples",
        "Catalogs/Wallet.samples.json", "Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings",
        "Catalogs/Wallet.xcstrings",
      ])
  }

  @Test(.onDebian12) func rowsInJSON() throws {
    try check(
      "print-json",
      [
        "print", "--format=json", "-l", "ar,fr", "-w", "32", "--key", "*%*", "--display-names",
        "Catalogs/Wallet.xcstrings",
      ])
  }

  /// The rows of a wallet on three phones, at the usual text size and at a large one.
  @Test(.onDebian12, arguments: ["iPhone SE", "iPhone 16", "iPhone 17 Pro Max"], ["L", "AX3"])
  func rowsInPoints(screen: String, size: String) throws {
    let name = screen.lowercased().split(separator: " ").joined(separator: "-")
    try check(
      "print-points-\(name)-\(size.lowercased())",
      [
        "print", "-l", "en,de,ar,ja", "--metric=points", "--screen", screen, "--text-size", size,
        "Catalogs/Wallet.xcstrings",
      ])
  }

  @Test func rowsInPointsAsJSON() throws {
    try check(
      "print-points-json",
      [
        "print", "--format=json", "-l", "de", "-w240", "--metric=points", "--style=headline",
        "--lines=1", "Catalogs/Wallet.xcstrings",
      ])
    try check(
      "coverage-points-json",
      [
        "coverage", "--widths", "--metric=points", "--format=json", "-l", "ja",
        "Catalogs/Travel.xcstrings",
      ])
  }

  /// A plural, a substitution with devices, an untranslated key, widths, and the fallback `runtime`.
  private static let explained: [(name: String, key: String, words: [String])] = [
    ("plural", "%lld messages", ["-l", "ru", "Catalogs/Plurals.xcstrings"]),
    (
      "device", "Sync %lld photos",
      ["-l", "de-AT", "--device=appletv", "-w", "20", "Catalogs/Devices.xcstrings"]
    ),
    (
      "names", "Assigned to %@",
      ["-l", "fr-CA", "--full-names", "--value=€ 1", "Catalogs/LocalizableSettings.xcstrings"]
    ),
    (
      "runtime", "Platform %lld",
      ["-l", "sw", "--fallback", "runtime", "--ascii", "Catalogs/Travel.xcstrings"]
    ),
    (
      "arabic", "Seat %lld in coach %@",
      ["-l", "ar", "-w", "30", "Catalogs/Travel.xcstrings"]
    ),
    (
      "logical", "Seat %lld in coach %@",
      ["-l", "ar", "-w", "30", "--bidi=logical", "Catalogs/Travel.xcstrings"]
    ),
    ("unresolved", "Hello, %@", ["-l", "de", "Tests/Broken/spec-type.xcstrings"]),
    (
      "points", "A lot of text which can obviously be wrapped in many lines!",
      ["-l", "de", "--metric=points", "Catalogs/Wallet.xcstrings"]
    ),
    (
      "points-arabic", "A lot of text which can obviously be wrapped in many lines!",
      [
        "-l", "ar", "--metric=points", "--screen=iphone 16 pro max", "--text-size=ax3",
        "--style=headline", "--lines=3", "Catalogs/Wallet.xcstrings",
      ]
    ),
    (
      "points-japanese", "A lot of text which can obviously be wrapped in many lines!",
      [
        "-l", "ja", "--metric=points", "-w200", "--style=13pt", "--weight=bold",
        "--platform=macos", "Catalogs/Wallet.xcstrings",
      ]
    ),
  ]

  @Test(.onDebian12, arguments: explained) func explanations(
    name: String, key: String, words: [String]
  ) throws {
    try check("explain-\(name)", ["explain", key] + words)
    try check("explain-\(name)-json", ["explain", "--format=json", key] + words)
  }

  @Test func fitting() throws {
    let catalog = "Catalogs/Wallet.xcstrings"
    try check("fit", ["fit", "-l", "de,ar,ja", catalog])
    try check(
      "fit-sizes",
      ["fit", "-l", "ru", "--screen", "iPhone SE 1,iPhone Air", "--text-size=S,AX5", catalog])
    try check("fit-json", ["fit", "-l", "th", "-w120", "--style=13pt", "--format=json", catalog])
  }

  @Test func aKeyInTwoTables() throws {
    try check(
      "explain-two",
      [
        "explain", "-lfr", "Before the fault", "Tests/Broken/spec-type.xcstrings",
        "Tests/Broken/json-duplicate-key.xcstrings",
      ])
  }

  @Test(arguments: [
    ("swap", ["Tests/Broken/spec-type.xcstrings", "Tests/Broken/spec-missing.xcstrings"]),
    ("json", ["--format=json", "Tests/Broken/spec-type.xcstrings"]),
    ("fine", ["--severity=error", "Catalogs/Travel.xcstrings"]),
    ("warnings", ["Catalogs/Travel.xcstrings"]),
    ("room", ["-w20-40", "--max-layout=compact", "-lde", "Catalogs/Wallet.xcstrings"]),
    ("only", ["--only", "strings-duplicate", "-l", "de", "Tests/Broken"]),
    ("loss", ["--severity=error", "--except=json-syntax", "Tests/Broken/truncated.xcstrings"]),
    ("list", ["--list"]), ("describe", ["--describe", "spec-type,truncates"]),
  ])
  func checks(name: String, words: [String]) throws {
    try check("check-\(name)", ["check"] + words)
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "github", "gitlab"])
  func formsOfAReport(form: String) throws {
    try check(
      "check-form-\(form)",
      ["check", "--severity=info", "--format", form]
        + [
          "control-characters.xcstrings", "spec-missing.xcstrings", "DictOverride",
          "empty.xcstrings",
        ]
        .map { "Tests/Broken/" + $0 })
  }

  @Test func help() throws { try check("help", ["--help"]) }

  @Test func markdownOff() throws {
    try check(
      "print-markdown-off",
      ["print", "-l", "de", "--markdown", "off", "Catalogs/Markup.xcstrings"])
  }
}
