import Foundation
import TestMaterial
import Testing

/// `check --format sarif`, read by a program that knows nothing of galley.
@Suite struct SARIFTests {
  /// A file in which no column is the same in scalars and in code units of UTF-16.
  private static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "😀👋🏽 %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "😀 𝒜"}}}},
      "b": {"localizations": {"😀": {"stringUnit": {"state": "new", "value": " b"}}}}}}
    """#

  private static let schemas = ["sarif-2.1.0-rtm.4.json", "part.schema.json"].map {
    Checkout.path("Tests/CatalogCheckTests/Reports/Vectors/SARIF/\($0)")
  }

  /// What a validator says of a report by one of the schemas.
  private func validate(_ report: String, by schema: String) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    let path = try folder.write("report.json", report)
    let code =
      "import json,sys,jsonschema;"
      + "jsonschema.validate(*[json.load(open(f)) for f in sys.argv[1:]])"
    return try SchemaValidator.run(code, [path, schema])
  }

  /// Both the official schema and the stricter one admit every report.
  @Test(
    .enabled(if: SchemaValidator.python != nil, SchemaValidator.absence),
    arguments: [
      ["Tests/Broken"], [], ["Catalogs/Travel.xcstrings"], ["--only=spec-type", "Catalogs"],
      ["--sources=Sources/App/PreviewUI", "Catalogs"],
    ]
      + (takesManyCases
        ? [["Tests/StringCatalogTests/Corpus"], ["Tests/CatalogCheckTests/Vectors/HeldOut"]] : []))
  func itIsValid(words: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("a b.xcstrings", Self.catalog)
    let words = words.isEmpty ? [folder.path] : words
    let report = try Program.galley(["check", "--severity=info", "--format=sarif"] + words).output
    #expect(report.contains("\"results\""))
    for schema in Self.schemas {
      let outcome = try validate(report, by: schema)
      #expect(outcome.status == 0, "\(words), \(schema): \(outcome.errors.suffix(2_000))")
    }
  }

  /// The schemas would find mistakes.
  @Test(
    .enabled(if: SchemaValidator.python != nil, SchemaValidator.absence),
    arguments: [
      ("\"level\":\"error\"", "\"level\":\"fatal\""),
      ("\"version\":\"2.1.0\"", "\"version\":\"2.0.0\""),
      ("\"startLine\":", "\"startline\":"), ("\"ruleId\":", "\"rule\":"),
      ("\"startColumn\":", "\"startColumn\":-"),
    ])
  func mistakesAreFound(right: String, wrong: String) throws {
    let report = try Program.galley(
      ["check", "--format=sarif", "Tests/Broken/spec-type.xcstrings"]).output
    #expect(report.contains(right))
    for schema in Self.schemas {
      #expect(try validate(report.replacing(right, with: wrong), by: schema).status != 0)
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
    #expect(expected.count > 2)
  }
}
