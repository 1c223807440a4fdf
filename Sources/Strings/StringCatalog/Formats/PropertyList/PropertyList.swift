/// A property list of strings and dictionaries, such as a .stringsdict file.
package indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case dictionary([Member])

  /// A key-value pair of a dictionary.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: PropertyList

    package init(name: String, value: PropertyList) {
      self.name = name
      self.value = value
    }
  }

  /// The property list as an XML document.
  package var document: String {
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
    case .string(let text): return "\(indentation)<string>\(XMLText.encode(text))</string>\n"
    case .dictionary(let members):
      let inner = indentation + "\t"
      let lines = members.map { member in
        "\(inner)<key>\(XMLText.encode(member.name))</key>\n"
          + member.value.element(indentation: inner)
      }
      return "\(indentation)<dict>\n\(lines.joined())\(indentation)</dict>\n"
    }
  }

  /// Returns the first character that XML cannot represent, if any.
  package static func unwritable(in text: String) -> Unicode.Scalar? {
    XMLText.unwritable(in: text)
  }
}
