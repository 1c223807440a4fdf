import Testing

@testable import StringCatalog

/// No-break spaces that programs turn into plain ones.
@Suite struct NoBreakSpaceTests {
  @Test(arguments: [
    ("5\u{A0}km", "5 km", "5 km"), ("%lld\u{A0}MB left", "%lld Mo restants", "%lld Mo"),
    ("100\u{A0}%", "100 %", "100 %"), ("Stop\u{A0}!", "Arrêtez !", "Arrêtez !"),
    ("«\u{A0}Yes\u{202F}»", "« Oui »", "« Oui"), ("Mr.\u{A0}Fox", "Mr. Fox", "Mr. Fox"),
    ("5\u{202F}km", "5 km", "5 km"),
  ])
  func lostSpacesAreFound(source: String, translation: String, place: String) {
    #expect(translation.lostNoBreakSpace(of: source) == place)
  }

  @Test(arguments: [
    ("5 km", "5 km"), ("5\u{A0}km", "5\u{A0}km"), ("5\u{A0}km", "5\u{202F}km"),
    ("5\u{A0}km", "5km"),
    ("Wi-Fi\u{A0}network", "réseau Wi-Fi du lieu"), ("No\u{A0}one", "No two"), ("", "5 km"),
    ("5\u{A0}km", ""), ("to\u{A0}%lld", "von 3 bis %lld"),
    ("5\u{A0}km", "5\u{A0}km in 5 min"),
  ])
  func otherSpacesAreLeft(source: String, translation: String) {
    #expect(translation.lostNoBreakSpace(of: source) == nil)
  }
}
