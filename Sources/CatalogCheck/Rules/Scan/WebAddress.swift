struct WebAddress {
  /// The scheme in lower case, such as `https`.
  let scheme: String
  /// The address without its scheme.
  let text: String
  /// The host in lower case.
  private let host: String
  let range: Range<Int>

  /// Reads the address around the colon of `://`.
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

  /// Whether the host stands for any other, as in `example.com`, so that a translation may replace it.
  var isExample: Bool { site.hasPrefix("example.") }

  /// The last two parts of the host.
  var site: String { host.split(separator: ".").suffix(2).joined(separator: ".") }

  /// Whether the host is written out: it has a site and no placeholder.
  var hasSite: Bool { host.split(separator: ".").count > 1 && !host.contains("%") }

  /// What comes after the host, without names of languages and the marks of the sentence around it.
  ///
  /// `/en/help?lang=de` and `/help` are the same page in two languages.
  var page: [Substring] {
    let rest = text.dropFirst(host.count)
    return rest.split { "/?#&".contains($0) }.map { part in
      part.last.map { ".,;:!?'".contains($0) } == true ? part.dropLast() : part
    }.filter { part in
      let value = part.split(separator: "=").last ?? ""
      return !value.isEmpty && !value.namesLanguage
    }
  }

  /// Whether the host or the page names a language, so that another language has another page.
  var namesLanguage: Bool {
    host.split(separator: ".").first.map { $0.namesLanguage } == true
      || text.split { "/?#&=".contains($0) }.contains { $0.namesLanguage }
  }
}

extension Substring {
  /// Whether the part of an address looks like the tag of a language, such as `de` or `pt-BR`.
  fileprivate var namesLanguage: Bool {
    let parts = split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, 2...3 ~= first.count, first.allSatisfy(\.isLetter) else {
      return false
    }
    guard first.count == 2 else { return parts.count == 2 && parts[1].count < 5 && first != "www" }
    return parts.count < 3 && parts.dropFirst().allSatisfy { 2...4 ~= $0.count }
  }
}
