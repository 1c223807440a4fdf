import CatalogCheck
import SourceText

/// The page about all rules, in the documentation of CatalogCheck.
enum RulesPage {
  /// The page, made from the list of rules.
  static var text: String {
    let introduction = """
      # Rules

      What galley finds wrong in catalogs, why it matters and how to mend it.

      ## Overview

      `galley check` applies these rules to every text in every language. `galley check --describe` prints the part
      about one rule. An `error` breaks the app or is noticed by its users, a `warning` is probably a mistake, and an
      `info` is worth knowing.

      """
    let rules = Rule.all.sorted { $0.id.rawValue < $1.id.rawValue }.map { rule in
      """

      ### \(rule.id.rawValue)

      \(rule.severity): \(rule.summary).

      \(marked(rule.why))

      *How to mend it:* \(marked(rule.fix))

      """
    }
    return introduction + rules.joined()
  }

  /// The text with a backslash before everything that Markdown would read.
  private static func marked(_ text: String) -> String {
    text.reduce(into: "") { marked, character in
      if "\\`*_[]<>#$^%".contains(character) { marked += "\\" }
      marked.append(character)
    }
  }
}
