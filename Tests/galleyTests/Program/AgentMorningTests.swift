import Foundation
import TestMaterial
import Testing

/// A coding agent translates 200 missing strings: pages of `print`, then `set --from -` with mistakes
/// among them, until `check --since` finds nothing.
@Suite(.enabled(if: DocumentShell.git != nil, "git is not installed"))
struct AgentMorningTests {
  private static let languages = ["ar", "de", "fr", "ja", "pl"]
  /// English words and their translations in the order of the languages.
  private static let words = [
    "Photo": ["صورة", "Foto", "Cliché", "写真", "Zdjęcie"],
    "Document": ["مستند", "Dokument", "Fichier", "書類", "Dokument"],
    "Folder": ["مجلد", "Ordner", "Dossier", "フォルダ", "Katalog"],
    "Message": ["رسالة", "Nachricht", "Courrier", "メッセージ", "Wiadomość"],
    "Invoice": ["فاتورة", "Rechnung", "Facture", "請求書", "Faktura"],
    "Ticket": ["تذكرة", "Fahrkarte", "Billet", "切符", "Bilet"],
    "Recipe": ["وصفة", "Rezept", "Recette", "レシピ", "Przepis"],
    "Key": ["مفتاح", "Schlüssel", "Clé", "鍵", "Klucz"],
    "Flower": ["زهرة", "Blume", "Fleur", "花", "Kwiat"],
    "River": ["نهر", "Fluss", "Rivière", "川", "Rzeka"],
  ]
  private static let templates = ["_", "_ %@", "%1$@, _, %2$@", "_ (%lld)"]

  /// What the agent sends: a text with its place.
  private struct Line: Codable {
    var key: String
    var locale: String
    var path: String?
    var text: String
    var source: String
    var expected: String?
  }

  /// What it reads: the members of a row that it needs.
  private struct Row: Decodable {
    let key: String
    let locale: String
    let source: String
    let state: String
    let forms: [String]
    let comment: String?
    let uses: [Use]

    struct Use: Decodable {
      let path: String
      let line: Int
      let code: String
    }
  }

  private struct Result: Decodable {
    let key: String
    let locale: String
    let action: String
    let reason: String?
  }

  private let folder: TemporaryFolder
  private let variables: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    let tools = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
    variables = Program.variables.merging([
      "PATH": "\(tools):/usr/bin:/bin", "HOME": folder.path, "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
    ]) { $1 }
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let known = Self.languages.map { #""\#($0)": \#(unit("OK"))"# }.joined(separator: ", ")
    var entries = [#""OK": {"localizations": {\#(known)}}"#]
    var code = ""
    for word in Self.words.keys.sorted() {
      for template in Self.templates {
        let key = template.replacingOccurrences(of: "_", with: word)
        let plural =
          #""en": {"variations": {"plural": {"one": \#(unit(key)), "other": \#(unit(key))}}}"#
        let texts = template.contains("%lld") ? #", "localizations": {\#(plural)}"# : ""
        entries.append(#""\#(key)": {"comment": "About a \#(word)"\#(texts)}"#)
        code += "let a = NSLocalizedString(\"\(key)\", comment: \"\")\n"
      }
    }
    try folder.write(
      "Localizable.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\n\(entries.joined(separator: ",\n"))\n}, "
        + "\"version\": \"1.0\"}\n")
    try folder.write("Code/App.swift", code)
    try shell("git init -q -b main && git add -A && git commit -q -m start")
  }

  @discardableResult
  private func shell(_ script: String, input: String = "") throws -> Program.Outcome {
    try Program.run(
      "/bin/sh", ["-c", "cd '\(folder.path)' && \(script)"], variables: variables,
      input: Array(input.utf8))
  }

  private func decode<T: Decodable>(_ lines: String) throws -> [T] {
    try lines.split(separator: "\n").map {
      try JSONDecoder().decode(T.self, from: Data($0.utf8))
    }
  }

  /// All missing strings of a language, page by page.
  private func missing(_ language: String) throws -> [Row] {
    var rows: [Row] = []
    while true {
      let after = rows.last.map { " --after '\($0.key)'" } ?? ""
      let outcome = try shell(
        "galley print -l \(language) --state missing --format json --limit 15 --sources Code\(after) ."
      )
      try #require(outcome.status == 0, "\(outcome.errors)")
      let page: [Row] = try decode(outcome.output)
      if page.isEmpty { return rows }
      try #require(page.count <= 15)
      rows += page
    }
  }

  /// The right texts for a row.
  private func translations(of row: Row) throws -> [Line] {
    let word = try #require(row.comment?.split(separator: " ").last.map(String.init))
    let number = try #require(Self.languages.firstIndex(of: row.locale))
    let text = row.source.replacingOccurrences(
      of: word, with: try #require(Self.words[word])[number])
    let paths = row.forms.isEmpty ? [nil] : row.forms.map(Optional.some)
    return paths.map {
      Line(key: row.key, locale: row.locale, path: $0, text: text, source: row.source)
    }
  }

  private func set(_ lines: [Line], _ options: String) throws -> (Program.Outcome, [Result]) {
    let encoder = JSONEncoder()
    let input = try lines.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let outcome = try shell(
      "galley set --from - --format json \(options) .", input: input.joined(separator: "\n"))
    return (outcome, try decode(outcome.output))
  }

  @Test func translatesEverything() throws {
    let rows = try Self.languages.flatMap { try missing($0) }
    try #require(rows.count == 200)
    #expect(rows.allSatisfy { $0.state == "missing" && $0.uses.count == 1 })
    let forms = { (language: String) in
      rows.first { $0.locale == language && !$0.forms.isEmpty }?.forms ?? []
    }
    #expect(forms("ja") == ["plural.other"])
    #expect(forms("pl") == ["plural.one", "plural.few", "plural.many", "plural.other"])
    #expect(forms("ar").count == 6)
    let right = try rows.flatMap(translations)
    var wrong = right
    var broken: Set<Int> = []
    func spoil(_ condition: (Line) -> Bool, _ change: (inout Line) -> Void) throws {
      let index = try #require(
        wrong.indices.first { !broken.contains($0) && condition(wrong[$0]) })
      change(&wrong[index])
      broken.insert(index)
    }
    let named = { (language: String, mark: String) in
      { (line: Line) in line.locale == language && line.key.hasSuffix(mark) }
    }
    for language in ["de", "ja", "ar"] {
      try spoil(named(language, " %@")) {
        $0.text = $0.text.replacingOccurrences(of: " %@", with: "")
      }
    }
    try spoil(named("fr", " %@")) { $0.text = $0.text.replacingOccurrences(of: "%@", with: "%d") }
    try spoil(named("pl", "%2$@")) { $0.text += " %3$@" }
    try spoil(named("ja", "(%lld)")) { $0.path = "plural.one" }
    try spoil(named("de", "r")) { $0.key += "s" }
    try spoil(named("fr", "t")) { $0.locale = "fr-XX" }
    try spoil(named("pl", "y")) { $0.source = "Keys" }
    try spoil(named("ar", "e")) { $0.expected = "?" }
    try #require(broken.count == 10)

    let before = try folder.text(of: "Localizable.xcstrings")
    var (outcome, results) = try set(wrong, "")
    #expect(outcome.status == 1)
    #expect(results.filter { $0.action == "refused" }.count == 10)
    #expect(!results.contains { $0.action == "written" })
    #expect(try folder.text(of: "Localizable.xcstrings") == before)

    (outcome, results) = try set(wrong, "--keep-going")
    #expect(outcome.status == 1)
    try #require(results.count == wrong.count)
    for (index, result) in results.enumerated() {
      #expect(
        result.action == (broken.contains(index) ? "refused" : "written"),
        "\(wrong[index]) \(result)")
      #expect((result.reason ?? "").isEmpty != broken.contains(index), "\(result)")
    }
    #expect(try shell("galley coverage --fail-under 100 .").status == 1)

    (outcome, results) = try set(broken.sorted().map { right[$0] }, "")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(results.allSatisfy { $0.action == "written" })
    let check = try shell("galley check --since HEAD .")
    #expect(check.status == 0, "\(check.output)")
    #expect(try shell("galley print -l de --state missing --format json .").output.isEmpty)
    // Everything is there already.
    (outcome, results) = try set(right, "")
    #expect(outcome.status == 0)
    #expect(results.allSatisfy { $0.action == "same" })
  }
}
