import Testing
import TextLayout

@Suite struct ScreenTests {
  /// Rooms that others measured, or that follow from Apple's guidelines.
  @Test(
    arguments: [
      ("iphone se", 311), ("iPhone 16", 329), ("iPhone 16 Pro", 338), ("iPhone 17 Pro Max", 368),
    ] as [(String, Double)])
  func rowsAreNarrowerThanTheScreen(phone: String, room: Double) {
    #expect(Screen(phone: phone)?.rowWidth == room)
  }

  @Test(arguments: [("SE", "iPhone SE"), ("17 pro", "iPhone 17"), ("iPhone Air", "iPhone Air")])
  func iPhoneNeedNotBeTyped(name: String, phone: String) {
    #expect(Screen(shortName: name)?.name == phone)
  }

  @Test func eachPhoneHasOneScreen() {
    let phones = Screen.all.flatMap(\.phones)
    #expect(Set(phones).count == phones.count)
    #expect(Screen.all.map(\.width) == Screen.all.map(\.width).sorted())
    for screen in Screen.all { #expect(Screen(phone: screen.name) == screen) }
    #expect(Screen(phone: "Pixel") == nil)
    #expect(Screen(phone: "") == nil)
    #expect(Screen(phone: "8") == nil)
    #expect(Screen(shortName: "iPhone") == nil)
  }
}
