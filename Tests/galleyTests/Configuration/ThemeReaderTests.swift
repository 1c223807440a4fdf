import SourceText
import TerminalValues
import TestMaterial
import Testing

@testable import galley

@Suite struct ThemeReaderTests {
  private func read(_ text: String) -> ThemeReader {
    ThemeReader(bytes: Array(text.utf8), path: "theme")
  }

  private func theme(_ name: String, in reader: ThemeReader) throws -> Theme {
    try #require(reader.themes.first { $0.name == name })
  }

  @Test(
    arguments: [
      ("plain", Style.plain), ("bold", Style(.bold)), ("red", Style(foreground: .red)),
      (
        "bold  underline\tbright-cyan on black",
        Style([.bold, .underline], foreground: .brightCyan, background: .black)
      ),
      ("on bright-white", Style(background: .brightWhite)),
      ("dim italic reverse strikethrough", Style([.dim, .italic, .reverse, .strikethrough])),
      ("standard on standard", .plain),
    ])
  func styles(value: String, style: Style) throws {
    let reader = read("problem=\(value)")
    #expect(reader.diagnostics.isEmpty)
    #expect(try theme("dark", in: reader)[.problem] == style)
    #expect(try theme("light", in: reader)[.problem] == style)
    #expect(try theme("mono", in: reader) == .mono)
  }

  @Test func everyRole() throws {
    for name in ThemeReader.roles {
      let reader = read("\(name) = italic magenta")
      #expect(reader.diagnostics.isEmpty)
      let changed = try theme("light", in: reader)
      let styles = Theme.Role.allCases.filter {
        changed[$0] == Style(.italic, foreground: .magenta)
      }
      #expect(styles.map { "\($0)" } == [name])
    }
  }

  @Test func oneThemeOnly() throws {
    let reader = read("# for bright rooms\nlight.match = black on yellow\r\ndark.key = blue\n")
    #expect(reader.diagnostics.isEmpty)
    #expect(
      try theme("light", in: reader)[.match] == Style(foreground: .black, background: .yellow))
    #expect(try theme("dark", in: reader)[.match] == Theme.dark[.match])
    #expect(try theme("light", in: reader)[.key] == Theme.light[.key])
    #expect(try theme("dark", in: reader)[.key] == Style(foreground: .blue))
  }

  @Test func argumentsTakeTurns() throws {
    let dark = try theme("dark", in: read("argument = underline cyan, bold,green"))
    #expect(
      (1...4).map(dark.argument) == [
        Style(.underline, foreground: .cyan), Style(.bold), Style(foreground: .green),
        Style(.underline, foreground: .cyan),
      ])
  }

  @Test(arguments: [
    ("problm = red", "1:1: unknown role 'problm'; did you mean 'problem'?"),
    ("\n  dark.keyy = red", "2:8: unknown role 'keyy'; did you mean 'key'?"),
    ("zzzzzzzzzz = red", "1:1: unknown role 'zzzzzzzzzz'; see 'man galley' for a list"),
    ("mono.key = bold", "1:1: unknown theme 'mono'; write dark.ROLE or light.ROLE"),
    ("key", "1:1: missing '='; write ROLE = STYLE"),
    ("key =", "1:6: missing style; write words such as bold underline cyan on black"),
    (
      "key = bld", "1:7: unknown color or attribute 'bld'; did you mean 'bold' or 'blue' or 'red'?"
    ),
    ("key = bold blu", "1:12: unknown color or attribute 'blu'; did you mean 'blue' or 'bold'?"),
    ("key = red on", "1:11: missing color after 'on'"),
    ("key = red on bold", "1:14: unknown color or attribute 'bold'; see 'man galley' for a list"),
    ("argument = red,", "1:16: missing style; write words such as bold underline cyan on black"),
  ])
  func problems(text: String, problem: String) {
    let found = read(text).diagnostics.map(\.description)
    // A known attribute in the wrong place is named with what is near, whatever that is.
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("theme:" + problem.prefix { $0 != ";" }) == true, "\(found)")
    if !text.hasSuffix("on bold") { #expect(found == ["theme:\(problem)"]) }
    #expect(read(text).themes == Theme.all)
  }

  @Test func theOtherLinesApply() throws {
    let reader = read("nonsense\nkey = red\nkey = nope\n")
    #expect(reader.diagnostics.map(\.location?.line) == [1, 3])
    #expect(try theme("dark", in: reader)[.key] == Style(foreground: .red))
  }

  @Test func bytesThatAreNotUTF8() {
    let reader = ThemeReader(bytes: Array("key = ".utf8) + [0xFF], path: "theme")
    #expect(
      reader.diagnostics.map(\.description) == [
        "theme:1:7: invalid UTF-8; save the file as UTF-8"
      ])
  }

  @Test(arguments: 0..<50) func noise(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      [0x0A], [0x0D], Array(" = ".utf8), Array("key".utf8), [0xFF], [0], Array("light.".utf8),
      Array("argument".utf8), Array(",".utf8), Array(" on ".utf8), Array("bright-red".utf8),
      Array("\u{301}".utf8), Array("\u{1B}[31m".utf8), Array("bold ".utf8),
    ]
    let bytes = (0..<400).flatMap { _ in
      Int.random(in: 0..<4, using: &numbers) > 0
        ? pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
        : [UInt8.random(in: 0...255, using: &numbers)]
    }
    let reader = ThemeReader(bytes: bytes, path: "theme")
    for diagnostic in reader.diagnostics {
      let location = try #require(diagnostic.location)
      #expect(1...bytes.count ~= location.line)
      #expect(location.column >= 1)
      #expect(diagnostic.message.count < 300)
    }
    #expect(reader.themes.map(\.name) == Theme.all.map(\.name))
    #expect(reader.themes.last == .mono)
  }

  @Test(arguments: [
    ("/t/theme", "/t/theme"), ("~/theme", "/h/theme"), ("theme", "/c/galley/theme"),
    ("a/b", "/c/galley/a/b"),
  ])
  func paths(path: String, expected: String) {
    #expect(Configuration.path(path, from: "/c/galley", home: "/h") == expected)
  }
}
