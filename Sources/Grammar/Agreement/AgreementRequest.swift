/// A span of a text whose words should agree, as in `^[%lld %@ %@](inflect: true)`, with its
/// arguments filled in.
public struct AgreementRequest: Hashable, Sendable {
  /// A part of the span that comes from one place: from the localized string or from one argument.
  public struct Part: Hashable, Sendable {
    /// The words.
    public var text: String
    /// The number of the argument, from 1; nil for words of the localized string.
    public var argument: Int?
    /// The number in the part; nil if the argument is not a number.
    public var number: GrammaticalNumber?
    /// What the localized string says of the part, in a `morphology` around it.
    public var hint: GrammaticalFeatures?

    /// Makes a part.
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

  /// What decides about the form of the words.
  public enum Source: Hashable, Sendable {
    /// The numbers and the nouns in the span itself, or else the user: `inflect: true`.
    case span
    /// The features that the localized string gives: `inflect: { number: "other" }`.
    case features(GrammaticalFeatures)
    /// A noun elsewhere, as it was agreed: `agreeWithArgument`, or a phrase of `agreeWithConcept`.
    case noun(GrammaticalFeatures)
    /// A person: `agreeWithConcept`.
    case person(GrammaticalGender)
    /// A person to whom a pronoun refers: `referentConcept`.
    case referent(GrammaticalGender)
  }

  /// The parts, in order.
  public var parts: [Part]
  /// What decides about the form of the words.
  public var source: Source
  /// The text to show if the words cannot be made to agree.
  public var alternative: String?
  /// The gender of the user; nil if it is not known.
  public var userGender: GrammaticalGender?

  /// Makes a request.
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
