import TestMaterial

@testable import galley

/// A small project on disk, whose strings are exported and imported by the program.
struct ExchangeProject {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "Number of files",
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                }
              }
            },
            "fr" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichier" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichiers" } }
                }
              }
            }
          }
        },
        "Hello, %@" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Salut %@" } }
          }
        },
        "Price" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Prix\u{A0}: 5\u{A0}€" } }
          }
        },
        "Secret" : { "shouldTranslate" : false },
        "Sign out" : {
        }
      },
      "version" : "1.0"
    }
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("App.xcodeproj")
    try folder.write("App/Localizable.xcstrings", Self.catalog)
  }

  var catalog: String { get throws { try folder.text(of: "App/Localizable.xcstrings") } }

  func galley(_ words: [String]) throws -> Program.Outcome {
    var outcome = try Program.galley(words)
    outcome.output = outcome.output.replacing(folder.path + "/", with: "")
    outcome.errors = outcome.errors.replacing(folder.path + "/", with: "")
    return outcome
  }

  /// The export of a language.
  func export(_ language: String) throws -> String {
    try galley(["export", "-l", language, folder["App"]]).output
  }

  /// Imports a text as a file.
  func importing(
    _ text: String, as name: String = "fr.xliff", _ options: [String] = []
  ) throws -> Program.Outcome {
    try folder.write(name, text)
    return try galley(["import", folder[name]] + options + [folder["App"]])
  }
}
