internal import LocalizedText
public import StringCatalog

extension Fragment.Reason {
  /// The rule that a placeholder breaks if it stays as it is for this reason.
  var rule: RuleID {
    switch self {
    case .missing: .specExtra
    case .positionZero, .positionOutOfRange: .specGap
    case .unknownVariable: .substitutionUndefined
    case .notANumber: .specType
    case .noForm: .pluralOtherMissing
    case .outsideSubstitution: .argumentOutsideSubstitution
    case .unsafe: .specDangerous
    case .endless, .tooDeep, .tooLong: .nestingInvalid
    }
  }

  /// What to say of the placeholder.
  var explanation: String {
    switch self {
    case .missing: "there is no argument for it"
    case .positionZero: "positions start at 1"
    case .positionOutOfRange: "positions end at 127"
    case .unknownVariable: "no substitution has this name"
    case .notANumber: "its argument is no number that could choose a form"
    case .noForm: "the substitution has no form for the number, and no 'other'"
    case .outsideSubstitution: "it means something in the forms of a substitution only"
    case .endless: "it refers to itself"
    case .unsafe: "it reads or writes memory"
    case .tooDeep: "texts stand within each other without an end"
    case .tooLong: "the text has more parts than anybody reads"
    }
  }
}

extension RuleID {
  /// A placeholder without an argument.
  public static let specExtra = RuleID("spec-extra", .error)
  /// A placeholder whose argument has another type.
  public static let specType = RuleID("spec-type", .error)
  /// A placeholder with a position that no argument can have.
  public static let specGap = RuleID("spec-gap", .error)
  /// A placeholder that reads or writes memory.
  public static let specDangerous = RuleID("spec-dangerous", .warning)
  /// A reference to a substitution that the text does not have.
  public static let substitutionUndefined = RuleID("subst-undefined", .error)
  /// `%arg` in a text that is not a form of a substitution.
  public static let argumentOutsideSubstitution = RuleID("arg-outside-subst", .warning)
  /// A number without a form for its category, so that `other` is shown.
  public static let pluralMissing = RuleID("plural-missing", .warning)
  /// A number that takes one form by its value and another one as it is written.
  public static let pluralAmbiguous = RuleID("plural-ambiguous", .warning)
  /// A directional format character that opens without being closed, or closes without an opening.
  public static let bidiUnbalanced = RuleID("bidi-unbalanced", .warning)
  /// A directional format character that reverses even letters.
  public static let bidiOverride = RuleID("bidi-override", .warning)
  /// A row that does not show its whole text.
  public static let truncates = RuleID("truncates", .error)
}
