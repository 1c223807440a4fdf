import TestMaterial
import Testing

@testable import AppSources

/// The search for keys in sources.
@Suite struct TextSearchTests {
  @Test func itFindsWhatASimpleSearchFinds() {
    var generator = SeededGenerator(seed: 7)
    func text(_ length: Int) -> String {
      String((0..<length).map { _ in "abé".randomElement(using: &generator) ?? "a" })
    }
    for _ in 0..<300 {
      let texts = (0..<12).map { _ in text(Int.random(in: 1...6, using: &generator)) }
      let files = [text(12), text(12)]
      var search = TextSearch(texts)
      for file in files { search.look(in: file.utf8) }
      for (number, text) in texts.enumerated() {
        #expect(search.hasFound(number) == files.contains { $0.contains(text) }, "\(text) \(files)")
      }
    }
  }

  @Test(arguments: [
    ("Sign out", false, [["Sign out"]]),
    ("Hello, %@! You're", false, [["Hello, ", "! You", "re"]]),
    ("%lld", false, []), ("", false, []), ("a\n\"b\"", false, [["a", "b"]]),
    ("Café", false, [["Café"], ["Caf"]]), ("Start ${mode} now", false, [["Start ", " now"]]),
    ("50%% off", false, [["50", " off"]]), ("$5", false, [["$5"]]), ("${", false, [["${"]]),
    ("trip.title_text", true, [["trip.title_text"], ["tripTitleText"], ["Trip.titleText"]]),
    ("0xW-ab-3dF.text", false, [["0xW-ab-3dF.text"], ["0xW-ab-3dF"]]),
  ])
  func wordsOfKeys(key: String, hasSymbol: Bool, choices: [[String]]) {
    #expect(KeyWords(key: key, hasSymbol: hasSymbol).choices == choices)
  }

  @Test func textsInAnotherSpelling() {
    let source = "f(\"a\\nb \\u{e9}\", \"plain\", \"\"\"\n  c \\\n  d\n  \"\"\")"
    let file = AppSource(path: "a.swift", bytes: Array(source.utf8))
    #expect(file.rewrittenTexts == ["a\nb é", "c d"])
  }
}
