import Foundation
import TestMaterial
import Testing

/// No report lets a catalog steer the terminal, reorder the text around it, or speak to a CI server.
@Suite struct ReportEscapeTests {
  /// Escape sequences, an override, an isolate, and commands of GitHub Actions and others.
  private static let hostile = "::error file=x::\u{1B}[2J\u{202E}\u{2066}\u{9B}31m"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text = Self.hostile + " %@\n::warning::b\n  ::add-mask::c ##[error]d ##vso[task.x]e"
    let entry = ["localizations": ["de": unit(text + " %lld"), "en": unit(text)]]
    let catalog: [String: Any] = [
      "sourceLanguage": "en", "version": "1.0", "strings": [Self.hostile: entry, "k": entry],
    ]
    try folder.write(
      "::error::\u{1B}[2J\u{202E}.xcstrings",
      bytes: Array(try JSONSerialization.data(withJSONObject: catalog)))
    return folder
  }

  private func unit(_ text: String) -> [String: Any] {
    ["stringUnit": ["state": "translated", "value": text]]
  }

  private static let commands: [[String]] = [
    ["print"], ["print", "-w", "20"], ["print", "--fields", "text,key"],
    ["print", "--fields", "text,key", "--format", "csv"], ["print", "--format", "csv"],
    ["print", "--format", "markdown"], ["print", "--format", "json"],
    ["explain", hostile], ["explain", "k"], ["explain", "k", "--format", "json"],
    ["coverage"], ["coverage", "--format", "json"], ["check"],
    ["check", "--format", "json"], ["check", "--format", "sarif"], ["check", "--format", "junit"],
    ["check", "--format", "github"], ["check", "--format", "gitlab"],
    ["fit", "--text-size", "AX5"], ["fit", "--text-size", "AX5", "--format", "csv"],
    ["fit", "--text-size", "AX5", "--format", "json"],
    ["compile", "--dry-run", "--output-directory", "out"],
  ]

  @Test(arguments: commands) func fieldsAreEscaped(words: [String]) throws {
    let folder = try folder()
    let locale = words[0] == "coverage" ? [] : ["-l", "de"]
    let outcome = try Program.run(
      "/usr/bin/env", ["-C", folder.path, Program.path()] + words + locale + ["."])
    #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
    #expect(!outcome.output.isEmpty)
    for text in [outcome.output, outcome.errors] {
      let steering = text.unicodeScalars.filter { scalar in
        scalar.properties.generalCategory == .control && !"\n\r".unicodeScalars.contains(scalar)
          && !(scalar == "\t" && words.contains("--fields"))
          || 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
      }
      #expect(steering.isEmpty, "\(words): \(text)")
    }
    // GitHub's own format consists of such commands.
    guard !words.contains("github") else { return }
    let lines = outcome.output.split { $0.isNewline }
    #expect(!lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }, "\(outcome.output)")
    guard !words.contains(where: { ["json", "sarif", "gitlab", "junit", "markdown"].contains($0) })
    else { return }
    #expect(!outcome.output.contains("##["))
    #expect(!outcome.output.contains("##vso["))
  }

  /// An annotation is one command, whatever its file is called.
  @Test func annotations() throws {
    let folder = try folder()
    let outcome = try Program.run(
      "/usr/bin/env", ["-C", folder.path, Program.path(), "check", "--format", "github", "."])
    let lines = outcome.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(
        line.wholeMatch(of: /::(error|warning|notice) file=[^,:]+,line=\d+,.*/) != nil, "\(line)")
    }
  }
}
