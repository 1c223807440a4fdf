/// The advances of Inter and Inter Display in one weight, in font units.
///
/// The table of a weight is decoded on first use and shared by all sizes.
struct InterUnits: Sendable {
  let text: [UInt16]
  let display: [UInt16]

  /// Returns the decoded advances of a weight.
  init(_ weight: PointStyle.Weight) {
    self =
      switch weight {
      case .regular: Self.regular
      case .medium: Self.medium
      case .semibold: Self.semibold
      case .bold: Self.bold
      }
  }

  private static let regular = InterUnits(decoding: 0)
  private static let medium = InterUnits(decoding: 1)
  private static let semibold = InterUnits(decoding: 2)
  private static let bold = InterUnits(decoding: 3)

  private init(decoding number: Int) {
    text = InterAdvances.text[number].pairNumbers.map { UInt16(clamping: $0) }
    display = InterAdvances.display[number].pairNumbers.map { UInt16(clamping: $0) }
  }
}
