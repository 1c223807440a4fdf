import Foundation
import SourceText
import TestMaterial
import Testing

@testable import StringCatalog

/// The tables of XLIFF files have what the files say, as other programs read it.
@Suite struct XLIFFTablesTests {
  /// A unit as the list beside a file of Xcode has it.
  private struct Unit: Decodable {
    struct Note: Decodable { let text: String? }
    let id: String
    let source: String?
    let target: String?
    let attributes: [String: String]?
    let notes: [Note]

    private enum CodingKeys: String, CodingKey {
      case id, source, target, notes
      case attributes = "target_attributes"
    }
  }

  private struct Part: Decodable {
    let file: [String: String]
    let units: [Unit]
  }

  private static let folder = "Tests/CatalogCompilerTests/Vectors/XLIFF"

  /// The folders whose file a program in another language has read.
  private static let vectors: [String] = ["positive", "behavior"].flatMap { kind in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Checkout.path("\(folder)/\(kind)")))
      ?? []
    return names.sorted().map { "\(kind)/\($0)" }.filter {
      FileManager.default.fileExists(
        atPath: Checkout.path("\(folder)/\($0)/expected-units.json"))
    }
  }

  private func tables(_ text: String, path: String = "fr.xliff") -> [Table] {
    Catalog(files: [CatalogFile(path: path, bytes: Array(text.utf8))]).tables
  }

  private func document(_ files: String) -> String {
    "<?xml version=\"1.0\"?>\n<xliff version=\"1.2\">\(files)</xliff>"
  }

  private func file(_ original: String, _ units: String, to target: String = "fr") -> String {
    """
    <file original="\(original)" source-language="en" target-language="\(target)"><body>\
    \(units)</body></file>
    """
  }

  private func unit(_ id: String, _ source: String, _ target: String?) -> String {
    "<trans-unit id=\"\(id)\"><source>\(source)</source>"
      + (target.map { "<target>\($0)</target>" } ?? "") + "</trans-unit>"
  }

  @Test(arguments: vectors) func everyUnitIsAString(vector: String) throws {
    let bytes = try Checkout.bytes("\(Self.folder)/\(vector)/exported.xliff")
    let parts = try JSONDecoder().decode(
      [Part].self,
      from: Data(try Checkout.bytes("\(Self.folder)/\(vector)/expected-units.json")))
    let tables = Catalog(files: [CatalogFile(path: "x.xliff", bytes: bytes)]).tables
    #expect(tables.count == parts.count)
    for (table, part) in zip(tables, parts) {
      #expect(table.sourceLanguage == part.file["source-language"])
      #expect(parts.count == 1 || table.original == part.file["original"])
      var found: [String: (entry: Entry, path: LeafPath)] = [:]
      for entry in table.entries {
        for leaf in entry.localizations.flatMap(\.leaves) {
          let id = XLIFFIdentifier.text(key: entry.key, path: leaf.path) ?? ""
          found[id] = (entry, leaf.path)
        }
      }
      #expect(Set(found.keys) == Set(part.units.map(\.id)))
      for unit in part.units {
        let (entry, path) = try #require(found[unit.id])
        func leaf(_ language: String) -> Leaf? {
          entry.localization(part.file[language] ?? "")?.leaf(at: path)
        }
        // ElementTree makes a line feed of a carriage return.
        func normal(_ text: String?) -> String? { text?.replacing("\r", with: "\n") }
        #expect(normal(leaf("source-language")?.text) == normal(unit.source), "\(unit.id)")
        #expect(normal(leaf("target-language")?.text) == normal(unit.target), "\(unit.id)")
        #expect((entry.comment ?? "") == (unit.notes.first?.text ?? ""), "\(unit.id)")
        if let state = unit.attributes?["state"] {
          let qualifier = unit.attributes?["state-qualifier"]
          let expected =
            qualifier == "leveraged-mt"
            ? "machine_translated" : state == "needs-review-l10n" ? "needs_review" : state
          #expect(leaf("target-language")?.state == expected)
        }
      }
    }
  }

  @Test func eachCatalogIsATable() {
    let text = document(
      file("A/Main.xcstrings", unit("OK", "OK", "D'accord"))
        + file("B/Main.xcstrings", unit("OK", "OK", nil)) + file("Info.strings", ""))
    let tables = tables(text)
    #expect(tables.map(\.name) == ["A/Main.xcstrings", "B/Main.xcstrings", "Info"])
    #expect(tables.map(\.original) == ["A/Main.xcstrings", "B/Main.xcstrings", "Info.strings"])
    #expect(tables.map(\.traits.hasStates) == [true, true, false])
    #expect(tables[1].locales == ["en", "fr"])
    #expect(tables[1].entry(forKey: "OK")?.localization("fr") == nil)
  }

  /// A marked substitution needs a name between its signs.
  @Test(arguments: [
    "k|==|substitutions.@@.plural.one", "k|==|substitutions.",
  ])
  func substitutionsWithoutANameAreKeys(id: String) {
    let tables = tables(document(file("A.xcstrings", unit(id, "A", "Fr"))))
    #expect(tables[0].entries.map(\.key) == [id])
  }

  @Test func aSignAfterASubstitutionIsPartOfItsName() {
    let tables = tables(
      document(file("A.xcstrings", unit("k|==|substitutions.@.plural.one", "A", "B"))))
    #expect(tables[0].entries.map(\.key) == ["k"])
  }

  /// Platforms put several languages into one file.
  @Test func languagesOfACatalogAreOneTable() {
    let text = document(
      file("A.xcstrings", unit("a", "A", "Fr"))
        + file("A.xcstrings", unit("a", "A", "De"), to: "de"))
    let tables = tables(text)
    #expect(tables.count == 1 && tables[0].original == nil)
    let texts = tables[0].entries.first.map { $0.localizations.map { [$0.locale, $0.text ?? ""] } }
    #expect(texts == [["en", "A"], ["fr", "Fr"], ["de", "De"]])
  }

  @Test func formsOfAStringsdictAreOneEntry() throws {
    let text = document(
      file(
        "en.lproj/A.stringsdict",
        unit("/%d files:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@", "%#@n@")
          + unit("/%d files:dict/n:dict/one:dict/:string", "%d file", "%d fichier")
          + unit("/%d files:dict/n:dict/other:dict/:string", "%d files", nil)
          + unit("/odd:dict/x", "odd", nil)))
    let table = try #require(tables(text).first)
    #expect(table.entries.map(\.key) == ["%d files", "/odd:dict/x"])
    let french = try #require(table.entries[0].localization("fr"))
    #expect(french.leaves.map(\.path.description) == ["", "substitution.n.plural.one"])
    #expect(french.substitutions.map(\.name) == ["n"])
    #expect(french.substitutions.map(\.formatSpecifier) == ["d"])
  }

  @Test(arguments: [
    ("translated", nil, "translated"), ("final", nil, "translated"), ("x-other", nil, "translated"),
    ("signed-off", "exact-match", "translated"), ("new", nil, "new"),
    ("needs-review-l10n", nil, "needs_review"), ("needs-translation", nil, "needs_review"),
    ("translated", "leveraged-mt", "machine_translated"), (nil, nil, "translated"),
  ])
  func states(state: String?, qualifier: String?, expected: String) {
    let attributes =
      (state.map { " state=\"\($0)\"" } ?? "")
      + (qualifier.map { " state-qualifier=\"\($0)\"" } ?? "")
    let text = document(
      file(
        "A.xcstrings",
        "<trans-unit id=\"a\"><source>A</source><target\(attributes)>a</target></trans-unit>"))
    let leaf = tables(text).first?.entry(forKey: "a")?.localization("fr")?.leaf(at: LeafPath())
    #expect(leaf?.state == expected)
  }

  @Test(arguments: [
    ("fr.xliff", "fr"), ("pt-BR.xliff", "pt-BR"), ("out/zh-Hans.xliff", "zh-Hans"),
    ("strings.xliff", nil), ("x.xliff", nil), ("fr (1).xliff", nil),
  ])
  func languageOfTheFileName(path: String, language: String?) {
    let text = document(file("A.xcstrings", unit("a", "A", "x")))
      .replacing(" target-language=\"fr\"", with: "")
    let table = tables(text, path: path).first
    #expect(table?.locales == ["en"] + [language].compactMap(\.self))
    #expect(
      CatalogFile(path: path, bytes: Array(text.utf8)).diagnostics.map(\.rule) == [.xliffLanguage])
  }

  @Test func damageIsReportedWithItsPlace() {
    let unit = "<trans-unit id=\"a\">\n<source>A</source>\n<target>"
    let cases = [
      (
        document(file("A.xcstrings", "\(unit)a <x id=\"1\"/></target></trans-unit>")),
        "xliff-inline",
        4
      ),
      (document(file("", self.unit("a", "A", "B"))), "xliff-original", 2),
      (
        document(file("A.xcstrings", self.unit("a", "A", "B") + "\n" + self.unit("a", "A", "C"))),
        "xliff-duplicate", 3
      ),
      ("<ns0:xliff version=\"1.2\">\n</ns0:xliff>", "xliff-prefix", 1),
    ]
    for (text, rule, line) in cases {
      let file = CatalogFile(path: "fr.xliff", bytes: Array(text.utf8))
      #expect(file.diagnostics.map(\.rule.rawValue) == [rule], "\(file.diagnostics)")
      #expect(file.diagnostics.first?.location?.line == line)
    }
  }

  @Test func mutationsDoNotCrash() throws {
    let bytes = try Checkout.bytes("\(Self.folder)/positive/catalog-matrix/exported.xliff")
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<caseCount(100, many: 20_000) {
      let file = CatalogFile(path: "fr.xliff", bytes: generator.mutation(of: bytes))
      var dump = ""
      for table in Catalog(files: [file]).tables { TableDump(table).write(to: &dump) }
      #expect(dump.utf8.count > 0)
    }
  }
}
