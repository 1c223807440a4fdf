/// An output format for records of fields.
///
/// ```swift
/// FieldForm.csv.record(["Open", "Say \"hello\""])  // Open,"Say ""hello"""
/// ```
package enum FieldForm: String, CaseIterable, Hashable, Sendable {
  /// Tab-separated fields for `cut`, `awk`, and `sort`; each record is one line.
  case tabs
  /// Comma-separated values (RFC 4180), for spreadsheets.
  case csv
  /// A Markdown table, for issues and wikis.
  case markdown

  /// Returns the header lines with the names of the fields.
  package func heading(_ names: [String]) -> String {
    let line = record(names)
    guard self == .markdown else { return line }
    return line + "|" + String(repeating: " --- |", count: names.count) + "\n"
  }

  /// Returns a record, including its newline.
  package func record(_ fields: [String]) -> String {
    switch self {
    case .tabs: fields.map(FieldSyntax.tabs.escape).joined(separator: "\t") + "\n"
    case .csv: fields.map(FieldSyntax.csv.escape).joined(separator: ",") + "\r\n"
    case .markdown:
      "| " + fields.map(FieldSyntax.markdown.escape).joined(separator: " | ") + " |\n"
    }
  }
}
