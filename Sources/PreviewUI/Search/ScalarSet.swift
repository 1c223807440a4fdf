/// The scalars that one place of a regular expression matches: a letter, `.`, `\d`, `[a-z]`.
struct ScalarSet: Equatable, Sendable {
  /// A class of scalars with a letter of its own: `\d`, `\w`, `\s`.
  enum Kind: Unicode.Scalar, Sendable {
    case digit = "d"
    case wordLetter = "w"
    case blank = "s"

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .digit: scalar.properties.numericType == .decimal
      case .wordLetter:
        scalar == "_" || scalar.properties.isAlphabetic
          || scalar.properties.numericType == .decimal
      case .blank: scalar.properties.isWhitespace
      }
    }
  }

  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  private var kinds: [Kind] = []
  private var excludedKinds: [Kind] = []
  /// Whether the set holds all scalars but those.
  var isNegated = false

  /// An empty set.
  init() {}

  init(_ scalar: Unicode.Scalar) { ranges = [scalar...scalar] }

  /// All scalars but line feeds.
  static let notLineFeed = {
    var set = ScalarSet("\n")
    set.isNegated = true
    return set
  }()

  /// Adds some scalars.
  mutating func insert(_ range: ClosedRange<Unicode.Scalar>) { ranges.append(range) }

  /// Adds a class, or everything outside of it.
  mutating func insert(_ kind: Kind, excluded: Bool) {
    if excluded { excludedKinds.append(kind) } else { kinds.append(kind) }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isListed =
      ranges.contains { $0.contains(scalar) } || kinds.contains { $0.contains(scalar) }
      || excludedKinds.contains { !$0.contains(scalar) }
    return isListed != isNegated
  }
}
