import Foundation
import GrammarAgreement
import Testing

/// The lexicons of Debian's packages, as tests find them without the rest of the program.
enum InstalledLexicon {
  /// A grammarian with the lexicon of a language.
  static func grammarian(_ language: GrammarLanguage) -> Grammarian {
    Grammarian(language, lexicon: lexicons[language])
  }

  /// Whether the best lexicons of all languages are installed.
  static var areComplete: Bool { lexicons.count == GrammarLanguage.allCases.count }

  private static let lexicons: [GrammarLanguage: any Lexicon] = {
    var lexicons: [GrammarLanguage: any Lexicon] = [:]
    for language in GrammarLanguage.allCases {
      guard let file = LexiconFile.candidates(for: language).first,
        let bytes = try? Data(contentsOf: URL(filePath: "/usr/share/\(file.path)"))
      else { continue }
      var reader = LexiconReader(file, expectedSize: bytes.count)
      reader.append([UInt8](bytes).span)
      lexicons[language] = try? LexiconPart.lexicon(of: [reader.finish()], path: file.path)
    }
    return lexicons
  }()
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only if the lexicons are installed.
  static var needsLexicons: Self {
    .enabled("the packages with lexicons are not installed") { InstalledLexicon.areComplete }
  }
}
