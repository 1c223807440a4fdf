import SourceText

extension Rule {
  // Example addresses such as name@example.com may be translated.
  static let emailChanged = Rule(
    RuleID("email-changed", .warning), "email address differs from the source string",
    why: #"Mail goes nowhere, or to a stranger: "hilfe@example.org" for help@example.org."#,
    fix: "Copy the address from the source string."
  ) { checked, found in
    guard let source = checked.sourceScan, source.traits.contains(.at) else { return }
    let expected = source.tokens.mails
    guard !expected.isEmpty, let actual = checked.scan?.tokens.mails else { return }
    let known = Set(actual.map { $0.lowercased() })
    for address in expected
    where !known.contains(address.lowercased()) && !(address.isExample && !actual.isEmpty) {
      // A string that is only an address may be an example to type, which may be translated.
      let isAlone = !source.traits.contains(.blank)
      found.add(
        "the translation is missing \(address.beginning)", severity: isAlone ? .info : .warning)
    }
  }
}

extension String {
  /// Whether this is a placeholder address that begins with a word such as "name" or "you".
  fileprivate var isExample: Bool {
    let name = prefix { $0 != "@" }.lowercased()
    return ["email", "mail", "me", "name", "user", "username", "you", "your", "yourname"]
      .contains(name)
  }
}
