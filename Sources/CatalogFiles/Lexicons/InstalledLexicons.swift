public import Grammar
import Synchronization

/// The lexicons that are installed on this computer.
///
/// ```swift
/// var environment = EnvironmentValues(locale: "it")
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

  /// The most bytes of a file: ten times those of the largest lexicon.
  private static let limit = 1 << 28
  /// How many bytes are read at once: they stay in the cache of the processor until they are indexed.
  private static let piece = 1 << 18

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
          if let reader = try read(file, at: path) { return .lexicon(try reader.finish()) }
        } catch {
          return .unusable(error)
        }
      }
    }
    return .notInstalled(package: candidates[0].package)
  }

  /// Reads a file; nil if there is none.
  private func read(_ file: LexiconFile, at path: String) throws(LexiconFault) -> LexiconReader? {
    do throws(FileFault) {
      let input = try OpenFile(path: path)
      let status = try input.status()
      guard status.isRegular else { throw status.isFolder ? .folder : .notRegular }
      guard status.size <= Self.limit else { throw .tooLarge }
      var reader = LexiconReader(file, path: path, expectedSize: status.size)
      // One byte more shows whether the file has grown.
      var left = status.size + 1
      let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Self.piece)
      piece.initialize(repeating: 0)
      defer { piece.deallocate() }
      while left > 0 {
        let room = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(piece).prefix(left))
        let count = try input.read(into: room)
        guard count > 0 else {
          if left > 1 { throw .changed }
          return reader
        }
        reader.append(piece.span.extracting(first: count))
        left -= count
      }
      throw .changed
    } catch .missing {
      return nil
    } catch {
      throw LexiconFault(path: path, reason: error.description)
    }
  }
}
