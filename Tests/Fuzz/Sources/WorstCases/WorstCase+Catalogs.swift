extension WorstCase {
  private static let entries = "{\"strings\":{"
  private static let entry = "{\"strings\":{\"k\":{"
  private static let localizations = "{\"strings\":{\"k\":{\"localizations\":{"
  private static let german = "{\"strings\":{\"k\":{\"localizations\":{\"de\":{"
  private static let unit = "{\"stringUnit\":{\"state\":\"new\",\"value\":\"x\"}}"

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  static let catalogs: [WorstCase] = [
    WorstCase("ordinary", .xcstrings, head: entries, tail: "}}") { number in
      "\"key \(number)\":{\"localizations\":{\"de\":\(unit),\"fr\":\(unit),\"ja\":\(unit)}},\n"
    },
    WorstCase("equal-keys", .xcstrings, head: entries) { _ in "\"k\":{}," },
    WorstCase("empty-entries", .xcstrings, head: entries) { "\"\($0)\":{}," },
    WorstCase("fields-in-an-entry", .xcstrings, head: entry) { "\"f\($0)\":1," },
    WorstCase("fields-in-leaves", .xcstrings, head: localizations) { number in
      "\"l\(number)\":{\"stringUnit\":{\"value\":\"x\",\"more\":1}},"
    },
    WorstCase("locales", .xcstrings, head: localizations) { "\"l\($0)\":{}," },
    WorstCase("equal-locales", .xcstrings, head: localizations) { _ in "\"de\":\(unit)," },
    WorstCase("states", .xcstrings, head: localizations) { number in
      "\"de\":{\"stringUnit\":{\"state\":\"s\(number)\",\"value\":\"\"}},"
    },
    WorstCase("substitutions", .xcstrings, head: german + "\"substitutions\":{") {
      "\"s\($0)\":{},"
    },
    WorstCase("substitutions-in-locales", .xcstrings, head: localizations) { number in
      "\"l\(number)\":{\"substitutions\":{\"s\":{}}},"
    },
    WorstCase("plural-cases", .xcstrings, head: german + "\"variations\":{\"plural\":{") { number in
      "\"c\(number)\":{},"
    },
    WorstCase("plural-texts", .xcstrings, head: german + "\"variations\":{\"plural\":{") { number in
      "\"c\(number)\":\(unit),"
    },
    WorstCase("axes", .xcstrings, head: german + "\"variations\":{") { "\"a\($0)\":{\"x\":{}}," },
    WorstCase(
      "deep-cases", .xcstrings,
      head: german + String(repeating: "\"variations\":{\"device\":{\"mac\":{", count: 15)
        + "\"variations\":{\"x\":{"
    ) { "\"\($0)\":{}," },
    WorstCase("long-axis", .xcstrings) { size in
      let cases = (0..<size / 16).map { "\"\($0)\":{}," }.joined()
      let axis = String(repeating: "a", count: size / 2)
      return Array("\(german)\"variations\":{\"\(axis)\":{\(cases)".utf8)
    },
    WorstCase("long-key", .xcstrings) { size in
      let fields = (0..<size / 16).map { "\"\($0)\":\"\\x\"," }.joined()
      let key = String(repeating: "k", count: size / 2)
      return Array("{\"strings\":{\"\(key)\":{\(fields)".utf8)
    },
    WorstCase("indented-key", .xcstrings) { size in
      let fields = (0..<size / 16).map { "\"\($0)\":1,\n" }.joined()
      return Array("{\"strings\":{\n\(blanks(size / 2))\"k\":{\(fields)".utf8)
    },
    WorstCase("nested", .xcstrings, head: entry + "\"x\":") { _ in "[{\"a\":" },
    WorstCase("conflicts", .xcstrings, head: entries) { conflict("\"\($0)\":{},") },
    WorstCase("conflicts-in-an-entry", .xcstrings, head: entry) { conflict("\"f\($0)\":1,") },
    WorstCase("open-conflicts", .xcstrings, head: entries) { _ in "\n<<<<<<<" },
    WorstCase("faults", .xcstrings, head: entries) { _ in "!" },
    WorstCase("broken-entries", .xcstrings, head: entries) { "\"\($0)\":{!},\n" },
    WorstCase("bad-escapes", .xcstrings, head: entry + "\"comment\":\"") { _ in "\\x" },
    WorstCase("control-characters", .xcstrings, head: entry + "\"comment\":\"", tail: "\"}}}") {
      _ in
      "\u{1}"
    },
    WorstCase("empty-lines-in-a-string", .xcstrings, head: entry + "\"comment\":\"", tail: "x\"}}}")
    {
      _ in "\n"
    },
    WorstCase("open-strings", .xcstrings, head: entries) { "\"\($0)\":{\"comment\":\"x\n}," },
    WorstCase("quotation-marks", .xcstrings, head: entries) { _ in "\"" },
    WorstCase("root-fields", .xcstrings, head: "{") { "\"f\($0)\":1," },
  ]
}
