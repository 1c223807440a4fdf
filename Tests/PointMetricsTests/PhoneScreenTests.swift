import PointMetrics
import Testing

@Suite struct PhoneScreenTests {
  /// Rooms that others measured, or that follow from Apple's guidelines.
  @Test(
    arguments: [
      ("iphone se", 311), ("iPhone 16", 329), ("iPhone 16 Pro", 338), ("iPhone 17 Pro Max", 368),
    ] as [(String, Double)])
  func rowsAreNarrowerThanTheScreen(phone: String, room: Double) {
    #expect(PhoneScreen(phone: phone)?.rowWidth == room)
  }

  @Test(arguments: [("SE", "iPhone SE"), ("17 pro", "iPhone 17"), ("iPhone Air", "iPhone Air")])
  func iPhoneNeedNotBeTyped(name: String, phone: String) {
    #expect(PhoneScreen(shortName: name)?.name == phone)
  }

  @Test func eachPhoneHasOneScreen() {
    let phones = PhoneScreen.all.flatMap(\.phones)
    #expect(Set(phones).count == phones.count)
    #expect(PhoneScreen.all.map(\.width) == PhoneScreen.all.map(\.width).sorted())
    for screen in PhoneScreen.all { #expect(PhoneScreen(phone: screen.name) == screen) }
    #expect(PhoneScreen(phone: "Pixel") == nil)
    #expect(PhoneScreen(phone: "") == nil)
    #expect(PhoneScreen(phone: "8") == nil)
    #expect(PhoneScreen(shortName: "iPhone") == nil)
  }
}
