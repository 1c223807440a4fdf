import Foundation
import LocalizedViews

/// A view as it is written for SwiftUI.
struct Ticket: View {
  @Environment(\.locale) private var locale
  let city: String
  let departure: Date

  var body: some View {
    VStack {
      Text("To \(city)")
      Label("Departs \(departure, format: .dateTime.hour().minute())", systemImage: "tram.fill")
      if locale.identifier == "de" { Text("Your ticket is valid in all trains") }
    }
  }
}

let ticket = Ticket(city: "Ulm", departure: Date(timeIntervalSince1970: 1_559_604_180))
for language in ["en", "de"] {
  let view = ticket.environment(\.locale, Locale(identifier: language))
  print(view.placedTexts(in: .current).map { $0.resolve().text })
}
