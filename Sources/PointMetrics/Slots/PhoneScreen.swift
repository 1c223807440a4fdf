/// The screen of a phone in portrait, of which the rows of a list take a part.
public struct PhoneScreen: Hashable, Sendable {
  /// The phones that have it.
  public let phones: [String]
  /// Its width in points.
  public let width: Double
  /// Its pixels for each point.
  public let scale: Int

  /// The name of one of the phones.
  public var name: String { phones.first ?? "" }

  /// The width that the text of a row in an inset list may have if nothing is beside it.
  ///
  /// The list and the row each leave a margin on both sides, which is wider on wide screens.
  public var rowWidth: Double { width - (width < 414 ? 64 : 72) }

  /// The screen of the smallest phone that is still common.
  public static let phoneSE = PhoneScreen(
    ["iPhone SE", "iPhone SE 2", "iPhone SE 3", "iPhone 8", "iPhone 7", "iPhone 6s"], 375, scale: 2)

  /// The width of the usual watch, of 41 millimetres; how much of it a row takes is not known.
  static let watchWidth = 176.0

  /// The screens of the phones since 2015, from narrow to wide.
  public static let all = [
    PhoneScreen(["iPhone SE 1"], 320, scale: 2),
    phoneSE,
    PhoneScreen(
      ["iPhone 13 mini", "iPhone 12 mini", "iPhone 11 Pro", "iPhone XS", "iPhone X"], 375, scale: 3),
    PhoneScreen(
      [
        "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e",
      ], 390, scale: 3),
    PhoneScreen(["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], 393, scale: 3),
    PhoneScreen(["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"], 402, scale: 3),
    PhoneScreen(["iPhone 11", "iPhone XR"], 414, scale: 2),
    PhoneScreen(["iPhone 11 Pro Max", "iPhone XS Max", "iPhone 8 Plus"], 414, scale: 3),
    PhoneScreen(["iPhone Air"], 420, scale: 3),
    PhoneScreen(["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, scale: 3),
    PhoneScreen(
      ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, scale: 3),
    PhoneScreen(["iPhone 17 Pro Max", "iPhone 16 Pro Max"], 440, scale: 3),
  ]

  /// The screen of a phone, whose name may be in any case.
  public init?(phone: String) {
    let phone = phone.lowercased()
    guard
      let screen = Self.all.first(where: { $0.phones.contains { $0.lowercased() == phone } })
    else { return nil }
    self = screen
  }

  /// The screen of a phone as a user names it, with or without `iPhone`: `17 Pro`.
  public init?(shortName name: String) {
    guard let screen = Self(phone: name) ?? Self(phone: "iPhone " + name) else { return nil }
    self = screen
  }

  private init(_ phones: [String], _ width: Double, scale: Int) {
    self.phones = phones
    self.width = width
    self.scale = scale
  }
}
