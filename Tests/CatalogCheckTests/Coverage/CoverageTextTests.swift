import CatalogCheck
import StringCatalog
import Testing

@Suite struct CoverageTextTests {
  private let coverage = Coverage(
    of: Catalog(
      #"""
      {"sourceLanguage":"en","strings":{
        "a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}},
          "pt-BR":{"stringUnit":{"state":"needs_review","value":"x"}},
          "zh-Hant":{"stringUnit":{"state":"new","value":"x"}}}},
        "b":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}
      }}
      """#))

  private func lines(_ width: Int, isASCII: Bool = false) -> [String] {
    CoverageText(width: width, isASCII: isASCII) { $0.count }.lines(of: coverage)
  }

  @Test func alignsBarsAndNumbers() {
    #expect(
      lines(60) == [
        "Main: 2 keys, source language en",
        "                        done  reviewed  missing  review  new",
        "de       ███████████  100.0%    100.0%        0       0    0",
        "pt-BR    █████░░░░░░   50.0%      0.0%        1       1    0",
        "zh-Hant  ░░░░░░░░░░░    0.0%      0.0%        1       0    1",
      ])
  }

  /// A heading without rows would say nothing of the strings that the total counts as missing.
  @Test func aTableWithoutTranslationsSaysSo() {
    let one = #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{}}}}}"#
    let two = #"{"sourceLanguage":"en","strings":{"a":{}}}"#
    let files = [("One", one), ("Two", two)].map {
      CatalogFile(path: "\($0).xcstrings", bytes: Array($1.utf8))
    }
    func lines(_ files: [CatalogFile]) -> [String] {
      CoverageText(width: 60) { $0.count }.lines(of: Coverage(of: Catalog(files: files)))
    }
    #expect(lines(files)[4...5] == ["Two: 1 key, source language en", "no translations in de"])
    #expect(lines([files[1]]) == ["Two: 1 key, source language en", "no translations"])
  }

  @Test func fitsIntoTwentyColumns() {
    #expect(
      lines(20, isASCII: true) == [
        "Main: 2 keys, sourc~",
        "de      ##### 100.0%",
        "pt-BR   ##...  50.0%",
        "zh-Hant .....   0.0%",
      ])
  }

  @Test(arguments: -1...130)
  func noLineIsWiderThanTheTerminal(width: Int) {
    #expect(lines(width).allSatisfy { $0.count <= max(0, width) })
    #expect(lines(width, isASCII: true).allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }
}
