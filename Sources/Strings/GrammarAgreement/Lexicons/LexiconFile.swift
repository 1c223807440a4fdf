/// A file that contains a lexicon, and the Debian package that installs it.
public struct LexiconFile: Hashable, Sendable {
  /// The format of a lexicon file.
  enum Format: Hashable {
    /// An Apertium generator, as compiled by lttoolbox.
    case apertium
    /// The Ding dictionary.
    case ding
  }

  /// The path relative to a folder such as `/usr/share`.
  public let path: String
  /// The Debian package.
  public let package: String
  let format: Format

  /// Whether the lines of the file are independent, so that its parts can be read in parallel.
  public var hasLinesOfTheirOwn: Bool { format == .ding }

  /// Returns the files that may contain the lexicon of a language, best first.
  public static func candidates(for language: GrammarLanguage) -> [LexiconFile] {
    switch language {
    case .catalan: [apertium("eng-cat", "eng-cat"), apertium("spa-cat", "spa-cat")]
    case .german: [LexiconFile(path: "trans/de-en", package: "trans-de-en", format: .ding)]
    case .americanEnglish:
      [apertium("eng-cat", "cat-eng_US"), apertium("eng-spa", "spa-eng_US")] + galicianEnglish
    case .britishEnglish:
      [apertium("eng-cat", "cat-eng"), apertium("eng-spa", "spa-eng")] + galicianEnglish
    case .spanish:
      [
        apertium("spa-cat", "cat-spa"), apertium("spa-ita", "ita-spa"),
        apertium("eng-spa", "eng-spa"),
      ]
    case .french:
      [
        apertium("fra-cat", "cat-fra"), apertium("oci-fra", "oci-fra"),
        apertium("fr-es", "es-fr"), apertium("br-fr", "br-fr"),
      ]
    case .italian:
      [
        apertium("cat-ita", "cat-ita"), apertium("spa-ita", "spa-ita"),
        apertium("srd-ita", "srd-ita"),
      ]
    case .brazilianPortuguese:
      [
        apertium("por-cat", "cat-por_BR"), apertium("es-pt", "es-pt_BR"),
        apertium("pt-gl", "gl-pt"),
      ]
    case .europeanPortuguese:
      [apertium("por-cat", "cat-por"), apertium("es-pt", "es-pt"), apertium("pt-gl", "gl-pt")]
    }
  }

  private static let galicianEnglish = [apertium("en-gl", "gl-en")]

  /// Returns the generator for one direction of a language pair.
  private static func apertium(_ pair: String, _ direction: String) -> LexiconFile {
    LexiconFile(
      path: "apertium/apertium-\(pair)/\(direction).autogen.bin", package: "apertium-\(pair)",
      format: .apertium)
  }
}
