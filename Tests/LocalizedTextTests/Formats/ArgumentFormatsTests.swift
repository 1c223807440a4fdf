import Foundation
import ICUServices
import Testing

@testable import LocalizedText

@Suite struct ArgumentFormatsTests {
  /// Many threads ask for every cached format at the same time, before it is made.
  @Test func threadsShareFormats() {
    @Sendable func texts(_ formats: ArgumentFormats, _ number: Int) -> [String] {
      let moment = Double(number) * 86_400
      return [
        formats.text(of: Int64(number)), formats.text(of: UInt64(number)),
        formats.text(of: Double(number), style: NumberStyle(digits: .fraction(2...2))),
        formats.relativeText(of: moment),
        formats.category(of: .integer(Int64(number)), specifier: .natural)?.rawValue ?? "",
        formats.text(ofDate: moment, date: .full, time: .short, timeZone: "Asia/Tokyo"),
        formats.text(from: moment, to: moment + 100), formats.timerText(seconds: number),
        formats.list(["a", "\(number)"], kind: .or),
      ]
    }
    for locale in ["en", "ar-EG", "th", "zz"] {
      let tag = LocaleTag(locale)
      let shared = ArgumentFormats(locale: tag)
      DispatchQueue.concurrentPerform(iterations: 64) { thread in
        let own = ArgumentFormats(locale: tag)
        for number in stride(from: thread, to: 2000, by: 211) {
          #expect(texts(shared, number) == texts(own, number))
        }
      }
    }
  }

  @Test func documentedExamples() {
    let formats = ArgumentFormats(locale: LocaleTag("en"))
    let june = 1_559_604_180.0
    #expect(formats.text(ofDate: june, date: .long, time: .none) == "June 3, 2019")
    #expect(formats.text(ofDate: june, date: .none, time: .short) == "11:23\u{202f}PM")
    let morning = 1_559_554_200.0
    #expect(
      formats.text(from: morning, to: morning + 21_600)
        == "9:30\u{202f}AM\u{2009}–\u{2009}3:30\u{202f}PM")
    #expect(
      formats.text(from: june, to: june + 3600, date: .long, time: .none, timeZone: "Asia/Tokyo")
        == "June 4, 2019")
    #expect(formats.text(of: 12.5, currency: "eur") == "€12.50")
    #expect(formats.text(of: 12.5, currency: "€") == "12.5 €")
  }

  @Test func lazyReferencesKeepOneObject() {
    final class Object: Sendable {}
    weak var kept: Object?
    do {
      let reference = LazyReference<Object>()
      #expect(reference.value { nil } == nil)
      let first = reference.value { Object() }
      #expect(reference.value { Object() } === first)
      kept = first
      #expect(kept != nil)
    }
    #expect(kept == nil)
  }

  /// A format that was removed from a full cache is the same after it is opened again.
  @Test func manyFormatsAreWritten() {
    let formats = ArgumentFormats(locale: LocaleTag("en"))
    let letters = Array("ABCDEFGHIJKLM")
    for round in 0..<2 {
      for first in letters {
        for second in letters {
          let text = formats.text(of: 1.5, currency: "Z\(first)\(second)")
          #expect(text.hasPrefix("Z\(first)\(second)"), "\(round)")
        }
      }
      #expect(formats.text(of: 1.5, currency: "EUR") == "€1.50")
    }
  }
}
