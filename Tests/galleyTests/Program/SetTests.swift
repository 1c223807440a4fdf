import Foundation
import TestMaterial
import Testing

@testable import galley

/// `galley set`: what it writes, and what it refuses.
@Suite struct SetTests {
  private let folder: TemporaryFolder
  private var path: String { folder["Localizable.xcstrings"] }

  /// A catalog in Xcode's layout; expected versions are this text with replacements.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            },
            "pl" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld plik"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld pliku"
                    }
                  }
                }
              }
            }
          }
        },
        "Hello, %@" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Hallo, %@"
              }
            }
          }
        },
        "Name" : {
          "shouldTranslate" : false
        },
        "Trips" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Fahrten"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Voyages"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Localizable.xcstrings", Self.catalog)
  }

  private func set(_ words: [String], input: String = "") throws -> Program.Outcome {
    try Program.galley(["set"] + words + [path], input: Array(input.utf8))
  }

  /// Sets many, from JSON lines on standard input.
  private func set(lines: [String], _ words: [String] = []) throws -> Program.Outcome {
    try Program.galley(
      ["set", "--from", "-"] + words + [path],
      input: Array(lines.joined(separator: "\n").utf8))
  }

  /// Expects the file to be the catalog with some replacements, and nothing else.
  private func expectFile(
    _ replacements: [(String, String)] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var expected = Self.catalog
    for (old, new) in replacements {
      try #require(expected.components(separatedBy: old).count == 2, "\(old)")
      expected = expected.replacingOccurrences(of: old, with: new)
    }
    #expect(
      try folder.text(of: "Localizable.xcstrings") == expected, sourceLocation: sourceLocation)
  }

  // MARK: What is written

  @Test func writesOneText() throws {
    let outcome = try set(["Trips", "Reisen", "-l", "de"])
    #expect(
      outcome
        == Program.Outcome(
          output: "written \(path) · Trips · de\n", errors: "", status: 0))
    try expectFile([("\"Fahrten\"", "\"Reisen\"")])
  }

  @Test func readsTheTextFromStandardInput() throws {
    #expect(try set(["Trips", "-", "-l", "de"], input: "Zwei\nZeilen\n").status == 0)
    try expectFile([("\"Fahrten\"", "\"Zwei\\nZeilen\"")])
  }

  /// An approval that was given to another text is not kept, and neither is a doubt.
  @Test func aNewTextIsTranslated() throws {
    #expect(try set(["Hello, %@", "Guten Tag, %@", "-l", "de"]).status == 0)
    try expectFile([
      (
        "\"state\" : \"needs_review\",\n            \"value\" : \"Hallo, %@\"",
        "\"state\" : \"translated\",\n            \"value\" : \"Guten Tag, %@\""
      )
    ])
  }

  @Test func theSameTextKeepsItsState() throws {
    let outcome = try set(["Hello, %@", "Hallo, %@", "-l", "de"])
    #expect(outcome.output == "unchanged \(path) · Hello, %@ · de\n")
    #expect(outcome.status == 0)
    try expectFile()
  }

  @Test func givesAState() throws {
    #expect(try set(["Hello, %@", "Hallo, %@", "-l", "de", "--state", "translated"]).status == 0)
    try expectFile([
      (
        "\"state\" : \"needs_review\",\n            \"value\" : \"Hallo, %@\"",
        "\"state\" : \"translated\",\n            \"value\" : \"Hallo, %@\""
      )
    ])
  }

  @Test func writesAForm() throws {
    #expect(try set(["%lld files", "%lld pliki", "-l", "pl", "--form", "few"]).status == 0)
    let text = try folder.text(of: "Localizable.xcstrings")
    let one = try #require(text.range(of: "\"%lld plik\""))
    let few = try #require(text.range(of: "\"%lld pliki\""))
    let other = try #require(text.range(of: "\"%lld pliku\""))
    #expect(
      text[..<few.lowerBound].hasSuffix(
        "\"state\" : \"translated\",\n                  \"value\" : "))
    #expect(few.lowerBound < one.lowerBound && one.lowerBound < other.lowerBound)
  }

  @Test func writesNothingInADryRun() throws {
    let outcome = try set(["Trips", "Reisen", "-l", "de", "--dry-run"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("would write \(path) · Trips · de\n\nLocalizable\n"))
    #expect(outcome.output.contains("de  [-Fahrten-]{+Reisen+}"), "\(outcome.output)")
    try expectFile()
    let json = try set(["Trips", "Reisen", "-l", "de", "--dry-run", "--format", "json"])
    let lines = json.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""action":"planned""#) == true)
    #expect(lines.last?.contains(#""old":"Fahrten","new":"Reisen""#) == true, "\(json.output)")
  }

  /// Xcode asks for a review of translations when their source string changes.
  @Test func translationsOfAChangedSourceNeedReview() throws {
    let outcome = try set(["Trips", "Journeys", "-l", "en"])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "galley: 2 translations marked as needs review (--minor keeps their states)\n")
    let review = { (value: String) in
      (
        "\"state\" : \"translated\",\n            \"value\" : \"\(value)\"",
        "\"state\" : \"needs_review\",\n            \"value\" : \"\(value)\""
      )
    }
    let en =
      "\"en\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n"
      + "            \"value\" : \"Journeys\"\n          }\n        },\n        \"fr\""
    try expectFile([review("Fahrten"), review("Voyages"), ("\"fr\"", en)])
  }

  @Test(arguments: [["TRIPS!"], ["Journeys", "--minor"]])
  func translationsOfAMinorChangeDoNot(words: [String]) throws {
    let outcome = try set(["Trips"] + words + ["-l", "en"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let text = try folder.text(of: "Localizable.xcstrings")
    #expect(text.components(separatedBy: "needs_review").count == 3)
  }

  @Test func addsAKey() throws {
    #expect(try set(["Trip list", "Fahrtenliste", "-l", "de", "--create"]).status == 0)
    let entry = """
      "Trip list" : {
            "extractionState" : "manual",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Fahrtenliste"
                }
              }
            }
          },
          "Trips" : {
      """
    try expectFile([("\"Trips\" : {", entry)])
  }

  @Test func addsALanguage() throws {
    #expect(try set(["Trips", "Reizen", "-l", "nl", "--add-locale"]).status == 0)
    let text = try folder.text(of: "Localizable.xcstrings")
    #expect(text.contains("\"nl\" : {\n          \"stringUnit\" : {"))
    #expect(try set(["Trips", "Reizen", "-l", "nl"]).output.hasPrefix("unchanged "))
  }

  @Test func flattensAndVaries() throws {
    #expect(try set(["%lld files", "%lld plików", "-l", "pl", "--flatten"]).status == 0)
    var text = try folder.text(of: "Localizable.xcstrings")
    #expect(text.contains("\"pl\" : {\n          \"stringUnit\" : {"), "\(text)")
    #expect(!text.contains("%lld pliku"))
    #expect(
      try set(["%lld files", "%lld plik", "-l", "pl", "--form", "one", "--vary"]).status == 0)
    text = try folder.text(of: "Localizable.xcstrings")
    let polish = try #require(text.range(of: "\"pl\" : {"))
    let end = try #require(text.range(of: "\"Hello, %@\""))
    let part = text[polish.lowerBound..<end.lowerBound]
    let values = part.split(separator: "\n").filter {
      $0.contains("value") || $0.contains("state\"")
    }
    .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      values == [
        "\"state\" : \"new\",", "\"value\" : \"%lld plików\"",
        "\"state\" : \"new\",", "\"value\" : \"%lld plików\"",
        "\"state\" : \"translated\",", "\"value\" : \"%lld plik\"",
        "\"state\" : \"translated\",", "\"value\" : \"%lld plików\"",
      ], "\(part)")
  }

  // MARK: What is refused

  @Test(arguments: [
    (["Trps", "x", "-l", "de"], "no such key; did you mean 'Trips'?"),
    (["Unheard of", "x", "-l", "de"], "no such key (--create adds it)"),
    (["Trips", "x", "-l", "nl"], "Localizable.xcstrings (--add-locale adds the language)"),
    (
      ["Trips", "x", "-l", "de-AT"],
      "Localizable.xcstrings (--add-locale adds the language); did you mean 'de'?"
    ),
    (["Trips", "x", "-l", "Klingon", "--add-locale"], "'Klingon' is not a language such as fr-CA"),
    (["Trips", "x", "-l", "xx", "--add-locale"], "'xx' is not a language such as fr-CA"),
    (
      ["%lld files", "pliki", "-l", "pl"],
      "the translation varies by plural; name a form (plural.one, plural.other), or use --flatten"
    ),
    (
      ["%lld files", "%lld Dateien", "-l", "de"],
      "the source string varies by plural; set each form (one, other), or use --flatten"
    ),
    (
      ["%lld files", "%lld", "-l", "pl", "--form", "two"],
      "Polish never uses 'two'; it has one, few, many, other"
    ),
    (
      ["Trips", "x", "-l", "de", "--form", "one"],
      "the translation is a plain string (--vary gives it forms)"
    ),
    (["Name", "x", "-l", "de"], "marked \"Don't Translate\" (--force translates it)"),
    (
      ["Hello, %@", "Hallo", "-l", "de"],
      "missing placeholder %@ (argument 1) [spec-missing] (--force writes it)"
    ),
    (
      ["Hello, %@", "Hallo, %lld", "-l", "de"],
      "%lld reads argument 1, but the app passes %@ [spec-type] (--force writes it)"
    ),
    (
      ["Hello, %@", "Hallo, %@ %@", "-l", "de"],
      "no argument for %@ [spec-extra] (--force writes it)"
    ),
    (
      ["%lld files", "%lld Datei", "-l", "de", "--form", "one"],
      "plural-other-missing"
    ),
    (["Trips", "x", "-l", "de", "--table", "Other"], ""),
  ])
  func refuses(words: [String], reason: String) throws {
    let outcome = try set(words)
    #expect(outcome.status == (reason.isEmpty ? 3 : 1))
    if !reason.isEmpty {
      #expect(outcome.output.hasPrefix("refused "), "\(outcome.output)")
      #expect(outcome.output.contains(reason), "\(outcome.output)")
      #expect(outcome.output.split(separator: "\n").count == 1)
    }
    try expectFile()
  }

  /// A table gets no language because another table of the project has it.
  @Test func theLanguageMustBeInTheTable() throws {
    try folder.write(
      "Other.xcstrings",
      #"{"sourceLanguage":"en","strings":{"Tea":{"localizations":{"nl-BE":{"stringUnit":{"state":"translated","value":"Thee"}}}}},"version":"1.0"}"#
    )
    let words = ["set", "Trips", "Reizen", "-l", "nl_BE", folder.path]
    let outcome = try Program.galley(words)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasSuffix(
        "no translations for 'nl_BE' in \(path) (--add-locale adds the language)\n"),
      "\(outcome.output)")
    try expectFile()
    // It is spelled as in the other table.
    #expect(try Program.galley(words + ["--add-locale"]).status == 0)
    #expect(try folder.text(of: "Localizable.xcstrings").contains("\"nl-BE\" : {"))
  }

  /// A form without its number is refused where the project makes that an error.
  @Test func aFormWithoutItsNumberIsJudgedAsByCheck() throws {
    let words = ["set", "%lld files", "pliki", "-l", "pl", "--form", "few", path]
    func set() throws -> Program.Outcome {
      try Program.run("/usr/bin/env", ["-C", folder.path, Program.path()] + words)
    }
    try folder.write(".galley.json", #"{"severities": {"plural-implied-number": "error"}}"#)
    let outcome = try set()
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("[plural-implied-number] (--force writes it)"), "\(outcome.output)")
    try expectFile()
    try folder.write(".galley.json", "{}")
    #expect(try set().status == 0)
  }

  @Test func forcesPlaceholders() throws {
    #expect(try set(["Hello, %@", "Hallo", "-l", "de", "--force"]).status == 0)
    #expect(try folder.text(of: "Localizable.xcstrings").contains("\"value\" : \"Hallo\""))
  }

  @Test(arguments: [
    ["Trips"], ["Trips", "x"], ["--from"], ["Trips", "x", "-l", "de", "--state", "missing"],
    ["--from", "-", "--form", "few"],
    ["Trips", "x", "-l", "de,fr"], ["Trips", "x", "-l", "de", "--form", "a.b"],
  ])
  func wrongUsage(words: [String]) throws {
    #expect(try Program.galley(["set"] + words).status == 2)
  }

  @Test func writesNoOtherFormatAsAStringCatalog() throws {
    let outcome = try Program.galley(
      ["set", "Trips", "x", "-l", "de", "-"], input: Array(Self.catalog.utf8))
    #expect(outcome.status != 0)
    #expect(!outcome.output.contains("written"))
  }

  @Test func writesStringsFiles() throws {
    try folder.write("en.lproj/Old.strings", "\"a\" = \"A\";\n\"b\" = \"B\";\n")
    try folder.write("de.lproj/Old.strings", "/* x */\n\"a\" = \"Ä\";\n")
    let words = ["-l", "de", folder.path]
    #expect(try Program.galley(["set", "a", "Å \"", "--table", "Old"] + words).status == 0)
    #expect(try Program.galley(["set", "b", "Be", "--table", "Old"] + words).status == 0)
    #expect(
      try folder.text(of: "de.lproj/Old.strings")
        == "/* x */\n\"a\" = \"Å \\\"\";\n\"b\" = \"Be\";\n")
  }

  @Test func setsNoStateInAStringsFile() throws {
    let old = "\"a\" = \"Ä\";\n"
    try folder.write("en.lproj/Old.strings", "\"a\" = \"A\";\n")
    try folder.write("de.lproj/Old.strings", old)
    let words = ["set", "a", "Å", "--table", "Old", "-l", "de", folder.path, "--state"]
    let refused = try Program.galley(words + ["needs_review"])
    #expect(refused.status == 1)
    #expect(refused.output.contains("files of this format have no states; leave out the state"))
    #expect(try folder.text(of: "de.lproj/Old.strings") == old)
    // The only state that a text of such a file can have.
    #expect(try Program.galley(words + ["translated"]).status == 0)
    #expect(try folder.text(of: "de.lproj/Old.strings") == "\"a\" = \"Å\";\n")
  }

  // MARK: Many

  @Test func locksRefuse() throws {
    let outcome = try set(lines: [
      #"{"key":"Trips","locale":"de","text":"Reisen","expected":"Fahrt"}"#,
      #"{"key":"Trips","locale":"fr","text":"Trajets","source":"Journeys"}"#,
      #"{"key":"Trips","locale":"en","text":"Trips","expected":"Trips"}"#,
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        refused \(path) · Trips · de: the translation is now 'Fahrten'
        refused \(path) · Trips · fr: the source string is now 'Trips'
        refused \(path) · Trips · en: no translation, but one was expected

        """)
    try expectFile()
    let right = try set(lines: [
      #"{"key":"Trips","locale":"de","text":"Reisen","expected":"Fahrten","source":"Trips"}"#,
      #"{"key":"%lld files","locale":"pl","path":["plural","few"],"text":"%lld pliki","expected":null,"source":"%lld files"}"#,
    ])
    #expect(right.status == 0, "\(right.output)")
  }

  @Test func allOrNone() throws {
    let lines = [
      #"{"key":"Trips","locale":"de","text":"Reisen"}"#,
      #"{"key":"Trips","locale":"xx","text":"?"}"#,
      #"{"key":"Trips","locale":"fr","text":"Voyages"}"#,
    ]
    let outcome = try set(lines: lines, ["--format", "json"])
    #expect(outcome.status == 1)
    let actions = try outcome.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["action"] as? String
    }
    #expect(actions == ["skipped", "refused", "same"])
    try expectFile()
    let going = try set(lines: lines, ["--keep-going"])
    #expect(going.status == 1)
    #expect(
      going.output.split(separator: "\n").map { $0.prefix { $0 != "·" } } == [
        "written   \(path) ", "refused   Trips ", "unchanged \(path) ",
      ])
    try expectFile([("\"Fahrten\"", "\"Reisen\"")])
  }

  @Test func aDryRunSaysWhatTheRealRunDoes() throws {
    let lines = [
      #"{"key":"Trips","locale":"de","text":"Reisen"}"#,
      #"{"key":"Trips","locale":"xx","text":"?"}"#,
    ]
    let outcome = try set(lines: lines, ["--dry-run"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix("not written \(path) · Trips · de\nrefused     Trips · xx"))
    #expect(
      outcome.output.hasSuffix("\n\ndry run: nothing would be written; 1 string refused\n"))
    let going = try set(lines: lines, ["--dry-run", "--keep-going"])
    #expect(going.output.hasPrefix("would write \(path) · Trips · de\n"))
    #expect(going.output.hasSuffix("\ndry run: 1 translation would be changed\n"))
  }

  @Test func understandsXckit() throws {
    let outcome = try set(lines: [
      #"{"key":"Trips","lang":"de","value":"Reisen","state":"needs_review"}"#,
      #"{"key":"%lld files","lang":"pl","plural":"other","value":"%lld plików"}"#,
    ])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    try expectFile([
      (
        "\"translated\",\n            \"value\" : \"Fahrten\"",
        "\"needs_review\",\n            \"value\" : \"Reisen\""
      ),
      (
        "\"needs_review\",\n                  \"value\" : \"%lld pliku\"",
        "\"translated\",\n                  \"value\" : \"%lld plików\""
      ),
    ])
  }

  @Test(arguments: [
    (#"{"key":"Trips","locale":"de","text":"x"},"#, "1:41: "),
    (
      #"{"key":"Trips","locale":"de","txt":"x"}"#,
      "1:30: unknown field 'txt'; did you mean 'text'?"
    ),
    (#"{"key":"Trips","text":"x"}"#, "1:1: missing field 'locale'"),
    (#"{"key":"Trips","locale":"de"}"#, "1:1: missing field 'text'"),
    (#"["Trips"]"#, "1:1: expected a JSON object"),
    (#"{"key":"Trips","locale":"de","text":"x","state":"done"}"#, "1:49: invalid state 'done'"),
    (#"{"key":"Trips","locale":"de","text":"x","path":"few.one"}"#, "1:48: invalid path"),
    (#"{"key":1,"locale":"de","text":"x"}"#, "'key' is not a string"),
    (#"{"key":"Trips","key":"a","locale":"de","text":"x"}"#, "'key' occurs twice"),
  ])
  func badLinesHaveTheirPlace(line: String, message: String) throws {
    try folder.write("in.jsonl", line + "\n" + #"{"key":"Trips","locale":"de","text":"Reisen"}"#)
    let outcome = try Program.galley(["set", "--from", folder["in.jsonl"], path])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("\(folder["in.jsonl"]):"), "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output == "not written \(path) · Trips · de\n")
    try expectFile()
  }

  /// A line that `print` has written is taken as it is; what differs in it is written.
  @Test(arguments: [
    (#""comment":null"#, nil as String?), (#""shouldTranslate":true"#, nil),
    (#""extraction":"automatic""#, nil), (#""comment":"A trip""#, #""comment" : "A trip""#),
    (#""extraction":"manual""#, #""extractionState" : "manual""#),
    (#""shouldTranslate":false"#, #""shouldTranslate" : false"#),
    (#""isCommentAutoGenerated":false"#, nil),
    (
      #""comment":"A trip","isCommentAutoGenerated":true"#,
      #""comment" : "A trip","isCommentAutoGenerated" : true"#
    ),
  ])
  func membersAreWritten(member: String, written: String?) throws {
    for line in [#""locale":"en","text":"Trips",\#(member)"#, member] {
      let copy = try TemporaryFolder()
      try copy.write(
        "a.xcstrings",
        #"{"sourceLanguage" : "en", "strings" : {"Trips" : {"localizations" : {"en" : {"stringUnit" "#
          + #": {"state" : "translated", "value" : "Trips"}}}}}, "version" : "1.0"}"#)
      let outcome = try Program.galley(
        ["set", "--from", "-", copy.path], input: Array(#"{"key":"Trips",\#(line)}"#.utf8))
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(
        outcome.output.hasPrefix(written == nil ? "unchanged" : "written"), "\(outcome.output)")
      let text = try copy.text(of: "a.xcstrings")
      #expect(written.map(text.contains) ?? true, "\(text)")
    }
  }

  /// Without a language, the arguments after the key are paths.
  @Test func aStringWithoutATextIsWritten() throws {
    let copy = try TemporaryFolder()
    let path = try copy.write(
      "a.xcstrings", "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  }\n}")
    func run(_ words: String...) throws -> String {
      let outcome = try Program.galley(["set"] + words + [path])
      return "\(outcome.status) \(outcome.output)\(outcome.errors)"
    }
    #expect(try run("New", "--comment", "A", "--create") == "0 written \(path) · New\n")
    #expect(
      try run("Found", "--extraction", "automatic", "--create") == "0 written \(path) · Found\n")
    #expect(try run("Found", "--translatable", "no") == "0 written \(path) · Found\n")
    #expect(try run("New", "--comment", "") == "0 written \(path) · New\n")
    let unknown = try run("Nwe", "--comment", "A")
    #expect(unknown.contains("no such key; did you mean 'New'?"))
    let invalid = try run("New", "--extraction", "odd")
    #expect(invalid.hasPrefix("2 "))
    #expect(
      try copy.text(of: "a.xcstrings") == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Found" : {
              "shouldTranslate" : false
            },
            "New" : {
              "extractionState" : "manual"
            }
          }
        }
        """)
  }

  @Test func anUnusedFormCanBeForced() throws {
    let words = ["%lld files", "%lld files", "-l", "en", "--form", "few"]
    let outcome = try set(words)
    #expect(outcome.output.contains("never uses 'few'; it has one, other (--force writes it)"))
    #expect(try set(words + ["--force"]).status == 0)
    #expect(try folder.text(of: "Localizable.xcstrings").contains("\"few\" : {"))
  }

  @Test func aRefusedFormIsNotMissing() throws {
    let outcome = try set(lines: [
      #"{"key":"%lld files","locale":"de","path":"plural.one","text":"%lld Datei"}"#,
      #"{"key":"%lld files","locale":"de","path":"plural.other","text":"Dateien %@ %d"}"#,
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("plural.one: the form plural.other was refused"), "\(outcome.output)")
  }

  @Test func keysBeginWithADash() throws {
    let outcome = try Program.galley(
      ["set", "-l", "de", "--create", "--", "-l", "-", path], input: Array("Ja".utf8))
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(try folder.text(of: "Localizable.xcstrings").contains("\"-l\" : {"))
  }

  /// A damaged entry says nothing about the others.
  @Test func successIsSuccess() throws {
    try folder.write("en.lproj/Old.strings", "\"a\" = \"A\";\n\"b\" = \"B\\Q\";\n")
    try folder.write("de.lproj/Old.strings", "\"a\" = \"A\";\n\"b\" = B C;\n\"c\" = \"C\";\n")
    let outcome = try Program.galley([
      "set", "a", "Ä", "-l", "en", folder["en.lproj"], folder["de.lproj"],
    ])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let missing = try Program.galley(
      ["set", "a", "B", "-l", "en", folder["en.lproj"], folder["no.xcstrings"]])
    #expect(missing.status == 3)
  }

  /// A string in a language without any needs all its forms in one call.
  @Test func writesAllFormsOfANewTranslation() throws {
    let outcome = try set(lines: [
      #"{"key":"%lld files","locale":"de","path":"plural.one","text":"%lld Datei"}"#,
      #"{"key":"%lld files","locale":"de","path":"plural.other","text":"%lld Dateien"}"#,
    ])
    #expect(outcome.status == 0, "\(outcome.output)")
    let check = try Program.galley(["check", "-l", "de", "--key", "%lld files", path])
    #expect(check.output.contains("no problems"), "\(check.output)")
  }

  @Test func controlCharactersStayOutOfTheOutput() throws {
    let outcome = try set(lines: [
      "{\"key\":\"\\u001b[31m\",\"locale\":\"\\u001b]0;x\\u0007\",\"text\":\"\\u009b\"}"
    ])
    #expect(outcome.status == 1)
    for scalar in (outcome.output + outcome.errors).unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value))
    }
  }
}
