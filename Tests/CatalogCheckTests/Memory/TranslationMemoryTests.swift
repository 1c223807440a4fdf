import CatalogCheck
import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// The nearest translations of a project, beside the plain algorithm.
@Suite struct TranslationMemoryTests {
  private static func table(_ units: [(String, String)], named name: String = "T") -> Table {
    let entries = units.map { source, text in
      #""\#(source)": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}"#
    }
    return Table(
      json: #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}}"#,
      named: name)
  }

  @Test func theNearestByWords() {
    let memory = TranslationMemory(
      of: [
        Self.table([
          ("Delete this photo", "Dieses Foto löschen"), ("Delete", "Löschen"),
          ("Delete this photo?", "Dieses Foto löschen?"), ("Share this photo now", "Jetzt teilen"),
        ])
      ], in: LocaleTag("de-AT"))
    let found = memory.matches(for: "Delete this photo")
    #expect(found.map(\.percent) == [100, 99, 50])
    #expect(
      found.map(\.translation) == ["Dieses Foto löschen", "Dieses Foto löschen?", "Jetzt teilen"])
    #expect(memory.matches(for: "Delete this photo", besides: "Delete this photo").count == 2)
    #expect(memory.matches(for: "Delete this video", least: 60).map(\.percent) == [66, 66])
    #expect(memory.matches(for: "Delete this video", least: 75) == [])
    #expect(memory.matches(for: "", least: 0) == [])
    #expect(
      TranslationMemory(of: [Self.table([("a", "b")])], in: LocaleTag("fr")).matches(for: "a") == []
    )
  }

  /// Unfinished translations are no model.
  @Test func newTranslationsAreLeftOut() {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {
          "a": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "A"}}}},
          "a ": {"shouldTranslate": false, "localizations": {"de": {"stringUnit": {"state": "translated", "value": "A"}}}},
          "k": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "a"}},
            "de": {"stringUnit": {"state": "needs_review", "value": "B"}}}}}}
        """#)
    let found = TranslationMemory(of: [table], in: LocaleTag("de")).matches(for: "a")
    #expect(found.map(\.translation) == ["B"] && found.map(\.key) == ["k"])
  }

  // MARK: The plain algorithm

  /// The words of a string of ASCII letters and spaces.
  private func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private func distance(_ one: [String], _ other: [String]) -> Int {
    guard let first = one.first else { return other.count }
    guard let second = other.first else { return one.count }
    var table = Array(repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for row in 0...one.count {
      for column in 0...other.count {
        if row == 0 || column == 0 {
          table[row][column] = row + column
        } else {
          let change = one[row - 1] == other[column - 1] ? 0 : 1
          table[row][column] = min(
            table[row - 1][column - 1] + change, table[row - 1][column] + 1,
            table[row][column - 1] + 1)
        }
      }
    }
    _ = (first, second)
    return table[one.count][other.count]
  }

  @Test func theIndexFindsWhatAllPairsFind() {
    var random = SeededGenerator(seed: 7)
    let vocabulary = [
      "delete", "this", "photo", "the", "file", "all", "share", "now", "Now", "new",
    ]
    func sentence() -> String {
      (0..<Int.random(in: 1...7, using: &random)).map { _ in
        vocabulary.randomElement(using: &random) ?? ""
      }.joined(separator: Bool.random(using: &random) ? " " : "  ")
    }
    let sources = Array(Set((0..<300).map { _ in sentence() })).sorted()
    let memory = TranslationMemory(
      of: [Self.table(sources.map { ($0, "t \($0)") })], in: LocaleTag("de"))
    for _ in 0..<200 {
      let query = sentence()
      let least = Int.random(in: 1...100, using: &random)
      let own = words(query)
      var expected: [(source: String, percent: Int)] = []
      for source in sources {
        let other = words(source)
        let longest = max(own.count, other.count)
        let far = distance(own, other)
        let percent = source == query ? 100 : far == 0 ? 99 : (longest - far) * 100 / longest
        // The share is compared without rounding.
        if source == query || (longest - far) * 100 >= least * longest {
          expected.append((source, percent))
        }
      }
      expected.sort { $0.percent > $1.percent }
      let found = memory.matches(for: query, least: least, limit: 1_000)
      #expect(found.map(\.percent) == expected.map(\.percent), "\(query) \(least)")
      #expect(Set(found.map(\.source)) == Set(expected.map(\.source)), "\(query) \(least)")
    }
  }
}
