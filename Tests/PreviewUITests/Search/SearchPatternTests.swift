import TestMaterial
import Testing

@testable import PreviewUI

@Suite struct SearchPatternTests {
  /// Expressions, texts, and the first match as other programs find it.
  @Test(arguments: [
    ("abc", "xabcx", "abc"), ("a.c", "abc a\nc", "abc"), ("a|bc", "xbca", "bc"),
    ("a*", "aab", "aa"), ("a+?", "aab", "a"), ("a{2}", "aaaaa", "aa"), ("a{2,}", "aaaaa", "aaaaa"),
    ("a{1,3}", "aaaaa", "aaa"), ("a{1,3}?b", "aaab", "aaab"), ("colou?r", "a color", "color"),
    ("(ab)+c", "ababc", "ababc"), ("(?:a|ab)(c|bcd)", "abcd", "abcd"), ("[a-c]+", "xxbcax", "bca"),
    ("[^a-c]+", "abxyc", "xy"), ("[]a]+", "x]a]", "]a]"), ("[a-]+", "x-a-", "-a-"),
    ("[\\d.]+", "v1.25 x", "1.25"), ("\\w+", "-größe-", "größe"), ("\\s\\S", "ab c", " c"),
    ("\\bein\\b", "eine ein", "ein"), ("\\Bn\\b", "n ein", "n"), ("^b", "a\nb", "b"),
    ("a$", "ab\na", "a"), ("\\.", "a.b", "."), ("\\/", "a/b", "/"), ("a\\tb", "a\tb", "a\tb"),
    ("{name}", "Hi {name}", "{name}"), ("a{,2}", "a{,2}", "a{,2}"), ("日.語", "x日本語", "日本語"),
    ("%(\\d\\$)?@", "by %1$@", "%1$@"), ("ü+", "Grüüße", "üü"), ("(a*)*b", "aab", "aab"),
    ("(a|b|)*c", "abc", "abc"), ("x{0}y", "xy", "y"), ("(a{2}){2}", "aaaaa", "aaaa"),
  ])
  func matches(expression: String, text: String, match: String) throws {
    let pattern = try SearchPattern(expression)
    let range = try #require(pattern.ranges(in: text).first)
    let bytes = Array(text.utf8)[range]
    #expect(String(decoding: bytes, as: UTF8.self) == match)
    #expect(pattern.occurs(in: text))
  }

  @Test(arguments: [
    ("abc", "ab"), ("^b", "ab"), ("a$", "ab"), ("a{3}", "aa"), ("\\D", "123"), ("[^\\s]", " \t"),
    ("a.c", "a\nc"), ("\\bb", "ab"),
  ])
  func matchesNothing(expression: String, text: String) throws {
    #expect(try !SearchPattern(expression).occurs(in: text))
    #expect(try SearchPattern(expression).ranges(in: text).isEmpty)
  }

  @Test(arguments: [
    ("tea", "TEA", true), ("Tea", "tea", false), ("Tea", "Tea", true), ("\\S", "a", true),
    ("\\Dx", "AX", true), ("[a-c]x", "BX", true), ("ä", "Ä", true), ("é", "e", false),
  ])
  func caseMattersIfCapitalsAreTyped(expression: String, text: String, occurs: Bool) throws {
    #expect(try SearchPattern(expression).occurs(in: text) == occurs)
  }

  @Test(arguments: [
    ("(", PatternFault.bracket("(")), (")", .bracket(")")), ("a)b", .bracket(")")),
    ("[a", .bracket("[")), ("[", .bracket("[")), ("[^]", .bracket("[")),
    ("*", .nothingToRepeat("*")),
    ("a|+", .nothingToRepeat("+")), ("(?b)", .nothingToRepeat("?")), ("\\", .escape("\\")),
    ("\\q", .escape("\\q")), ("\\1", .escape("\\1")), ("[\\", .escape("\\")), ("[z-a]", .range),
    ("[a-\\d]", .range), ("a{3,1}", .range), ("a{501}", .tooLong), ("(a{100}){100}", .tooLong),
    ("((((((((((((((((((((((((((((((((((((((((", .tooLong),
  ])
  func aFaultIsNamed(expression: String, fault: PatternFault) {
    #expect(throws: fault) { try SearchPattern(expression) }
  }

  /// Expressions on which programs that try one way after another spend for ever.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["(a*)*b", "(a+)+b", "(a|aa)+b", "(a|a)*b", "(.*)(.*)(.*)(.*)b", "(a?){100}a{100}b"])
  func noExpressionTakesForEver(expression: String) throws {
    let pattern = try SearchPattern(expression)
    let text = String(repeating: "a", count: 2_000)
    #expect(!pattern.occurs(in: text))
    #expect(pattern.ranges(in: text).isEmpty)
    #expect(pattern.occurs(in: String(text.prefix(300)) + "b"))
  }

  /// Each match starts a search that reads to the end of the text.
  @Test(.timeLimit(.minutes(1))) func manyMatchesOfALongTextAreMarkedInBoundedTime() throws {
    let pattern = try SearchPattern("a|a*b")
    let ranges = pattern.ranges(in: String(repeating: "a", count: 20_000))
    #expect(ranges.count > 10)
    #expect(ranges.allSatisfy { $0.count == 1 })
  }

  @Test func onlyTheStartOfAVeryLongTextIsSearched() throws {
    let text = String(repeating: "x", count: SearchPattern.textLimit) + "end"
    #expect(try !SearchPattern("end").occurs(in: text))
    #expect(try SearchPattern("x$").occurs(in: String(text.dropLast(3))))
  }

  /// Any letters: a program, or a fault.
  @Test func randomExpressionsAreReadAndSearched() throws {
    var generator = SeededGenerator(seed: 14)
    let signs = Array("ab().|*+?{}[]^$\\-,12dwsbB ü日")
    for _ in 0..<3_000 {
      let length = Int.random(in: 0...20, using: &generator)
      let expression = String(
        (0..<length).map { _ in signs.randomElement(using: &generator) ?? "a" })
      let text = String((0..<30).map { _ in signs.randomElement(using: &generator) ?? "a" })
      guard let pattern = try? SearchPattern(expression) else { continue }
      let ranges = pattern.ranges(in: text)
      for (one, other) in zip(ranges, ranges.dropFirst()) {
        #expect(one.upperBound <= other.lowerBound)
      }
      #expect(ranges.allSatisfy { $0.upperBound <= text.utf8.count && !$0.isEmpty })
      if !ranges.isEmpty { #expect(pattern.occurs(in: text)) }
    }
  }
}
