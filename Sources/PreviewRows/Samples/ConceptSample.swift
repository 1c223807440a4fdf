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

extension ConceptSample {
  /// The field of a form that edits this concept.
  package var field: SampleField {
    switch self {
    case .phrase(let words): SampleField(path: [], role: .concept, text: words)
    case .localized(let key): SampleField(path: [], role: .key, text: key)
    case .person(let term): SampleField(path: [], role: .concept, text: term.rawValue)
    }
  }

  /// The concept after the user has typed another text into its field: a person if the text is the
  /// name of a term of address.
  package func replacing(with text: String) -> ConceptSample {
    if case .localized = self { return .localized(text) }
    return TermOfAddress(rawValue: text).map { .person($0) } ?? .phrase(text)
  }

  /// The concept that a text of a table agrees with.
  func concept(in table: TableName, by resolver: Resolver) -> InflectionConcept {
    switch self {
    case .person(let term): .termsOfAddress([term])
    case .phrase(let words): .localizedPhrase(words)
    case .localized(let key):
      .localizedPhrase(resolver.resolve(Text(LocalizedStringKey(key), in: table)).text)
    }
  }
}
