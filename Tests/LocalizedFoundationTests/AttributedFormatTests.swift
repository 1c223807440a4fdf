import Foundation
import LocalizedFoundation
import LocalizedText
import Testing

/// Formats with attributes, as Foundation writes them.
@Suite struct AttributedFormatTests {
  static let locales = ["en", "de", "fr", "ar-EG", "hi", "ja", "fr-CA-x-linearf"]

  private func resolved(_ text: Text, _ locale: String) -> ResolvedText {
    text.resolve(in: EnvironmentValues(locale: LocaleTag(locale)))
  }

  @Test(arguments: locales)
  func numbersWithAttributesReadAsFoundationWritesThem(locale: String) {
    let foundation = Locale(identifier: locale)
    let number = -1_234_567.891
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    let expected = style.attributed.locale(foundation).format(number)
    #expect(expected.runs.count > 1)
    let text = resolved(Text(number, format: style.attributed), locale)
    #expect(text.text == String(expected.characters))
    #expect(text.text == style.locale(foundation).format(number))
    let inKey = resolved(Text("\(number, format: style.attributed)"), locale)
    #expect(inKey.text == text.text)
    #expect(inKey.fragments.map(\.kind) == [.argument(number: 1)])
  }

  @Test(arguments: locales)
  func datesWithAttributesReadAsFoundationWritesThem(locale: String) {
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    var style = Date.FormatStyle(date: .long, time: .omitted).attributed
    style = style.locale(Locale(identifier: locale))
    let text = resolved(Text(date, format: style), locale)
    #expect(text.text == String(style.format(date).characters))
  }

  /// Foundation's own attribute gives the number of each argument, in the order of the language.
  @Test func replacementIndicesFindTheArguments() {
    let text = resolved(Text("\(7) of \("x")"), "en")
    let string = AttributedString(text)
    func words(_ index: Int) -> [String] {
      string.runs[\.replacementIndex].filter { $0.0 == index }
        .map { String(string[$0.1].characters) }
    }
    #expect(words(1) == ["7"])
    #expect(words(2) == ["x"])
    #expect(AttributedString(resolved(Text(string), "de")) == string)
  }
}
