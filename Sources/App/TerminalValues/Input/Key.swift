/// A key, as far as a terminal distinguishes keys.
///
/// A terminal sends characters, and some keys send the same one: Tab and Control-I, Enter and
/// Control-M or Control-J, Backspace and Control-H, Escape and Control-[. ``init(typed:)`` always
/// returns the first.
public enum Key: Hashable, Sendable {
  /// A typed character. A character of several scalars arrives as several keys.
  case character(Unicode.Scalar)
  /// A lowercase letter or one of `@ \ ] ^ _`, typed with Control.
  case control(Unicode.Scalar)
  /// A character typed with Alt, which terminals send as Escape followed immediately by the
  /// character.
  case alt(Unicode.Scalar)
  /// Enter or Return.
  case enter
  /// The key that also begins the sequences of other keys.
  case escape
  /// The tabulator, which terminals do not tell from Control-I.
  case tab
  /// Tab with Shift.
  case backTab
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// The key beside Delete.
  case insert
  /// Up arrow.
  case up
  /// Down arrow.
  case down
  /// Left arrow.
  case left
  /// Right arrow.
  case right
  /// The key to the beginning.
  case home
  /// The key to the end.
  case end
  /// The key to the screen before.
  case pageUp
  /// The key to the next screen.
  case pageDown
  /// A function key, numbered from 1.
  case function(Int)
  /// Any other key.
  case unknown
}

extension Key {
  /// Creates the key that sends a scalar.
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
