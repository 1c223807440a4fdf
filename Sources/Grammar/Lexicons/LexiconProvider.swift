/// Gives the lexicons of languages to those who cannot know where they come from.
///
/// ```swift
/// if case .lexicon(let words) = provider.lexicon(for: .italian) {
///   Grammarian(.italian, lexicon: words)
/// }
/// ```
public protocol LexiconProvider: AnyObject, Sendable {
  /// The lexicon of a language, or why there is none.
  ///
  /// The first call for a language may take the time to read and index a file (up to some tens of
  /// milliseconds). It gives the same answer each time, on any thread, except that `loading` may
  /// become another one.
  func lexicon(for language: GrammarLanguage) -> LexiconAnswer
}

/// The lexicon of a language, or why there is none.
public enum LexiconAnswer: Sendable {
  case lexicon(any Lexicon)
  /// No lexicon of the language is installed; the Debian package contains the best one.
  case notInstalled(package: String)
  /// The file of the lexicon cannot be used.
  case unusable(LexiconFault)
  /// The lexicon is being read, and rules serve until the caller asks again.
  case loading
}

/// Why the file of a lexicon cannot be used.
public struct LexiconFault: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// What is wrong with it, to be shown after the path.
  public var reason: String

  /// Makes a fault.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension LexiconFault: CustomStringConvertible {
  /// The path and the reason: `path: reason`.
  public var description: String { "\(path): \(reason)" }
}
