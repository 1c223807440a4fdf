/// A span whose words should agree, as in `^[%lld %@ %@](inflect: true)`, with its arguments filled
/// in.
public struct AgreementRequest: Hashable, Sendable {
  /// A part of the span with a single origin: the localized string or one argument.
  public struct Part: Hashable, Sendable {
    /// The words.
    public var text: String
    /// The number of the argument, from 1, or nil for words of the localized string.
    public var argument: Int?
    /// The grammatical number of a numeric argument, or nil for any other part.
    public var number: GrammaticalNumber?
    /// The features given for the part by a surrounding `morphology` attribute.
    public var hint: GrammaticalFeatures?

    /// Creates a part.
    public init(
      _ text: String, argument: Int? = nil, number: GrammaticalNumber? = nil,
      hint: GrammaticalFeatures? = nil
    ) {
      self.text = text
      self.argument = argument
      self.number = number
      self.hint = hint
    }
  }

  /// The values that the words agree with.
  public enum Source: Hashable, Sendable {
    /// The numbers and nouns in the span, or else the user: `inflect: true`.
    case span
    /// Explicit features: `inflect: { number: "other" }`.
    case features(GrammaticalFeatures)
    /// An inflected noun outside the span: `agreeWithArgument`, or a phrase of `agreeWithConcept`.
    case noun(GrammaticalFeatures)
    /// A person: `agreeWithConcept`.
    case person(GrammaticalGender)
    /// A person that a pronoun refers to: `referentConcept`.
    case referent(GrammaticalGender)
  }

  /// The parts, in order.
  public var parts: [Part]
  /// The values that the words agree with.
  public var source: Source
  /// The string to show if the words cannot be inflected.
  public var alternative: String?
  /// The gender of the user, or nil if unknown.
  public var userGender: GrammaticalGender?

  /// Creates a request.
  public init(
    _ parts: [Part], source: Source = .span, alternative: String? = nil,
    userGender: GrammaticalGender? = nil
  ) {
    self.parts = parts
    self.source = source
    self.alternative = alternative
    self.userGender = userGender
  }
}
