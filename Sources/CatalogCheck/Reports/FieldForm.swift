internal import SourceText
internal import TextLayout

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
    case .tabs: fields.map(\.escapedForTabs).joined(separator: "\t") + "\n"
    case .csv: fields.map(\.quotedForCSV).joined(separator: ",") + "\r\n"
    case .markdown: "| " + fields.map(\.escapedForMarkdown).joined(separator: " | ") + " |\n"
    }
  }
}

// A combining mark joins the character before it, so these go by scalars and not by characters.
extension String {
  /// The text in one line without tabs, from which a program can restore it.
  fileprivate var escapedForTabs: String { replacingScalars { $0 == "\\" ? "\\\\" : nil }.marked }

  /// The text, in quotation marks if a reader of RFC 4180 would split it otherwise.
  fileprivate var quotedForCSV: String {
    let isPlain = utf8.allSatisfy { !"\",\r\n".utf8.contains($0) }
    let text = replacingScalars {
      switch $0 {
      case "\"": "\"\""
      case "\t", "\n", "\r": nil
      default: $0.controlMark
      }
    }
    return isPlain ? text : "\"" + text + "\""
  }

  /// The text as Markdown shows it literally in a cell of a table.
  fileprivate var escapedForMarkdown: String {
    replacing("\r\n", with: "\n").replacingScalars {
      switch $0 {
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": "<br>"
      case "\t": " "
      // A dollar sign begins a formula for some readers.
      case "\\", "|", "`", "*", "_", "[", "]", "<", ">", "~", "&", "$": "\\" + String($0)
      default: $0.controlMark
      }
    }
  }

  /// The text with other texts in place of some scalars.
  private func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replaced = replacement(scalar) {
        text.append(contentsOf: replaced.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// A mark in place of a control character, which a terminal would obey: CSV and Markdown have no
  /// escape sequence for it.
  ///
  /// Directional marks stay, because right-to-left texts need them.
  fileprivate var controlMark: String? {
    steering == .control ? LayoutMarks.unicode.control : nil
  }
}
