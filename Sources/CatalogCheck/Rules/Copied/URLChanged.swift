public import SourceText

extension RuleID {
  /// A web address of the source text that the translation lacks or changes.
  public static let urlChanged = RuleID("url-changed", .warning)
}

extension Rule {
  /// A web address of the source text that the translation lacks or changes.
  ///
  /// A page in the language of the translation is fine: see `WebAddress.page`.
  static let urlChanged = Rule(
    .urlChanged, summary: "a translation lacks or changes a web address of its source text",
    why: """
      The link leads nowhere or to another page: a machine translation made \
      "https: //example.com" of https://example.com.
      """,
    fix: "Copy the address from the source text."
  ) { checked, found in
    guard let source = checked.sourceScan, source.traits.contains(.colon) else { return }
    let expected = source.tokens.addresses
    guard !expected.isEmpty, let actual = checked.scan?.tokens.addresses else { return }
    for address in expected {
      guard let problem = address.problem(among: actual) else { continue }
      // A text that is an address may show what to type, which is translated.
      let isAlone = !source.traits.contains(.blank) && address.range.lowerBound == 0
      found.append(
        Diagnostic(
          .urlChanged, severity: isAlone || address.isExample ? .info : .warning, message: problem))
    }
  }
}

extension WebAddress {
  /// What is wrong with the address among those of the translation; nil if one of them serves.
  fileprivate func problem(among others: [WebAddress]) -> String? {
    let same = others.filter { $0.site == site }
    guard let first = same.first else {
      return "the translation lacks the address \(text.beginning)"
    }
    let schemes = same.filter { $0.scheme == scheme }
    if schemes.isEmpty {
      return "\(first.text.beginning) begins with \(first.scheme.beginning)://, and with "
        + "\(scheme.beginning):// in the source text"
    }
    // Wikipedia names its pages in each language.
    let isSame = schemes.contains { $0.page == page || $0.namesLanguage }
    return isSame
      ? nil
      : "the translation has the address \(first.text.beginning) in the place of \(text.beginning)"
  }
}
