import Foundation
import LocalizedFoundation
import LocalizedText
import Testing

extension String.LocalizationValue.StringInterpolation {
  /// An interpolation that an app adds for its own type.
  fileprivate mutating func appendInterpolation(_ city: City) { appendInterpolation(city.name) }
}

extension KeyInterpolation {
  /// An interpolation for every kind of key.
  fileprivate mutating func appendInterpolation(lines: ClosedRange<Int>) {
    appendInterpolation(lines.count)
  }
}

private struct City {
  var name: String
}

/// The placeholders of interpolated values in a key.
@Suite struct LocalizationValueTests {
  static let keys: [(LocalizedStringResource, String)] = [
    ("a", "a"), ("100%", "100%"), ("100% \("x")", "100%% %@"), ("\("x"[...])", "%@"),
    ("\(1)", "%lld"), ("\(Int8(1))", "%d"), ("\(UInt(1))", "%llu"), ("\(UInt16(1))", "%u"),
    ("\(1.5)", "%lf"), ("\(Float(1))", "%f"), ("\(CGFloat(1))", "%lf"),
    ("\(1.5, specifier: "%.2f")", "%.2f"), ("\(AttributedString("x"))", "%@"),
    ("\(AttributedString("x")[AttributedString("x").startIndex...])", "%@"),
    ("\(LocalizedStringResource("x"))", "%@"), ("\(1.5, format: .number)", "%@"),
    ("\(Date())", "%@"), ("\(NSNumber(value: 1))", "%@"),
    ("\(Date(), formatter: DateFormatter())", "%@"),
    ("\(City(name: "Oslo"))", "%@"),
    ("\(lines: 1...3)", "%lld"), ("\(placeholder: .int)", "%lld"),
    ("\(placeholder: .uint)", "%llu"),
    ("\(placeholder: .float)", "%f"), ("\(placeholder: .double)", "%lf"),
    ("\(placeholder: .object)", "%@"), ("\(placeholder: .int, specifier: "%05d")", "%05d"),
  ]

  @Test(arguments: keys)
  func spellsKeys(resource: LocalizedStringResource, key: String) {
    #expect(resource.key == key)
  }

  @Test func keysOfTextsAreSpelledAlike() {
    let key: LocalizedStringKey = "\(lines: 1...3) \("x"[...]) \(CGFloat(1))"
    #expect(key.key == "%lld %@ %lf")
  }

  @Test func showsItsWordsIfNoTableHasTheKey() {
    inProcess(of: "de") {
      let city = String(
        localized: "\(City(name: "Oslo")): \(1.5, format: .number), \(1.5, specifier: "%.2f")")
      #expect(city == "Oslo: 1,5, 1,50")
    }
  }
}
