import LocalizedText
import PointMetrics
import PreviewRows
import PreviewUI
import SourceText
import TerminalValues
import Testing
import TextLayout

@testable import galley

@Suite struct InvocationTests {
  private func options<Options: Command>(
    _ words: [String], exists: (String) -> Bool = { _ in false },
    of type: Options.Type = Options.self
  ) throws -> Options {
    try #require(Invocation(words: words, exists: exists).command as? Options)
  }

  private func app(_ words: [String]) throws -> BrowseCommand { try options(words) }

  private func message(
    _ words: [String], exists: (String) -> Bool = { _ in false }
  ) -> String? {
    do {
      _ = try Invocation(words: words, exists: exists)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func withoutWordsItBrowses() throws {
    #expect(try options([]) == BrowseCommand())
  }

  @Test(arguments: [
    ["--width=72"], ["--width", "72"], ["-w72"], ["-w", "72"], ["-w", "9", "--width=72"],
  ])
  func everySpellingOfAValue(words: [String]) throws {
    #expect(try app(words).rows.fitted.width == 72)
  }

  @Test(arguments: [
    (["-l", "fr"], SharedOptions.Locales.tags(["fr"])),
    (["print", "-l", "fr", "-l", "de"], .tags(["fr", "de"])),
    (["print", "-lfr,de", "--locale=ja"], .tags(["fr", "de", "ja"])),
    (["print", "-l", "all"], .all),
    (["coverage", "-l", "fr,all", "-l", "de"], .all),
    (["coverage", "-l", "fr", "-l", "all"], .all),
    (["print"], .preferred),
  ])
  func locales(words: [String], expected: SharedOptions.Locales) throws {
    let found = try #require(Invocation(words: words).command as? any CatalogCommand)
    #expect(found.shared.locales == expected)
  }

  @Test func compileNeedsAFolder() throws {
    let found: CompileCommand = try options([
      "compile", "--output-directory", "out", "--dry-run", "a.xcstrings",
    ])
    #expect(found.folder == FolderOptions(path: "out", isDryRun: true))
    #expect(message(["compile", "a.xcstrings"])?.contains("--output-directory DIR") == true)
    #expect(message(["compile", "--output-directory=", "a.xcstrings"]) != nil)
    #expect(message(["fit", "--dry-run"]) == "'galley fit' has no option '--dry-run'")
    #expect(
      message(["symbols", "a.xcstrings"])?.contains("missing --output-directory DIR") == true)
  }

  @Test func aRoomInPoints() throws {
    let found: ExplainCommand = try options([
      "explain", "key", "--metric", "points", "--screen=IPHONE 16 pro", "--text-size", "ax3",
      "--style=Caption-1", "--weight=bold", "--lines", "3",
    ])
    let slot = found.rows.setting.slot
    #expect(found.rows.isInPoints)
    #expect(slot.width == 402 - 64)
    #expect(slot.style == PointStyle(.caption1, textSize: .ax3, weight: .bold, scale: 3))
    #expect(slot.lines == 3)
    let mac: ExplainCommand = try options([
      "explain", "key", "--style", "13.5pt", "--platform=macos", "-w", "90", "--metric=points",
    ])
    #expect(mac.rows.setting.slot.width == 90)
    #expect(mac.rows.setting.slot.style == PointStyle(size: 13.5, platform: .macos))
  }

  /// An option for points would change nothing in columns.
  @Test(arguments: [
    (["--text-size", "AX1"], true), (["--text-size", "L"], true),
    (["--screen", "iPhone SE"], true),
    (["--weight", "bold"], true), (["--metric", "columns", "--text-size", "AX1"], false),
    (["--width", "30"], false), ([], false),
  ])
  func pointsAreImplied(words: [String], isInPoints: Bool) throws {
    let explain: ExplainCommand = try options(["explain", "key"] + words)
    #expect(explain.rows.isInPoints == isInPoints)
  }

  @Test(arguments: [
    ("--style", "headlin", "a text style such as headline, or a size such as 13pt"),
    ("--style", "0pt", "a text style such as body, or a size such as 13pt"),
    ("--style", "1e2pt", "a text style such as body, or a size such as 13pt"),
    ("--style", "nanpt", "a text style such as body, or a size such as 13pt"),
    ("--style", "13.pt", "a text style such as body, or a size such as 13pt"),
    (
      "--screen", "iPhone 17 Prp",
      "an iPhone such as iPhone 17 Pro; 'galley help fit' lists some"
    ),
    ("--text-size", "huge", "one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"),
    ("--lines", "0", "a number of lines from 1 to 100"),
    ("--weight", "black", "one of regular, medium, semibold, bold"),
  ])
  func noRoomInPoints(option: String, value: String, expected: String) {
    #expect(
      message(["explain", "key", option, value])
        == "invalid value '\(value)' for '\(option)': expected \(expected)")
  }

  @Test func rulesOfACheck() throws {
    let found: CheckCommand = try options([
      "check", "--only", "spec-missing,spec-type", "--only=truncates", "--except", "spec-type",
      "--severity=info",
    ])
    #expect(found.onlyRules == ["spec-missing", "spec-type", "truncates"])
    #expect(found.exceptRules == ["spec-type"])
    #expect(found.severity == .info && !found.listsRules)
    #expect(try options(["check", "--list"], of: CheckCommand.self).listsRules)
    let described: CheckCommand = try options(["check", "--describe", "spec-gap"])
    #expect(described.describedRules == ["spec-gap"])
    #expect(try options(["check"], of: CheckCommand.self).severity == .warning)
  }

  @Test(
    arguments: [
      ([], "browse", []),
      (["print"], "print", []),
      (["print", "a", "b"], "print", ["a", "b"]),
      (["a", "print"], "browse", ["a", "print"]),
      (["print", "print"], "print", ["print"]),
      (["-l", "print", "coverage"], "coverage", []),
      (["--", "print"], "browse", ["print"]),
      (["./print"], "browse", ["./print"]),
      (["--", "browse"], "browse", ["browse"]),
      (["print", "-"], "print", ["-"]),
      (["print", "--", "-w", "--help"], "print", ["-w", "--help"]),
      (["print", "a", "-w5", "b"], "print", ["a", "b"]),
      (["print", "--", "--"], "print", ["--"]),
    ] as [([String], String, [String])])
  func commandsAndPaths(words: [String], command: String, paths: [String]) throws {
    let found = try #require(Invocation(words: words).command as? any CatalogCommand)
    #expect(type(of: found).name == command)
    #expect(found.shared.paths == paths)
  }

  @Test(
    arguments: [
      (["explain", "k"], "k", []), (["explain", "print", "a", "b"], "print", ["a", "b"]),
      (["explain", "-w5", "", "-"], "", ["-"]),
      (["explain", "--", "--ascii", "x"], "--ascii", ["x"]),
      (["-lfr", "explain", "explain"], "explain", []),
    ] as [([String], String, [String])])
  func theKeyPrecedesThePaths(words: [String], key: String, paths: [String]) throws {
    let options: ExplainCommand = try options(words)
    #expect(options.key == key)
    #expect(options.shared.paths == paths)
  }

  @Test func theKeyComesBeforeThePaths() {
    let words = ["explain", "App.xcstrings", "Greeting"]
    let expected = "the key comes first: galley explain 'Greeting' 'App.xcstrings'"
    #expect(message(words, exists: { $0 == "App.xcstrings" }) == expected)
    // A key may have the name of a file.
    #expect(message(words, exists: { _ in true }) == nil)
    #expect(message(Array(words.prefix(2)), exists: { _ in true }) == nil)
  }

  @Test(arguments: ["iphone", "iPhone", "IPHONE"])
  func devicesInAnyCase(name: String) throws {
    #expect(try app(["--device", name]).rows.preview.device == .iphone)
  }

  @Test(arguments: [
    (["--widht"], "galley --help"), (["check", "--widht"], "galley check --help"),
    (["--widht", "print", "check"], "galley print --help"),
    (["manual", "--widht"], "galley --help"),
  ])
  func theAdviceIsTheHelpOfTheCommand(words: [String], help: String) {
    #expect(OptionsError.advice(for: words) == "Try '\(help)'.")
  }

  /// A path that exists is never a misspelt command, nor is one after `--`.
  @Test func pathsThatLookLikeCommands() throws {
    let options: BrowseCommand = try options(["prnit"], exists: { $0 == "prnit" })
    #expect(options.shared.paths == ["prnit"])
    #expect(try app(["--", "prnit"]).shared.paths == ["prnit"])
    #expect(try app(["x/prnit"]).shared.paths == ["x/prnit"])
  }

  @Test(
    arguments: [
      (["a.strings:12"], ["a.strings"], StartLine(path: "a.strings", line: 12), nil),
      (["./d//b:3:7", "x"], ["./d//b", "x"], StartLine(path: "d/b", line: 3), nil),
      (
        ["a.strings:1", "a.strings:2"], ["a.strings", "a.strings"],
        StartLine(path: "a.strings", line: 1), nil
      ),
      (["a:7"], ["a:7"], nil, nil), (["a:7:8"], ["a:7"], StartLine(path: "a:7", line: 8), nil),
      (["gone:12"], ["gone:12"], nil, nil), (["a.strings:"], ["a.strings:"], nil, nil),
      (["a.strings:x"], ["a.strings:x"], nil, nil),
      (["a.strings:99999999999999999999"], ["a.strings:99999999999999999999"], nil, nil),
      (["+/links im", "a.strings"], ["a.strings"], nil, "links im"), (["+/"], [], nil, ""),
      (["--", "+/x"], ["+/x"], nil, nil),
    ] as [([String], [String], StartLine?, String?)])
  func startPlaces(words: [String], paths: [String], line: StartLine?, search: String?) throws {
    let existing = ["a.strings", "./d//b", "a:7", "x"]
    let options: BrowseCommand = try options(words, exists: existing.contains)
    #expect(options.shared.paths == paths)
    #expect(options.line == line)
    #expect(options.words == search)
  }

  @Test func onlyTheAppStartsAtALine() throws {
    let options: PrintCommand = try options(
      ["print", "a.strings:12"], exists: { $0 == "a.strings" })
    #expect(options.shared.paths == ["a.strings:12"])
  }

  @Test func everyOptionOfPrint() throws {
    let words = [
      "print", "--locale=fr", "--source=en", "--display-names", "--full-names", "--width=40",
      "--device=ipad", "--bidi=logical", "--fallback=runtime", "--markdown=off", "--value=€ 1",
      "--table=T*",
      "--table=W*", "--key=?",
      "--state=new,stale", "--state=missing", "--pseudo=rtl", "--samples=s.json",
      "--sample-length=long", "--count=5", "--user=feminine", "--concept=la mesa",
      "--concept=neutral", "--color=never", "--theme=mono", "--ascii",
      "--format=json", "x.strings",
    ]
    let shared = try SharedOptions(
      paths: ["x.strings"], locales: .tags(["fr"]), source: "en", tables: [Glob("T*"), Glob("W*")],
      color: .never, theme: .mono, ascii: true)
    let preview = PreviewOptions(
      names: .full, pseudo: .generated(.rightToLeft), device: .ipad, bidi: .logical,
      fallback: .runtime, markdown: .off, user: .feminine,
      concepts: [.localizedPhrase("la mesa"), .termsOfAddress([.neutral])])
    let rows = RowOptions(
      preview: preview, fitted: FittedOptions(width: 40, value: "€ 1", count: .integer(5)),
      samples: SamplesOptions(file: "s.json", length: .long))
    let filter = try FilterOptions(keys: [Glob("?")], states: ["new", "stale", "missing"])
    #expect(
      try options(words) == PrintCommand(shared: shared, rows: rows, filter: filter, form: .json))
  }

  @Test func everyOptionOfAScript() throws {
    let words = [
      "--script", "jj<Enter>:q<Enter>", "--size=132x43", "--save-screen=-", "--no-config",
    ]
    let expected = BrowseCommand(
      shared: SharedOptions(readsConfiguration: false), script: "jj<Enter>:q<Enter>",
      size: Size(columns: 132, rows: 43), savedScreen: "-")
    #expect(try options(words) == expected)
    #expect(try app(["--script="]).script == "")
  }

  @Test(arguments: [("1x1", 1, 1), ("80x24", 80, 24), ("2000x2000", 2000, 2000)])
  func sizes(_ size: String, columns: Int, rows: Int) throws {
    #expect(try app(["--size", size]).size == Size(columns: columns, rows: rows))
  }

  @Test(arguments: [
    "", "x", "80", "80x", "x24", "80x24x2", "0x24", "80x0", "2001x24", "80X24", "-8x24", "8 x24",
    "٣x3", "99999999999999999999x1",
  ])
  func wrongSizes(_ size: String) {
    #expect(
      message(["--size", size])
        == "invalid value '\(size)' for '--size': expected columns and rows from 1x1 to 2000x2000")
  }

  @Test(
    arguments: [
      (["--value="], nil), (["--value", "-5"], "-5"), (["--value=a=b"], "a=b"),
      (["--value", "--"], "--"), (["--value", "a", "--value="], nil),
    ] as [([String], String?)])
  func aValueIsTakenLiterally(words: [String], value: String?) throws {
    #expect(try app(words).rows.fitted.value == value)
  }

  @Test(arguments: ["1", "007", "10000"])
  func widths(_ width: String) throws {
    #expect(try app(["-w", width]).rows.fitted.width == Int(width))
  }

  @Test(arguments: [
    "", "-1", "0", "+5", " 5", "5 ", "10001", "99999999999999999999999", "8O", "٣", "1e3", "20-80",
  ])
  func wrongWidths(_ width: String) {
    #expect(
      message(["-w", width])
        == "invalid value '\(width)' for '--width': expected a width from 1 to 10000")
  }

  @Test(arguments: [
    ("0", Sample.integer(0)), ("21", .integer(21)), ("-3", .integer(-3)), ("1.5", .double(1.5)),
    ("1.0", .double(1)), ("18446744073709551615", .unsigned(.max)), ("1e3", nil), ("", nil),
    ("\(Int.min)", .integer(.min)), ("\(Int.max)", .integer(.max)), ("+5", nil), ("inf", nil),
    ("nan", nil), ("0x10", nil), (" 5", nil), ("--", nil), ("٣", nil),
    (String(repeating: "9", count: 400), nil),
  ])
  func counts(_ count: String, expected: Sample?) throws {
    if let expected {
      #expect(try app(["--count", count]).rows.sampleOptions.count == expected)
    } else {
      #expect(
        message(["--count", count])
          == "invalid value '\(count)' for '--count': expected a number such as 2 or 1.5"
      )
    }
  }

  @Test(arguments: PseudoText.allCases, SampleLength.allCases)
  func pseudoLocalizationsAndLengths(pseudo: PseudoText, length: SampleLength) throws {
    let rows = try app(["--pseudo", pseudo.rawValue, "--sample-length=\(length.rawValue)"]).rows
    #expect(rows.preview.pseudo == pseudo)
    #expect(rows.sampleOptions.length == length)
  }

  @Test(
    arguments: [
      (["--help"], .help(nil)),
      (["print", "--help"], .help(PrintCommand.self)),
      (["--help", "print"], .help(PrintCommand.self)),
      (["coverage", "--width=x", "--help", "--full-names"], .help(CoverageCommand.self)),
      (["--version"], .version),
      (["--version", "--help"], .version),
      (["--help", "--version"], .help(nil)),
      (["-h"], .help(nil)),
      (["print", "-h"], .help(PrintCommand.self)),
      (["help"], .help(nil)), (["help", "browse"], .help(BrowseCommand.self)),
      (["help", "explain"], .help(ExplainCommand.self)),
      (["help", "--width=x", "check"], .help(CheckCommand.self)),
      (["-V"], .version),
      (["version"], .version),
    ] as [([String], Invocation)])
  func helpAndVersionWin(words: [String], expected: Invocation) throws {
    switch (try Invocation(words: words), expected) {
    case (.help(let command), .help(let expected)): #expect(command == expected)
    case (.version, .version): break
    case (let other, _): Issue.record("not expected: \(other)")
    }
  }

  @Test(arguments: [
    (["--widht=3"], "unknown option '--widht'; did you mean '--width'?"),
    (["--loc", "fr"], "unknown option '--loc'; did you mean '--locale'?"),
    (["--help", "--colour"], "unknown option '--colour'; did you mean '--color'?"),
    (["--nothing-of-the-kind"], "unknown option '--nothing-of-the-kind'"),
    (["-y"], "unknown option '-y'"),
    (["-hx"], "unknown option '-hx'"),
    (["-w3", "-H"], "unknown option '-H'"),
    (["--json"], "unknown option '--json'; did you mean '--format json'?"),
    (["print", "--lang=de"], "unknown option '--lang'; did you mean '--locale'?"),
    (["check", "--no-color"], "unknown option '--no-color'; did you mean '--color never'?"),
    (["help", "prnit"], "'prnit' is not a galley command or a path; did you mean 'print'?"),
    (["bench", "."], "'bench' is not a galley command or a path"),
    (["lint-all"], "'lint-all' is not a galley command or a path"),
    (["help", "mine"], "no command 'mine'; 'galley --help' lists the commands"),
    (["browse", "App"], "browsing needs no command; run 'galley PATH'"),
    (
      ["print", "--state=new,odd"],
      "invalid value 'odd' for '--state': expected one of \(FilterOptions.knownStates.joined(separator: ", "))"
    ),
    (["---"], "unknown option '---'"),
    (["--=x"], "unknown option '--'"),
    (["--width"], "'--width' needs a value: --width N"),
    (["-l"], "'-l' needs a value: -l TAG"),
    (["--ascii=yes"], "'--ascii' takes no value, but was given 'yes'"),
    (["--help="], "'--help' takes no value, but was given ''"),
    (
      ["coverage", "--format", "xml"],
      "invalid value 'xml' for '--format': expected text or json"
    ),
    (
      ["-l", "fr,,de"],
      "invalid value 'fr,,de' for '--locale': expected a language such as fr-CA, or several separated by commas"
    ),
    (
      ["--pseudo=x"],
      "invalid value 'x' for '--pseudo': expected one of accented, double, bounded, rtl, widest, tallest"
    ),
    (
      ["print", "--bidi=isolate"],
      "invalid value 'isolate' for '--bidi': expected visual or logical"
    ),
    (
      ["coverage", "--bidi=visual"],
      "'galley coverage' has no option '--bidi'; browsing, 'galley print' and 'galley explain' take it"
    ),
    (
      ["--sample-length="],
      "invalid value '' for '--sample-length': expected one of short, typical, long"
    ),
    (["--samples="], "invalid value '' for '--samples': expected the path of a file"),
    (
      ["coverage", "--count=1"],
      "'galley coverage' has no option '--count'"
    ),
    (["--ambiguous-width=3"], "invalid value '3' for '--ambiguous-width': expected 1 or 2"),
    (["print", "--limit=0"], "invalid value '0' for '--limit': expected a number from 1"),
    (["print", "--limit=+5"], "invalid value '+5' for '--limit': expected a number from 1"),
    (
      ["merge", "--marker-size=1001"],
      "invalid value '1001' for '--marker-size': expected a number from 1 to 1000"
    ),
    (
      ["merge", "--conflict=keep"],
      "invalid value 'keep' for '--conflict': expected markers or value"
    ),
    (
      ["check", "--max-layout=extended"],
      "invalid value 'extended' for '--max-layout': expected compact or standard"
    ),
    (
      ["fit", "--text-size=m,huge"],
      "invalid value 'huge' for '--text-size': expected one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"
    ),
    (
      ["check", "--only=spec-mising"],
      "invalid value 'spec-mising' for '--only': expected the name of a rule; did you mean 'spec-missing'?"
    ),
    (
      ["check", "--describe=zzzzzz"],
      "invalid value 'zzzzzz' for '--describe': expected the name of a rule; galley check --list lists them"
    ),
    (
      ["normalize", "--locale", "de"],
      "'galley normalize' has no option '--locale'"
    ),
    (
      ["normalize", "k", "-lde"],
      "'galley normalize' has no option '--locale'"
    ),
    (
      ["merge", "a", "b", "c", "d"],
      "unexpected argument 'd'; usage: galley merge BASE OURS THEIRS"
    ),
    (
      ["merge", "--setup", "a"],
      "unexpected argument 'a'; usage: galley merge BASE OURS THEIRS"
    ),
    (
      ["print", "--list"],
      "'galley print' has no option '--list'; 'galley check' and 'galley merge' take it"
    ),
    (["print", "--widths"], "'galley print' has no option '--widths'; 'galley coverage' takes it"),
    (["--source="], "invalid value '' for '--source': expected a language such as en"),
    (
      ["--state=,"],
      "invalid value ',' for '--state': expected one of new, translated, needs_review, machine_translated, missing, stale"
    ),
    (
      ["--state=mising"],
      "invalid value 'mising' for '--state': expected one of new, translated, needs_review, machine_translated, missing, stale"
    ),
    (
      ["--key=[a"],
      "invalid value '[a' for '--key': expected a pattern with a ] after each [, or \\[ for a literal ["
    ),
    (
      ["--table=a\\"],
      "invalid value 'a\\' for '--table': expected a pattern with a character after \\"
    ),
    (
      ["-l", "d€"],
      "invalid value 'd€' for '--locale': expected a language such as fr-CA, or several separated by commas"
    ),
    (["prnit"], "'prnit' is not a galley command or a path; did you mean 'print'?"),
    (
      ["-lde", "Coverage", "x"],
      "'Coverage' is not a galley command or a path; did you mean 'coverage'?"
    ),
    (
      ["--format=json"],
      "while browsing, '--format' and '--fields' need '--select'; or use 'galley print'"
    ),
    (
      ["coverage", "-w9"],
      "'galley coverage' has no option '--width'"
    ),
    (["-l", "fr,de"], "browsing shows one language at a time; 'galley print' shows several"),
    (["-l", "all"], "browsing shows one language at a time; 'galley print' shows several"),
    (
      ["explain", "k", "-l", "all"],
      "'galley explain' takes one language"
    ),
    (
      ["explain"],
      "missing KEY; usage: galley explain KEY [options] [path...]"
    ),
    (
      ["completions"],
      "missing bash|zsh|fish; usage: galley completions bash|zsh|fish"
    ),
    (
      ["completions", "csh"],
      "invalid value 'csh' for 'completions': expected one of bash, zsh, fish"
    ),
    (
      ["completions", "zsh", "x"],
      "'galley completions' takes no path; usage: galley completions bash|zsh|fish"
    ),
    (["manual", "x"], "'galley manual' takes no path; usage: galley manual"),
    (
      ["completions", "zsh", "-lfr"],
      "'galley completions' has no option '--locale'"
    ),
    (
      ["explain", "k", "--key=x"],
      "'galley explain' has no option '--key'"
    ),
    (["--markdown=no"], "invalid value 'no' for '--markdown': expected on or off"),
    (
      ["--fallback=apple"],
      "invalid value 'apple' for '--fallback': expected editor or runtime"
    ),
    (["print", "--script=j"], "'galley print' has no option '--script'; browsing takes it"),
    (
      ["--script=j<Entr>"],
      "invalid value 'j<Entr>' for '--script': expected keys such as jj<Enter>; unknown key '<Entr>' at column 2"
    ),
    (["--save-screen="], "invalid value '' for '--save-screen': expected the path of a file, or -"),
    (["--no-config=yes"], "'--no-config' takes no value, but was given 'yes'"),
    (
      ["print", "-", "x", "-"],
      "'-' given twice; standard input can be read only once"
    ),
  ])
  func errors(words: [String], expected: String) {
    #expect(message(words) == expected)
  }

  @Test func aVeryLongWordIsRejected() {
    let word = "--" + String(repeating: "x", count: 1_000_000)
    #expect(message([word]) == "unknown option '\(word)'")
  }
}
