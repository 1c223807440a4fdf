/// A source of lexicons, independent of where they are stored.
///
/// ```swift
/// if case .lexicon(let words) = provider.lexicon(for: .italian) {
///   Grammarian(.italian, lexicon: words)
/// }
/// ```
public protocol LexiconProvider: AnyObject, Sendable {
  /// Returns the lexicon of a language, or why there is none.
  ///
  /// The first call for a language may take some tens of milliseconds to read and index a file. The
  /// answer is the same for every call, on any thread, except that `loading` may change to another
  /// answer.
  func lexicon(for language: GrammarLanguage) -> LexiconAnswer
}

/// The lexicon of a language, or why there is none.
public enum LexiconAnswer: Sendable {
  case lexicon(any Lexicon)
  /// The lexicon is not installed; the Debian package contains the best one.
  case notInstalled(package: String)
  /// The lexicon file is unusable.
  case unusable(LexiconFault)
  /// The lexicon is loading; use rules until it is available.
  case loading
}

/// The reason why a lexicon file is unusable.
public struct LexiconFault: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The problem, to be shown after the path.
  public var reason: String

  /// Creates a fault.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension LexiconFault: CustomStringConvertible {
  /// The path and the reason: `path: reason`.
  public var description: String { "\(path): \(reason)" }
}
