import LocalizedText
import MessageSyntax
import SourceText
import StringCatalog

/// An entry whose localizations are checked together.
struct CheckedEntry {
  let entry: Entry
  let facts: EntryFacts
  let table: Table
  let locales: CheckedLocales

  /// Whether the entry needs translations.
  var isTranslatable: Bool { entry.shouldTranslate && !entry.key.isEmpty }

  /// The localization in the source language, if any.
  var source: Localization? { facts.source }

  /// The source string: the first one in the source language, or else the key.
  var sourceText: String { source?.leaves.first { !$0.isEmpty }?.text ?? entry.key }
}

extension String {
  /// Whether the string has letters outside of placeholders, and so needs translation.
  package var hasWords: Bool {
    guard holds("%") else { return contains(where: \.isLetter) }
    return FormatString(self).pieces.contains { piece in
      if case .text(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}
