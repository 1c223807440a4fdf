internal import SourceText
internal import StringCatalog

/// The escaping and newline conventions of an XML file.
struct XMLSpelling {
  /// The newline sequence.
  let newline: String
  /// Whether the declared encoding guarantees only ASCII.
  private let isASCII: Bool

  /// Detects the conventions of a document.
  init(of bytes: Span<UInt8>) {
    newline = StringsSpelling.newline(of: unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) })
    var isASCII = false
    var start = 0
    while start < bytes.count, bytes[start] != UInt8(ascii: "<") { start += 1 }
    if bytes.holds("<?xml ", at: start), let markup = XMLText.Markup(in: bytes, at: start),
      let name = XMLText.attribute("encoding", in: bytes, markup.content)
    {
      isASCII = !bytes.extracting(name).utf8String.lowercased().hasPrefix("utf")
    }
    self.isASCII = isASCII
  }

  /// Returns a string as element content, escaped like the old content; nil if XML cannot represent
  /// it.
  func content(_ text: String, like old: [UInt8] = []) -> String? {
    guard XMLText.unwritable(in: text) == nil else { return nil }
    let needsEntity = text.unicodeScalars.contains { $0 == "\r" || isASCII && !$0.isASCII }
    let isSection = old.starts(with: "<![CDATA[".utf8) && old.suffix(3).elementsEqual("]]>".utf8)
    if isSection, !needsEntity {
      return "<![CDATA[\(Self.splitSectionEnds(text))]]>"
    }
    let old = String(decoding: old, as: UTF8.self)
    let hasPlainEnds = old.unicodeScalars.contains(">")
    let escapesQuotes = old.utf8.holds("&quot;")
    let escapesApostrophes = old.utf8.holds("&apos;")
    var content = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": content += "&amp;"
      case "<": content += "&lt;"
      case ">" where !content.hasSuffix("]]") && hasPlainEnds: content += ">"
      case ">": content += "&gt;"
      case "\"" where escapesQuotes: content += "&quot;"
      case "'" where escapesApostrophes: content += "&apos;"
      case "\r": content += "&#13;"
      case "\n" where newline != "\n": content += "&#\(scalar.value);"
      default:
        if isASCII, !scalar.isASCII {
          content += "&#\(scalar.value);"
        } else {
          content.unicodeScalars.append(scalar)
        }
      }
    }
    return content
  }

  /// Splits each `]]>` across two CDATA sections.
  private static func splitSectionEnds(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == ">", result.hasSuffix("]]") { result += "]]><![CDATA[" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension String.UTF8View {
  /// Whether a string occurs.
  fileprivate func holds(_ part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part.utf8) }
  }
}
