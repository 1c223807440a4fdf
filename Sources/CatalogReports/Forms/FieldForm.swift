/// A form in which fields of rows are written, one record after another.
///
/// ```swift
/// FieldForm.csv.record(["Open", "Say \"hello\""])  // Open,"Say ""hello"""
/// ```
package enum FieldForm: String, CaseIterable, Hashable, Sendable {
  /// Fields between tabs, for `cut`, `awk` and `sort`: one record is one line.
  case tabs
  /// The format of RFC 4180, for spreadsheets.
  case csv
  /// A table in Markdown, for issues and wikis.
  case markdown

  /// The names of the fields as the first lines.
  package func heading(_ names: [String]) -> String {
    let line = record(names)
    guard self == .markdown else { return line }
    return line + "|" + String(repeating: " --- |", count: names.count) + "\n"
  }

  /// A record with its line end.
  package func record(_ fields: [String]) -> String {
    switch self {
    case .tabs: fields.map(FieldSyntax.tabs.escape).joined(separator: "\t") + "\n"
    case .csv: fields.map(FieldSyntax.csv.escape).joined(separator: ",") + "\r\n"
    case .markdown:
      "| " + fields.map(FieldSyntax.markdown.escape).joined(separator: " | ") + " |\n"
    }
  }
}
