import Foundation
import Grammar
import Testing

/// The lexicons of Debian's packages, as tests find them without the rest of the program.
enum InstalledLexicon {
  /// A grammarian with the lexicon of a language.
  static func grammarian(_ language: GrammarLanguage) -> Grammarian {
    Grammarian(language, lexicon: lexicons[language])
  }

  /// Whether all lexicons are installed.
  static var areComplete: Bool { lexicons.count == files.count }

  private static let files: [GrammarLanguage: String] = [
    .americanEnglish: "apertium-eng-cat/cat-eng_US", .catalan: "apertium-eng-cat/eng-cat",
    .spanish: "apertium-spa-cat/cat-spa", .french: "apertium-fra-cat/cat-fra",
    .italian: "apertium-cat-ita/cat-ita", .brazilianPortuguese: "apertium-por-cat/cat-por_BR",
  ]

  private static let lexicons: [GrammarLanguage: any Lexicon] = files.compactMapValues { file in
    let path = URL(filePath: "/usr/share/apertium/\(file).autogen.bin")
    return (try? Data(contentsOf: path)).flatMap { try? ApertiumLexicon([UInt8]($0)) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only if the lexicons are installed.
  static var needsLexicons: Self {
    .enabled("the packages with lexicons are not installed") { InstalledLexicon.areComplete }
  }
}
