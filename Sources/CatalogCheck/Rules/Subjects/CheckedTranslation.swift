import LocalizedText
import PreviewRows
import SourceText
import StringCatalog

/// A translation beside the text that it translates.
struct CheckedTranslation {
  let text: String
  /// The source text, or the key if that is the source text.
  let source: String
  /// The language of the translation, without script and region.
  let language: String
  /// The language of the source text, without script and region; `und` if it is unknown.
  let sourceLanguage: String

  /// Puts the text of a row beside its source text.
  ///
  /// Returns nil if there is nothing to compare: the row shows the key or a text of the source
  /// language, one of the two texts is empty, the key is a name for the developers, or the two
  /// texts are built in different ways. The phrases of a set are alternatives, not translations of
  /// one another.
  init?(of row: Row, text: String, locale: LocaleTag, _ facts: EntryFacts) {
    guard let leaf = row.found.leaf else { return nil }
    self.init(of: leaf, text: text, locale: locale, facts)
  }

  /// Puts a text of a leaf beside its source text, as for a row.
  init?(of leaf: Leaf, text: String, locale: LocaleTag, _ facts: EntryFacts) {
    guard leaf.localization.number != facts.source?.number, !text.isEmpty else {
      return nil
    }
    if !leaf.isOnly, case .value? = leaf.path.steps.last { return nil }
    let source: String
    if facts.source == nil {
      guard !leaf.isForm, facts.keyIsText else { return nil }
      source = leaf.localization.entry.key
    } else {
      guard let translated = facts.sourceLeaf(of: leaf), translated.isSameForm(as: leaf) else {
        return nil
      }
      source = facts.text(of: translated)
    }
    // A text with substitutions holds its words in their forms.
    guard !source.isEmpty,
      source.mayReferToSubstitutions == text.mayReferToSubstitutions
    else { return nil }
    self.text = text
    self.source = source
    language = locale.language
    sourceLanguage = facts.sourceLanguage
  }
}

extension String {
  /// Whether the text has nothing but white space.
  var isBlank: Bool {
    // Properties of scalars beyond ASCII are looked up in tables.
    unicodeScalars.allSatisfy {
      $0.isASCII ? $0 == " " || 9...13 ~= $0.value : $0.properties.isWhitespace
    }
  }

  /// Whether the text may refer to substitutions, as %#@files@ does.
  var mayReferToSubstitutions: Bool { holds("#") && contains("#@") }
}

extension Leaf {
  /// Whether two texts are forms of substitutions of the same name, or neither of them is one.
  fileprivate func isSameForm(as other: Leaf) -> Bool {
    isOnly && other.isOnly || path.substitution == other.path.substitution
  }
}
