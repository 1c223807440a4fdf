import SourceText
import StringCatalog

extension Rule {
  // Only a hint, because tables may do this on purpose.
  static let textClash = Rule(
    RuleID("text-clash", .info), "one key with different strings in two tables",
    why: """
      If the code names the wrong table, the app shows the other string: "Done" in one, \
      "Finished" in the other.
      """,
    fix: "Rename one of the keys, or remove the unused string.",
    tables: { checked, found in
      var first: [String: (table: Table, text: String)] = [:]
      for table in checked.tables {
        for entry in table.entries where entry.shouldTranslate && !entry.key.isEmpty {
          guard let text = table.onlySourceText(of: entry) else { continue }
          guard let other = first[entry.key] else {
            // A single table has each key only once.
            if checked.tables.count > 1 { first[entry.key] = (table, text) }
            continue
          }
          guard other.text != text else { continue }
          found.add(
            "the table '\(other.table.name.beginning)' has a different string for this key: "
              + other.text.beginning.quoted, about: .entry(entry))
        }
      }
    })
}
