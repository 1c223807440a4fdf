import LocalizedText
import PreviewRows
import SourceText
import StringCatalog

/// A translation and its source string.
struct CheckedTranslation {
  let text: String
  /// The source string, or the key if that is the source string.
  let source: String
  /// The language of the translation, without script and region.
  let language: String
  /// The language of the source string, without script and region; `und` if unknown.
  let sourceLanguage: String

  /// Pairs the string of a leaf with its source string.
  ///
  /// Returns nil if there is nothing to compare: the leaf is a source string, either string is
  /// empty, the key is an identifier, or the two strings have a different structure. The phrases of
  /// a set are alternatives, not translations of one another.
  init?(of leaf: Leaf, text: String, locale: LocaleTag, _ facts: EntryFacts) {
    guard leaf.localization.number != facts.source?.number, !text.isEmpty else { return nil }
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
    // A string with substitutions has its words in their forms.
    guard !source.isEmpty,
      source.mayReferToSubstitutions == text.mayReferToSubstitutions
    else { return nil }
    self.text = text
    self.source = source
    language = locale.language
    sourceLanguage = facts.sourceLanguage
  }
}

extension CheckedTranslation {
  /// Whether the words are still those of the source string or of its language, so that the rules
  /// of the translation's language do not apply.
  func isUntranslated(as scan: TextScan) -> Bool {
    if language == sourceLanguage || !source.hasWords { return false }
    if text.split(separator: " ").elementsEqual(source.split(separator: " ")) { return true }
    let votes = scan.words.votes
    return (votes.count(of: sourceLanguage) ?? 0) > 1 && votes.count(of: language) == 0
  }
}

extension String {
  /// Whether the string is empty or only whitespace.
  var isBlank: Bool {
    // Properties of scalars beyond ASCII are looked up in tables.
    unicodeScalars.allSatisfy {
      $0.isASCII ? $0 == " " || 9...13 ~= $0.value : $0.properties.isWhitespace
    }
  }

  /// Whether the string may refer to substitutions, such as %#@files@.
  var mayReferToSubstitutions: Bool { holds("#") && contains("#@") }
}

extension Leaf {
  /// Whether two leaves are forms of substitutions with the same name, or neither is one.
  fileprivate func isSameForm(as other: Leaf) -> Bool {
    isOnly && other.isOnly || path.substitution == other.path.substitution
  }
}
