import Foundation
import StringCatalog
import TestMaterial
import Testing

/// Files that are merged into tables.
@Suite struct CatalogTests {
  private func catalog(
    _ files: KeyValuePairs<String, String>, sourceLanguage: String? = nil
  ) throws -> Catalog {
    let files = try files.map { path, text in
      read(Array(text.utf8), path: path, format: try #require(CatalogFormat(path: path)))
    }
    return Catalog(files: files, sourceLanguage: sourceLanguage)
  }

  /// Each entry as its key and its texts by locale.
  private func rows(_ table: Table) -> [String] {
    table.entries.map { entry in
      let texts = entry.localizations.map { "\($0.locale)=\($0.text ?? "-")" }
      return "\(entry.key): \(texts.joined(separator: " "))"
    }
  }

  private func problems(_ catalog: Catalog) -> [String] {
    catalog.diagnostics.map { "\($0.path ?? "-"):\($0.location ?? .start): \($0.rule)" }
  }

  // MARK: Tables

  @Test func aSlashBeforeAMarkSeparatesFolders() throws {
    let catalog = try catalog(["App/de.lproj/\u{308}Main.strings": "a = \"A\";"])
    #expect(catalog.tables.map(\.name) == ["\u{308}Main"])
    #expect(catalog.tables.map(\.folder) == ["App"])
    #expect(catalog.tables.map(\.locales) == [["de"]])
  }

  @Test func foldersOfOneFolderAreOneTable() throws {
    let catalog = try catalog([
      "App/de.lproj/Main.strings": "a = \"A\"; b = \"B\";",
      "App/en.lproj/Main.strings": "b = \"b\"; a = \"a\"; c = \"c\";",
      "App/fr.lproj/Main.strings": "d = \"d\"; a = \"â\";",
      "App/en.lproj/Other.strings": "a = \"other\";",
      "Kit/en.lproj/Main.strings": "a = \"kit\";",
    ])
    #expect(catalog.tables.map(\.name) == ["Main", "Other", "Main"])
    #expect(catalog.tables.map(\.folder) == ["App", "App", "Kit"])
    #expect(catalog.tables.map(\.sourceLanguage) == ["en", "en", "en"])
    // The keys in the order of the source language, then the keys of other files, in the order of
    // the files.
    #expect(
      rows(catalog.tables[0]) == [
        "b: en=b de=B", "a: en=a de=A fr=â", "c: en=c", "d: fr=d",
      ])
    #expect(catalog.tables[0].paths.first == "App/en.lproj/Main.strings")
    #expect(catalog.tables[0].locales == ["en", "de", "fr"])
    #expect(rows(catalog.tables[1]) == ["a: en=other"])
    #expect(rows(catalog.tables[2]) == ["a: en=kit"])
    #expect(problems(catalog) == [])
  }

  @Test(
    arguments: [
      (["de", "en", "Base"], nil, "Base", false), (["de", "Base", "en"], nil, "en", false),
      (["de", "en", "fr"], nil, "en", true),
      (["de", "fr"], nil, nil, false), (["de", "en"], "de", "de", false),
      (["de", "en"], "ja", "ja", false), ([], nil, "en", true),
      (["en-GB", "zz"], nil, "en-GB", true),
      (["bg", "en_AU", "zz"], nil, "en_AU", true), (["en-AU", "en-US"], nil, "en-US", true),
      (["af", "English"], nil, "English", true), (["eno", "enm"], nil, nil, false),
    ] as [([String], String?, String?, Bool)])
  func theSourceLanguageIsNamedOrFound(
    locales: [String], named: String?, expected: String?, isGuessed: Bool
  ) throws {
    // The later a locale, the more keys it has.
    let files = locales.enumerated().map { number, locale in
      let text = (0...number).map { "k\($0) = \"\(locale)\";" }.joined()
      return read(Array(text.utf8), path: "\(locale).lproj/T.strings", format: .strings)
    }
    let alone = read(Array("k = \"v\";".utf8), path: "T.strings", format: .strings)
    let catalog = Catalog(files: files.isEmpty ? [alone] : files, sourceLanguage: named)
    #expect(catalog.tables.map(\.sourceLanguage) == [expected])
    #expect(catalog.tables.map(\.isSourceLanguageGuessed) == [isGuessed])
  }

  @Test(
    arguments: [
      // The tables of the same folder agree on a language.
      (["A/en.lproj/Other.strings", "B/de.lproj/Other.strings"], "en"),
      (["A/Other.xcstrings"], "fr"),
      // Otherwise all tables have to agree.
      (["B/Other.xcstrings"], "fr"), (["B/Other.xcstrings", "C/en.lproj/X.strings"], nil),
      (["B/de.lproj/Other.strings"], nil),
    ] as [([String], String?)])
  func aTableWithoutEnglishHasTheLanguageOfTheOthers(others: [String], expected: String?) throws {
    let paths = ["A/bg.lproj/T.strings", "A/de.lproj/T.strings"] + others
    let files = try paths.map { path in
      let isCatalog = path.hasSuffix("xcstrings")
      return read(
        Array((isCatalog ? "{\"sourceLanguage\": \"fr\", \"strings\": {}}" : "k = v;").utf8),
        path: path, format: try #require(CatalogFormat(path: path)))
    }
    let table = try #require(Catalog(files: files).tables.first)
    #expect(table.sourceLanguage == expected)
    #expect(table.isSourceLanguageGuessed == (expected != nil))
    #expect(table.locales.sorted() == ["bg", "de"])
  }

  /// Merging files one after the other, in any order, gives the rows of a plain dictionary.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func mergingManyLocalesGivesTheRowsOfADictionary(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let locales = ["en"] + ["af", "de", "fr", "ja", "pl", "zh-Hans"].shuffled(using: &random)
    var expected: [String: [String: String]] = [:]
    var files: [CatalogFile] = []
    for locale in locales {
      var text = ""
      for key in 0..<30 where Bool.random(using: &random) {
        // Keys with and without escape sequences are the same keys.
        let spelled = Bool.random(using: &random) ? "key \(key)" : "\\U006bey \(key)"
        text += "\"\(spelled)\" = \"\(locale) \(key)\";\n"
        expected["key \(key)", default: [:]][locale] = "\(locale) \(key)"
      }
      files.append(read(Array(text.utf8), path: "\(locale).lproj/T.strings", format: .strings))
    }
    let catalog = Catalog(files: files.shuffled(using: &random))
    let table = try #require(catalog.tables.first)
    #expect(table.entries.count == expected.count)
    for (key, texts) in expected {
      let entry = try #require(table.entry(forKey: key))
      #expect(entry.key == key)
      let found = entry.localizations.map { ($0.locale, $0.text ?? "") }
      #expect(Dictionary(uniqueKeysWithValues: found) == texts)
    }
    #expect(catalog.diagnostics == [])
  }

  @Test func aTableHasAtMost65536Files() throws {
    let files = (0...65_537).map { number in
      read(Array("k = t\(number);".utf8), path: "l\(number).lproj/T.strings", format: .strings)
    }
    // The texts of the source language are read first, wherever their file is.
    let catalog = Catalog(files: files, sourceLanguage: "l65537")
    let ignored = ["l65535.lproj/T.strings", "l65536.lproj/T.strings"]
    #expect(catalog.diagnostics.map(\.path) == ignored)
    let message = "more than 65536 files for one table; this one is ignored"
    #expect(catalog.diagnostics.allSatisfy { $0.message == message && $0.isLoss })
    let entry = try #require(catalog.tables.first?.entry(forKey: "k"))
    #expect(entry.localizations.count == 65_536)
    #expect(entry.localizations.allSatisfy { "l\($0.text?.dropFirst() ?? "")" == $0.locale })
  }

  @Test func aProblemBelongsToTheLocaleOfItsFile() throws {
    let catalog = try catalog([
      "en.lproj/T.strings": "a = \"A\";", "pl.lproj/T.strings": "a = \"\\q\"; a = \"B\";",
      "lt.lproj/T.strings": "a = \"C\";",
    ])
    #expect(catalog.diagnostics.map(\.localization) == ["pl", "pl"])
    #expect(catalog.diagnostics.map(\.rule) == [.stringsBadEscape, .stringsDuplicate])
  }

  @Test func oneFileOutsideOfAFolderIsInTheSourceLanguage() throws {
    let catalog = try catalog(["T.strings": "a = \"A\";"], sourceLanguage: "nl")
    #expect(rows(catalog.tables[0]) == ["a: nl=A"])
    #expect(catalog.tables[0].folder == "")
  }

  @Test func texts() throws {
    let catalog = try catalog([
      "en.lproj/T.strings": "/* Said first */ a = \"\"; b = \"B\";",
      "de.lproj/T.strings": "/* Sagt man */ a = \"A\";\n\n  b = \"\";",
    ])
    let entry = try #require(catalog.tables[0].entry(forKey: "a"))
    #expect(entry.comment == "Said first")
    #expect(entry.path == "en.lproj/T.strings")
    let de = try #require(entry.localization("de"))
    #expect(de.path == "de.lproj/T.strings")
    #expect(de.leaves.map(\.state) == ["translated"])
    #expect(entry.localization("en")?.leaves.map(\.state) == ["new"])
    let other = try #require(catalog.tables[0].entry(forKey: "b")?.localization("de"))
    #expect(other.leaves.map { "\($0.location)" } == ["3:7"])
    #expect(catalog.tables[0].entry(forKey: "A") == nil)
  }

  // MARK: Both formats of files

  private static func rule(_ type: String, _ other: String, extra: String = "") -> String {
    """
    "n" = { NSStringLocalizedFormatKey = "%#@v@"; v = {
    NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = \(type);
    other = "\(other)"; \(extra) }; };
    """
  }

  @Test func rulesHideTextsInTheSameLocaleOnly() throws {
    for order in [0, 1] {
      var files: [(String, String)] = [
        ("en.lproj/T.strings", "m = \"M\";\n  n = \"hidden\";"),
        ("en.lproj/T.stringsdict", Self.rule("d", "%d x")),
      ]
      if order == 1 { files.reverse() }
      files.append(("de.lproj/T.strings", "n = \"seen\";"))
      let catalog = Catalog(
        files: files.map { path, text in
          read(
            Array(text.utf8), path: path,
            format: path.hasSuffix("dict") ? .stringsdict : .strings)
        })
      #expect(catalog.tables.count == 1)
      let entry = try #require(catalog.tables[0].entry(forKey: "n"))
      #expect(entry.localizations.map(\.locale) == ["en", "de"])
      #expect(entry.localization("en")?.text == "%#@v@")
      #expect(entry.localization("de")?.text == "seen")
      #expect(problems(catalog) == ["en.lproj/T.strings:2:3: dict-override"])
      #expect(catalog.diagnostics.first?.localization == "en")
      #expect(catalog.diagnostics.first?.key == "n")
    }
  }

  /// Both files have the same structure, so that every offset in one is an offset in the other.
  @Test func partsOfOneFileNeverMixWithThoseOfAnother() throws {
    let catalog = try catalog([
      "en.lproj/T.stringsdict": Self.rule("d", "%d a", extra: "odd = \"1\";"),
      "de.lproj/T.stringsdict": Self.rule("u", "%u b", extra: "odd = \"2\";"),
      "fr.lproj/T.stringsdict": Self.rule("x", "%x c", extra: "odd = \"3\";"),
      "ja.lproj/T.stringsdict": Self.rule("o", "%o d", extra: "odd = \"4\";"),
    ])
    let entry = try #require(catalog.tables[0].entry(forKey: "n"))
    let found = entry.localizations.map { localization in
      let substitutions = localization.substitutions.map { substitution in
        let fields = substitution.otherFields.map { "\($0.name)=\($0.value)" }
        return "\(substitution.name) \(substitution.formatSpecifier ?? "-") \(fields)"
      }
      let texts = localization.leaves.map { "\($0.path) \($0.text)" }
      return "\(localization.locale) \(substitutions) \(texts)"
    }
    let expected = [
      ("en", "d", "a", 1), ("de", "u", "b", 2), ("fr", "x", "c", 3), ("ja", "o", "d", 4),
    ]
    .map { locale, type, text, number in
      let substitutions = ["v \(type) \(["odd=\"\(number)\""])"]
      return
        "\(locale) \(substitutions) \([" %#@v@", "substitution.v.plural.other %\(type) \(text)"])"
    }
    #expect(found == expected)
    #expect(entry.otherFields.isEmpty)
  }

  // MARK: Misplaced files

  @Test func aCatalogBesideOtherFilesOfItsNameClashes() throws {
    let json = "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {}}}"
    let catalog = try catalog([
      "en.lproj/T.strings": "a = \"A\";", "T.xcstrings": json, "fr.lproj/T.stringsdict": "",
    ])
    #expect(catalog.tables.map(\.name) == ["T", "T"])
    #expect(
      problems(catalog).filter { $0.contains("clash") }
        == ["en.lproj/T.strings:1:1: table-clash", "fr.lproj/T.stringsdict:1:1: table-clash"])
    let alone = try self.catalog(["A/T.xcstrings": json, "B/T.xcstrings": json])
    #expect(problems(alone) == [])
  }

  @Test(arguments: [("en", ["en.lproj/T.xcstrings:1:1: lproj-placement"]), ("mul", [])])
  func catalogsDoNotBelongInFoldersOfALocale(folder: String, expected: [String]) throws {
    let json = "{\"sourceLanguage\": \"en\", \"strings\": {}}"
    #expect(problems(try catalog(["\(folder).lproj/T.xcstrings": json])) == expected)
  }

  @Test func theBrokenSamplesHaveTheirFaults() throws {
    func problems(_ paths: [String]) throws -> [String] {
      let files = try paths.map { path in
        read(
          try TestFiles.bytes("Tests/Broken/\(path)"), path: path,
          format: try #require(CatalogFormat(path: path)))
      }
      return self.problems(Catalog(files: files))
    }
    let folder = "DictOverride/en.lproj/DictOverride"
    #expect(
      try problems(["\(folder).strings", "\(folder).stringsdict"])
        == ["\(folder).strings:5:1: dict-override"])
    #expect(
      try problems(["TableClash/TableClash.xcstrings", "TableClash/en.lproj/TableClash.strings"])
        == ["TableClash/en.lproj/TableClash.strings:1:1: table-clash"])
    #expect(
      try problems(["Misplaced/en.lproj/Misplaced.xcstrings"])
        == ["Misplaced/en.lproj/Misplaced.xcstrings:1:1: lproj-placement"])
  }

  @Test func noFilesMakeNoTables() {
    #expect(Catalog(files: []).tables.isEmpty)
    #expect(Catalog(files: [], sourceLanguage: "en").diagnostics.isEmpty)
  }

  // MARK: Real files

  /// The texts that an independent reader found in each file are in the tables of all files.
  @Test func mergingKeepsTheTextsOfTheCorpus() throws {
    let names = try Fixture.names(in: "Expected").filter { $0.contains(".lproj+") }
    let expectations = try names.map { try StringsCorpusTests.expected($0) }
    let files = try expectations.map { expected in
      read(
        try Fixture.bytes("Corpus/\(expected.path)"), path: expected.path,
        format: try #require(CatalogFormat(path: expected.path)))
    }
    let catalog = Catalog(files: files)
    #expect(catalog.tables.count == 5)
    for (expected, file) in zip(expectations, files) {
      let parts = expected.path.split(separator: "/")
      let locale = String(parts[parts.count - 2].dropLast(6))
      let folder = parts.dropLast(2).joined(separator: "/")
      let table = try #require(catalog.tables.first { $0.folder == folder })
      #expect(table.paths.contains(file.path))
      for row in expected.entries {
        let localization = try #require(table.entry(forKey: row.key)?.localization(locale))
        let leaves = localization.leaves.map { ("\($0.path)", $0.text) }
        #expect(Dictionary(leaves) { first, _ in first } == row.leaves ?? ["": row.text ?? ""])
        let specifiers = localization.substitutions.map { ($0.name, $0.formatSpecifier) }
        #expect(Dictionary(specifiers) { first, _ in first } == row.specifiers ?? [:])
      }
      let present = table.entries.filter { $0.localization(locale) != nil }
      #expect(Set(present.map(\.key)) == Set(expected.entries.map(\.key)))
    }
  }

  // MARK: Lookup

  @Test func localizationsAreFoundByNumberAsByName() throws {
    let bytes = try Fixture.bytes("Corpus/Finb+Bark/Bark/Localizable.xcstrings")
    let table = Table(catalog: read(bytes, path: "Bark.xcstrings", format: .xcstrings))
    #expect(table.localeNumber("tlh") == nil)
    for locale in table.locales {
      let number = try #require(table.localeNumber(locale))
      for entry in table.entries {
        let place = entry.localizations.firstIndex { $0.locale == locale }
        let expected = place.map { entry.localizations[$0].location }
        #expect(entry.localization(locale)?.location == expected)
        #expect(entry.localization(locale: number)?.location == expected)
      }
    }
  }

  // MARK: Base and what targets build

  /// Base and the folder of its language complete each other.
  @Test func baseAndEnglish() throws {
    let few = try catalog([
      "Base.lproj/A.strings": "a = \"A\"; x = \"X\";",
      "en.lproj/A.strings": "b = \"B\"; c = \"C\"; d = \"D\";", "de.lproj/A.strings": "a = \"Ä\";",
    ])
    let table = try #require(few.tables.first)
    #expect(table.sourceLanguage == "en")
    let sources = table.entries.map { $0.source(in: table.sourceLanguage)?.text ?? "-" }
    #expect(Set(sources) == ["A", "X", "B", "C", "D"])
    let many = try catalog([
      "Base.lproj/A.strings": "a = \"A\"; c = \"C\";", "en-US.lproj/A.strings": "b = \"B\";",
    ])
    let other = try #require(many.tables.first)
    #expect(other.sourceLanguage == "Base")
    #expect(other.entry(forKey: "b")?.source(in: "Base")?.text == "B")
  }

  /// Two files with the same texts matter if a target builds both.
  @Test(arguments: [(true, [Severity.error, .warning]), (false, [.info, .info])])
  func severity(isBuilt: Bool, expected: [Severity]) throws {
    let plural =
      "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
      + "<string>x</string></dict></dict></plist>"
    let files = [
      CatalogFile(path: "A.xcstrings", bytes: Array(#"{"strings": {}}"#.utf8)),
      read(Array("a = \"A\";".utf8), path: "en.lproj/A.strings", format: .strings),
      read(Array(plural.utf8), path: "en.lproj/A.stringsdict", format: .stringsdict),
    ]
    let catalog = Catalog(files: files) { path, other in
      isBuilt && Set(files.map(\.path)).isSuperset(of: [path, other])
    }
    let clash = catalog.diagnostics.filter { $0.rule == .tableClash }.map(\.severity)
    let override = catalog.diagnostics.filter { $0.rule == .dictOverride }.map(\.severity)
    #expect([clash.first, override.first] == expected)
  }
}
