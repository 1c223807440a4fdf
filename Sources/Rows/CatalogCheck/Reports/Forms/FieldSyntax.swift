internal import SourceText

/// The syntax of a field in a report.
///
/// All reports but JSON escape their fields here, so that no field can control a terminal, reorder
/// the text around it, or end early.
///
/// ```swift
/// FieldSyntax.csv.escape("a\u{1B}[2J")  // a\u{1B}[2J
/// ```
package enum FieldSyntax {
  /// A tab-separated field, from which the original string can be restored.
  case tabs
  /// A CSV field (RFC 4180), quoted if necessary.
  case csv
  /// A cell of a Markdown table, which shows the string literally.
  case markdown
  /// An XML element or attribute.
  case xml
  /// The message of a workflow command.
  case workflowMessage
  /// A property of a workflow command.
  case workflowProperty

  /// Returns a string as a field of the syntax.
  package func escape(_ text: String) -> String {
    let text = self == .markdown ? text.replacing("\r\n", with: "\n") : text
    // A combining mark joins the character before it, so this goes by scalars and not by characters.
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar) {
        escaped.append(contentsOf: replacement.unicodeScalars)
      } else if scalar.isEscapedInFields, !keeps(scalar) {
        escaped.append(contentsOf: scalar.escape.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    switch self {
    case .tabs: return String(escaped).withoutLogCommands
    case .csv:
      let isPlain = text.utf8.allSatisfy { !"\",\r\n".utf8.contains($0) }
      let field = String(escaped).withoutLogCommands
      return isPlain ? field : "\"" + field + "\""
    case .markdown, .xml, .workflowMessage, .workflowProperty: return String(escaped)
    }
  }

  /// Returns the syntax's own escape for a scalar, if any.
  private func replacement(for scalar: Unicode.Scalar) -> String? {
    switch self {
    case .tabs: scalar == "\\" ? "\\\\" : nil
    case .csv: scalar == "\"" ? "\"\"" : nil
    case .markdown:
      switch scalar {
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": "<br>"
      case "\t": " "
      // Some readers treat a leading dollar sign as a formula.
      case "\\", "|", "`", "*", "_", "[", "]", "<", ">", "~", "&", "$": "\\" + String(scalar)
      default: nil
      }
    case .xml:
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    case .workflowMessage, .workflowProperty:
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where self == .workflowProperty: "%3A"
      case "," where self == .workflowProperty: "%2C"
      default: nil
      }
    }
  }

  /// Whether the syntax keeps a scalar that others escape.
  private func keeps(_ scalar: Unicode.Scalar) -> Bool {
    self == .csv && (scalar == "\t" || scalar == "\n" || scalar == "\r")
  }
}
