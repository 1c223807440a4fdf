/// The screen of a phone in portrait orientation.
public struct PhoneScreen: Hashable, Sendable {
  /// The phones with this screen.
  public let phones: [String]
  /// The width, in points.
  public let width: Double
  /// The number of pixels per point.
  public let scale: Int

  /// The name of the first of the phones.
  public var name: String { phones.first ?? "" }

  /// The width available to text in a row of an inset list with nothing next to it.
  ///
  /// The list and the row both have margins on either side, which are larger on wide screens.
  public var rowWidth: Double { width - (width < 414 ? 64 : 72) }

  /// The smallest screen still in common use.
  public static let phoneSE = PhoneScreen(
    ["iPhone SE", "iPhone SE 2", "iPhone SE 3", "iPhone 8", "iPhone 7", "iPhone 6s"], 375, scale: 2)

  /// The screen width of the 41 mm watch; row margins on watches are unknown.
  static let watchWidth = 176.0

  /// The screens of phones since 2015, from narrow to wide.
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

  /// Creates the screen of a phone, ignoring case, or returns nil for an unknown phone.
  public init?(phone: String) {
    let phone = phone.lowercased()
    guard
      let screen = Self.all.first(where: { $0.phones.contains { $0.lowercased() == phone } })
    else { return nil }
    self = screen
  }

  /// Creates the screen of a phone by its name with or without `iPhone`, such as `17 Pro`, or
  /// returns nil for an unknown phone.
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
