extension WorstCase {
  static let strings: [WorstCase] = [
    WorstCase("ordinary", .strings) { "/* Comment */\n\"key \($0)\" = \"Text \($0)\";\n\n" },
    WorstCase("short-entries", .strings) { "k\($0);" },
    WorstCase("equal-keys", .strings) { _ in "k;" },
    WorstCase("no-semicolons", .strings) { "\"k\($0)\" = \"t\"\n" },
    WorstCase("no-semicolons-one-line", .strings) { "k\($0)=t " },
    WorstCase("open-texts", .strings) { "\"k\($0)\" = \"open;\n" },
    WorstCase("open-keys", .strings) { "\"k\($0) = 1;\n" },
    WorstCase("other-quotes", .strings) { "\"\\\n'\\\n\($0)\n" },
    WorstCase("quotation-marks", .strings) { _ in "\"" },
    WorstCase("open-comments", .strings) { _ in "/*" },
    WorstCase("stray-signs", .strings) { _ in "= " },
    WorstCase("stray-lines", .strings, tail: "a = b;") { _ in "=\n" },
    WorstCase("bad-signs", .strings) { _ in "?\n" },
    WorstCase("conflicts", .strings) { conflict("k\($0);") },
    WorstCase("open-conflicts", .strings) { _ in "\n<<<<<<<" },
    WorstCase("bad-escapes", .strings, head: "k = \"") { _ in "\\q" },
    WorstCase("backslashes", .strings) { _ in "\"\\\n" },
    WorstCase("nested", .strings, head: "k = ") { _ in "(" },
    WorstCase("nested-entries", .strings) { _ in "k = {a = (" },
    WorstCase("dictionaries", .strings) { "k\($0) = {a = b;};" },
  ]
}
