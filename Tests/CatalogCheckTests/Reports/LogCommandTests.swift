import Testing

@testable import CatalogCheck

/// Lines that CI servers obey, by the documentation of GitHub Actions and Azure Pipelines.
@Suite struct LogCommandTests {
  @Test(arguments: [
    ("::error file=a::b", #"\u{3A}:error file=a::b"#),
    ("  \t::add-mask::b", "  \t" + #"\u{3A}:add-mask::b"#),
    ("\u{A0}::debug::b", "\u{A0}" + #"\u{3A}:debug::b"#),
    ("a\n::b\r::c\r\n ::d", "a\n" + #"\u{3A}:b"# + "\r" + #"\u{3A}:c"# + "\r\n " + #"\u{3A}:d"#),
    ("a ##[error]b", #"a \u{23}#[error]b"#),
    ("##vso[task.a]b", #"\u{23}#vso[task.a]b"#),
    ("###[a", #"#\u{23}#[a"#),
    (":::", #"\u{3A}::"#),
  ])
  func areEscaped(text: String, inert: String) {
    #expect(Array(text.withoutLogCommands.unicodeScalars) == Array(inert.unicodeScalars))
    #expect(inert.withoutLogCommands == inert)
  }

  @Test(arguments: [
    "", "a", "a::b", "std::string ::x", ":x", "a: b: c", "## A heading", "# a [b]", "##a b[",
    "a:\n:b",
    "path/App.xcstrings:1:2: error: x",
  ])
  func otherTextsStay(text: String) {
    #expect(text.withoutLogCommands == text)
  }
}
