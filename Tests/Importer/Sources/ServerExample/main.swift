import Foundation
import LocalizedFoundation

/// Answers a client in the first language of its request that the server has.
func answer(acceptLanguage: String, count: Int) -> String {
  let languages = acceptLanguage.split(separator: ",").map { part in
    part.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
  }
  return Localizer.withPreferredLanguages(languages) {
    String(localized: "\(count) files")
  }
}

print(answer(acceptLanguage: "it, de-AT;q=0.8, en;q=0.5", count: 3))
print(answer(acceptLanguage: "en-GB", count: 1))
