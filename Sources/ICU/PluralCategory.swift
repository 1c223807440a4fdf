/// One of the six categories in which CLDR sorts the numbers of a language.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// The numbers with a form of their own for nothing, as in Arabic and Latvian.
  case zero
  /// The singular, whatever numbers a language counts to it.
  case one
  /// The dual.
  case two
  /// Small numbers, as 2 to 4 in the Slavic languages.
  case few
  /// Large numbers, as 5 and more in the Slavic languages.
  case many
  /// Every number that has no other category.
  case other

  /// Its place among all of them.
  package var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// Feeds the place: forms are looked up by it for every text, and its name would take longer.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
