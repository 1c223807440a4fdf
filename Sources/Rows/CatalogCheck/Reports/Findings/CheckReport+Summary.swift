internal import JSONDocuments
internal import SourceText
internal import StringCatalog

extension CheckReport {
  /// A one-line summary with the number of findings by severity and the amount of content checked.
  ///
  /// `2 errors and 1 warning; checked 48 strings in 1 file`
  package var summary: String {
    let infos = findings.count { $0.severity == .info }
    let counts =
      [(Severity.error, "error"), (.warning, "warning")]
      .map { severity, name in Self.counted(findings.count { $0.severity == severity }, name) }
      .filter { !$0.hasPrefix("0 ") }
      + (infos == 0 ? [] : ["\(infos.grouped) info"])
    let found =
      switch counts.count {
      case 0: "no problems"
      case 1: counts[0]
      default: counts.dropLast().joined(separator: ", ") + " and " + counts[counts.count - 1]
      }
    let accepted =
      acceptedCount == 0
      ? "" : "; \(Self.counted(acceptedCount, "problem")) accepted by the baseline"
    return found + accepted
      + "; checked \(Self.counted(textCount, "string")) in \(Self.counted(fileCount, "file"))"
  }

  /// The findings by rule and by language, and hints on reducing them; empty without findings.
  ///
  ///     by rule: missing-locale 1,013, spec-missing 2
  ///     by language: de 600, fr 415
  ///     1,013 are missing-locale: --except missing-locale skips them; …
  package var details: [String] {
    let rules = findings.countsByRule
    guard let first = rules.first else { return [] }
    let languages = findings.countsByLanguage
    var lines = ["by rule: " + Self.list(rules.map { ($0.rule.rawValue, $0.count) }, "rule")]
    if !languages.isEmpty {
      // The findings about keys and files have none.
      let rest = findings.count { $0.localization == nil }
      lines.append(
        "by language: " + Self.list(languages.map { ($0.language.marked, $0.count) }, "language")
          + (rest > 0 ? "; no language \(rest.grouped)" : ""))
    }
    // Accepting a file that no app can read is never intended.
    let accept =
      findings.contains { Self.hidingFiles.contains($0.rule) }
      ? [] : ["--write-baseline FILE accepts all problems"]
    let isFlood = first.count >= Self.flood && first.count * 2 > findings.count
    let advice =
      isFlood
      ? "\(first.count.grouped) are \(first.rule): --except \(first.rule) skips them"
      : "run 'galley check --describe \(first.rule)' to learn more"
    lines.append(([advice] + accept).joined(separator: "; "))
    return lines
  }

  /// The rules about files that no app can read.
  private static let hidingFiles: Set<RuleID> = [
    .unreadable, .encoding, .jsonSyntax, .mergeConflict, .plistSyntax,
  ]
  /// The number of findings of one rule from which they obscure the others.
  private static let flood = 10
  /// The maximum number of rules and languages listed.
  private static let listed = 8

  private static func list(_ counts: [(name: String, count: Int)], _ noun: String) -> String {
    let named = counts.prefix(listed).map { "\($0.name) \($0.count.grouped)" }
    let rest = counts.dropFirst(listed)
    guard !rest.isEmpty else { return named.joined(separator: ", ") }
    let others = rest.reduce(0) { $0 + $1.count }.grouped
    return named.joined(separator: ", ") + ", \(others) in \(counted(rest.count, "other \(noun)"))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count.grouped) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Int {
  /// The digits in groups of three, such as `1,013`.
  fileprivate var grouped: String {
    let digits = Array(String(self))
    return digits.enumerated().reduce(into: "") { text, digit in
      let rest = digits.count - digit.offset
      if digit.offset > 0, rest.isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }
}
