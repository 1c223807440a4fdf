import Foundation
import LocalizedFoundation

// In a German shell: 3 Dateien
print(String(localized: "\(3) files"))

// Looked up when it is resolved, in the locale and the time zone of the process.
let departure = Date(timeIntervalSince1970: 1_559_604_180)
let text = Text("Since \(departure, format: .dateTime.year().month(.wide))")
print(text.resolve(in: .current).text)
