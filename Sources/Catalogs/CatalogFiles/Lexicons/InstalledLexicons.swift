import FileAccess
public import GrammarAgreement
import Synchronization

/// The lexicons installed on this computer.
///
/// ```swift
/// var environment = EnvironmentValues(locale: Locale(identifier: "it"))
/// environment.grammarians = Grammarians(lexicons: InstalledLexicons.current)
/// ```
///
/// Each lexicon is loaded on first use.
public final class InstalledLexicons: LexiconProvider {
  /// The lexicons in the colon-separated folders in `GALLEY_LEXICONS`, or else in `/usr/share`,
  /// `/usr/local/share`, and `~/.local/share`.
  public static let current = InstalledLexicons(
    folders: folders(
      variable: ProcessEnvironment.value(of: "GALLEY_LEXICONS"),
      home: ProcessEnvironment.value(of: "HOME")))

  /// The folders to search; lexicons are in the subfolders `apertium` and `trans`.
  public let folders: [String]
  private let answers = Mutex<[GrammarLanguage: LexiconAnswer]>([:])

  /// Creates a provider that searches the given folders.
  public init(folders: [String]) { self.folders = folders }

  /// Returns the folders to search for the given values of the environment variables.
  static func folders(variable: String?, home: String?) -> [String] {
    if let variable { return variable.split(separator: ":").map(String.init) }
    let ownFolder = home.map { [$0.appending(name: ".local/share")] } ?? []
    return ["/usr/share", "/usr/local/share"] + ownFolder
  }

  /// Returns the lexicon for a language, or the reason there is none.
  ///
  /// The first call for a language loads the file; concurrent calls wait for it.
  public func lexicon(for language: GrammarLanguage) -> LexiconAnswer {
    answers.withLock { answers in
      if let known = answers[language] { return known }
      let answer = find(language)
      answers[language] = answer
      return answer
    }
  }

  /// Finds the best lexicon file.
  ///
  /// If it is unusable, returns the reason instead of trying others.
  private func find(_ language: GrammarLanguage) -> LexiconAnswer {
    let candidates = LexiconFile.candidates(for: language)
    for file in candidates {
      for folder in folders {
        let path = folder.appending(name: file.path)
        do throws(LexiconFault) {
          let parts = try LexiconFileRead(file: file, path: path).parts()
          if !parts.isEmpty { return .lexicon(try LexiconPart.lexicon(of: parts, path: path)) }
        } catch {
          return .unusable(error)
        }
      }
    }
    return .notInstalled(package: candidates[0].package)
  }
}
