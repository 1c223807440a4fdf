/// A set of scalars in a regular expression: a letter, `.`, `\d`, or `[a-z]`.
struct ScalarSet: Equatable, Sendable {
  /// A predefined class of scalars: `\d`, `\w`, `\s`.
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
  /// Whether the set is inverted.
  var isNegated = false

  /// Creates an empty set.
  init() {}

  init(_ scalar: Unicode.Scalar) { ranges = [scalar...scalar] }

  /// The set of all scalars except line feeds.
  static let notLineFeed = {
    var set = ScalarSet("\n")
    set.isNegated = true
    return set
  }()

  /// Inserts a range of scalars.
  mutating func insert(_ range: ClosedRange<Unicode.Scalar>) { ranges.append(range) }

  /// Inserts a class or its complement.
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
