public import GrammarAgreement
internal import Synchronization

/// Inflects the words of spans `^[…](inflect: true)` in every supported language.
///
/// It is part of the environment. Each lexicon is requested when a text first needs it.
///
/// ```swift
/// environment.grammarians = Grammarians(lexicons: InstalledLexicons.current)
/// ```
public final class Grammarians: Sendable {
  /// Inflects by rules only, without lexicons.
  public static let withoutLexicons = Grammarians(lexicons: nil)

  /// The grammarian of a language, and its lexicon or the reason why it has none.
  struct Member: Sendable {
    let grammarian: Grammarian
    let answer: LexiconAnswer?
  }

  private let lexicons: (any LexiconProvider)?
  private let members = Mutex<[GrammarLanguage: Member]>([:])

  /// Creates grammarians with the lexicons of a provider, or without lexicons.
  public init(lexicons: (any LexiconProvider)?) { self.lexicons = lexicons }

  func member(for language: GrammarLanguage) -> Member {
    if let known = members.withLock({ $0[language] }) { return known }
    // Unlocked, because loading a lexicon may read a file. If two threads ask for it, the provider
    // gives both the same one.
    let answer = lexicons?.lexicon(for: language)
    let member = Member(grammarian: Grammarian(language, lexicon: answer?.lexicon), answer: answer)
    return members.withLock { members in
      if let known = members[language] { return known }
      members[language] = member
      return member
    }
  }
}

extension Grammarians: Equatable {
  /// Whether both are the same object.
  public static func == (left: Grammarians, right: Grammarians) -> Bool { left === right }
}

extension LexiconAnswer {
  fileprivate var lexicon: (any Lexicon)? {
    if case .lexicon(let lexicon) = self { lexicon } else { nil }
  }
}
