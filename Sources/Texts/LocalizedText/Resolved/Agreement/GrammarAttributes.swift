package import GrammarAgreement
package import MessageSyntax

/// The grammar attributes of a span `^[…](…)`.
///
/// ```swift
/// let attributes = GrammarAttributes(of: span)  // ^[pronto](agreeWithArgument: 2)
/// attributes.argument  // 2
/// ```
package struct GrammarAttributes: Hashable, Sendable {
  /// How the words of a span are inflected.
  package enum Inflection: Hashable, Sendable {
    /// Agreement with the numbers and nouns in the span, or with the user: `inflect: true`.
    case automatic
    /// The given features: `inflect: { number: "other" }`.
    case explicit(GrammaticalFeatures)
  }

  /// A mistake in the attributes.
  package enum Fault: Hashable, Sendable {
    /// The value is invalid, so the attribute is ignored.
    case unreadable(attribute: String)
    /// The number is spelled in a way that Foundation's decoder rejects, such as `plural`.
    case numberSpelling(String)
  }

  /// How the words are inflected: `inflect`.
  package private(set) var inflection: Inflection?
  /// The known features of the words: `morphology`.
  package private(set) var morphology: GrammaticalFeatures?
  /// The string to show if the words cannot be inflected: `inflectionAlternative`.
  package private(set) var alternative: String?
  /// The number of the argument that the words agree with, from 1: `agreeWithArgument`.
  package private(set) var argument: Int?
  /// The number of the concept that the words agree with, from 1: `agreeWithConcept`.
  package private(set) var concept: Int?
  /// The number of the concept that a pronoun refers to, from 1: `referentConcept`.
  package private(set) var referent: Int?
  /// The language of the words: `languageIdentifier` or `language`.
  package private(set) var language: String?
  /// The mistakes, sorted by attribute name.
  package private(set) var faults: [Fault] = []

  /// Reads the grammar attributes of a span and ignores all others.
  package init(of span: AttributeSpan) {
    for (name, value) in span.attributes.sorted(by: { $0.key < $1.key }) {
      var isRead = true
      func read<Value>(_ value: Value?) -> Value? {
        isRead = value != nil
        return value
      }
      switch name {
      case "inflect": inflection = read(value.inflection(noting: &faults))
      case "morphology": morphology = read(value.features(noting: &faults))
      case "inflectionAlternative": alternative = read(value.string)
      case "agreeWithArgument": argument = read(value.ordinal)
      case "agreeWithConcept": concept = read(value.ordinal)
      case "referentConcept": referent = read(value.ordinal)
      case "language", "languageIdentifier": language = read(value.string)
      default: break
      }
      if !isRead { faults.append(.unreadable(attribute: name)) }
    }
  }

  /// Whether the span changes its words.
  package var inflects: Bool {
    inflection != nil || argument != nil || concept != nil || referent != nil
  }
}

extension AttributeValue {
  /// The string, or nil for any other value.
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The positive integer, or nil for any other value.
  fileprivate var ordinal: Int? {
    guard case .number(let number) = self, let ordinal = Int(exactly: number), ordinal > 0
    else { return nil }
    return ordinal
  }

  /// The value as an inflection: `true`, or a dictionary of features.
  fileprivate func inflection(
    noting faults: inout [GrammarAttributes.Fault]
  ) -> GrammarAttributes.Inflection? {
    self == .bool(true) ? .automatic : features(noting: &faults).map { .explicit($0) }
  }

  /// The value as features.
  ///
  /// As in Foundation, unknown names are ignored, but one invalid value invalidates all features.
  fileprivate func features(
    noting faults: inout [GrammarAttributes.Fault]
  ) -> GrammaticalFeatures? {
    guard case .object(let members) = self else { return nil }
    var features = GrammaticalFeatures()
    for (name, value) in members where value != .null {
      guard let read = features.set(name, to: value) else { return nil }
      if case .inOtherWords(let spelling) = read { faults.append(.numberSpelling(spelling)) }
    }
    return features
  }
}

extension GrammaticalFeatures {
  fileprivate enum Spelling {
    /// Accepted by Foundation's decoder.
    case usual
    /// The name of a Swift case, which Foundation's decoder rejects.
    case inOtherWords(String)
  }

  /// Sets the feature with a name, or returns nil if the value is invalid for it.
  fileprivate mutating func set(_ name: String, to value: AttributeValue) -> Spelling? {
    func read<Value: RawRepresentable<String>>(_ feature: inout Value?) -> Spelling? {
      feature = value.string.flatMap { Value(rawValue: $0) }
      return feature == nil ? nil : .usual
    }
    switch name {
    case "partOfSpeech": return read(&partOfSpeech)
    case "grammaticalGender": return read(&gender)
    case "grammaticalCase": return read(&grammaticalCase)
    case "definiteness": return read(&definiteness)
    case "number":
      if read(&number) != nil { return .usual }
      number = value.string.flatMap { GrammaticalNumber.swiftNames[$0] }
      return number.flatMap { _ in value.string }.map { .inOtherWords($0) }
    default: return .usual
    }
  }
}

extension GrammaticalNumber {
  /// The numbers, keyed by the case names of Foundation's enumeration.
  fileprivate static let swiftNames: [String: Self] = [
    "singular": .one, "plural": .other, "pluralTwo": .two, "pluralFew": .few, "pluralMany": .many,
  ]
}
