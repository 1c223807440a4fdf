/// A property list of strings and dictionaries, as .stringsdict files are.
indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case dictionary([Member])

  /// A key of a dictionary and its value.
  struct Member: Hashable, Sendable {
    var name: String
    var value: PropertyList
  }

  /// The XML file.
  var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element(indentation: ""))</plist>

    """
  }

  private func element(indentation: String) -> String {
    switch self {
    case .string(let text):
      return "\(indentation)<string>\(Self.escaped(text))</string>\n"
    case .dictionary(let members):
      let inner = indentation + "\t"
      let lines = members.map { member in
        "\(inner)<key>\(Self.escaped(member.name))</key>\n"
          + member.value.element(indentation: inner)
      }
      return "\(indentation)<dict>\n\(lines.joined())\(indentation)</dict>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // A reader of XML turns it into a line feed.
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Throws if a text has a character that no XML file can hold.
  static func check(_ text: String) throws(CompiledEntry.Fault) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": continue
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": throw .character(scalar)
      default: continue
      }
    }
  }
}
