package import Grammar
package import MessageSyntax

/// The attributes of a span `^[…](…)` that concern grammar.
///
/// ```swift
/// let attributes = GrammarAttributes(of: span)  // ^[pronto](agreeWithArgument: 2)
/// attributes.argument  // 2
/// ```
package struct GrammarAttributes: Hashable, Sendable {
  /// How the words of a span are inflected.
  package enum Inflection: Hashable, Sendable {
    /// They agree with the numbers and nouns in the span, or with the user: `inflect: true`.
    case automatic
    /// They get these features: `inflect: { number: "other" }`.
    case explicit(GrammaticalFeatures)
  }

  /// A mistake in the attributes.
  package enum Fault: Hashable, Sendable {
    /// The value of the attribute cannot be read, so the attribute has no effect.
    case unreadable(attribute: String)
    /// The number is spelled in a way that Foundation's decoder does not read, such as `plural`.
    case numberSpelling(String)
  }

  /// How the words are inflected: `inflect`.
  package private(set) var inflection: Inflection?
  /// What is known of the words: `morphology`.
  package private(set) var morphology: GrammaticalFeatures?
  /// The text to show if the words cannot be made to agree: `inflectionAlternative`.
  package private(set) var alternative: String?
  /// The number of the argument that the words agree with, from 1: `agreeWithArgument`.
  package private(set) var argument: Int?
  /// The number of the concept that the words agree with, from 1: `agreeWithConcept`.
  package private(set) var concept: Int?
  /// The number of the concept that a pronoun means, from 1: `referentConcept`.
  package private(set) var referent: Int?
  /// The language of the words: `languageIdentifier` or `language`.
  package private(set) var language: String?
  /// The mistakes, in the order of the names of the attributes.
  package private(set) var faults: [Fault] = []

  /// Reads the attributes of a span.
  ///
  /// Those that do not concern grammar are left out; the span itself has them all.
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

  /// Whether the words of the span are to be changed.
  package var inflects: Bool {
    inflection != nil || argument != nil || concept != nil || referent != nil
  }
}

extension AttributeValue {
  /// The text; nil if the value is none.
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The whole number from 1; nil if the value is none.
  fileprivate var ordinal: Int? {
    guard case .number(let number) = self, let ordinal = Int(exactly: number), ordinal > 0
    else { return nil }
    return ordinal
  }

  /// The value as an inflection: `true`, or features without a name around them.
  fileprivate func inflection(
    noting faults: inout [GrammarAttributes.Fault]
  ) -> GrammarAttributes.Inflection? {
    self == .bool(true) ? .automatic : features(noting: &faults).map { .explicit($0) }
  }

  /// The value as features.
  ///
  /// As in Foundation, unknown names have no effect, and one unknown value makes all unreadable.
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
    /// As Foundation's decoder reads it.
    case usual
    /// As a Swift case is named, which Foundation's decoder does not read.
    case inOtherWords(String)
  }

  /// Sets the feature with a name; nil if it cannot have the value.
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
  /// The numbers by the names of the cases of Foundation's enumeration.
  fileprivate static let swiftNames: [String: Self] = [
    "singular": .one, "plural": .other, "pluralTwo": .two, "pluralFew": .few, "pluralMany": .many,
  ]
}
