import Foundation
import StringCatalog
import TestMaterial
import Testing

/// Catalogs that try to control the terminal or to break galley, in every command.
@Suite struct HostileCatalogTests {
  /// A name that contains escape sequences, directional overrides and line ends.
  static let name =
    "a\u{1B}[31m\u{1B}]0;t\u{7}\r\n\t\u{8}\u{7F}\u{9B}2J\u{85}\u{202E}b\u{2066}\u{200F}\u{61C}\u{2028}c"

  /// A catalog with that name in every place that holds a string.
  static var catalog: String {
    let word = Self.quoted(name)
    let unit = #"{"stringUnit":{"state":\#(word),"value":\#(word)}}"#
    let forms = #"{"variations":{"plural":{"one":\#(unit),"other":\#(unit),\#(word):\#(unit)}}}"#
    let localization = """
      {"stringUnit":{"state":\(word),"value":"%#@\(word.dropFirst().dropLast())@ %#@n@ %1$@ %9$@"},
       "substitutions":{\(word):{"argNum":1,"formatSpecifier":\(word),
       "variations":{"plural":{"other":\(unit)}}},"n":\(forms)},\(word):\(word)}
      """
    let entry = """
      {"comment":\(word),"extractionState":\(word),\(word):[\(word)],"localizations":{
       "en":\(localization),\(word):\(localization),"de":\(forms),
       "fr":{"variations":{"device":{\(word):\(unit)},\(word):{\(word):\(unit)},
       "width":{\(word):\(unit)}}}}}
      """
    // On one line: the reader uses indentation to guess where a bracket is missing.
    return """
      {"sourceLanguage":\(word),"version":\(word),\(word):1,"strings":{
       \(word):\(entry),"plain":\(entry),"%lld":{"localizations":{"de":\(forms)}},"":{}}}
      """
      .replacing("\n", with: "")
  }

  private static func quoted(_ text: String) -> String {
    let units = text.utf16.map { String(format: "\\u%04x", $0) }
    return "\"" + units.joined() + "\""
  }

  // MARK: Running

  private static let commands = ["print", "coverage", "check"].flatMap { command in
    ["text", "json"].map { [command, "--format", $0] }
  }

  /// Runs galley and checks that its output controls nothing.
  @discardableResult
  private func run(
    _ words: [String], statuses: Set<Int32> = [0, 1, 3]
  ) throws -> Program.Outcome {
    let outcome = try Program.galley(words)
    #expect(statuses.contains(outcome.status), "\(words)")
    for output in [outcome.output, outcome.errors] {
      let actives = output.unicodeScalars.filter { $0 != "\n" && Self.isActive($0) }
      #expect(actives.isEmpty, "\(words): \(actives.map { String($0.value, radix: 16) })")
    }
    if words.contains("json") {
      for line in outcome.output.split(separator: "\n") {
        #expect(throws: Never.self, "\(words): \(line)") {
          try JSONSerialization.jsonObject(with: Data(line.utf8))
        }
      }
    }
    return outcome
  }

  /// Whether a terminal would interpret the scalar: control characters and directional formats.
  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: true
    case .format:
      [0x61C, 0x200E, 0x200F].contains(scalar.value)
        || 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
    default: false
    }
  }

  /// Runs each command with all files at once, and explains two entries of each.
  private func runAll(_ paths: [String]) throws {
    for command in Self.commands { try run(command + ["-lall"] + paths) }
    for path in paths { try explainSome(of: path) }
  }

  private func explainSome(of path: String) throws {
    let bytes = (try? Data(contentsOf: Checkout.folder.appending(path: path))) ?? Data()
    let table = Table(catalog: CatalogFile(path: path, bytes: bytes))
    for (entry, format) in zip(table.entries, ["text", "json"])
    where !entry.key.unicodeScalars.contains("\0") {
      try run(["explain", "--format", format, "-lde", "--", entry.key, path])
    }
  }

  // MARK: Catalogs

  @Test func hostileNames() throws {
    let folder = try TemporaryFolder()
    let file = "odd\u{1B}[31m\u{202E}\u{9B}\u{85}name.xcstrings"
    try folder.write(file, Self.catalog)
    try folder.write(
      file.replacingOccurrences(of: ".xcstrings", with: ".samples.json"),
      #"{"plain":{"arguments":[1,"\u001b[2J\u202e"],"value":"\u009b"}}"#)
    try runAll([folder[file]])
    for locale in [Self.name, String(repeating: "a-", count: 5_000)] {
      #expect(try run(["print", "-l", locale, folder.path], statuses: [2]).output == "")
    }
    for locale in ["ar", "de-x-linearf"] {
      let outcome = try run(["print", "--format", "json", "-l", locale, folder.path])
      #expect(outcome.output.split(separator: "\n").count == 4)
      try run(["print", "-l", locale, "-w7", folder.path])
      try run(["print", "-l", locale, "--pseudo", "rtl", "--value", Self.name, folder.path])
      try run(["explain", "-l", locale, "plain", folder.path])
      try run(["explain", "--format=json", "-l", locale, "plain", folder.path])
    }
    let explained = try run(["explain", "-l", "de", "--", Self.name, folder.path])
    #expect(explained.status == 0)
    #expect(explained.output.contains(#"\u{202E}b\u{2066}"#))
  }

  /// JSON contains every character.
  @Test func jsonKeepsEveryCharacter() throws {
    let folder = try TemporaryFolder()
    try folder.write("Odd.xcstrings", Self.catalog)
    let outcome = try run(["print", "--format", "json", "-l", "de", "--key", "plain", folder.path])
    let row = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let members = try #require(row as? [String: Any])
    #expect(members["text"] as? String == Self.name)
    #expect(members["comment"] as? String == Self.name)
    #expect(members["state"] as? String == Self.name)
  }

  @Test func brokenCatalogs() throws {
    try runAll(GoldenOutputTests.broken.map { "Tests/Broken/\($0)" })
  }

  @Test func filesThatFuzzingFound() throws {
    let folder = "Tests/StringCatalogTests/Regressions"
    let names = try FileManager.default.contentsOfDirectory(atPath: Checkout.path(folder))
    #expect(!names.isEmpty)
    try runAll(names.map { "\(folder)/\($0)" })
  }

  // MARK: Samples

  /// Extreme samples are shown, or reported with their place.
  @Test func extremeSamples() throws {
    let folder = try TemporaryFolder()
    let keys = ["%@", "%1$@ %1$@ %2$lld %1$@"]
    let entries = keys.map { "\"\($0)\":{}" }.joined(separator: ",")
    try folder.write("T.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\(entries)}}")
    let deep = String(repeating: "{\"list\":[", count: 100_000)
    let nested = String(repeating: "{\"list\":[", count: 20) + String(repeating: "]}", count: 20)
    let values = [
      "1e308", "-1e400", "1e-400", "NaN", "Infinity", "nan", "0x1p3", "-", "00", "1.", ".5",
      String(repeating: "9", count: 1_000_000), deep, nested, "\"\\ud800\"", "\"\\udc00\\ud800\"",
      "\"\\u202e\\u2066\\u001b[2J\"",
      "{\"userName\":{\"full\":\"\\u001b\",\"display\":\"\\u202e\"}}",
      "{\"currency\":1e308,\"code\":\"\\u202eX\"}", "{\"currency\":1,\"code\":\"ZZZ\"}",
      "{\"percent\":1e308}", "{\"date\":\"9999-12-31\"}", "{\"symbol\":\"\\u001b]0;\\u0007\"}",
      "{\"markdown\":\"[a](\\u001b)\\u202e\"}", "{\"localized\":\"%@\"}",
      "\"" + String(repeating: "a ", count: 40_000) + "\"",
    ]
    for value in values {
      try folder.write(
        "T.samples.json",
        "{\"%@\":{\"arguments\":[\(value)]},\"\(keys[1])\":{\"arguments\":[\(value),\(value)]}}")
      // A long value is read once: each form shows it.
      for format in value.utf8.count > 1000 ? ["json"] : ["text", "json"] {
        let outcome = try run(["print", "--format", format, "-w40", folder.path])
        #expect(!outcome.output.isEmpty || value.utf8.count > 1000, "\(value.prefix(80))")
      }
    }
  }
}
