import CatalogCheck
import SourceText

/// The page about all rules, in the documentation of CatalogCheck.
enum RulesPage {
  /// The page, made from the list of rules.
  static var text: String {
    let introduction = """
      # Rules

      The problems that galley reports, why they matter, and how to fix them.

      ## Overview

      `galley check` applies these rules to every translation; `galley check --describe RULE` explains one. An `error`
      breaks the app or is visible to its users, a `warning` is probably a mistake, and an `info` is worth a look.

      """
    let rules = Rule.all.sorted { $0.id.rawValue < $1.id.rawValue }.map { rule in
      """

      ### \(rule.id.rawValue)

      \(rule.severity): \(rule.summary).

      \(marked(rule.why))

      *How to fix it:* \(marked(rule.fix))

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
