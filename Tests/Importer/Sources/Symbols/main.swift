import Foundation
import LocalizedFoundation

// The members are made by the plugin GenerateSymbols from the catalogs of this target.
print(String(localized: .cartTotal(count: 1, name: "Ann")))
print(String(localized: .cartTotal(count: 1234, name: "Ann")))
print(String(localized: .weight(2.5)))
print(String(localized: .default))
print(String(localized: .AppSettings.resetAllTitle))
