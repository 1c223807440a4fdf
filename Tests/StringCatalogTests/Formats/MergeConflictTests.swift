import JSONDocuments
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// Files that contain conflicts as git leaves them.
@Suite struct MergeConflictTests {
  /// A file, and what a line begins with before which git may write a line: not in a comment, and not
  /// in a text of several lines.
  static let files = [
    ("Catalogs/Plurals.xcstrings", ""), ("Catalogs/Devices.xcstrings", ""),
    (
      "Tests/StringCatalogTests/Corpus/apple+sample-backyard-birds/Multiplatform/Localizable.xcstrings",
      ""
    ),
    (
      "Tests/StringCatalogTests/Corpus/p0deje+Maccy/Maccy/Settings/ar.lproj/GeneralSettings.strings",
      "\""
    ),
    (
      "Tests/StringCatalogTests/Corpus/exelban+stats/Stats/Supporting Files/en.lproj/Localizable.strings",
      "\""
    ),
    (
      "Tests/StringCatalogTests/Corpus/duckduckgo+apple-browsers/iOS/DuckDuckGo/pl.lproj/Localizable.stringsdict",
      "<"
    ),
  ]

  /// With any part of any file in conflict, the file of the first version is read, and each conflict
  /// is reported at its line.
  @Test(arguments: files, 0..<8 as Range<UInt64>)
  func theFirstVersionIsRead(_ file: (path: String, start: String), _ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let format = try #require(CatalogFormat(path: file.path))
    let bytes = try TestFiles.bytes(file.path)
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.dropFirst().filter {
      lines[$0].drop { $0 == " " || $0 == "\t" }.hasPrefix(file.start)
    }
    let bounds = (0..<8).map { _ in places.randomElement(using: &random) ?? 0 }.sorted()
    var text: [Substring] = []
    var expected: [Int] = []
    for (number, line) in lines.enumerated() {
      for (bound, place) in bounds.enumerated() where place == number {
        if bound.isMultiple(of: 2) {
          expected.append(text.count + 1)
          text.append("<<<<<<< HEAD")
          continue
        }
        let other = Int.random(in: 0..<lines.count, using: &random)
        if Bool.random(using: &random) { text += ["||||||| 0a1b2c3"] + lines[other...].prefix(3) }
        text += ["======="] + lines[other...].prefix(5) + [">>>>>>> feature/new-texts"]
      }
      text.append(line)
    }
    let changed = Array(text.joined(separator: "\n").utf8)
    let whole = read(bytes, path: file.path, format: format)
    let merged = read(changed, path: file.path, format: format)
    #expect(merged.dump.withoutPlaces == whole.dump.withoutPlaces)
    let conflicts = merged.diagnostics.filter { $0.rule == .mergeConflict }
    #expect(conflicts.map { $0.location?.line } == expected)
    #expect(conflicts.allSatisfy { $0.severity == .error && $0.isLoss })
    let others = merged.diagnostics.filter { $0.rule != .mergeConflict }
    #expect(others.map(\.rule) == whole.diagnostics.map(\.rule))
  }

  @Test func equalConflictsAreAllReported() {
    let names = (0..<20).map { "l\($0)" }
    let unit = { (name: String) in
      """
      "\(name)" : { "stringUnit" : { "state" : "new",
      <<<<<<< HEAD
      "value" : "a"
      =======
      "value" : "b"
      >>>>>>> feature
      } }
      """
    }
    let file = readCatalog(
      "{\"strings\" : {\"k\" : {\"localizations\" : {"
        + names.map(unit).joined(separator: ",\n<<<<<<< HEAD\n=======\n>>>>>>> feature\n") + "}}}}")
    #expect(file.diagnostics.map(\.rule) == Array(repeating: .mergeConflict, count: 39))
    #expect(file.diagnostics.allSatisfy { $0.key == "k" })
    let entry = Table(catalog: file).entry(forKey: "k")
    #expect(entry?.localizations.map { "\($0.locale) \($0.text ?? "")" } == names.map { "\($0) a" })
  }

  /// Lines that only look like those of a conflict, and conflicts without an end.
  @Test(arguments: [
    ("{\n<<<<<< HEAD\n}", ["2:1 json-syntax"]), ("{\n<<<<<<<< HEAD\n}", ["2:1 json-syntax"]),
    ("{\n =======\n}", ["2:2 json-syntax"]), ("{\n=======\n}", ["2:1 json-syntax"]),
    ("{\n <<<<<<< HEAD\n}", ["2:2 json-syntax"]),
    ("{\"strings\":{}}\n<<", ["2:1 json-syntax"]),
    ("<<<<<<< HEAD\n{\"strings\":{}}\n=======\n{\n>>>>>>> b\n", ["1:1 merge-conflict"]),
    ("{\"strings\":{}}\n<<<<<<< HEAD", ["2:1 merge-conflict"]),
    ("{\"strings\":{\n<<<<<<< HEAD\n=======\n}}", ["2:1 merge-conflict", "4:3 json-syntax"]),
    ("{\"strings\":{\n<<<<<<< HEAD\n}}", ["2:1 merge-conflict"]),
  ])
  func markersAreWholeLines(_ text: String, _ expected: [String]) {
    let found = readCatalog(text).diagnostics.map {
      "\($0.location ?? .start) \($0.rule.rawValue)"
    }
    #expect(found.filter { !$0.contains("1:1 json") } == expected)
  }

  @Test func aSmallFileWithAConflictIsNotRead() throws {
    let text = "{\"Hello\":\n<<<<<<< HEAD\n[1]\n=======\n[2]\n>>>>>>> feature\n}"
    let fault = #expect(throws: Diagnostic.self) {
      _ = try JSONValue(parsing: Array(text.utf8), path: "T.samples.json")
    }
    #expect(fault?.summary == "2:1: merge-conflict: unresolved merge conflict")
  }
}
