import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  // A word such as "GitHub" looks like such a key, but its translations are the same.
  static let sourceMissing = Rule(
    RuleID("source-missing", .warning), "no string in the source language",
    why: "Users of the source language see the key: trip.title.",
    fix: "Add the string in the source language, or remove the key if the app no longer uses it.",
    entry: { checked, found in
      let entry = checked.entry
      guard checked.isTranslatable, entry.extractionState != "stale",
        checked.table.hasSourceStrings,
        checked.source?.leaves.contains(where: { !$0.isEmpty }) != true, checked.keyIsName
      else { return }
      found.add("the source language has no string for this key")
    })
}

extension Table {
  /// Whether the table has source strings, if only as keys.
  var hasSourceStrings: Bool {
    traits.keysAreTexts || sourceLocaleNumber != nil || localeNumber("Base") != nil
  }
}

extension CheckedEntry {
  /// Whether the key is clearly an identifier rather than a source string.
  fileprivate var keyIsName: Bool {
    let key = entry.key
    guard !key.isEditorKey else { return false }
    if facts.declared.key.isEmpty, facts.declared.translations != nil { return true }
    guard KeyKind(key) == .name else { return false }
    // A word such as "AirPods" is its own text.
    let isWord =
      !key.isIdentifier && key.first?.isUppercase == true && key.contains(where: \.isLowercase)
    guard !isWord else { return false }
    // Capital letters may be a style: then translations have them, too.
    let isCapitalized = !key.isIdentifier && !key.contains(where: \.isLowercase)
    return entry.localizations.contains { localization in
      localization.leaves.contains { leaf in
        let text = leaf.text
        return !text.isEmpty && text != key
          && (!isCapitalized || text.contains(where: \.isLowercase))
      }
    }
  }
}
