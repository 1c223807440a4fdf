import LocalizedText
import PreviewRows
import StringCatalog

/// The tables of a folder, checked together.
struct CheckedTables {
  let tables: [Table]
  /// The tables of the folder in an earlier version, whose problems are not reported; nil if only
  /// this version is checked.
  var earlier: [Table]?
  /// Returns whether to check a locale, as spelled in the files.
  let admitsLocale: (String) -> Bool
}

extension Table {
  /// The languages of the table as BCP 47 tags, with their names in the files.
  var languages: [LocaleTag: String] {
    Dictionary(
      locales.filter { $0 != "Base" && LocaleTag($0).isSpoken }.map { (LocaleTag($0), $0) },
      uniquingKeysWith: { $1 })
  }

  /// Returns the source string of an entry, if there is only one.
  func onlySourceText(of entry: Entry) -> String? {
    guard let source = entry.source(in: sourceLanguage) else {
      return entry.keyIsText ? entry.key : nil
    }
    let leaves = source.leaves
    guard leaves.count == 1, let leaf = leaves.first, !leaf.isEmpty else { return nil }
    return leaf.text
  }

  /// Returns the groups of translatable entries that have the same source string after applying
  /// `fold`.
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
