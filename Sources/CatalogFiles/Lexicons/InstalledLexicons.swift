public import Grammar
import Programs
import Synchronization

/// The lexicons that are installed on this computer.
///
/// ```swift
/// var environment = EnvironmentValues(locale: Locale(identifier: "it"))
/// environment.lexicons = InstalledLexicons.ofProcess
/// ```
///
/// A lexicon is read when it is first asked for, and at most once.
public final class InstalledLexicons: LexiconProvider {
  /// The lexicons in the folders of the process: those of the variable `GALLEY_LEXICONS`, which has
  /// colons between them, or else `/usr/share`, `/usr/local/share` and `~/.local/share`.
  public static let ofProcess = InstalledLexicons(
    folders: folders(
      variable: ProcessEnvironment.value(of: "GALLEY_LEXICONS"),
      home: ProcessEnvironment.value(of: "HOME")))

  /// The folders in which lexicons are looked for, each with a folder `apertium` or `trans` in it.
  public let folders: [String]
  private let answers = Mutex<[GrammarLanguage: LexiconAnswer]>([:])

  /// Looks for lexicons in some folders.
  public init(folders: [String]) { self.folders = folders }

  /// The folders of a process with these values of its variables.
  static func folders(variable: String?, home: String?) -> [String] {
    if let variable { return variable.split(separator: ":").map(String.init) }
    let ownFolder = home.map { [$0.appending(name: ".local/share")] } ?? []
    return ["/usr/share", "/usr/local/share"] + ownFolder
  }

  /// The lexicon of a language, or why there is none.
  ///
  /// The first call for a language reads the file; calls from other threads wait meanwhile.
  public func lexicon(for language: GrammarLanguage) -> LexiconAnswer {
    answers.withLock { answers in
      if let known = answers[language] { return known }
      let answer = find(language)
      answers[language] = answer
      return answer
    }
  }

  /// The best file that is there decides, even if it cannot be used: then the user sees why.
  private func find(_ language: GrammarLanguage) -> LexiconAnswer {
    let candidates = LexiconFile.candidates(for: language)
    for file in candidates {
      for folder in folders {
        let path = folder.appending(name: file.path)
        do throws(LexiconFault) {
          let parts = try LexiconFileRead(file, path: path).parts()
          if !parts.isEmpty { return .lexicon(try LexiconPart.lexicon(of: parts, path: path)) }
        } catch {
          return .unusable(error)
        }
      }
    }
    return .notInstalled(package: candidates[0].package)
  }
}
