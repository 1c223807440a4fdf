public import SourceText
import StringCatalog

extension RuleID {
  /// A key with different source texts in two tables.
  public static let textClash = RuleID("text-clash", .info)
}

extension Rule {
  /// A key with different source texts in two tables.
  ///
  /// Tables may do that on purpose, so it is a hint.
  static let textClash = Rule(
    .textClash, summary: "two tables have different texts for a key",
    why: """
      The app shows another text than the one that was corrected if the code names the wrong table: \
      "Done" in one and "Finished" in the other.
      """,
    fix: "Give the keys different names, or remove the text that is not used.",
    tables: TablesCheck { checked, found in
      var first: [String: (table: Table, text: String)] = [:]
      for table in checked.tables {
        for entry in table.entries where entry.shouldTranslate && !entry.key.isEmpty {
          guard let text = table.onlySourceText(of: entry) else { continue }
          guard let other = first[entry.key] else {
            // One table alone has each key once.
            if checked.tables.count > 1 { first[entry.key] = (table, text) }
            continue
          }
          guard other.text != text else { continue }
          found.append(
            checked.judgement(
              .textClash,
              "the table '\(other.table.name.beginning)' has another text for this key: "
                + other.text.beginning.quoted, about: entry, of: table))
        }
      }
    })
}
