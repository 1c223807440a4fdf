import Foundation
import TestMaterial
import Testing

/// The list of everything that the program says to its user: people read it as a whole, for its
/// English and for its words.
@Suite struct MessagesTests {
  /// The targets whose literals reach the user.
  private static let targets = [
    "galley", "PreviewUI", "CatalogCheck", "PreviewRows", "CatalogChanges", "CatalogFiles",
    "WorkingCopy", "GrammarAgreement", "StringCatalog", "CatalogEditing", "JSONDocuments",
    "SourceText", "MessageSyntax", "FileAccess", "TerminalDriver", "TerminalValues",
  ]

  @Test func theListOfMessagesIsNotStale() throws {
    var known: Set<String> = []
    var list = "What galley says to its user, by file. MessagesTests writes this list.\n"
    for path in try Self.targets.flatMap(Self.files) {
      let messages = try SourceLiterals(of: Checkout.text(path)).texts
        .filter { Self.isMessage($0) && known.insert($0).inserted }
      guard !messages.isEmpty else { continue }
      list += "\n\(path.dropFirst("Sources/".count))\n"
      for message in messages { list += "  \(message.replacing("\n", with: "\\n"))\n" }
    }
    #expect(Golden("messages.txt", of: "galleyTests").difference(from: list) == nil)
  }

  /// The files of a target but those with scripts for shells.
  private static func files(of target: String) throws -> [String] {
    let folder = try Checkout.sources(of: target)
    let files = try #require(FileManager.default.enumerator(atPath: Checkout.path(folder)))
    return files.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Completions/") }
      .sorted().map { "\(folder)/\($0)" }
  }

  /// Whether a literal has two words of prose.
  private static func isMessage(_ text: String) -> Bool {
    text.contains(/[a-z]{2,}[,;:']? (\\\(|[(A-Za-z'-])/) || text.contains(/\\\(…\) [a-z]{2,}/)
  }

  @Test(arguments: [
    (#"say("row \(number("x y")) of \(all)")"#, ["x y", #"row \(…) of \(…)"#]),
    ("// \"no\"\n/* \"no /* \"no\" */ */ f(\"yes\")", ["yes"]),
    ("let a = \"\"\"\n  one \\\n  two\n    three\n  \"\"\"", ["one two\n  three"]),
    (##"f(#"a "quoted" \n \#(b)"#)"##, [#"a "quoted" \n \(…)"#]),
    (#"["\"", "\\", "\u{1B}["]"#, ["\"", "\\", "\u{1B}["]),
  ])
  func literalsAreRead(source: String, texts: [String]) {
    #expect(SourceLiterals(of: source).texts == texts)
  }
}
