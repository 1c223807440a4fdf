/// A device that a string can vary by.
public enum Device: String, CaseIterable, Hashable, Sendable {
  /// iPhone
  case iphone
  /// iPad
  case ipad
  /// iPod touch
  case ipod
  /// Mac computer
  case mac
  /// Apple Watch
  case applewatch
  /// Apple TV
  case appletv
  /// Apple Vision
  case applevision
  /// Any device without its own variation.
  case other
}
