import Foundation
import TestMaterial
import Testing

/// A pull request that controls every byte of its tree: names, links, attributes, settings, a glossary,
/// catalogs, sources and files of translators.
///
/// Whatever it has, nothing is run, nothing is written outside,
/// nothing of the outside is shown, and no gate becomes weaker without a word.
@Suite(.enabled(if: DocumentShell.git != nil, "git is not installed"))
struct HostilePullRequestTests {
  /// Something that a pull request adds.
  struct Attack: Sendable, CustomTestStringConvertible {
    let name: String
    /// The contents of files by their paths.
    var files: [String: String] = [:]
    /// The targets of links by their paths.
    var links: [String: String] = [:]

    init(_ name: String, files: [String: String] = [:], links: [String: String] = [:]) {
      (self.name, self.files, self.links) = (name, files, links)
    }

    var testDescription: String { name }
  }

  // MARK: The attacks

  private static let unit = #"{"stringUnit":{"state":"translated","value":"Abmelden"}}"#

  /// A catalog with one more entry.
  private static func catalog(
    _ key: String, _ entry: String = #"{"localizations":{"de":\#(unit)}}"#
  ) -> String {
    #"{"sourceLanguage":"en","strings":{"Sign out":{"localizations":{"de":\#(unit)}},\#(key):\#(entry)},"version":"1.0"}"#
  }

  private static func deep(_ open: String, _ close: String) -> String {
    String(repeating: open, count: 20_000) + String(repeating: close, count: 20_000)
  }

  private static func xliff(
    _ original: String, head: String = "", target: String = "Abgemeldet", language: String = "de"
  )
    -> String
  {
    #"<?xml version="1.0" encoding="UTF-8"?>\#(head)<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">"#
      + #"<file original="\#(original)" source-language="en" target-language="\#(language)" datatype="plaintext"><body>"#
      + #"<trans-unit id="Sign out"><source>Sign out</source><target>\#(target)</target></trans-unit></body></file></xliff>"#
  }

  private static let names = [
    "$(touch ran)", "`touch ran`", ";touch ran;", "|touch ran", "&touch ran&", "--force", "-l",
    "--from=x", "a\nb",
    "\u{1B}]0;x\u{7}", "\u{202E}txt", "%n%s%@", "~root", "-", "..", "a'b\"c", "\u{85}\u{2028}",
    String(repeating: "n", count: 240),
  ].map {
    Attack(
      "the name \($0.debugDescription)",
      files: ["\($0).xcstrings": catalog(#""k""#), "\($0).swift": #"Text("x")"#])
  }

  private static let links = [
    Attack(
      "a catalog that is a link out", links: ["Victim.xcstrings": "../outside/Victim.xcstrings"]),
    Attack(
      "the catalog itself is a link out", links: ["L.xcstrings": "../outside/Victim.xcstrings"]),
    Attack("a folder that is a link out", links: ["App": "../outside"]),
    Attack(
      "a link through links",
      links: ["a": "b", "b": "../outside", "L.xcstrings": "a/Victim.xcstrings"]),
    Attack("a link to a folder above", links: ["up": ".."]),
    Attack("a link to itself", links: ["L2.xcstrings": "L2.xcstrings"]),
    Attack("a loop of folders", links: ["a/b": ".."]),
    Attack("a link to nothing", links: ["L2.xcstrings": "../outside/new.xcstrings"]),
    Attack("a link to a device", links: ["L2.xcstrings": "/dev/zero"]),
    Attack(
      "a glossary that is a link out", files: [".galley.json": #"{"glossary":"terms.csv"}"#],
      links: ["terms.csv": "../outside/secret.json"]),
    Attack("settings that are a link out", links: [".galley.json": "../outside/secret.json"]),
    Attack("answers that are a link out", links: ["answers.json": "../outside/secret.json"]),
    Attack("samples that are a link out", links: ["L.samples.json": "../outside/secret.json"]),
    Attack("slots that are a link out", links: ["L.slots.json": "../outside/secret.json"]),
    Attack("sources that are a link out", links: ["Code.swift": "../outside/secret.json"]),
    Attack("an .lproj folder that is a link out", links: ["de.lproj": "../outside"]),
    Attack(
      "a file of translators that is a link out", links: ["sent.xliff": "../outside/secret.json"]),
  ]

  private static let settings =
    [
      ("a rule is off", #"{"severities":{"spec-missing":"off","spec-extra":"off"}}"#),
      ("everything is excepted", #"{"exceptions":[{}]}"#),
      ("no language is checked", #"{"locales":["xx"]}"#),
      ("rules are hints", #"{"severities":{"spec-missing":"info"}}"#),
      ("a minimum of nothing", #"{"min":{"*":0}}"#),
      ("settings without an end", #"{"severities":{"#),
      ("settings of a name that they steer", #"{"\#u{1B}[2J":1}"#),
      ("settings in depth", deep(#"{"a":"#, "}")),
      ("a glossary above", #"{"glossary":"../outside/terms.csv"}"#),
      ("a glossary at the root", #"{"glossary":"/etc/terms.csv"}"#),
      ("a glossary in dots", #"{"glossary":"a/../../outside/terms.csv"}"#),
      (
        "a million terms",
        #"{"terms":["# + Array(repeating: #"{"term":"aaa"}"#, count: 5_000).joined(separator: ",")
          + "]}"
      ),
    ].map { Attack($0.0, files: [".galley.json": $0.1]) } + [
      Attack(
        "settings in a folder",
        files: ["App/.galley.json": #"{"exceptions":[{}]}"#, "App/M.xcstrings": catalog(#""k""#)]),
      Attack(
        "a glossary with commands",
        files: [
          ".galley.json": #"{"glossary":"t.csv"}"#,
          "t.csv": "term,language,translation\n=cmd|' /C calc'!A0,de,$(touch ran)\n",
        ]),
      Attack(
        "attributes with programs",
        files: [
          ".gitattributes": "*.xcstrings merge=evil diff=evil filter=evil\n",
          ".gitconfig": "[merge \"evil\"]\n driver = touch ran\n",
        ]),
      Attack(
        "a repository in a folder",
        files: [
          "App/.git/config": "[core]\n fsmonitor = touch ran\n",
          "App/.git/HEAD": "ref: refs/heads/main\n", "App/N.xcstrings": catalog(#""k""#),
        ]),
      Attack(
        "hooks",
        files: [".claude/settings.json": "{}", "hooks/pre-commit": "#!/bin/sh\ntouch ran\n"]),
    ]

  private static let catalogs = [
    ("a key with a command", catalog(#""$(touch ran)""#)),
    ("a key like an option", catalog(#""--force""#)),
    ("a key that steers", catalog(#""\u001b[2J\u0007\u202e""#)),
    ("a key with a zero", catalog(#""a\u0000b""#)),
    ("a key of half a character", catalog(#""\ud800""#)),
    ("a key of a megabyte", catalog("\"" + String(repeating: "k", count: 1_000_000) + "\"")),
    ("a key of a log command", catalog(#""::set-output name=x::y""#)),
    ("a key of a path", catalog(#""../../outside/x""#)),
    ("a language of a path", catalog(#""k""#, #"{"localizations":{"../../outside/x":\#(unit)}}"#)),
    (
      "a source language of a path",
      #"{"sourceLanguage":"../../outside/x","strings":{"k":{}},"version":"1.0"}"#
    ),
    ("entries in depth", catalog(#""k""#, deep(#"{"localizations":"#, "}"))),
    ("lists in depth", deep("[", "]")),
    ("a format that writes", catalog(#""%n %1000000000$@ %999999999d""#)),
    ("a comment that steers", catalog(#""k""#, #"{"comment":"\u001b]52;c;x\u0007"}"#)),
    (
      "a comment of half a megabyte",
      catalog(#""k""#, "{\"comment\":\"" + String(repeating: "c ", count: 250_000) + "\"}")
    ),
    (
      "a comment that ignores",
      catalog(
        #""Hi %@""#, #"{"comment":"[galley: ignore spec-missing]","localizations":{"de":\#(unit)}}"#
      )
    ),
    (
      "substitutions of themselves",
      catalog(
        #""k""#,
        #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%#@a@"},"substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%#@a@ %arg"}}}}}}}}}"#
      )
    ),
    ("a key twice", catalog(#""Sign out""#)),
    ("markers of a merge", "<<<<<<< a\n" + catalog(#""k""#) + "\n=======\n{}\n>>>>>>> b\n"),
    ("nothing", ""), ("zeros", String(repeating: "\0", count: 4_096)),
  ].map { Attack($0.0, files: ["L.xcstrings": $0.1]) }

  private static let others =
    [
      (
        "an entity of a file",
        xliff(
          "L.xcstrings", head: #"<!DOCTYPE x [<!ENTITY s SYSTEM "../outside/secret.json">]>"#,
          target: "&s;")
      ),
      (
        "a billion laughs",
        xliff(
          "L.xcstrings",
          head:
            #"<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>"#,
          target: "&c;")
      ),
      ("an original outside", xliff("../outside/Victim.xcstrings")),
      ("an original at the root", xliff("/etc/passwd")),
      ("a target language of a path", xliff("L.xcstrings", language: "../../outside/x")),
      ("a target that steers", xliff("L.xcstrings", target: "&#27;[2J")),
      ("elements in depth", deep("<g>", "</g>")),
    ].map { Attack($0.0, files: ["sent.xliff": $0.1]) } + [
      Attack(
        "answers of another file",
        files: [
          "answers.json":
            #"{"table":"Victim","file":"../outside/Victim.xcstrings","locale":"de","strings":{"Sign out":"X"}}"#
        ]),
      Attack("answers in depth", files: ["answers.json": #"{"strings":"# + deep(#"{"a":"#, "}")]),
      Attack(
        "answers that steer",
        files: [
          "answers.json": #"{"locale":"de","strings":{"\u001b[2J":"x","Sign out":"\u001b[2J"}}"#
        ]),
      Attack("code in depth", files: ["A.swift": deep("(", ")") + #"Text("\("# + deep("\\(", ")")]),
      Attack(
        "code without an end",
        files: ["A.swift": "Text(\"\"\"\n" + String(repeating: "#", count: 100_000)]),
      Attack(
        "code with a key that steers", files: ["A.swift": "Text(\"\u{1B}[2J \\(x) ../../outside\")"]
      ),
    ]

  static let attacks = names + links + settings + catalogs + others

  @Test func thereAreSixty() {
    #expect(Self.attacks.count >= 60)
    #expect(Set(Self.attacks.map(\.name)).count == Self.attacks.count)
  }

  // MARK: The repository

  /// A folder with a repository, and with what lies outside of it.
  private struct Place {
    let folder: TemporaryFolder
    private let variables: [String: String]

    init() throws {
      folder = try TemporaryFolder()
      let tools = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
      for name in ["project", "outside", "home"] { try folder.makeFolder(name) }
      variables = Program.variables.merging([
        "PATH": "\(tools):/usr/bin:/bin", "HOME": folder["home"], "GIT_CONFIG_SYSTEM": "/dev/null",
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "A",
        "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
      ]) { $1 }
      try folder.write("outside/secret.json", #"{"S3CRET": "S3CRET"}"#)
      try folder.write("outside/Victim.xcstrings", HostilePullRequestTests.catalog(#""k""#))
      try folder.write("outside/terms.csv", "term\nS3CRET\n")
      try folder.write("project/L.xcstrings", HostilePullRequestTests.catalog(#""k""#))
      try folder.write("project/App.swift", #"let a = NSLocalizedString("Sign out", comment: "")"#)
      _ = try shell("git init -q -b main && git add -A && git commit -q -m base && git tag base")
    }

    func shell(_ line: String) throws -> Program.Outcome {
      try Program.run(
        "/bin/sh", ["-c", "cd '\(folder["project"])' && \(line)"], variables: variables)
    }

    func add(_ attack: Attack) throws {
      let manager = FileManager.default
      for (name, text) in attack.files {
        let path = folder["project/\(name)"]
        try manager.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      }
      for (name, target) in attack.links {
        let path = folder["project/\(name)"]
        try manager.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try? manager.removeItem(atPath: path)
        try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
    }

    /// All files outside of the project, with their contents.
    var outside: [String: Data] {
      let manager = FileManager.default
      let found = manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      let own = found.filter { !$0.hasPrefix("project") && !$0.hasPrefix("home") }
      return Dictionary(
        uniqueKeysWithValues: own.map { ($0, manager.contents(atPath: folder[$0]) ?? Data()) })
    }
  }

  private static let commands = [
    "galley check --since base --format json .", "galley check .", "galley diff base",
    "galley diff -l de base",
    "galley merge --blobs --format json --path L.xcstrings base:L.xcstrings base:L.xcstrings HEAD:L.xcstrings",
    "galley merge --blobs --path L.xcstrings HEAD:L.xcstrings HEAD:Victim.xcstrings base:L.xcstrings",
    "galley set 'Sign out' 'Ausloggen' -l de .",
    "galley set --from answers.json -l de --keep-going .",
    "galley set --replace Abmelden Ausloggen -l de .", "galley sync --sources . .",
    "galley import sent.xliff .",
    "galley print -l de --format template --max-bytes 5000 .", "galley export -l all -o out .",
  ]

  @Test(arguments: attacks) func nothingHappens(attack: Attack) throws {
    let place = try Place()
    try place.add(attack)
    let committed = try place.shell("git add -A && git commit -q -m head")
    let before = place.outside
    #expect(before.count >= 4)
    var ran = 0
    for command in Self.commands {
      let outcome = try place.shell(command)
      #expect([0, 1, 2, 3].contains(outcome.status), "\(command): \(outcome.status)")
      for output in [outcome.output, outcome.errors] {
        #expect(!output.contains("S3CRET"), "\(command): \(output.prefix(300))")
        let isRaw =
          command.contains("merge") && !command.contains("json") || command.contains("diff")
        if !isRaw {
          let odd = output.unicodeScalars.contains {
            $0 != "\n" && $0 != "\r" && $0.properties.generalCategory == .control
          }
          #expect(!odd, "\(command): \(output.debugDescription.prefix(300))")
        }
      }
      ran += outcome.status == 0 || outcome.status == 1 ? 1 : 0
    }
    #expect(place.outside == before, "\(committed.errors)")
    let isRun = FileManager.default.enumerator(atPath: place.folder.path)?
      .contains { ($0 as? String)?.hasSuffix("ran") == true }
    #expect(isRun == false)
    #expect(ran > 0)
  }

  /// Settings that weaken a check are named, whatever the check finds.
  @Test(arguments: [
    [".galley.json": #"{"severities":{"spec-missing":"off"}}"#],
    [".galley.json": #"{"exceptions":[{}]}"#],
    [".galley.json": #"{"locales":["fr"]}"#],
    ["App/.galley.json": #"{"severities":{"spec-missing":"off"}}"#],
  ])
  func weakerSettingsAreNamed(files: [String: String]) throws {
    let place = try Place()
    try place.add(Attack("", files: ["App/L2.xcstrings": Self.catalog(#""Hi %@""#)]))
    let check = "galley check --since base --severity error App"
    #expect(try place.shell(check).status == 1)
    try place.add(Attack("", files: files))
    let outcome = try place.shell(check)
    let name = files.keys.first ?? ""
    #expect(
      outcome.errors.contains("galley: \(name) changed since base; its new settings apply"),
      "\(outcome.errors)")
    _ = try place.shell("git add -A && git commit -q -m head && git tag -f base")
    #expect(try !place.shell(check).errors.contains("new settings apply"))
    _ = try place.shell("rm \(name)")
    #expect(try place.shell(check).errors.contains("\(name) changed since base"))
  }

  /// A link in a repository is followed, and one out of it is not written through.
  @Test func linksThatStayInside() throws {
    let place = try Place()
    try place.add(
      Attack(
        "", files: ["Real/M.xcstrings": Self.catalog(#""m""#)],
        links: ["M.xcstrings": "Real/M.xcstrings"]))
    #expect(try place.shell("galley set m Mehr -l de M.xcstrings").status == 0)
    #expect(try place.folder.text(of: "project/Real/M.xcstrings").contains("Mehr"))
    try place.add(Attack("", links: ["V.xcstrings": "../outside/Victim.xcstrings"]))
    let outcome = try place.shell("galley set k Mehr -l de V.xcstrings")
    #expect(outcome.status == 3)
    #expect(
      outcome.output.contains("a link out of the repository"), "\(outcome.output)\(outcome.errors)")
    let before = try place.folder.text(of: "outside/Victim.xcstrings")
    for path in ["V.xcstrings", "."] {
      let outcome = try place.shell("galley normalize \(path)")
      #expect(outcome.status == 3)
      #expect(outcome.errors.contains("a link out of the repository"), "\(outcome.errors)")
    }
    #expect(try place.folder.text(of: "outside/Victim.xcstrings") == before)
  }
}
