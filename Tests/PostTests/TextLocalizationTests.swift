import Foundation
import LocalizedText
import LocalizedViews
import Testing

/// The specification of localized texts, sample by sample.
@Suite struct TextLocalizationTests {
  // The printed `static var` is an error in Swift 6, because it is shared without protection.
  struct SomeController {
    static let title = LocalizedStringResource(
      "pencil",
      table: "MyTable",
      comment: "my comment",
    )
  }

  private let writingImplement = "pencil"

  @Test(arguments: [
    ("en", "pencil"), ("de", "Bleistift"), ("de-AT", "Bleistift"), ("sv", "pencil"),
  ])
  func aLiteralIsAKey(locale: String, expected: String) {
    #expect(Text("pencil").shown(locale) == expected)
  }

  @Test(arguments: ["en", "de", "sv"])
  func aVariableIsShownInAllLocales(locale: String) {
    #expect(Text(writingImplement).shown(locale) == "pencil")
  }

  @Test(arguments: [("en", "pencil"), ("de", "Bleistift"), ("it", "matita")])
  func aKeyOfAVariableIsLocalized(locale: String, expected: String) {
    #expect(Text(LocalizedStringKey(writingImplement)).shown(locale) == expected)
  }

  @Test(arguments: ["en", "de", "sv"])
  func verbatimIsShownInAllLocales(locale: String) {
    #expect(Text(verbatim: "pencil").shown(locale) == "pencil")
  }

  @Test(arguments: [("en", "pencil"), ("de", "Zeichenstift"), ("it", "matita da disegno")])
  func aResourceSaysWhatTheInitializerWould(locale: String, expected: String) {
    #expect(Text(SomeController.title).shown(locale) == expected)
  }

  /// The printed label, `table:`, does not compile, not even with SwiftUI.
  @Test(arguments: ["en", "de", "it"])
  func faultTheLabelIsTableName(locale: String) {
    let text = Text("pencil", tableName: "MyTable", comment: "my comment")
    #expect(text.shown(locale) == Text(SomeController.title).shown(locale))
  }

  @Test func aStringIsLookedUpAtOnce() {
    let pencil = EnvironmentValues.withCurrent(.posts("de")) { String(localized: "pencil") }
    #expect(pencil == "Bleistift")
    let other = EnvironmentValues.withCurrent(.posts("de")) {
      String(localized: "eraser", defaultValue: "rubber", table: "MyTable")
    }
    #expect(other == "rubber")
  }

  /// The printed code looks up the German word a second time, and finds no such key.
  @Test func faultAStringOfAKeyIsLookedUpTwice() {
    EnvironmentValues.withCurrent(.posts("de")) {
      let printed = Text(LocalizedStringKey(String(localized: "pencil")))
      #expect(printed.shown("de") == "Bleistift")
      #expect(printed.shown("it") == "Bleistift")
      #expect(printed == Text(LocalizedStringKey("Bleistift")))
      let mended = Text(String(localized: "pencil"))
      #expect(mended == Text(verbatim: "Bleistift"))
    }
  }

  @Test func anAttributedStringIsInTheLanguageOfTheProcess() {
    EnvironmentValues.withCurrent(.posts("de")) {
      let attributed = AttributedString(localized: "pencil")
      #expect(Text(attributed).shown("it") == "Bleistift")
      let italian = AttributedString(localized: "pencil", locale: Locale(identifier: "it"))
      #expect(Text(italian).shown("it") == "Bleistift")
    }
  }

  // MARK: Grammar

  private var order: Text {
    let quantity = 2
    let size = LocalizedStringResource("large")
    let food = LocalizedStringResource("salad")
    return Text("Add ^[\(quantity) \(size) \(food)](inflect: true) to your order")
  }

  @Test(arguments: [
    ("it", "Aggiungi 2 grandi insalate al tuo ordine"), ("en", "Add 2 large salads to your order"),
  ])
  func wordsAgreeWithTheirNumber(locale: String, expected: String) {
    let resolved = order.resolve(in: .posts(locale))
    #expect(resolved.text == expected)
    #expect(
      resolved.fragments.filter { $0.kind != .literal }.map(\.kind)
        == [.argument(number: 1), .argument(number: 2), .argument(number: 3)])
  }
}
