import LocalizedText
import MessageSyntax
import TestMaterial
import Testing

import struct StringCatalog.Table

/// Markdown in localized strings, with arguments in it.
@Suite struct MarkdownInTextsTests {
  /// Words with the letters of their traits: s strong, e emphasis, c code, d deleted; @ a link.
  private func runs(_ format: String, _ arguments: [Argument] = []) -> [String] {
    let key = LocalizedStringKey(format, arguments: arguments)
    let letters: [(FragmentStyle.Traits, String)] = [
      (.strong, "s"), (.emphasis, "e"), (.code, "c"), (.strikethrough, "d"),
    ]
    return Text(key).resolve(in: EnvironmentValues()).fragments.map { fragment in
      let traits = letters.map { fragment.style.traits.contains($0.0) ? $0.1 : "" }.joined()
      let link = fragment.style.link.map { "@\($0)" } ?? ""
      return "\(fragment.text)|\(traits)\(link)"
    }
  }

  @Test(arguments: [
    ("strong", "**b**", ["b|s"]), ("strong", "__b__", ["b|s"]), ("emphasis", "*i*", ["i|e"]),
    ("emphasis", "_i_", ["i|e"]), ("both", "***bi***", ["bi|se"]), ("code", "`c`", ["c|c"]),
    ("deleted", "~~s~~", ["s|d"]), ("link", "[t](https://u)", ["t|@https://u"]),
    ("deleted with emphasis", "~~strike *it*~~", ["strike |d", "it|ed"]),
    ("no heading", "# a", ["# a|"]), ("no list", "- list", ["- list|"]),
    ("no list", "1. list", ["1. list|"]), ("no quote", "> a", ["> a|"]),
    ("no table", "| a | b |", ["| a | b ||"]), ("no rule", "---", ["---|"]),
    ("no rule", "***", ["***|"]), ("no image", "![a](b)", ["![a](b)|"]),
    ("no fenced code", "~~~\na\n~~~", ["~~~\na\n~~~|"]),
    ("lines and blanks stay", "a  \n\n  b", ["a  \n\n  b|"]),
    ("escapes", #"\*a\*"#, ["*a*|"]), ("entities", "&lt;&eacute;&#65;", ["<éA|"]),
  ])
  func reads(row: String, source: String, expected: [String]) {
    #expect(runs(source) == expected, "\(row)")
  }

  @Test func numbersStayThroughNesting() {
    let fragments = Text(
      LocalizedStringKey(
        "This is %2$@ **bold *%1$@*** text %@", arguments: [.string("a"), .string("b")])
    ).resolve(in: EnvironmentValues()).fragments
    #expect(fragments.map(\.text) == ["This is ", "b", " ", "bold ", "a", " text ", "a"])
    #expect(
      fragments.map(\.kind) == [
        .literal, .argument(number: 2), .literal, .literal, .argument(number: 1), .literal,
        .argument(number: 1),
      ])
    #expect(fragments[4].style.traits == [.strong, .emphasis])
  }

  @Test func theTextOfALinkIsCountedBeforeItsDestination() {
    #expect(
      runs("[%@](https://u/%@) %@", [.string("a"), .string("b"), .string("c")])
        == ["a|@https://u/b", " |", "c|"])
  }

  @Test func argumentsArePercentEncodedInDestinations() {
    #expect(
      runs("[t](https://u/%@)", [.string("a b/../é")]) == ["t|@https://u/a%20b%2F..%2F%C3%A9"])
    #expect(runs("[t](%@)", [.string("javascript:x")]) == ["t|@javascript%3Ax"])
  }

  @Test func argumentsAreNotMarkup() {
    #expect(runs("**%@** %@", [.string("*a*"), .string("[b](c)")]) == ["*a*|s", " |", "[b](c)|"])
  }

  @Test func nestedTextsInheritStyles() {
    #expect(
      runs("**a %@**", [.text(Text(verbatim: "b").italic())]) == ["a |s", "b|se"])
    #expect(runs("*a %@*", [.text(Text("**b**"))]) == ["a |e", "b|se"])
  }

  @Test func extendedAttributesAreReadInLocalizedStrings() {
    let fragments = Text("^[two](a: 'b', c: [1, true])").resolve(in: EnvironmentValues()).fragments
    #expect(fragments.map(\.text) == ["two"])
    #expect(
      fragments.first?.style.spans.first?.attributes
        == ["a": .string("b"), "c": .array([.number(1), .bool(true)])])
  }

  // MARK: Without Markdown

  /// The text that a label gets from `String(localized:)`.
  @Test(arguments: [
    ("Terms &amp; conditions", "Terms &amp; conditions"), (#"\*a\*"#, #"\*a\*"#),
    ("**%@** [t](https://u/%@)", "**a b** [t](https://u/c/d)"),
    ("^[%@](inflect: true)", "^[a b](inflect: true)"), ("100%% *now*", "100% *now*"),
  ])
  func markupStaysAsItIsWritten(format: String, expected: String) {
    let key = LocalizedStringKey(format, arguments: [.string("a b"), .string("c/d")])
    var environment = EnvironmentValues()
    environment.readsMarkdown = false
    let text = Text(key).resolve(in: environment)
    #expect(text.text == expected)
    #expect(text.fragments.allSatisfy { $0.style == FragmentStyle() })
  }

  @Test func formsOfSubstitutionsAndKeysInArgumentsStayAsTheyAreWritten() {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {"*k* %#@n@": {"localizations": {"en": {
          "stringUnit": {"value": "*k* %#@n@ %2$@"}, "substitutions": {"n": {"argNum": 1,
          "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "**%arg**"}},
          "other": {"stringUnit": {"value": "_%arg_"}}}}}}}}}, "&lt;": {}}}
        """)
    var environment = EnvironmentValues(localizer: Localizer(table: table))
    environment.readsMarkdown = false
    let key = LocalizedStringKey(
      "*k* %#@n@", arguments: [.integer(1), .text(Text("&lt;", tableName: "Main"))])
    #expect(Text(key, tableName: "Main").resolve(in: environment).text == "*k* **1** &lt;")
  }

  /// `Text(markdown:)` is not a localized string, so it is always read as Markdown.
  @Test func textsThatAreMarkdownStayMarkdown() {
    var environment = EnvironmentValues()
    environment.readsMarkdown = false
    #expect(Text(markdown: "*a*").resolve(in: environment).text == "a")
  }
}
