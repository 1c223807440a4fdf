import LocalizedText
import MessageSyntax
import SourceText
import StringCatalog

/// An entry whose localizations rules judge together.
struct CheckedEntry {
  let entry: Entry
  let table: Table
  let locales: CheckedLocales

  /// Whether translators should work on the entry.
  var isTranslatable: Bool { entry.shouldTranslate && !entry.key.isEmpty }

  /// The localization in the source language; nil if the entry has none.
  var source: Localization? { entry.source(in: table.sourceLanguage) }

  /// The text that translators translate: the first one of the source language, or the key.
  var sourceText: String { source?.leaves.first { !$0.isEmpty }?.text ?? entry.key }
}

extension String {
  /// Whether a text has letters outside of its placeholders, so that there is something to translate.
  package var hasWords: Bool {
    guard holds("%") else { return contains(where: \.isLetter) }
    return FormatString(self).pieces.contains { piece in
      if case .text(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}
