/// One choice on the way to the leaf that is shown.
public enum VariationChoice: Equatable, Sendable {
  /// A number chose a plural form.
  case plural(PluralChoice)
  /// The text has forms for numbers, and there is no number to choose one.
  case noNumber(form: String)
  /// The device chose; where the text has no case for it, another one stands in.
  case device(String, isExact: Bool)
  /// The width chose the widest case that it has room for, else the narrowest.
  case width(String, isRoomEnough: Bool)
  /// Nobody knows the axis, and the first case that has a text was taken.
  case unknown(axis: String, name: String)
}
