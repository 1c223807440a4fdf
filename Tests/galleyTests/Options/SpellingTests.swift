import SourceText
import Testing

@testable import galley

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0),
    ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("saturday", "sunday", 3),
    ("ab", "ba", 1), ("ca", "abc", 3), ("widht", "width", 1), ("gumbo", "gambol", 2),
  ])
  func distances(first: String, second: String, expected: Int) {
    #expect(Spelling.distance(first, second) == expected)
    #expect(Spelling.distance(second, first) == expected)
  }

  @Test(arguments: [
    ("--local", "--locale"), ("--locales", "--locale"), ("--lcoale", "--locale"),
    ("--wdith", "--width"), ("--full-name", "--full-names"), ("--fullnames", "--full-names"),
    ("--with", "--width"), ("--hlep", "--help"), ("--as", "--ascii"), ("--kye", "--key"),
    ("--display", "--display-names"), ("--Width", "--width"),
  ])
  func nearest(typed: String, meant: String) {
    #expect(Spelling.nearest(to: typed, in: OptionEntry.table) == meant)
  }

  @Test(arguments: ["--minutes", "--quantum", "-v", "--", "--zzz", "-é"])
  func nothingSimilar(typed: String) {
    #expect(Spelling.nearest(to: typed, in: OptionEntry.table) == nil)
  }

  @Test(arguments: [
    ("%lld item", ["%lld items", "%d item"]), ("cancel", ["Cancel"]), ("zzzzz", []),
    ("", ["OK"]), ("Canecl order", ["Cancel orders"]),
  ])
  func nearestKeys(typed: String, near: [String]) {
    let keys = ["Cancel orders", "%lld items", "%@ items", "%d item", "Cancel", "OK", "Cancel"]
    #expect(Spelling.nearest(to: typed, among: keys) == near)
  }

  @Test func aVeryLongKeyHasNoSimilarKeys() {
    let key = String(repeating: "x", count: 100_000)
    #expect(Spelling.nearest(to: key, among: [key + "y"]).isEmpty)
  }
}
