import Glibc
import SourceText
import Testing

@testable import SourceText

@Suite struct GlobTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("*", "any\nthing", true),
    ("Going*", "Going from %1$@", true), ("Going*", "going", false), ("*from*", "Going from", true),
    ("?", "é", true), ("?", "日", true), ("?", "", false), ("??", "🇯🇵", true),
    ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXcYb", false), ("**", "", true),
    ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true),
    ("[^a-c]x", "bx", false), ("[]]", "]", true), ("[!]]", "]", false), ("[a-]", "-", true),
    ("[-a]", "-", true), ("\\[", "[", true), ("a\\[b", "a[b", true),
    ("\\*", "*", true), ("\\*", "x", false), ("[\\]]", "]", true), ("100%%", "100%%", true),
    ("[z-a]", "m", false), ("[!z-a]", "m", true), ("[α-ω]", "λ", true),
    ("*.title", "home.title", true), ("*.title", "home.title.x", false),
  ])
  func table(pattern: String, text: String, expected: Bool) throws {
    #expect(try Glob(pattern).matches(text) == expected)
  }

  @Test(arguments: ["[", "a[b", "[]", "[!]", "[a-", "[\\]", "a\\", "*["])
  func malformed(pattern: String) {
    #expect(throws: Glob.Malformed.self) { try Glob(pattern) }
  }

  /// Random texts and patterns match as the C library's `fnmatch` says.
  @Test func agreesWithTheLibrary() {
    let seed = UInt64.random(in: .min ... .max)
    var numbers = Numbers(state: seed)
    for _ in 0..<100_000 {
      let pattern = numbers.word(from: "aab*?[]!-\\", upTo: 9)
      let text = numbers.word(from: "aab]-[\\!", upTo: 7)
      // fnmatch takes a malformed pattern literally.
      guard let glob = try? Glob(pattern) else { continue }
      #expect(
        glob.matches(text) == (fnmatch(pattern, text, 0) == 0),
        "pattern \(pattern), text \(text), seed \(seed)")
    }
  }

  /// A matcher that extends every `*` after a mismatch would run for years.
  @Test func manyStarsTakeLittleTime() throws {
    let text = String(repeating: "a", count: 20_000)
    #expect(try !Glob(String(repeating: "a*", count: 200) + "b").matches(text))
    #expect(throws: Glob.Malformed.self) { try Glob(String(repeating: "[", count: 100_000)) }
  }

  @Test func anEmptyListAdmitsEverything() throws {
    #expect([Glob]().admits("x"))
    #expect(try [Glob("y"), Glob("x*")].admits("xy"))
    #expect(try ![Glob("y")].admits("x"))
  }
}

/// A random number generator that repeats its numbers for the same seed (splitmix64).
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func word(from letters: String, upTo length: Int) -> String {
    let letters = Array(letters)
    return String(
      (0..<Int.random(in: 0...length, using: &self)).map { _ in
        letters[Int.random(in: letters.indices, using: &self)]
      })
  }
}
