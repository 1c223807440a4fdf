import CatalogChanges
import StringCatalog
import TestMaterial
import Testing

/// Differences of real catalogs against a comparison of their JSON, and of small ones.
@Suite struct CatalogDifferenceTests {
  private static func table(_ bytes: [UInt8]) -> Table? {
    Catalog(files: [CatalogFile(path: "A.xcstrings", bytes: bytes)]).tables.first
  }

  private static func table(_ entries: String) -> Table? {
    table(Array(#"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#.utf8))
  }

  private static func difference(_ old: String, _ new: String) -> CatalogDifference {
    CatalogDifference(from: table(old), to: table(new))
  }

  private struct Place: Hashable {
    let key: String
    let locale: String
    let path: String
  }

  /// The texts of a catalog by their places.
  private static func texts(_ bytes: [UInt8]) throws -> (
    keys: Set<String>, texts: [Place: PlainValue]
  ) {
    var texts: [Place: PlainValue] = [:]
    let strings = try PlainValue(bytes)["strings"]?.members ?? [:]
    for (key, entry) in strings {
      for (path, text) in entry["localizations"]?.texts() ?? [:] {
        guard !path.contains("stringSet"), let locale = path.first else { continue }
        let steps = path.dropFirst().filter { $0 != "variations" && $0 != "stringUnit" }
          .map { $0 == "substitutions" ? "substitution" : $0 }
        texts[Place(key: key, locale: locale, path: steps.joined(separator: "."))] = text
      }
    }
    return (Set(strings.keys), texts)
  }

  @Test(arguments: MergeVector.all.filter { $0.expected != "bad-input" })
  func findsEveryChangedText(vector: MergeVector) throws {
    for (one, other) in [("base", "ours"), ("theirs", "base"), ("ours", "theirs")] {
      let (old, new) = try (vector.bytes(one), vector.bytes(other))
      let difference = CatalogDifference(from: Self.table(old), to: Self.table(new))
      let (before, after) = try (Self.texts(old), Self.texts(new))
      let renamed = difference.changes.filter { $0.kind == .renamed }
      let added = difference.changes.filter { $0.kind == .added }.map(\.key) + renamed.map(\.key)
      let removed =
        difference.changes.filter { $0.kind == .removed }.map(\.key) + renamed.compactMap(\.old)
      #expect(Set(added) == after.keys.subtracting(before.keys))
      #expect(Set(removed) == before.keys.subtracting(after.keys))
      let both = before.keys.intersection(after.keys)
      let places = Set(before.texts.keys).union(after.texts.keys).filter { both.contains($0.key) }
      let expected = places.filter { before.texts[$0] != after.texts[$0] }
      let found = difference.changes.filter {
        ($0.kind == .text || $0.kind == .source) && both.contains($0.key)
          && ($0.old ?? "") != ($0.new ?? "")
      }.map { Place(key: $0.key, locale: $0.locale ?? "", path: $0.path.description) }
      #expect(Set(found) == Set(expected))
    }
  }

  @Test(arguments: MergeVector.all.filter { $0.expected != "bad-input" })
  func nothingDiffersFromItself(vector: MergeVector) throws {
    let bytes = try vector.bytes("ours")
    let difference = CatalogDifference(from: Self.table(bytes), to: Self.table(bytes))
    #expect(difference.isEmpty && difference.cosmetic.isEmpty)
  }

  @Test func aMovedTranslationIsARename() {
    let unit =
      #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Abbrechen"}}}}"#
    let difference = Self.difference(
      #""Cancel":\#(unit),"a":{}"#, #""Stop it now":\#(unit),"a":{}"#)
    #expect(difference.changes.map(\.kind) == [.renamed])
    #expect(difference.changes.first?.old == "Cancel")
    let spelling = Self.difference(#""Canceled":{}"#, #""Cancelled":{}"#)
    #expect(spelling.changes.map(\.kind) == [.renamed])
    #expect(
      Self.difference(#""Cancel":{}"#, #""Open":{}"#).changes.map(\.kind) == [.added, .removed])
  }

  @Test func translationsUnderAChangedSourceAreSorted() throws {
    func entry(_ source: String, _ german: String, _ state: String) -> String {
      func unit(_ text: String, _ state: String = "translated") -> String {
        #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
      }
      return
        #""key":{"localizations":{"en":\#(unit(source)),"de":\#(unit(german)),"fr":\#(unit("15 jours")),"it":\#(unit("15 giorni", state))}}"#
    }
    let old = entry("15 days", "15 Tage", "translated")
    let change = try #require(
      Self.difference(old, entry("30 days", "30 Tage", "needs_review")).changes.first)
    #expect(change.kind == .source)
    #expect(change.fates.map(\.locale) == ["de", "fr", "it"])
    #expect(change.fates.map(\.fate) == [.updated, .stranded, .flagged])
    let minor = Self.difference(old, entry("15 Days!", "15 Tage", "translated"))
    #expect(minor.changes.first?.fates.map(\.fate) == [.minor, .minor, .minor])
  }

  @Test(arguments: [
    ("15 days", "30 days", "[-15-]{+30+} days"), ("", "new", "{+new+}"), ("old", "", "[-old-]"),
    ("same", "same", "same"), ("a b c", "a c", "a [-b -]c"),
  ])
  func marksTheWordsThatDiffer(old: String, new: String, expected: String) {
    #expect(WordDifference(from: old, to: new).description == expected)
  }

  /// Without what is in either kind of brackets, one of the texts remains.
  @Test func bothTextsAreInTheMarkedOne() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          ["a", "bc", "d", "ü", ","].randomElement(using: &random) ?? ""
        }.joined(separator: " ")
      }
      let marked = WordDifference(from: texts[0], to: texts[1]).description
      let old = marked.replacing(/\{\+.*?\+\}/, with: "").replacing(/\[-(.*?)-\]/) { String($0.1) }
      let new = marked.replacing(/\[-.*?-\]/, with: "").replacing(/\{\+(.*?)\+\}/) { String($0.1) }
      #expect(old == texts[0])
      #expect(new == texts[1])
    }
  }
}
