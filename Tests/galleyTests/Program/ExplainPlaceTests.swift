import Foundation
import TestMaterial
import Testing

/// `galley explain --at`: the string at a place in a catalog or in Swift code.
@Suite struct ExplainPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld files" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld Dateien"
                }
              },
              "fr" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld fichiers"
                }
              }
            }
          },
          "Sign out" : {

          }
        },
        "version" : "1.0"
      }
      """)
    try folder.write(
      "Main.swift",
      """
      import SwiftUI
      let title = Text("Sign out"); let count = Text("\\(files) files")
      let other = "nothing"
      """)
  }

  private func explain(_ place: String) throws -> Program.Outcome {
    try Program.galley(["explain", "--at", folder[place], "--format", "json", folder.path])
  }

  @Test(arguments: [
    ("Localizable.xcstrings:4", "%lld files", "en"),
    ("Localizable.xcstrings:9:30", "%lld files", "de"),
    ("Localizable.xcstrings:15", "%lld files", "fr"),
    ("Localizable.xcstrings:20:5", "Sign out", "en"),
    ("Localizable.xcstrings:21", "Sign out", "en"),
    ("Main.swift:2", "Sign out", "en"), ("Main.swift:2:20", "Sign out", "en"),
    ("Main.swift:2:50", "%lld files", "en"), ("Main.swift:2:1", "Sign out", "en"),
  ])
  func findsTheString(place: String, key: String, locale: String) throws {
    let outcome = try explain(place)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(object?["key"] as? String == key)
    #expect(object?["locale"] as? String == locale)
  }

  @Test func needsNoOtherPathInACatalog() throws {
    let outcome = try Program.galley(["explain", "--at", folder["Localizable.xcstrings:20"]])
    #expect(outcome.output.hasPrefix("Sign out\n"), "\(outcome.output)\(outcome.errors)")
  }

  @Test(arguments: [
    ("Localizable.xcstrings:2", 1, "no string at"),
    ("Main.swift:3", 1, "no string of a catalog at"),
    ("Main.swift:99", 1, "no string of a catalog at"), ("None.swift:1", 3, "no such file"),
    ("Main.swift", 2, "invalid value"), ("Main.swift:0", 2, "invalid value"),
  ])
  func saysThatThereIsNone(place: String, status: Int32, message: String) throws {
    let outcome = try explain(place)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
