package import Grammar

/// The outcome for one span `^[…](…)` of a text whose words should agree.
public struct AgreedSpan: Hashable, Sendable {
  /// The words that the span was agreed with, or the reason why it was not.
  public enum Basis: Hashable, Sendable {
    /// A lexicon of the language.
    case lexicon
    /// Rules alone: no lexicon of the language is known.
    case rules
    /// Rules alone: the lexicon is being read.
    case loading
    /// Rules alone: no lexicon is installed. The Debian package contains one.
    case notInstalled(package: String)
    /// Rules alone: the file of the lexicon cannot be used, because of this fault.
    case unusable(fault: String)
    /// The words are unchanged.
    case unchanged(Obstacle)
  }

  /// The reason why galley leaves the words of a span as they are.
  public enum Obstacle: Error, Hashable, Sendable {
    /// Galley has no rules for the language.
    case language
    /// An attribute cannot be read.
    case attributes
    /// The span only describes its words, for a span around it.
    case description
    /// A placeholder in the span is not filled.
    case placeholder
    /// The text has no argument with this number.
    case argument(Int)
    /// The environment has no concept with this number.
    case concept(Int)
  }

  package let attributes: GrammarAttributes
  /// The UTF-8 range of the span in the localized string, without the markup at its ends.
  public let range: Range<Int>
  /// The language of the words, as the catalog or the span names it.
  public let language: String
  /// The words with the arguments, before they were made to agree.
  public let before: String
  /// The words as they are shown.
  public let after: String
  /// The words used, or why there was nothing to do.
  public let basis: Basis
  /// The words one by one, what they agree with, and remarks.
  package let agreement: Agreement
}

extension AgreedSpan {
  /// Whether the words are left as they are although they should agree.
  public var isUnchanged: Bool {
    if case .unchanged = basis { true } else { false }
  }
}
