import Foundation
import TestMaterial
import Testing

/// `:pipe`: a program of the user gets rows, and its edits are accepted one by one.
@Suite struct PipeTests {
  private let folder: ScriptedFolder

  private static let catalog = """
    {"sourceLanguage":"en", "strings":{
        "Hello %@":{"comment":"A greeting","localizations":{
          "de":{"stringUnit":{"state":"translated","value":"Halo %@"}}}},
      "Save":{},
      "%lld trips":{"localizations":{"de":{"variations":{"plural":{
        "other":{"stringUnit":{"state":"needs_review","value":"%lld Halo"}}}}},
        "en":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld trip"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld trips"}}}}}}}
    },"version":"1.0"}
    """

  init() throws { folder = try ScriptedFolder(["Own.xcstrings": Self.catalog]) }

  private var text: String {
    get throws { String(decoding: try folder.bytes("Own.xcstrings"), as: UTF8.self) }
  }

  private func unit(_ key: String = "Hello %@") throws -> [String: String]? {
    try folder.unit("Own.xcstrings", key, "de")
  }

  private static let sed = ":pipe sed s/Halo/Hallo/<Enter>"

  // MARK: One edit

  @Test func theEditIsShownBeforeItIsWritten() throws {
    let screen = try folder.play(Self.sed)
    #expect(screen.has("edit 1 of 1: accept?"))
    #expect(screen.has("- Halo %@") && screen.has("+ Hallo %@"))
    // The row shows the new text with its values.
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Hallo ") })
    #expect(
      screen.has("Enter accept   ~ as needs review   a all as needs review   n skip   Esc stop"))
    #expect(try text == Self.catalog)
  }

  @Test(arguments: [
    ("<Enter>", "translated"), ("y", "translated"), ("~", "needs_review"), ("a", "needs_review"),
  ])
  func theUserDecides(key: String, state: String) throws {
    let screen = try folder.play(Self.sed + key)
    #expect(try unit() == ["state": state, "value": "Hallo %@"])
    #expect(screen.has("saved to Own.xcstrings; u to undo"))
    #expect(
      try text
        == Self.catalog.replacing("Halo %@", with: "Hallo %@")
        .replacing(#""translated","value":"Hallo"#, with: #""\#(state)","value":"Hallo"#))
    _ = try folder.play(Self.sed.replacing("Halo/Hallo", with: "Hallo/Halo") + key + "u")
    #expect(try unit() == ["state": state, "value": "Hallo %@"])
  }

  @Test(arguments: ["n", "<Esc>", "q"])
  func nothingElseIsWritten(key: String) throws {
    #expect(try folder.play(Self.sed + key).has("0 of 1 edit accepted"))
    #expect(try text == Self.catalog)
  }

  /// As in the field, a text with an error wants a second Enter.
  @Test func anErrorWantsASecondEnter() throws {
    let keys = ":pipe sed 's/Halo ./Hallo /'<Enter>"
    let screen = try folder.play(keys + "<Enter>")
    #expect(screen.has("Enter accepts anyway"))
    #expect(try text == Self.catalog)
    _ = try folder.play(keys + "<Enter><Enter>")
    #expect(try unit()?["value"] == "Hallo @")
  }

  // MARK: Several

  @Test func markedRowsAreSentAndDecidedOneByOne() throws {
    let screen = try folder.play("X" + Self.sed)
    #expect(screen.has("edit 1 of 2: accept?"))
    let second = try folder.play("X" + Self.sed + "n")
    #expect(second.has("edit 2 of 2: accept?"))
    #expect(second.has("+ %lld Hallo") && second.has("de other"))
    _ = try folder.play("X" + Self.sed + "n<Enter>")
    #expect(
      try text
        == Self.catalog.replacing("%lld Halo", with: "%lld Hallo")
        .replacing("needs_review", with: "translated"))
  }

  /// What is taken together is undone together.
  @Test func allThatAreLeftAreTaken() throws {
    _ = try folder.play("X" + Self.sed + "a")
    #expect(
      try text
        == Self.catalog.replacing("Halo", with: "Hallo")
        .replacing(#""translated","value":"Hallo"#, with: #""needs_review","value":"Hallo"#))
    let undone = try ScriptedFolder(["Own.xcstrings": Self.catalog])
    _ = try undone.play("X" + Self.sed + "au")
    #expect(String(decoding: try undone.bytes("Own.xcstrings"), as: UTF8.self) == Self.catalog)
  }

  @Test func missingTextsAndFormsAreFilledIn() throws {
    let fill = #"s/"text":null,"expected":null/"text":"%lld Neu","expected":null/"#
    _ = try folder.play("X:pipe sed '\(fill)'<Enter><Enter><Enter><Enter>")
    #expect(try unit("Save") == ["state": "translated", "value": "%lld Neu"])
    let one = try folder.value(
      "Own.xcstrings", "strings", "%lld trips", "localizations", "de", "variations", "plural",
      "one",
      "stringUnit")
    #expect(one as? [String: String] == ["state": "translated", "value": "%lld Neu"])
  }

  // MARK: What a program gets

  @Test func theLinesHaveTheNamesOfSet() throws {
    _ = try folder.play("X:pipe tee \(folder["lines"])<Enter>")
    let lines = String(decoding: try folder.bytes("lines"), as: UTF8.self).split(separator: "\n")
    let objects = try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (object ?? [:]).mapValues { $0 as? String ?? "null" }
    }
    let trips = ["table": "Own", "key": "%lld trips", "locale": "de", "comment": "null"]
    let expected: [[String: String]] = [
      [
        "table": "Own", "key": "Hello %@", "locale": "de", "source": "Hello %@", "text": "Halo %@",
        "expected": "Halo %@", "state": "translated", "comment": "A greeting",
      ],
      [
        "table": "Own", "key": "Save", "locale": "de", "source": "Save", "text": "null",
        "expected": "null", "state": "null", "comment": "null",
      ],
      trips.merging([
        "path": "plural.one", "source": "%lld trip", "text": "null", "expected": "null",
        "state": "null",
      ]) { $1 },
      trips.merging([
        "path": "plural.other", "source": "%lld trips", "text": "%lld Halo",
        "expected": "%lld Halo", "state": "needs_review",
      ]) { $1 },
    ]
    #expect(objects == expected)
    let set = try Program.galley(
      ["set", "--from", "-", folder["Own.xcstrings"]], input: Array((lines[0] + "\n").utf8))
    #expect(set.status == 0 && set.output.hasPrefix("unchanged "))
    #expect(try text == Self.catalog)
  }

  // MARK: What it may not do

  @Test func refusedLinesSayWhy() throws {
    let answer = [
      #"{"key":"Save","locale":"de","text":"Sichern"}"#, "no JSON",
      #"{"key":"Hello %@","locale":"fr","text":"Salut %@"}"#,
      #"{"key":"Gone","locale":"de","text":"Weg"}"#,
      #"{"key":"Hello %@","locale":"de","text":"Hallo %@","expected":"Hi %@"}"#,
      #"{"key":"Hello %@","locale":"de","text":"Hallo %@","source":"Hi"}"#,
      #"{"key":"Hello %@","locale":"de","path":"plural.one","text":"Hallo %@"}"#,
      #"{"key":"Hello %@","locale":"de","text":"Halo %@"}"#,
    ]
    let file = try ScriptedFolder(["answer": answer.joined(separator: "\n")])
    let screen = try folder.play(
      ":pipe cat \(file["answer"])<Enter>", locale: "de", "--size", "100x30")
    #expect(screen.has("7 lines of cat refused"))
    for words in [
      "line 1  'Save' in de was not sent", "line 2  ", "line 3  'Hello %@' in fr was not sent",
      "line 4  no such key", "line 5  the translation is now 'Halo %@'",
      "line 6  the source string is now 'Hello %@'", "line 7  the translation is a plain string",
    ] {
      #expect(screen.has(words), "\(screen.joined(separator: "\n"))")
    }
    #expect(try folder.play(":pipe cat \(file["answer"])<Enter><Enter>j").has("2/3"))
    #expect(try text == Self.catalog)
  }

  /// Refused lines come after the edits.
  @Test func refusedLinesAreShownAtTheEnd() throws {
    let script = "sed s/Halo/Hallo/; echo nothing"
    let screen = try folder.play(":pipe sh -c '\(script)'<Enter><Enter>")
    #expect(screen.has("1 line of sh refused") && screen.has("line 2"))
    #expect(try unit()?["value"] == "Hallo %@")
  }

  /// The words of the command are not read by a shell.
  @Test(arguments: [
    ("echo $(touch \\$0) ; touch a", "line of echo refused"),
    ("'echo a; touch b'", "cannot run"), ("false", "false failed with status 1"),
    ("no-such-program -x", "cannot run 'no-such-program'"), ("true", "true changed nothing"),
    ("cat", "cat changed nothing"), ("sh -c 'echo oops >&2; exit 3'", "status 3: oops"),
    ("sh -c 'kill -9 $$'", "sh was killed by signal 9"), ("''", "cannot run"),
  ])
  func aProgramMayFail(command: String, message: String) throws {
    #expect(try folder.play(":pipe \(command)<Enter>").has(message))
    #expect(try text == Self.catalog)
  }

  @Test func controlCharactersStayInTheFile() throws {
    let text = "\\u001b[31mHallo \\u0007%@\\u202e"
    let answer = #"{"key":"Hello %@","locale":"de","text":"\#(text)"}"#
    let file = try ScriptedFolder(["answer": answer])
    let keys = ":pipe cat \(file["answer"])<Enter>"
    let screen = try folder.play(keys)
    #expect(screen.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
    let failed = try folder.play(":pipe sh -c \"printf '\\\\033]0;x\\\\007' >&2; exit 1\"<Enter>")
    #expect(failed.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 })
    _ = try folder.play(keys + "<Enter><Enter>")
    #expect(try unit()?["value"]?.contains("\u{1B}[31mHallo \u{7}%@") == true)
    #expect(try self.text.lowercased().contains("\\u001b[31mhallo \\u0007%@"))
  }

  @Test func readOnlyCatalogsAreNotSent() throws {
    let screen = try folder.play(Self.sed, locale: "de", "--read-only")
    #expect(screen.has("read-only"))
    #expect(try folder.play(":pipe<Enter>").contains { $0.hasPrefix(":pipe") })
  }
}
