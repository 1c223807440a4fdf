/// A colour, by the name that SwiftUI gives it or by its parts.
public enum Color: Hashable, Sendable {
  /// `red`
  case red
  /// `orange`
  case orange
  /// `yellow`
  case yellow
  /// `green`
  case green
  /// `mint`
  case mint
  /// `teal`
  case teal
  /// `cyan`
  case cyan
  /// `blue`
  case blue
  /// `indigo`
  case indigo
  /// `purple`
  case purple
  /// `pink`
  case pink
  /// `brown`
  case brown
  /// `white`
  case white
  /// `gray`
  case gray
  /// `black`
  case black
  /// What texts are usually written in.
  case primary
  /// What less important texts are written in.
  case secondary
  /// What links and buttons are written in.
  case accentColor
  /// A colour by its parts, 255 being all of one.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
