public import SourceText

extension RuleID {
  /// A web address of the source text that the translation lacks.
  public static let urlChanged = RuleID("url-changed", .warning)
}

extension Rule {
  /// A web address of the source text that the translation lacks.
  ///
  /// Another page of the same site is fine: it may be the one in the language of the translation.
  static let urlChanged = Rule(
    .urlChanged, summary: "a translation lacks a web address of its source text",
    why: """
      The link leads nowhere or to another site: a machine translation made \
      "https: //example.com" of https://example.com.
      """,
    fix: "Copy the address from the source text."
  ) { checked, found in
    guard let translation = checked.translation,
      translation.source.holds(":")
    else { return }
    let expected = WebAddress.all(in: translation.source)
    guard !expected.isEmpty else { return }
    let sites = Set(WebAddress.all(in: translation.text).map(\.site))
    for address in expected where !sites.contains(address.site) {
      found.append(
        Diagnostic(
          .urlChanged, message: "the translation lacks the address \(address.text.beginning)"))
    }
  }
}

/// A web address in a text.
private struct WebAddress {
  /// The address without its scheme.
  let text: String
  /// The last two parts of its host.
  let site: String

  /// The first addresses of a text: a hostile text may have a million.
  static func all(in text: String) -> [WebAddress] {
    var found: [WebAddress] = []
    var rest = text.unicodeScalars[...]
    while found.count < 16, let colon = rest.firstIndex(of: ":") {
      rest = rest[colon...].dropFirst()
      guard rest.starts(with: "//".unicodeScalars) else { continue }
      rest = rest.dropFirst(2)
      let address = rest.prefix {
        $0.isASCII && $0.value > 0x20 && !"\"<>()[]`*".unicodeScalars.contains($0)
      }
      rest = rest[address.endIndex...]
      let host = String(address.prefix { !"/?#:".unicodeScalars.contains($0) }).lowercased()
      let parts = host.split(separator: ".")
      guard parts.count > 1, !host.contains("%") else { continue }
      found.append(
        WebAddress(text: String(address), site: parts.suffix(2).joined(separator: ".")))
    }
    return found
  }
}
