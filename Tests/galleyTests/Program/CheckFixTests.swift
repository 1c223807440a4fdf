import Foundation
import TestMaterial
import Testing

@testable import galley

/// `galley check --fix`: the file differs in the fixed texts alone.
@Suite struct CheckFixTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Name: " : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Name:"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Nom  de famille\u{A0}: "
              }
            }
          }
        },
        "Really?" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Wirklich"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func stringCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write("L.xcstrings", Self.catalog)
    let path = folder["L.xcstrings"]
    let only = "whitespace-edge,double-space,end-punct"
    let trial = try Program.galley(["check", "--fix", "--dry-run", "--only", only, path])
    #expect(trial.status == 1)
    #expect(trial.output.contains("would fix 2 problems in 2 strings"))
    #expect(trial.output.contains("dry run: 2 translations would be changed\n"))
    // What would be fixed is listed once, and what is left is what the real run leaves.
    #expect(trial.output.contains("[end-punct]") && trial.output.contains("\n1 warning; checked "))
    #expect(!trial.output.contains("warning: double space"))
    // The same difference as `galley set --dry-run` prints.
    let texts =
      #"{"key":"Name: ","locale":"de","text":"Name: ","state":"needs_review"}"# + "\n"
      + #"{"key":"Name: ","locale":"fr","text":"Nom de famille\u00a0: ","state":"translated"}"#
    let set = try Program.galley(
      ["set", "--from", "-", "--dry-run", "--force", path], input: Array(texts.utf8))
    let difference = try #require(set.output.components(separatedBy: "\n\n").dropFirst().first)
    #expect(difference.contains("fr") && trial.output.contains(difference), "\(set.output)")
    #expect(try folder.text(of: "L.xcstrings") == Self.catalog)

    let run = try Program.galley(["check", "--fix", "--only", only, path])
    // The missing question mark is left.
    #expect(run.status == 1)
    #expect(run.output.contains("fixed 2 problems in 2 strings"))
    #expect(run.output.contains("[end-punct]"))
    let expected = Self.catalog
      .replacingOccurrences(of: #""value" : "Name:""#, with: #""value" : "Name: ""#)
      .replacingOccurrences(of: #"Nom  de"#, with: "Nom de")
    #expect(try folder.text(of: "L.xcstrings") == expected)

    let again = try Program.galley(["check", "--fix", "--only", only, path])
    #expect(again.output.contains("nothing to fix"))
    #expect(try folder.text(of: "L.xcstrings") == expected)
  }

  @Test func stringsFiles() throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      "en.lproj/L.strings": "/* a */\n\"a\" = \"Name: \";\n\"b\" = \"Open…\";\n",
      "de.lproj/L.strings": "/* a */\n\"a\"=\"Name:\";\n\"b\" = \"Öffnen...\"; // b\n",
      "fr.lproj/L.strings": "\"a\" = \"Nom : \";\n\"b\" = \"Ouvrir…\";\n",
    ] {
      try folder.write(path, text)
    }
    let run = try Program.galley(["check", "--fix", "--severity", "info", folder.path])
    #expect(run.output.contains("fixed 3 problems in 3 strings"))
    func text(_ language: String) throws -> String {
      try folder.text(of: "\(language).lproj/L.strings")
    }
    #expect(try text("de") == "/* a */\n\"a\"=\"Name: \";\n\"b\" = \"Öffnen…\"; // b\n")
    #expect(try text("fr") == "\"a\" = \"Nom\u{A0}: \";\n\"b\" = \"Ouvrir…\";\n")
    #expect(try text("en") == "/* a */\n\"a\" = \"Name: \";\n\"b\" = \"Open…\";\n")
  }

  @Test func stringsdictFiles() throws {
    func entry(_ one: String, _ other: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      \t<key>Trips</key><dict>
      \t\t<key>NSStringLocalizedFormatKey</key><string>%#@trips@</string>
      \t\t<key>trips</key><dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key><string>d</string>
      \t\t\t<key>one</key><string>\(one)</string> <!-- kept -->
      \t\t\t<key>other</key><string>\(other)</string>
      \t\t</dict>
      \t</dict>
      </dict></plist>

      """
    }
    let folder = try TemporaryFolder()
    let english = entry("%d long trip", "%d long trips")
    try folder.write("en.lproj/L.stringsdict", english)
    try folder.write("de.lproj/L.stringsdict", entry("%d lange Reise", "%d lange  Reisen"))
    let run = try Program.galley(["check", "--fix", "--only", "double-space", folder.path])
    #expect(run.output.contains("fixed 1 problem in 1 string"))
    #expect(
      try folder.text(of: "de.lproj/L.stringsdict") == entry("%d lange Reise", "%d lange Reisen"))
    #expect(try folder.text(of: "en.lproj/L.stringsdict") == english)
  }

  /// A fix is judged as the project settles its rules: an error that is excepted refuses none.
  @Test(arguments: [false, true])
  func exceptionsOfTheProjectHold(isExcepted: Bool) throws {
    let folder = try TemporaryFolder()
    let text = #"""
      {"sourceLanguage":"en","strings":{"Hi, %@!":{"localizations":{"de":
        {"stringUnit":{"state":"translated","value":"Hallo  du!"}}}}},"version":"1.0"}
      """#
    try folder.write("L.xcstrings", text)
    if isExcepted {
      try folder.write(".galley.json", #"{"exceptions": [{"rules": ["spec-missing"]}]}"#)
    }
    let outcome = try Program.galley(["check", "--fix", "--only", "double-space", folder.path])
    let fixed = text.replacing("Hallo  du!", with: "Hallo du!")
    #expect(
      try String(contentsOf: URL(filePath: folder["L.xcstrings"]), encoding: .utf8)
        == (isExcepted ? fixed : text), "\(outcome.output)\(outcome.errors)")
  }

  @Test func dryRunAlone() throws {
    #expect(try Program.galley(["check", "--dry-run"]).status == 2)
  }
}
