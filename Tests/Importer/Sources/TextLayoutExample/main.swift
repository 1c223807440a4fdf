import LocalizedText
import TextLayout

let measurer = TextMeasurer(locale: LocaleTag("de"))
let title = measurer.measure("Nächste Verbindungen anzeigen")
let price = measurer.measure("12,50 €")
for width in [28, 32, 40] {
  let row = FittedRow(title: title, value: price, width: width)
  print("\(row.layout) at \(width):")
  for line in row.rows { print("|\(line)|") }
}
