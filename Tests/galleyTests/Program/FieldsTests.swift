import Foundation
import TestMaterial
import Testing

/// `galley print` with fields, read back by programs that others wrote.
@Suite struct FieldsTests {
  /// Every python3 in `PATH`.
  static let pythons = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/python3" }.filter { FileManager.default.isExecutableFile(atPath: $0) }
  static let python = pythons.first { (try? Program.run($0, ["-c", ""]))?.status == 0 }

  private static let members = ["key", "locale", "state", "layout", "columns", "text", "comment"]

  /// Reads the same rows as JSON and as fields, and prints how they differ.
  private static let script = """
    import csv, io, json, sys
    names, form, rows, fields = sys.argv[1].split(","), *sys.argv[2:]
    read = lambda path: open(path, encoding="utf-8", newline="").read()
    steers = lambda c: (ord(c) < 32 and c not in "\\t\\r\\n") or 126 < ord(c) < 160 \\
        or 0x2028 <= ord(c) <= 0x202E or 0x2066 <= ord(c) <= 0x2069
    mark = lambda text: "".join("\\\\u{%X}" % ord(c) if steers(c) else c for c in text)
    expected = [["" if row[name] is None else mark(str(row[name])) for name in names]
        for row in map(json.loads, read(rows).splitlines())]
    found = list(csv.reader(io.StringIO(read(fields), newline=""), strict=True))
    assert found[0] == names, found[0]
    assert len(found) > 10 and found[1:] == expected, [p for p in zip(found[1:], expected) if p[0] != p[1]]
    """

  @Test(.enabled(if: python != nil, "python3 is not installed")) func csvIsReadByPython() throws {
    let folder = try TemporaryFolder()
    try folder.write("script.py", Self.script)
    let words = ["print", "-l", "ar,de,ja", "-w", "30", "Catalogs"]
    let names = Self.members.joined(separator: ",")
    let rows = try Program.galley(words + ["--format", "json"])
    let fields = try Program.galley(words + ["--format", "csv", "--fields", names])
    try folder.write("rows", rows.output)
    try folder.write("fields", bytes: Array(fields.output.utf8))
    let outcome = try Program.run(
      #require(Self.python), [folder["script.py"], names, "csv", folder["rows"], folder["fields"]])
    #expect(outcome == Program.Outcome(status: 0))
  }

  /// `cut` takes a field of each row, because one row is one line.
  @Test func cutFindsAField() throws {
    let folder = try TemporaryFolder()
    let words = ["print", "-l", "de", "Catalogs/Travel.xcstrings"]
    let lines = try Program.galley(words + ["--fields", "place,key,text"])
    try folder.write("lines", lines.output)
    let keys = try Program.run("/usr/bin/cut", ["-f2", folder["lines"]])
    let only = try Program.galley(words + ["--fields=key"])
    #expect(keys.output == only.output)
    #expect(only.output.hasPrefix("%lld min delay\\n") || only.output.contains("%lld min delay"))
    #expect(lines.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Catalogs/Travel") })
  }

  /// Each value has the number of its argument, in the order of the language.
  @Test func fragmentsAreNumbered() throws {
    let outcome = try Program.galley(
      [
        "print", "-l", "ja", "--key", "Going*", "--fields", "fragments",
        "Catalogs/Travel.xcstrings",
      ])
    #expect(outcome.output.hasPrefix("[1:Boston]から[3:Providence]経由で[2:New York]へ"))
  }

  @Test func fieldsOfJSONAreAnErrorWhileBrowsing() throws {
    let outcome = try Program.galley(["--select", "--fields=key", "--format=json", "Catalogs"])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("json always has all fields"))
  }

  /// JSON has the members that are asked for, except for those that say nothing.
  @Test func fieldsOfJSON() throws {
    let words = [
      "print", "-l", "de", "--key", "%lld days*", "--format=json", "Catalogs/Plurals.xcstrings",
    ]
    let outcome = try Program.galley(words + ["--fields=key,source,comment,forms,room,state,cut"])
    #expect(
      outcome.output
        == #"{"key":"%lld days left","comment":"Days left in the trial","forms":["plural.one","plural.other"]}"#
        + "\n")
    let all = try Program.galley(words + ["--fields=all"])
    #expect(all.output == (try Program.galley(words)).output)
    let text = try Program.galley(["print", "--fields=leaves", "Catalogs/Plurals.xcstrings"])
    #expect(text.status == 2)
    #expect(text.errors.contains("the field 'leaves' requires '--format json'"))
  }

  /// The error names the forms of that command only.
  @Test(arguments: [
    ("print", "sarif", "one of text, json, csv, markdown, template"),
    ("coverage", "csv", "text or json"),
    ("explain", "markdown", "text or json"),
    ("check", "csv", "one of text, json, sarif, junit, github, gitlab"),
    ("print", "tabs", "one of text, json, csv, markdown, template"),
  ])
  func theFormsOfACommand(command: String, form: String, forms: String) throws {
    let words = command == "explain" ? [command, "key"] : [command]
    let outcome = try Program.galley(words + ["--format", form, "Catalogs/Travel.xcstrings"])
    let message = "galley: invalid value '\(form)' for '--format': expected \(forms)\n"
    #expect(outcome.status == 2 && outcome.errors.hasPrefix(message), "\(outcome.errors)")
  }
}
