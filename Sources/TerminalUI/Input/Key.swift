/// A key as the terminal reports it.
///
/// A terminal sends characters, and some keys share one: Tab is Control-I, Enter is Control-M or
/// Control-J, Backspace may be Control-H, Escape is Control-[. ``init(typed:)`` gives each of them
/// its one name.
public enum Key: Hashable, Sendable {
  /// A character that the key types, one scalar at a time, as it comes from the terminal.
  case character(Unicode.Scalar)
  /// A letter, or one of `@ \ ] ^ _`, typed with Control; letters are lower case.
  case control(Unicode.Scalar)
  /// Enter, also called Return.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Tab with Shift.
  case backTab
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// Insert.
  case insert
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// A function key, by its number from 1.
  case function(Int)
  /// Something that has no name here.
  case unknown
}

extension Key {
  /// The key that types a scalar: a control character becomes the key that it stands for.
  ///
  ///     Key(typed: "\u{4}")  // .control("d")
  ///     Key(typed: "\r")     // .enter
  public init(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Unicode.Scalar(UInt8(scalar.value) + 0x60))
    case 0x00...0x1F: self = .control(Unicode.Scalar(UInt8(scalar.value) + 0x40))
    case 0x80...0x9F: self = .unknown
    default: self = .character(scalar)
    }
  }
}
