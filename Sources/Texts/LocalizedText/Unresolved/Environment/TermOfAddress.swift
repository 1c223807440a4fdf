internal import GrammarAgreement

/// How to address a person: the gender of the words that agree with the person.
///
/// The names match Foundation's on Apple's systems.
public struct TermOfAddress: Hashable, Sendable {
  let gender: GrammaticalGender?

  /// Feminine words and pronouns.
  public static let feminine = TermOfAddress(gender: .feminine)
  /// Masculine words and pronouns.
  public static let masculine = TermOfAddress(gender: .masculine)
  /// Gender-neutral words and pronouns, such as "they" in English.
  public static let neutral = TermOfAddress(gender: .neuter)
  /// The user's term of address, from the environment.
  public static let currentUser = TermOfAddress(gender: nil)
}

extension TermOfAddress: RawRepresentable {
  /// The name, as spelled in samples files: `feminine`, `masculine`, `neutral` or `currentUser`.
  public var rawValue: String {
    switch gender {
    case .feminine: "feminine"
    case .masculine: "masculine"
    case .neuter: "neutral"
    case nil: "currentUser"
    }
  }

  /// Creates the term of address with a name, or returns nil if there is none.
  public init?(rawValue: String) {
    switch rawValue {
    case "feminine": self = .feminine
    case "masculine": self = .masculine
    case "neutral": self = .neutral
    case "currentUser": self = .currentUser
    default: return nil
    }
  }
}

/// A phrase or person outside a string that words of the string agree with.
///
/// `^[ocupado](agreeWithConcept: 1)` agrees with the first concept.
public enum InflectionConcept: Hashable, Sendable {
  /// A person, given by the acceptable terms of address, best first.
  case termsOfAddress([TermOfAddress])
  /// A phrase in the language of the string.
  case localizedPhrase(String)
}
