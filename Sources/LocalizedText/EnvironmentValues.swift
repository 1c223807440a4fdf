/// What a text is resolved in: everything that decides how it reads and is no part of it.
public struct EnvironmentValues: Hashable, Sendable {
  /// The locale of look-up and formats, with the wish for full names in its private use.
  public var locale: LocaleTag
  /// The device whose variation of a string is shown.
  public var device: Device

  /// Makes an environment; a terminal is no device of Apple's, so `other` is the default.
  public init(locale: LocaleTag = LocaleTag("en"), device: Device = .other) {
    self.locale = locale
    self.device = device
  }
}
