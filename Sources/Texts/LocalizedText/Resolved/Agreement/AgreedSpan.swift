package import GrammarAgreement

/// The result of inflecting one span `^[…](…)` of a string.
public struct AgreedSpan: Hashable, Sendable {
  /// How the words of a span were inflected, or why they were not.
  public enum Basis: Hashable, Sendable {
    /// With a lexicon of the language.
    case lexicon
    /// By rules only: there is no lexicon for the language.
    case rules
    /// By rules only: the lexicon is still loading.
    case loading
    /// By rules only: the lexicon is not installed. The Debian package contains one.
    case notInstalled(package: String)
    /// By rules only: the lexicon file is unusable because of this fault.
    case unusable(fault: String)
    /// Unchanged, for the given reason.
    case unchanged(Obstacle)
  }

  /// A reason why the words of a span are left unchanged.
  public enum Obstacle: Error, Hashable, Sendable {
    /// There are no inflection rules for the language.
    case language
    /// An attribute cannot be read.
    case attributes
    /// The span only describes its words for the span around it.
    case description
    /// A placeholder in the span could not be filled.
    case placeholder
    /// The string has no argument with this number.
    case argument(Int)
    /// The environment has no concept with this number.
    case concept(Int)
  }

  package let attributes: GrammarAttributes
  /// The UTF-8 range of the span in the localized string, without the markup at its ends.
  public let range: Range<Int>
  /// The language of the words, as spelled in the catalog or the span.
  public let language: String
  /// The words with their arguments, before inflection.
  public let before: String
  /// The words as shown.
  public let after: String
  /// How the words were inflected, or why they were not.
  public let basis: Basis
  /// The individual words, what each agrees with, and notes.
  package let agreement: Agreement
}

extension AgreedSpan {
  /// Whether the words were left unchanged although the span asks for agreement.
  public var isUnchanged: Bool {
    if case .unchanged = basis { true } else { false }
  }
}
