/// Makes the words of spans agree in one language.
///
/// ```swift
/// let italian = Grammarian(.italian, lexicon: lexicon)
/// let request = AgreementRequest([.init("2", argument: 1, number: .other), .init(" grande insalata")])
/// italian.agree(request).parts.joined()  // "2 grandi insalate"
/// ```
public struct Grammarian: Sendable {
  /// The language.
  public let language: GrammarLanguage
  /// The words of the language; nil if no lexicon is installed, and only rules serve.
  public let lexicon: (any Lexicon)?

  /// Makes a grammarian.
  public init(_ language: GrammarLanguage, lexicon: (any Lexicon)? = nil) {
    self.language = language
    self.lexicon = lexicon
  }

  /// Makes the words of a span agree.
  public func agree(_ request: AgreementRequest) -> Agreement {
    Agreement(parts: request.parts.map(\.text))
  }
}
