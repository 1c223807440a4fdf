import Foundation
import TestMaterial
import Testing

@testable import galley

/// Words of bash, quoted and read back by bash itself.
@Suite struct BashWordTests {
  /// Texts that do something in a shell that evaluates them, and texts with every ASCII character.
  static let texts =
    [
      "plain", "two words", "$(touch evaluated)", "`touch evaluated`", "\"; touch evaluated; \"",
      "'; touch evaluated; '", "a'b\"c\\d", "$HOME", "${x:?evaluated}", "!!", "a!b", "~root", "-n",
      "a\nb", "\n", "\t", "a\\", "*", "[x]", "{a,b}", "#no", "a=b:c", "%1$@ of %2$lld", "é 日本 👋🏽",
      "\u{1B}[31mred", "\u{202E}reversed", "\u{85}", "\\n", "$'x'", "'", "\"", "\\", "a'",
      "<(touch evaluated)",
      ">evaluated", "&", ";touch evaluated", "^a^b", "a|touch evaluated", "$((1+1))", "\u{7F}",
    ] + (1..<128).map { String(Unicode.Scalar(UInt8($0))) }

  /// What the user may have typed before, and the quotation that readline leaves in the line.
  private static let beginnings: [(typed: String, before: String, after: String)] = [
    ("", "", ""), ("'", "'", "'"), ("\"", "\"", "\""), ("$'", "$'", "'"),
  ]

  @Test(arguments: ["", "'", "\"", "$'"])
  func bashReadsWhatWasCompleted(typed: String) throws {
    let (_, before, after) = try #require(Self.beginnings.first { $0.typed == typed })
    let word = BashWord(typed)
    let words = Self.texts.map { before + word.completed(as: $0) + after }
    let folder = try TemporaryFolder()
    // Printed one after another with a NUL after each.
    try folder.write(
      "script", "cd \(folder.path)\nset -H\nprintf '%s\\0' \(words.joined(separator: " "))\n")
    var variables = Program.variables
    variables["HOME"] = "/nonexistent"
    let outcome = try Program.run(
      "/usr/bin/bash", ["--norc", folder["script"]], variables: variables)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let read = outcome.output.split(separator: "\0", omittingEmptySubsequences: false).dropLast()
    #expect(read.map(String.init) == Self.texts)
    #expect(!FileManager.default.fileExists(atPath: folder["evaluated"]))
  }

  /// What galley writes, galley reads.
  @Test(arguments: ["", "'", "\"", "$'"]) func readsItsOwnWords(typed: String) {
    let word = BashWord(typed)
    for text in Self.texts {
      #expect(BashWord(typed + word.completed(as: text)).text == text)
    }
  }

  @Test(arguments: [
    (#"a\ b"#, "a b", BashWord.Quotation.none), ("'a b", "a b", .single),
    (#""a \"b"#, "a \"b", .double),
    (#"'a'"b"c"#, "abc", .none), (#"$'a\nb"#, "a\nb", .escaped), (#"a\"#, "a", .none),
    (#""\a"#, #"\a"#, .double), ("$HOME", "$HOME", .none), (#"$'\u20ac'"#, "€", .none),
    (#"'it'\''s"#, "it's", .single),
  ])
  func readsWhatTheUserTyped(typed: String, text: String, quotation: BashWord.Quotation) {
    let word = BashWord(typed)
    #expect(word.text == text && word.quotation == quotation)
  }

  @Test(arguments: [
    ("galley explain Error:", "Error:"), ("galley explain Error:\\ a", "Error: a"),
    ("galley explain 'a b", "a b"), ("galley explain ", ""), ("galley explain a 'b'c\\", "bc"),
  ])
  func findsTheLastWord(line: String, word: String) {
    #expect(BashWord.texts(of: line).last == word)
  }
}
