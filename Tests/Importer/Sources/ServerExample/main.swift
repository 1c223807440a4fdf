import Foundation
import LocalizedFoundation

/// Answers a client in the first language of its request that the server has.
func answer(acceptLanguage: String, count: Int) -> String {
  let languages = Localizer.languages(inAcceptLanguage: acceptLanguage)
  return Localizer.withPreferredLanguages(languages) {
    let language = Locale.localized.identifier(.bcp47)
    return "\(language): " + String(localized: "\(count) files")
  }
}

print(answer(acceptLanguage: "en;q=0.5, it, de-AT;q=0.8", count: 3))
print(answer(acceptLanguage: "en-GB", count: 1))
