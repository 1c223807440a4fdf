public import LocalizedText

/// A phrase or a person to preview with, where words of a text agree with something outside the
/// text: `^[ocupado](agreeWithConcept: 1)`.
public enum ConceptSample: Hashable, Sendable {
  /// A phrase, in the language of the text.
  case phrase(String)
  /// A key of the previewed table, looked up in the locale of the row.
  case localized(String)
  /// A person, by the way to speak of the person.
  case person(TermOfAddress)
}
