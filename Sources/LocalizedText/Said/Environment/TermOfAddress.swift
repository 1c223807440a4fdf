internal import Grammar

/// How to speak of a person: the gender of the words that agree with the person.
///
/// It has the names that Foundation has on Apple's systems.
public struct TermOfAddress: Hashable, Sendable {
  let gender: GrammaticalGender?

  /// Words and pronouns for a woman.
  public static let feminine = TermOfAddress(gender: .feminine)
  /// Words and pronouns for a man.
  public static let masculine = TermOfAddress(gender: .masculine)
  /// Words and pronouns that name no gender, such as "they" in English.
  public static let neutral = TermOfAddress(gender: .neuter)
  /// The term of address of the user, as the environment has it.
  public static let currentUser = TermOfAddress(gender: nil)
}

extension TermOfAddress: RawRepresentable {
  /// The name, as samples files spell it: `feminine`, `masculine`, `neutral` or `currentUser`.
  public var rawValue: String {
    switch gender {
    case .feminine: "feminine"
    case .masculine: "masculine"
    case .neuter: "neutral"
    case nil: "currentUser"
    }
  }

  /// Finds the term of address with a name; nil if there is none.
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

/// A phrase or a person outside a text with which words of the text agree.
///
/// `^[ocupado](agreeWithConcept: 1)` agrees with the first concept.
public enum InflectionConcept: Hashable, Sendable {
  /// A person, by the terms of address that may be used, the best one first.
  case termsOfAddress([TermOfAddress])
  /// Words in the language of the text.
  case localizedPhrase(String)
}
