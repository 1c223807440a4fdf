import LocalizedText
import PreviewRows
import SourceText
import StringCatalog

/// A translation beside the text that it translates.
struct CheckedTranslation {
  /// The translation.
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
  init?(of row: Row, locale: LocaleTag) {
    guard let leaf = row.found.leaf, leaf.localization.locale != row.sourceLanguage, !leaf.isEmpty
    else { return nil }
    let path = leaf.path
    if case .value? = path.steps.last { return nil }
    let source: String
    if row.sourceLocalization == nil {
      guard path.substitution == nil, !row.entry.key.isIdentifier else { return nil }
      source = row.entry.key
    } else {
      guard let leaf = row.sourceLeaf, leaf.path.substitution == path.substitution else {
        return nil
      }
      source = leaf.text
    }
    let text = leaf.text
    // A text with substitutions holds its words in their forms.
    guard !source.isEmpty,
      source.mayReferToSubstitutions == text.mayReferToSubstitutions
    else { return nil }
    self.text = text
    self.source = source
    language = locale.language
    sourceLanguage = row.sourceLanguage.map { LocaleTag($0).language } ?? "und"
  }
}

extension String {
  /// Whether the text has nothing but white space.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// Whether the text may refer to substitutions, as %#@files@ does.
  var mayReferToSubstitutions: Bool { holds("#") && contains("#@") }
}
