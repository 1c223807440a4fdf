/// Fields of the lines that galley keeps in the user's home.
extension String {
  /// The text in one line without tabs.
  var escapedField: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text that ``escapedField`` has written.
  var unescapedField: String {
    var text = ""
    var isEscape = false
    for scalar in unicodeScalars {
      if isEscape {
        text.unicodeScalars.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
