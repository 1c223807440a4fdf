import Foundation
import TestMaterial
import Testing

/// `check --format sarif`, read by a program that knows nothing of galley.
@Suite struct SARIFTests {
  private static let hasValidator: Bool = {
    guard let python = FieldsTests.python else { return false }
    return (try? Program.run(python, ["-c", "import jsonschema"]))?.status == 0
  }()

  /// A file in which no column is the same in scalars and in code units of UTF-16.
  private static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "😀👋🏽 %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "😀 𝒜"}}}},
      "b": {"localizations": {"😀": {"stringUnit": {"state": "new", "value": " b"}}}}}}
    """#

  @Test(.enabled(if: hasValidator, "python3-jsonschema is not installed"))
  func itIsValid() throws {
    let python = try #require(FieldsTests.python)
    let folder = try TemporaryFolder()
    try folder.write("a b.xcstrings", Self.catalog)
    let schema = Checkout.path("Tests/CatalogCheckTests/Vectors/sarif-part.schema.json")
    for paths in [["Catalogs/Broken"], [folder.path], ["Catalogs/Travel.xcstrings"]] {
      let report = try Program.galley(["check", "--severity=info", "--format=sarif"] + paths)
      try folder.write("report.json", report.output)
      let outcome = try Program.run(
        python,
        [
          "-c",
          "import json,sys,jsonschema;jsonschema.validate(*[json.load(open(f)) for f in sys.argv[1:]])",
          folder["report.json"], schema,
        ])
      #expect(outcome.status == 0, "\(paths): \(outcome.errors)")
    }
  }

  private struct Log: Decodable {
    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable { let locations: [Location] }
    struct Location: Decodable { let physicalLocation: Physical }
    struct Physical: Decodable { let region: [String: Int] }
    let runs: [Run]
  }

  private struct Line: Decodable {
    struct Location: Decodable { let line, column: Int }
    let location: Location
  }

  @Test func columnsAreThoseOfUTF16() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.xcstrings", Self.catalog)
    let words = ["check", "--severity=info", path, "--format"]
    let lines = Self.catalog.split(separator: "\n")
    let expected = try Program.galley(words + ["json"]).output.split(separator: "\n").map { line in
      let place = try JSONDecoder().decode(Line.self, from: Data(line.utf8)).location
      let before = lines[place.line - 1].unicodeScalars.prefix(place.column - 1)
      return [place.line, String(String.UnicodeScalarView(before)).utf16.count + 1]
    }
    let output = Data(try Program.galley(words + ["sarif"]).output.utf8)
    let regions = try JSONDecoder().decode(Log.self, from: output).runs.flatMap(\.results)
      .flatMap(\.locations).map(\.physicalLocation.region)
    #expect(regions.map { [$0["startLine"] ?? 0, $0["startColumn"] ?? 0] } == expected)
    #expect(expected.count > 3)
  }
}
