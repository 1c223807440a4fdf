public import LocalizedText

/// A sample phrase or person outside a string that words of the string agree with:
/// `^[ocupado](agreeWithConcept: 1)`.
public enum ConceptSample: Hashable, Sendable {
  /// A phrase, in the language of the string.
  case phrase(String)
  /// A key of the previewed table, looked up in the locale of the row.
  case localized(String)
  /// A person, given by a term of address.
  case person(TermOfAddress)
}

extension ConceptSample {
  /// The form field that edits this concept.
  package var field: SampleField {
    switch self {
    case .phrase(let words): SampleField(path: [], role: .concept, text: words)
    case .localized(let key): SampleField(path: [], role: .key, text: key)
    case .person(let term): SampleField(path: [], role: .concept, text: term.rawValue)
    }
  }

  /// Returns the concept with its field changed; the name of a term of address makes it a person.
  package func replacing(with text: String) -> ConceptSample {
    if case .localized = self { return .localized(text) }
    return TermOfAddress(rawValue: text).map { .person($0) } ?? .phrase(text)
  }

  /// Returns the concept for strings of a table.
  func concept(in table: TableName, by resolver: Resolver) -> InflectionConcept {
    switch self {
    case .person(let term): .termsOfAddress([term])
    case .phrase(let words): .localizedPhrase(words)
    case .localized(let key):
      .localizedPhrase(resolver.resolve(Text(LocalizedStringKey(key), in: table)).text)
    }
  }
}
