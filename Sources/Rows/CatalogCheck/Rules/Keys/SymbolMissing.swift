import CatalogCompiler
import SourceText
import StringCatalog

extension Rule {
  // Which keys have a symbol is the business of the generator: two keys may have the same one.
  static let symbolMissing = Rule(
    RuleID("symbol-missing", .warning), "manual key that Xcode cannot turn into a symbol",
    why: """
      With "Generate String Catalog Symbols" on, as in new projects and packages, the build fails: the key \
      is empty or a placeholder alone, or two keys make the same symbol, like "Sign out" and "Sign \
      Out".
      """,
    fix: "Rename the key, or remove it. Keys that Xcode extracts from code need no symbol.",
    tables: { checked, found in
      for table in checked.tables where table.traits.locales == .file {
        for omission in CatalogSymbols(table).omissions {
          guard let entry = table.entry(forKey: omission.key) else { continue }
          found.add(omission.message, about: .entry(entry))
        }
      }
    })
}
