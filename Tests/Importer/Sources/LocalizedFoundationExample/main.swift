import Foundation
import LocalizedFoundation

// In a German shell: 3 Dateien
print(String(localized: "\(3) files"))

// Looked up when it is shown.
let departure = Date(timeIntervalSince1970: 1_559_604_180)
let since = LocalizedStringResource("Since \(departure, format: .dateTime.year().month(.wide))")
print(String(localized: since))
