/// A noun that is divided into its end and what comes before it.
struct Compound {
  /// What comes before the end.
  private let start: Substring
  /// The end as a noun of its own.
  let end: String
  /// Whether the end has a small letter in the compound.
  private let isSmall: Bool

  /// Divides a noun at all places.
  ///
  /// - Parameters:
  ///   - noun: the noun.
  ///   - leastPart: the fewest letters of the end and of what comes before it.
  /// - Returns: the compounds that it may be, that with the longest end first.
  static func all(of noun: String, leastPart: Int) -> [Compound] {
    guard noun.first?.isUppercase == true else { return [] }
    return noun.indices.dropFirst(leastPart).dropLast(leastPart - 1).map { index in
      Compound(
        start: noun[..<index], end: noun[index...].withCapitalInitial,
        isSmall: noun[index].isLowercase)
    }
  }

  /// The compound with another noun or form as its end.
  func joined(_ end: String) -> String { start + (isSmall ? end.withSmallInitial : end) }
}

extension StringProtocol {
  var withCapitalInitial: String { prefix(1).uppercased() + dropFirst() }
  var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }
}
