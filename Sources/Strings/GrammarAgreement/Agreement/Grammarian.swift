/// Inflects the words of spans in one language.
///
/// ```swift
/// let italian = Grammarian(.italian, lexicon: lexicon)
/// let request = AgreementRequest([.init("2", argument: 1, number: .other), .init(" grande insalata")])
/// italian.agree(request).parts.joined()  // "2 grandi insalate"
/// ```
///
/// A grammarian caches lookups, so reuse it.
public struct Grammarian: Sendable {
  /// The maximum size of a span, in UTF-8 bytes and parts; a longer one is left unchanged.
  static let longestSpan = 4_096

  /// The language whose words it inflects.
  public let language: GrammarLanguage
  /// The lexicon of the language, or nil to inflect by rules only.
  public let lexicon: (any Lexicon)?
  private let rules: any LanguageRules
  private let vocabulary: Vocabulary

  /// Creates a grammarian.
  public init(_ language: GrammarLanguage, lexicon: (any Lexicon)? = nil) {
    self.language = language
    self.lexicon = lexicon
    rules = language.rules
    vocabulary = Vocabulary(rules, lexicon: lexicon)
  }

  /// Inflects the words of a span.
  public func agree(_ request: AgreementRequest) -> Agreement {
    var notes: [Agreement.Note] = []
    if !language.isInflectedByApple { notes.append(.notInflectedByApple) }
    guard request.size <= Self.longestSpan else {
      return Agreement(parts: request.parts.map(\.text), notes: notes + [.tooLong])
    }
    if lexicon == nil { notes.append(.noLexicon) }
    var span = SpanAgreement(request, rules, vocabulary)
    guard span.agree() else { return request.withoutAgreement(notes) }
    return span.outcome(notes)
  }

  /// Returns the features of the noun in an argument.
  ///
  /// Words with `agreeWithArgument` use them if the argument is not in a span.
  ///
  /// ```swift
  /// italian.features(of: "grande insalata").gender  // .feminine
  /// ```
  public func features(of words: String, hint: GrammaticalFeatures? = nil) -> GrammaticalFeatures {
    var features = agree(AgreementRequest([.init(words, argument: 1, hint: hint)])).features
    features.gender = hint?.gender ?? features.gender
    features.number = hint?.number ?? features.number
    return features
  }
}

extension AgreementRequest {
  /// The size of the span, in bytes and parts.
  fileprivate var size: Int { parts.reduce(parts.count) { $0 + $1.text.utf8.count } }

  /// Returns the result if there is nothing to agree with: the alternative, or the unchanged words.
  fileprivate func withoutAgreement(_ notes: [Agreement.Note]) -> Agreement {
    var texts = parts.map(\.text)
    guard let alternative, !texts.isEmpty else { return Agreement(parts: texts, notes: notes) }
    let before = texts.joined()
    texts = texts.indices.map { $0 == 0 ? alternative : "" }
    let word = Agreement.Word(before: before, after: alternative, part: 0, origin: .alternative)
    return Agreement(parts: texts, words: [word], notes: notes)
  }
}

extension GrammarLanguage {
  /// Whether Apple's systems inflect the language.
  fileprivate var isInflectedByApple: Bool { self != .catalan }

  /// The built-in rules of the language.
  fileprivate var rules: any LanguageRules {
    switch self {
    case .americanEnglish, .britishEnglish: English()
    case .brazilianPortuguese, .europeanPortuguese: Portuguese()
    case .catalan: Catalan()
    case .french: French()
    case .german: German()
    case .italian: Italian()
    case .spanish: Spanish()
    }
  }
}
