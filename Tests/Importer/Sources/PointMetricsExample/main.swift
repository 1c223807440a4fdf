import LocalizedText
import PointMetrics

let measurer = PointMeasurer(locale: LocaleTag("de"), style: PointStyle(.body))
let title = measurer.measure("Nächste Verbindungen anzeigen")
if let phone = PhoneScreen(phone: "iPhone SE") {
  print(
    "\(title.width) of \(phone.rowWidth) points: \(title.verdict(in: phone.rowWidth, lines: 1))")
}
print(title.measuredLines(in: 150).map(\.text))
