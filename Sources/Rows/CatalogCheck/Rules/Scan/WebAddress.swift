struct WebAddress {
  /// The lowercase scheme, such as `https`.
  let scheme: String
  /// The address without its scheme.
  let text: String
  /// The lowercase host.
  private let host: String
  let range: Range<Int>

  /// Parses the address around the colon of a `://`.
  init(_ bytes: [UInt8], colon: Int) {
    var start = colon
    while start > 0, colon - start < 16, bytes[start - 1].isASCIILetter { start -= 1 }
    var end = colon + 3
    while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7F,
      !"\"<>()[]`*".utf8.contains(bytes[end])
    {
      end += 1
    }
    scheme = String(decoding: bytes[start..<colon], as: UTF8.self).lowercased()
    range = start..<end
    text = String(decoding: bytes[(colon + 3)..<end], as: UTF8.self)
    host = text.prefix { !"/?#:".contains($0) }.lowercased()
  }

  /// Whether the host is an example, such as `example.com`, that a translation may replace.
  var isExample: Bool { site.hasPrefix("example.") }

  /// The last two components of the host.
  var site: String { host.split(separator: ".").suffix(2).joined(separator: ".") }

  /// Whether the host is complete: it has a site and no placeholder.
  var hasSite: Bool { host.split(separator: ".").count > 1 && !host.contains("%") }

  /// The components after the host, without language names and trailing punctuation.
  ///
  /// `/en/help?lang=de`, `/help-de` and `/help` count as the same page.
  var page: [Substring] {
    let rest = text.dropFirst(host.count)
    return rest.split { "/?#&".contains($0) }.map { part in
      part.last.map { ".,;:!?'".contains($0) } == true ? part.dropLast() : part
    }.map(\.withoutLanguage).filter { part in
      let value = part.split(separator: "=").last ?? ""
      return !value.isEmpty && !value.namesLanguage
    }
  }

  /// Whether the host or the page contains a language name, so that other languages have other
  /// pages.
  var namesLanguage: Bool {
    host.split(separator: ".").first.map { $0.namesLanguage } == true
      || text.split { "/?#&=".contains($0) }.contains { $0.namesLanguage }
  }
}

extension Substring {
  /// The component without a language name at the end of its stem: `privacy.html` for
  /// `privacy-cs.html`.
  fileprivate var withoutLanguage: Substring {
    let stem = prefix { $0 != "." }
    guard let mark = stem.lastIndex(where: { $0 == "-" || $0 == "_" }), mark > startIndex else {
      return self
    }
    let name = stem[stem.index(after: mark)...]
    guard name.count == 2, name.allSatisfy({ $0.isASCII && $0.isLetter }) else { return self }
    return Substring(String(stem[..<mark]) + String(dropFirst(stem.count)))
  }

  /// Whether the component looks like a language tag, such as `de` or `pt-BR`.
  fileprivate var namesLanguage: Bool {
    let parts = split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, 2...3 ~= first.count, first.allSatisfy(\.isLetter) else {
      return false
    }
    guard first.count == 2 else { return parts.count == 2 && parts[1].count < 5 && first != "www" }
    return parts.count < 3 && parts.dropFirst().allSatisfy { 2...4 ~= $0.count }
  }
}
