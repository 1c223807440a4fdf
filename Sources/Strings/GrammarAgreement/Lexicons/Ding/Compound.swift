/// A compound noun, divided into its head and everything before it.
struct Compound {
  /// Everything before the head.
  private let start: Substring
  /// The head as a noun of its own.
  let end: String
  /// Whether the head is lowercase in the compound.
  private let isSmall: Bool

  /// Returns all ways to divide a noun.
  ///
  /// - Parameters:
  ///   - noun: the noun.
  ///   - leastPart: the minimum number of letters in each part.
  /// - Returns: The possible compounds, longest head first.
  static func all(of noun: String, leastPart: Int) -> [Compound] {
    guard noun.first?.isUppercase == true else { return [] }
    return noun.indices.dropFirst(leastPart).dropLast(leastPart - 1).map { index in
      Compound(
        start: noun[..<index], end: noun[index...].withCapitalInitial,
        isSmall: noun[index].isLowercase)
    }
  }

  /// Returns the compound with a different head, or another form of it.
  func joined(_ end: String) -> String { start + (isSmall ? end.withSmallInitial : end) }
}

extension StringProtocol {
  var withCapitalInitial: String { prefix(1).uppercased() + dropFirst() }
  var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }
}
