import Foundation
import LocalizedViews
import Testing

/// Values of the environment that a program declares, and views that read them.
@MainActor @Suite struct EnvironmentTests {
  private struct Total: View {
    @Environment(\.currency) private var currency
    @Environment(\.locale) private var locale
    let label: String

    var body: some View {
      Text(verbatim: "\(label) \(currency) \(locale.identifier)")
      ForEach([1, 2], id: \.self) { Text(verbatim: "\($0) \(currency)") }
    }
  }

  private func words(_ view: some View) -> [String] {
    view.placedTexts(in: EnvironmentValues()).map { $0.resolve().text }
  }

  @Test func aViewReadsItsEnvironment() {
    #expect(words(Total(label: "a")) == ["a EUR en", "1 EUR", "2 EUR"])
    let view = VStack {
      Total(label: "a")
      Total(label: "b").environment(\.currency, "JPY").environment(
        \.locale, Locale(identifier: "ja"))
      Total(label: "c")
    }
    .environment(\.currency, "CHF")
    #expect(
      words(view) == [
        "a CHF en", "1 CHF", "2 CHF", "b JPY ja", "1 JPY", "2 JPY", "c CHF en", "1 CHF", "2 CHF",
      ])
  }

  /// A modifier changes what the views in it read, not what the view that wrote it reads.
  @Test func aModifierInABodyIsNotForThatBody() {
    struct Outer: View {
      @Environment(\.currency) var currency
      var body: some View {
        VStack {
          ForEach([0]) { _ in Text(verbatim: currency) }
          Total(label: "in")
        }
        .environment(\.currency, "SEK")
      }
    }
    #expect(words(Outer()) == ["EUR", "in SEK en", "1 SEK", "2 SEK"])
  }

  @Test func aKeyHasItsDefaultUntilItIsSet() {
    var values = EnvironmentValues()
    #expect(values.currency == "EUR")
    #expect(values.note == nil)
    values.note = "x"
    values.currency = "USD"
    #expect(values.note == "x")
    #expect(values.currency == "USD")
    values.note = nil
    #expect(values.note == nil)
  }

  @Test func environmentsAreEqualIfTheirValuesAre() {
    var first = EnvironmentValues()
    var second = EnvironmentValues()
    first.currency = "USD"
    #expect(first != second)
    second.currency = "USD"
    #expect(first == second)
    second.currency = "CHF"
    #expect(first != second)
    first.press = {}
    let copy = first
    #expect(first == copy)
    first.press = {}
    #expect(first != copy)
  }

  @Test func aViewMayHoldObjectsAndClosures() {
    final class Cart {
      var count = 1
    }
    struct Summary: View {
      let cart: Cart
      let name: () -> String
      var body: some View { Text(verbatim: "\(cart.count) \(name())") }
    }
    let cart = Cart()
    let view = Summary(cart: cart) { "pens" }
    #expect(words(view) == ["1 pens"])
    cart.count = 2
    #expect(words(view) == ["2 pens"])
  }

  @Test func aButtonKeepsItsAction() {
    var pressed: [String] = []
    let buttons = [
      Button("a") { pressed.append("key") },
      Button(String("b")) { pressed.append("words") },
      Button(LocalizedStringResource("c")) { pressed.append("resource") },
      Button {
        pressed.append("view")
      } label: {
        Text(verbatim: "d")
      },
    ]
    #expect(buttons.flatMap { words($0) } == ["a", "b", "c", "d"])
    for button in buttons { button.action() }
    #expect(pressed == ["key", "words", "resource", "view"])
  }
}

private struct CurrencyKey: EnvironmentKey {
  static let defaultValue = "EUR"
}

private struct NoteKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

private struct PressKey: EnvironmentKey {
  static let defaultValue: @Sendable () -> Void = {}
}

extension EnvironmentValues {
  fileprivate var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }

  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var press: @Sendable () -> Void {
    get { self[PressKey.self] }
    set { self[PressKey.self] = newValue }
  }
}
