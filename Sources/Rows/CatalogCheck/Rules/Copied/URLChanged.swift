import SourceText

extension Rule {
  // A localized page is fine: see `WebAddress.page`.
  static let urlChanged = Rule(
    RuleID("url-changed", .warning), "URL differs from the source string",
    why: """
      The link is dead or opens another page: "https: //example.com", as a machine translated \
      https://example.com.
      """,
    fix: "Copy the URL from the source string, or ignore the problem if the translated page exists."
  ) { checked, found in
    guard let source = checked.sourceScan, source.traits.contains(.colon) else { return }
    let expected = source.tokens.addresses
    guard !expected.isEmpty, let actual = checked.scan?.tokens.addresses else { return }
    for address in expected {
      guard let (problem, isBroken) = address.problem(among: actual, in: checked.text ?? "") else {
        continue
      }
      // A string that is only a URL may be an example to type, which may be translated.
      let isAlone = !source.traits.contains(.blank) && address.range.lowerBound == 0
      found.add(
        problem, severity: !isBroken && (isAlone || address.isExample) ? .info : .warning)
    }
  }
}

extension WebAddress {
  /// Returns the problem with how a translation changes the address, and whether it is broken rather
  /// than replaced; nil if one of its addresses matches.
  fileprivate func problem(
    among others: [WebAddress], in translation: String
  ) -> (message: String, isBroken: Bool)? {
    let same = others.filter { $0.site == site }
    guard let first = same.first else {
      return (
        "the translation is missing the URL '\(text.beginning)'",
        !site.isEmpty && translation.contains(site)
      )
    }
    let schemes = same.filter { $0.scheme == scheme }
    if schemes.isEmpty {
      return (
        "\(first.text.beginning) uses \(first.scheme.beginning)://; "
          + "the source string uses \(scheme.beginning)://", true
      )
    }
    // Wikipedia localizes page names.
    let isSame = schemes.contains { $0.page == page || $0.namesLanguage }
    return isSame ? nil : ("\(first.text.beginning) instead of \(text.beginning)", false)
  }
}
