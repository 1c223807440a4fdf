/// A kind of device for which a catalog may hold a variation of a string.
public enum Device: String, CaseIterable, Hashable, Sendable {
  /// iPhone
  case iphone
  /// iPad
  case ipad
  /// iPod touch
  case ipod
  /// Mac
  case mac
  /// Apple Watch
  case applewatch
  /// Apple TV
  case appletv
  /// Apple Vision
  case applevision
  /// Every device that has no variation of its own.
  case other
}
