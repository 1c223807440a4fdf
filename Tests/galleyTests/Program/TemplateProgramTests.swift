import Foundation
import TestMaterial
import Testing

/// `galley print --format template` and `galley set --from`, `--draft`, `--only-state` and `--replace`:
/// a program translates a project page by page, and a person settles its drafts.
@Suite struct TemplateProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var entries = (1...60).map { #""Key \#($0) of '60'": {"comment": "The string \#($0)"}"# }
    entries.append(
      #""%lld files": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld file"}}, "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}"#
    )
    entries.append(
      #""OK": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "OK"}}, "pl": {"stringUnit": {"state": "translated", "value": "OK"}}}}"#
    )
    entries.append(#""Key": {"shouldTranslate": false}"#)
    for name in ["One", "Two"] {
      try folder.write(
        "\(name).xcstrings",
        #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ",\n"))}, "version": "1.0"}"#
      )
    }
  }

  private func shell(_ line: String) throws -> Program.Outcome {
    let tools = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
    return try Program.run(
      "/bin/bash", ["-c", "cd '\(folder.path)' && \(line)"],
      variables: Program.variables.merging(["PATH": "\(tools):/usr/bin:/bin"]) { $1 })
  }

  /// The objects of a page, and the command for the next one.
  private func parts(of page: String) throws -> (parts: [[String: Any]], next: String?) {
    var parts: [[String: Any]] = []
    var next: String?
    var text = ""
    for line in page.split(separator: "\n") {
      text += line + "\n"
      guard line == "}}" || line.hasPrefix(#"{"next""#) else { continue }
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      text = ""
      if let command = object?["next"] as? String {
        next = command
      } else {
        parts.append(try #require(object))
      }
    }
    #expect(text.isEmpty)
    return (parts, next)
  }

  /// Pages have every string once, and are as long as they may be at most.
  @Test func pagesFollowEachOther() throws {
    let line = "galley print -l de,pl --state missing --format template"
    let whole = try parts(of: shell(line).output)
    func keys(_ parts: [[String: Any]]) -> [String] {
      parts.flatMap { part in
        ((part["strings"] as? [String: Any]) ?? [:]).keys.map {
          "\(part["table"] ?? "") \(part["locale"] ?? "") \($0)"
        }
      }
    }
    #expect(whole.next == nil && whole.parts.count == 4)
    #expect(keys(whole.parts).count == 4 * 61)
    // Both tables have the same keys, so pages of one table each follow.
    var found: [String] = []
    var command: String? = line + " --table One --max-bytes 2500"
    var pages = 0
    while let next = command {
      let outcome = try shell(next)
      try #require(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.utf8.count <= 2_500)
      let page = try parts(of: outcome.output)
      found += keys(page.parts)
      command = page.next
      pages += 1
      try #require(pages < 60)
    }
    #expect(pages > 3)
    #expect(found.sorted() == keys(whole.parts).filter { $0.hasPrefix("One ") }.sorted())
  }

  /// What no command line can say is said in words.
  @Test func aPageOfKeysOfSeveralTables() throws {
    let page = try parts(
      of: shell("galley print -l de --state missing --format template --max-bytes 2000").output)
    #expect(page.next == "write these strings, and then print the others in the same way")
    #expect(!page.parts.isEmpty)
  }

  /// JSON lines are cut into pages, too.
  @Test func pagesOfJSONFollowEachOther() throws {
    let line = "galley print -l de,pl --table One --format json --fields key,locale,source"
    let whole = try shell(line).output.split(separator: "\n")
    var found: [Substring] = []
    var command: String? = line + " --max-bytes 1500"
    var pages = 0
    while let next = command {
      let outcome = try shell(next)
      try #require(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.utf8.count <= 1_500)
      var lines = outcome.output.split(separator: "\n")
      let end = try JSONSerialization.jsonObject(with: Data((lines.last ?? "{}").utf8))
      command = (end as? [String: Any])?["next"] as? String
      if command != nil { lines.removeLast() }
      found += lines
      pages += 1
      try #require(pages < 60)
    }
    #expect(pages > 3 && found == whole)
  }

  @Test func aTemplateIsFilledIn() throws {
    try folder.write(
      "answers.json",
      #"""
      {"table":"One","locale":"de","strings":{
      "Key 1 of '60'":"Schlüssel 1",
      "Key 2 of '60'":{"comment":"The string 2","text":""},
      "%lld files":{"source":{"one":"%lld file","other":"%lld files"},"one":"%lld Datei","other":"%lld Dateien"},
      "Kex":"x", "Key":"x", "Key 3 of '60'":{"source":"old","text":"Alt"}}}
      {"table":"One","locale":"pl","strings":{"%lld files":{"one":"%lld plik","two":"%lld pliki","other":"pliki"}}}
      {"next":"galley print"}
      """#)
    var outcome = try shell("galley set --from answers.json --draft --keep-going")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let refusals = lines.filter { $0.hasPrefix("refused") }
    #expect(refusals.count == 6, "\(outcome.output)")
    for (place, reason) in [
      ("answers.json:5:1: One · Kex · de", "no such key"),
      ("One.xcstrings · Key · de", "Don't Translate"),
      ("One.xcstrings · Key 3 of '60' · de", "the source string is now"),
      ("One.xcstrings · %lld files · pl · plural.one", "the form plural.other was refused"),
      ("One.xcstrings · %lld files · pl · plural.two", "never uses 'two'"),
      ("One.xcstrings · %lld files · pl · plural.other", "missing placeholder"),
    ] {
      #expect(refusals.contains { $0.contains(place) && $0.contains(reason) }, "\(outcome.output)")
    }
    #expect(lines.contains("de: 3 written, 3 refused"), "\(outcome.output)")
    #expect(lines.contains { $0.hasPrefix("pl: ") && $0.contains("refused") }, "\(outcome.output)")
    #expect(lines.last == "1 string not filled in")

    let states =
      "galley print -l de --table One --state review --format json --fields key,state,leaves"
    outcome = try shell(states)
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(
      outcome.output.components(separatedBy: #""state":"needs_review","location""#).count == 4)

    // The same again changes nothing; without drafts, the states do.
    outcome = try shell("galley set --from answers.json --draft --keep-going --format json")
    #expect(outcome.output.contains(#"{"locale":"de","same":3,"refused":3}"#), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("{\"empty\":1}\n"))
  }

  /// If one is refused, none is written.
  @Test func aRefusalStopsAll() throws {
    try folder.write(
      "a.json", #"{"table":"One","locale":"de","strings":{"Key 1 of '60'":"A","K":"B"}}"#)
    let before = try folder.text(of: "One.xcstrings")
    let outcome = try shell("galley set --from a.json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("de: 1 not written, 1 refused"), "\(outcome.output)")
    #expect(try folder.text(of: "One.xcstrings") == before)
    try folder.write(
      "a.json", #"{"table":"One","strings":{"Key 1 of '60'":"A","Key 1 of '60'":"B"}}"#)
    #expect(try shell("galley set --from a.json -l de").status == 3)
    #expect(try folder.text(of: "One.xcstrings") == before)
  }

  /// A language that the catalogs lack has a template, and needs an option to be written.
  @Test func aNewLanguage() throws {
    let page = try parts(of: shell("galley print -l nl --table One --format template").output)
    #expect(page.parts.first?["locale"] as? String == "nl")
    try folder.write("a.json", #"{"table":"One","locale":"nl","strings":{"OK":"Oké"}}"#)
    #expect(try shell("galley set --from a.json").status == 1)
    #expect(try shell("galley set --from a.json --add-locale").status == 0)
  }

  /// The terms of a project are in its templates, and `check` and `set` know them.
  @Test func termsOfAProject() throws {
    try folder.write(".galley.json", #"{"glossary": "terms.csv", "widths": {"Key 1*": 12}}"#)
    try folder.write("terms.csv", "term,language,translation\nfile,de,Akte\n")
    let page = try shell("galley print -l de --table One --state missing --format template")
    #expect(
      page.output.hasPrefix(
        #"{"table":"One","locale":"de","forms":{"one":"1","other":"0, 2, 3, 4 …"},"terms":{"file":"Akte"},"strings":{"#
      ))
    #expect(
      page.output.contains(#""Key 1 of '60'":{"comment":"The string 1","columns":12,"text":""}"#))
    try folder.write(
      "a.json",
      #"{"table":"One","locale":"de","strings":{"%lld files":{"one":"%lld Akte","other":"%lld Dateien"}}}"#
    )
    #expect(try shell("galley set --from a.json").status == 0)
    let check = try shell("galley check --only term-ignored --format json One.xcstrings")
    #expect(check.output.split(separator: "\n").count == 1 && check.status == 1)
    #expect(check.output.contains(#""path":"plural.other""#))
    #expect(check.output.contains("the glossary translates 'file' as 'Akte'"))
  }

  // MARK: Many strings at once

  @Test func draftsAreSettled() throws {
    try folder.write(
      "a.json",
      #"{"table":"One","locale":"de","strings":{"Key 1 of '60'":"A","Key 2 of '60'":"B","Key 10 of '60'":"C"}}"#
    )
    #expect(try shell("galley set --from a.json --draft").status == 0)
    var outcome = try shell(
      "galley set --state translated --only-state review -l de --key 'Key 1*' --dry-run")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("de: 2 would write\n"), "\(outcome.output)")
    outcome = try shell(
      "galley set --state translated --only-state needs_review -l de --key 'Key 1*'")
    #expect(outcome.output == "de: 2 written\n" && outcome.status == 0)
    outcome = try shell(
      "galley set --state translated --only-state needs_review -l de One.xcstrings")
    #expect(outcome.output == "de: 1 written\n")
    outcome = try shell("galley set --state translated --only-state needs_review -l de")
    #expect(outcome.output == "" && outcome.status == 0)
    #expect(outcome.errors == "galley: no string has the state 'needs_review'\n")
    #expect(try shell("galley set --state translated --only-state new -l xx").status == 3)
  }

  @Test func wordsAreReplaced() throws {
    try folder.write(
      "a.json",
      #"{"table":"One","locale":"de","strings":{"Key 1 of '60'":"Konto 1","Key 2 of '60'":"Konto und Konto","%lld files":{"one":"%lld Konto","other":"%lld Konten"}}}"#
    )
    #expect(try shell("galley set --from a.json").status == 0)
    let before = try folder.text(of: "One.xcstrings")
    var outcome = try shell("galley set --replace Konto Zugang -l de --dry-run")
    #expect(outcome.output.hasPrefix("de: 3 would write\n"), "\(outcome.output)")
    #expect(outcome.output.contains("[-Konto-]{+Zugang+} und [-Konto-]{+Zugang+}"))
    #expect(try folder.text(of: "One.xcstrings") == before)
    outcome = try shell("galley set --replace Konto Zugang -l de --key 'Key*' --draft")
    #expect(outcome.output == "de: 2 written\n")
    let after = try folder.text(of: "One.xcstrings")
    #expect(after.contains("Zugang und Zugang") && after.contains("%lld Konto"))
    #expect(after.components(separatedBy: "needs_review").count == 3)
    outcome = try shell("galley set --replace Konto Zugang -l de --key 'Key*'")
    #expect(outcome.output == "" && outcome.errors.contains("no translation has 'Konto'"))
    // A placeholder that would be lost is a refusal.
    outcome = try shell("galley set --replace '%lld Konten' Konten -l de")
    #expect(
      outcome.status == 1 && outcome.output.contains("missing placeholder"), "\(outcome.output)")
  }

  @Test(arguments: [
    ("--draft --state new a b -l de", "'--draft' cannot be used with '--state'"),
    ("--only-state new -l de", "'--only-state' requires '--state'"),
    ("--state translated --only-state new", "missing --locale"),
    ("--replace a -l de", "'--replace' requires OLD and NEW"),
    ("--replace '' b -l de", "'--replace' requires words to replace"),
    ("--replace a b -l de --state new", "'--replace' keeps states"),
    ("a b -l de --key x", "'--key' requires"),
    ("--state new --only-state new -l de nowhere", "'nowhere': no such file"),
  ])
  func wrongOptions(words: String, message: String) throws {
    let outcome = try shell("galley set \(words)")
    #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("--max-bytes 5000", "'--max-bytes' requires '--format template'"),
    ("--format template --max-bytes 10", "a number of bytes from 1000"),
    ("--format template --fields key", "'--fields' cannot be used with '--format template'"),
    ("--fields leaves", "the field 'leaves' requires '--format json'"),
  ])
  func wrongOptionsOfPrint(words: String, message: String) throws {
    let outcome = try shell("galley print \(words)")
    #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
  }
}
