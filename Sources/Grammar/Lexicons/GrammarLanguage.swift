/// A language whose words galley can make agree.
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

  /// Finds the language of a locale by its language and region; nil if there is none.
  public init?(language: String, region: String? = nil) {
    switch language {
    case "en": self = region == nil || region == "US" ? .americanEnglish : .britishEnglish
    case "pt": self = region == nil || region == "BR" ? .brazilianPortuguese : .europeanPortuguese
    default: self.init(rawValue: language)
    }
  }
}
