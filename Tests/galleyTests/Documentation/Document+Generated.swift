import Foundation
import TestMaterial
import Testing

/// The parts of a document that are generated, each after a comment that says what follows.
///
/// | comment | what follows |
/// |---|---|
/// | `<!-- NAME: make manual -->` | a table of the program, up to `<!-- end -->` |
/// | `<!-- example: NAME -->` | the source of an example, which Tests/Importer builds and runs |
/// | `<!-- galley … -->` | a command line and its output, or the last screen of a `--script` |
extension Document {
  /// The text with all generated parts made anew.
  func regenerated() throws -> String {
    var result: [String] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      result.append(String(line))
      guard let comment = Document.comment(in: line), comment != "end" else { continue }
      if comment.hasSuffix(": make manual") {
        let name = String(comment.dropLast(": make manual".count))
        result += try #require(DocumentTables.lines(named: name), "\(path): \(comment)")
        rest = rest.drop { $0 != "<!-- end -->" }
        try #require(!rest.isEmpty, "\(path): \(comment) has no end")
        continue
      }
      try #require(rest.first?.hasPrefix("```") == true, "\(path): no block after \(comment)")
      rest = rest.drop { $0 != "```" }.dropFirst()
      if comment.hasPrefix("example: ") {
        let name = comment.dropFirst("example: ".count)
        let source = try Checkout.text("Tests/Importer/Sources/\(name)/main.swift")
        result += Document.block("swift", source)
      } else {
        result += try Document.screen(of: String(comment))
      }
    }
    return result.joined(separator: "\n")
  }

  /// A command line with its output; a screen speaks for itself.
  private static func screen(of command: String) throws -> [String] {
    let outcome = try DocumentShell.runInCheckout(command)
    #expect(outcome.status < 2, "\(command): \(outcome.errors)")
    return command.contains(" --script ")
      ? block("text", outcome.output) : block("console", "$ \(command)\n" + outcome.output)
  }

  private static func block(_ language: String, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return ["```" + language] + lines.map(String.init) + ["```"]
  }
}
