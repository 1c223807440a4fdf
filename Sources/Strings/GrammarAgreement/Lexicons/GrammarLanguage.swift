/// A language that galley can inflect.
public enum GrammarLanguage: String, CaseIterable, Sendable {
  case catalan = "ca"
  case german = "de"
  case americanEnglish = "en"
  case britishEnglish = "en-GB"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case brazilianPortuguese = "pt"
  case europeanPortuguese = "pt-PT"

  /// Creates the grammar language of a language and region, or returns nil if it is not supported.
  public init?(language: String, region: String? = nil) {
    switch language {
    case "en": self = region == nil || region == "US" ? .americanEnglish : .britishEnglish
    case "pt": self = region == nil || region == "BR" ? .brazilianPortuguese : .europeanPortuguese
    default: self.init(rawValue: language)
    }
  }
}
