import LocalizedText
import PreviewRows
import StringCatalog

/// The tables of a folder, which rules judge together.
struct CheckedTables {
  let tables: [Table]
  /// The locales that are checked, by the names that the files have for them.
  let admitsLocale: (String) -> Bool
}

extension Table {
  /// The languages of the table, as BCP 47 tags, with the names that its files have for them.
  var languages: [LocaleTag: String] {
    Dictionary(
      locales.filter { $0 != "Base" && LocaleTag($0).isSpoken }.map { (LocaleTag($0), $0) },
      uniquingKeysWith: { $1 })
  }

  /// The source text of an entry, if it has only one.
  func onlySourceText(of entry: Entry) -> String? {
    guard let source = entry.source(in: sourceLanguage) else {
      return entry.keyIsText ? entry.key : nil
    }
    let leaves = source.leaves
    guard leaves.count == 1, let leaf = leaves.first, !leaf.isEmpty else { return nil }
    return leaf.text
  }

  /// The entries with something to translate, by their source text as `fold` writes it, where several
  /// have the same.
  func groups(by fold: (String) -> String?) -> some Sequence<[Entry]> {
    var groups: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() where entry.shouldTranslate {
      guard let source = onlySourceText(of: entry), source.hasWords, let folded = fold(source)
      else { continue }
      groups[folded, default: []].append(index)
    }
    return groups.values.filter { $0.count > 1 }
      .sorted { $0[0] < $1[0] }.lazy.map { $0.map { entries[$0] } }
  }
}
