import LocalizedText
import PreviewRows
import PreviewUI
import SourceText
import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import galley

@Suite struct ConfigurationTests {
  private func read(_ text: String) -> Configuration {
    Configuration(bytes: Array(text.utf8), path: "config")
  }

  private func options(_ words: [String], _ text: String) throws -> BrowseCommand? {
    try Invocation(words: words, configuration: { read(text) }).command as? BrowseCommand
  }

  /// The app with some options for its rows.
  private static func app(
    _ preview: PreviewOptions = PreviewOptions(), length: SampleLength = .typical,
    count: Sample? = nil, theme: SharedOptions.Theme = .auto, ascii: Bool = false
  ) -> BrowseCommand {
    BrowseCommand(
      shared: SharedOptions(theme: theme, ascii: ascii),
      rows: RowOptions(
        preview: preview, fitted: FittedOptions(count: count),
        samples: SamplesOptions(length: length)))
  }

  @Test func everyConfigurableOption() throws {
    let text = """
      # a comment
        \t# another
      full-names = yes
      ambiguous-width=2
      device = ipad
        fallback\t=  runtime\t
      markdown = off
      bidi = logical
      sample-length = long
      color = never
      theme = mono
      ascii = yes
      remember-locale = yes
      scrolloff = 12
      columns = source
      mouse = yes
      hints = no
      remember = yes
      theme-file = a theme
      bind <C-n> = next-locale
      bind gx = none
      bind = = full-names
      bind <lt>= = quit

      """
    let bindings: [([Key], Action?)] = [
      ([.control("n")], .nextLocale), ([.character("g"), .character("x")], nil),
      ([.character("=")], .fullNames), ([.character("<"), .character("=")], .quit),
    ]
    var screen = ScreenSettings()
    screen.scrollOff = 12
    screen.columns = .source
    screen.isMouseOn = true
    screen.hasHints = false
    var expected = Self.app(
      PreviewOptions(
        names: .full, device: .ipad, bidi: .logical, fallback: .runtime, markdown: .off),
      length: .long, theme: .mono, ascii: true)
    expected.shared.color = .never
    expected.shared.ambiguousWidth = 2
    expected.shared.screen = screen
    expected.bindings = bindings.map { Configuration.Binding(keys: $0.0, action: $0.1) }
    expected.remembersLocale = true
    expected.remembersPlace = true
    #expect(read(text).themeFile == "a theme")
    #expect(read(text).diagnostics.isEmpty)
    #expect(try options([], text) == expected)
    #expect(
      try options(["--no-config"], text)
        == BrowseCommand(shared: SharedOptions(readsConfiguration: false)))
  }

  @Test(arguments: [
    ("bind <C-x> = !xdg-open %(path)", ["xdg-open", "%(path)"]),
    ("bind gx=!sh -c 'echo \"$1\"' sh %(key)", ["sh", "-c", "echo \"$1\"", "sh", "%(key)"]),
    ("bind = = ! env A=b c%(locale)d", ["env", "A=b", "c%(locale)d"]),
    ("bind X = quit\nbind X = !a", ["a"]),
  ])
  func commandsOfTheUser(text: String, words: [String]) throws {
    let configuration = read(text)
    #expect(configuration.diagnostics.isEmpty)
    #expect(try configuration.bindings.last?.command == UserCommand(words: words))
  }

  @Test(arguments: [
    ("bind X = !", "1:11: missing command; write bind KEYS = !COMMAND"),
    (
      "bind X = !sh -c 'cat %(path)'",
      "1:11: %(path) is unsafe inside a script; pass it after the script, as an argument"
    ),
    ("bind X = !  ''  %(pat)", "1:11: unknown field '%(pat)'"),
    ("bind X = !a %(path", "1:11: unknown field '%(path)'"),
    ("bind X = !a %()", "1:11: unknown field '%()'"),
  ])
  func wrongCommandsOfTheUser(text: String, message: String) {
    let configuration = read(text)
    #expect(configuration.bindings.isEmpty)
    let found = configuration.diagnostics.first.map { "\($0)" } ?? ""
    #expect(found.hasPrefix("config:\(message)"), "\(found)")
  }

  /// Keeps ``everyConfigurableOption()`` complete.
  @Test func configurableOptionsAreAllTested() {
    #expect(
      Set(OptionEntry.table.filter(\.isConfigurable).map(\.name)) == [
        "full-names", "display-names", "ambiguous-width", "device", "fallback", "markdown", "bidi",
        "sample-length", "color", "theme", "ascii",
      ])
    #expect(
      Set(Configuration.options.map(\.entry.name)) == [
        "scrolloff", "columns", "hints", "theme-file", "mouse", "remember", "remember-locale",
      ])
  }

  @Test(
    arguments: [
      ("none", []), ("key", .key), ("source", .source), ("key,source", [.key, .source]),
      ("source , key", [.key, .source]),
    ] as [(String, SideColumns)])
  func columnsBesideTheRows(value: String, columns: SideColumns) throws {
    #expect(try options([], "columns = none\ncolumns = \(value)")?.shared.screen.columns == columns)
  }

  @Test func theCommandLineWins() throws {
    let text = "theme = light\nfull-names = yes\nsample-length = short"
    let words = ["--theme=dark", "--display-names", "--count=2"]
    let expected = Self.app(
      PreviewOptions(names: .display), length: .short, count: .integer(2), theme: .dark)
    #expect(try options(words, text) == expected)
  }

  @Test(
    arguments: [
      ("theme = light\ntheme = mono", app(theme: .mono)),
      ("ascii = yes\nascii = no", app()),
      ("full-names = yes\ndisplay-names = yes", app(PreviewOptions(names: .display))),
      (
        "full-names = yes\ndisplay-names = yes\nfull-names = yes", app(PreviewOptions(names: .full))
      ),
      ("full-names = yes\ndisplay-names = no", app(PreviewOptions(names: .full))),
      ("theme = light\ntheme = no", app(theme: .light)),
      ("remember-locale = yes\nremember-locale = no", app()),
      (
        "\u{FEFF}theme = mono\r\nascii = yes\rdevice = mac",
        app(PreviewOptions(device: .mac), theme: .mono, ascii: true)
      ),
    ] as [(String, BrowseCommand)])
  func theLastLineWins(text: String, expected: BrowseCommand) throws {
    #expect(try options([], text) == expected)
  }

  @Test func onlyOptionsOfTheCommandApply() throws {
    let text = "device = mac\nascii = yes"
    let command = try Invocation(words: ["coverage"], configuration: { read(text) }).command
    #expect(command as? CoverageCommand == CoverageCommand(shared: SharedOptions(ascii: true)))
  }

  /// A wrong command line, and one that is about galley itself, reads no configuration.
  @Test(arguments: [
    ["--help"], ["--version"], ["--no-config"], ["--nope"], ["print", "-w", "x"],
    ["completions", "bash"], ["manual"],
  ])
  func commandLinesWithoutConfiguration(words: [String]) {
    _ = try? Invocation(words: words) {
      Issue.record("asked for")
      return Configuration()
    }
  }

  @Test(arguments: [
    ("them = dark", "1:1: unknown setting 'them'; did you mean 'theme'?"),
    ("  qqqqqqqq = 1", "1:3: unknown setting 'qqqqqqqq'; see 'man galley' for a list"),
    ("theme", "1:1: missing '='; write NAME = VALUE"),
    ("= dark", "1:1: unknown setting ''; see 'man galley' for a list"),
    (
      "theme = blue",
      "1:9: invalid value 'blue' for 'theme': expected one of auto, dark, light, mono"
    ),
    ("theme =", "1:8: invalid value '' for 'theme': expected one of auto, dark, light, mono"),
    ("ambiguous-width = 3", "1:19: invalid value '3' for 'ambiguous-width': expected 1 or 2"),
    (
      "width = 40",
      "1:1: 'width' cannot be set in the configuration; use --width on the command line"
    ),
    ("ascii = 1", "1:9: invalid value '1' for 'ascii': expected yes or no"),
    (
      "remember-locale = perhaps",
      "1:19: invalid value 'perhaps' for 'remember-locale': expected yes or no"
    ),
    (
      "scrolloff = 1000",
      "1:13: invalid value '1000' for 'scrolloff': expected a number of lines from 0 to 999"
    ),
    (
      "scrolloff = -1",
      "1:13: invalid value '-1' for 'scrolloff': expected a number of lines from 0 to 999"
    ),
    (
      "scrolloff = 99999999999999999999",
      "1:13: invalid value '99999999999999999999' for 'scrolloff': expected a number of lines from 0 to 999"
    ),
    (
      "\ncolumns = key,,source",
      "2:11: invalid value 'key,,source' for 'columns': expected key, source, both with a comma between them, or none"
    ),
    (
      "columns = none,key",
      "1:11: invalid value 'none,key' for 'columns': expected key, source, both with a comma between them, or none"
    ),
    ("hints = maybe", "1:9: invalid value 'maybe' for 'hints': expected yes or no"),
    ("mouse = on", "1:9: invalid value 'on' for 'mouse': expected yes or no"),
    ("scrolof = 2", "1:1: unknown setting 'scrolof'; did you mean 'scrolloff'?"),
    ("bind j", "1:1: missing '='; write bind KEYS = ACTION"),
    ("bind = quit", "1:6: missing keys; write bind KEYS = ACTION"),
    ("bind j = dwn", "1:10: unknown action 'dwn'; did you mean 'down'?"),
    ("bind j =", "1:9: unknown action ''; see 'man galley' for a list"),
    ("bind j = nextLocale", "1:10: unknown action 'nextLocale'; did you mean 'next-locale'?"),
    ("bind g g = top", "1:7: unexpected space between the keys; use <Space> for the space bar"),
    (
      "bind é<Entr> = quit",
      "1:7: unknown key '<Entr>'; write keys like j, <Enter>, <C-d>, <lt>"
    ),
    (
      "bind e\u{301}< = quit",
      "1:8: '<' starts a key name; write keys like j, <Enter>, <C-d>, <lt>"
    ),
    ("bind <C-z> = quit", "1:6: the terminal reserves <C-z>; choose another key"),
    ("bind = quit\ntheme = dark", "1:6: missing keys; write bind KEYS = ACTION"),
    (
      "\r\n\rtheme\t= \u{1B}[m",
      "3:9: invalid value '\u{1B}[m' for 'theme': expected one of auto, dark, light, mono"
    ),
  ])
  func problems(text: String, problem: String) {
    #expect(read(text).diagnostics.map(\.description) == ["config:\(problem)"])
  }

  @Test func theOtherLinesApply() throws {
    let text = "theme = blue\nnonsense\nascii = yes\nbind x = y\nbind x = quit"
    var expected = Self.app(ascii: true)
    expected.bindings = [Configuration.Binding(keys: [.character("x")], action: .quit)]
    #expect(try options([], text) == expected)
    #expect(read(text).diagnostics.map(\.location?.line) == [1, 2, 4])
  }

  @Test func bytesThatAreNotUTF8() {
    let text = Array("theme = mono\n# \u{FFFD}".utf8) + [0xFF, 0x0A] + Array("theme = ".utf8)
    let configuration = Configuration(bytes: text + [0xC3, 0x28], path: "config")
    #expect(
      configuration.diagnostics.map(\.description)
        == ["config:3:9: invalid UTF-8; save the file as UTF-8"])
    #expect(configuration.settings.map(\.value) == ["mono"])
  }

  @Test(arguments: 0..<50) func noise(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      [0x0A], [0x0D], Array("bind ".utf8), Array(" = ".utf8), Array("theme".utf8), [0xFF], [0],
      Array("<C-".utf8), Array("\u{301}".utf8), Array("quit".utf8), Array(">".utf8),
    ]
    let bytes = (0..<400).flatMap { _ in
      Bool.random(using: &numbers)
        ? pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
        : [UInt8.random(in: 0...255, using: &numbers)]
    }
    let configuration = Configuration(bytes: bytes, path: "config")
    for diagnostic in configuration.diagnostics {
      let location = try #require(diagnostic.location)
      #expect(1...bytes.count ~= location.line)
      #expect(location.column >= 1)
      #expect(diagnostic.message.count < 300)
    }
    let ends = bytes.count { $0 == 0x0A || $0 == 0x0D }
    #expect(configuration.diagnostics.count <= ends + 1)
  }

  @Test func oneVeryLongLine() {
    let long = String(repeating: "x=", count: 1 << 18)
    for line in [long, "theme = \(long)", "bind \(long)= \(long)", "bind \(long) = quit"] {
      let diagnostics = read(line).diagnostics
      #expect(diagnostics.count <= 1)
      #expect(diagnostics.allSatisfy { $0.message.count < 300 })
    }
  }

  @Test func namesOfActions() {
    #expect(Action.nextLocale.name == "next-locale")
    #expect(Action.halfPageDown.name == "half-page-down")
    for action in Action.allCases {
      #expect(action.name != "none")
      #expect(
        action.name.utf8.allSatisfy {
          $0 == 0x2D || 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0
        })
    }
  }

  @Test(
    arguments: [
      ([.xdgConfigHome: "/c", .home: "/h"], "/c/galley/config"),
      ([.xdgConfigHome: "", .home: "/h"], "/h/.config/galley/config"),
      ([.xdgConfigHome: "here", .home: "/h"], "/h/.config/galley/config"),
      ([.home: "/h"], "/h/.config/galley/config"), ([.home: ""], nil), ([:], nil),
      ([.xdgConfigHome: "/c"], "/c/galley/config"),
    ] as [([Variable: String], String?)])
  func pathOfTheConfiguration(variables: [Variable: String], path: String?) {
    #expect(UserFile.configuration.path(variables: variables) == path)
  }

  @Test(
    arguments: [
      ([.xdgStateHome: "/s", .home: "/h"], "/s/galley/places.json"),
      ([.xdgStateHome: ""], nil), ([.home: "/h"], "/h/.local/state/galley/places.json"),
    ] as [([Variable: String], String?)])
  func pathOfThePlaces(variables: [Variable: String], path: String?) {
    #expect(UserFile.places.path(variables: variables) == path)
  }
}
