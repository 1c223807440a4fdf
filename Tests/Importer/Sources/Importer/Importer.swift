import Foundation
import LocalizedViews

/// An app with its own texts that imports the libraries from another package.
@main struct Importer {
  @MainActor static func main() async {
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    print(String(localized: "Welcome", bundle: .module))
    print(String(localized: "\(1) files", bundle: .module))
    let texts = [
      Text("\(2) files", bundle: .module),
      Text("Assigned to \(Inbox.owner)", bundle: .module),
      Text("From \("Boston") to \("New York")", bundle: .module),
      Text("**Pay** \(12.5, format: .number.precision(.fractionLength(2)))", bundle: .module),
      Text("Since \(date, format: .dateTime.year().month(.wide))", bundle: .module),
      Text("Old", tableName: "Legacy", bundle: .module),
      Text("\(1) pages", tableName: "Legacy", bundle: .module),
      Text("\(1234) pages", tableName: "Legacy", bundle: .module),
      Text("Not translated", bundle: .module),
    ]
    for text in texts { print(text.resolve(in: .current).text) }
    for (text, locale) in Inbox().titles { print("\(locale): \(text)") }
    // Without a bundle: the tables of this target, then those of the bundle that takes their place.
    print(String(localized: "\(3) files"), NSLocalizedString("Welcome", comment: ""))
    await Readiness.print()
    Localizer.setMainBundle(.main)
    print(String(localized: "\(3) files"))
  }
}
