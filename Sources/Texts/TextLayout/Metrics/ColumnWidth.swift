/// The number of terminal columns that text takes, cluster by cluster.
///
/// A cluster is a Swift `Character`, so cells, positions where words can be split, and the elements
/// of a `String` always agree.
///
/// ```swift
/// ColumnWidth().columns(of: "日本")  // 4
/// ```
public struct ColumnWidth: Hashable, Sendable {
  /// The kinds of clusters that a terminal draws as a unit instead of as separate parts.
  ///
  /// To detect them, measure how far the terminal's cursor moves for a sample of each kind, and
  /// remove the features that it lacks:
  ///
  /// ```swift
  /// var width = ColumnWidth()
  /// width.columns(of: "👍🏽")  // 2
  /// width.features.remove(.modifiers)
  /// width.columns(of: "👍🏽")  // 4
  /// ```
  public struct Features: OptionSet, Hashable, Sendable {
    /// The bits, one per feature.
    public let rawValue: UInt8

    /// Creates a set of features from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The selector U+FE0F makes a symbol an emoji of two columns; otherwise it has no effect.
    public static let emojiSelectors = Features(rawValue: 1)
    /// Pictographs joined by U+200D are drawn as one; otherwise each takes its own columns.
    public static let joiners = Features(rawValue: 2)
    /// A skin tone colors the preceding emoji; otherwise it takes two columns of its own.
    public static let modifiers = Features(rawValue: 4)
    /// The letters of a cluster share at most two columns, as in mode 2027; otherwise each takes
    /// its own.
    public static let clusters = Features(rawValue: 8)
    /// All features.
    public static let all: Features = [.emojiSelectors, .joiners, .modifiers, .clusters]
  }

  /// The number of columns of East Asian ambiguous characters: 1 or 2.
  public var ambiguous: Int
  /// The kinds of clusters that are drawn as a unit.
  public var features: Features

  /// Creates a rule; the defaults are for files and pipes.
  public init(ambiguous: Int = 1, features: Features = .all) {
    self.ambiguous = ambiguous
    self.features = features
  }

  /// Returns the number of columns of a string on one line.
  public func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the number of columns of a cluster: 0 to 2, or more if its parts are drawn side by
  /// side.
  public func columns(of cluster: Character) -> Int {
    if cluster.utf8.count == 1 { return 1 }
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    var width = ClusterWidth(TraitTable.traits(of: first), model: self)
    for scalar in scalars.dropFirst() { width.add(TraitTable.traits(of: scalar)) }
    return width.columns
  }

  /// Returns the number of columns of a single scalar.
  @inline(__always)
  func columns(of scalar: ScalarTraits) -> Int {
    scalar.contains(.isAmbiguous) ? ambiguous : scalar.narrowColumns
  }
}

/// Counts the columns of one cluster, scalar by scalar.
struct ClusterWidth {
  private let base: ScalarTraits
  private let model: ColumnWidth
  /// The columns of its letters, side by side.
  private var letters: Int
  private var skinTones: Int
  /// The columns of the pictographs after the first.
  private var pictographs = 0
  /// Whether the emoji selector follows one of these pictographs.
  private var joinsEmoji = false
  private var last: ScalarTraits
  /// The number of columns set by a variation selector after the base, or nil without one.
  private var selected: Int?
  private var count = 1

  init(_ base: ScalarTraits, model: ColumnWidth) {
    self.base = base
    last = base
    self.model = model
    let isModifier = base.contains(.isModifier)
    letters = isModifier ? 0 : model.columns(of: base)
    skinTones = isModifier ? 1 : 0
  }

  mutating func add(_ scalar: ScalarTraits) {
    if scalar.contains(.emojiSelector), last.contains(.isEmoji),
      model.features.contains(.emojiSelectors)
    {
      if count == 1 {
        selected = 2
      } else if last.contains(.isPictograph) {
        joinsEmoji = true
        pictographs += 2 - model.columns(of: last)
      }
    } else if scalar.contains(.textSelector), count == 1, base.contains(.hasTextStyle) {
      selected = 1
    }
    count += 1
    last = scalar
    if scalar.contains(.isModifier) {
      skinTones += 1
    } else if scalar.contains(.isPictograph) {
      pictographs += model.columns(of: scalar)
    } else {
      letters += model.columns(of: scalar)
    }
  }

  /// The number of columns of the cluster: a flag, a pictograph with everything joined to it, or
  /// letters.
  var columns: Int {
    if base.contains(.isControl) { return 1 }
    if base.joining == .regional { return 2 }
    guard base.contains(.isPictograph) || selected != nil else {
      let letters = letters + pictographs
      return (model.features.contains(.clusters) ? min(letters, 2) : letters) + 2 * skinTones
    }
    let own = selected ?? model.columns(of: base)
    return (model.features.contains(.joiners) ? joinsEmoji ? 2 : own : own + pictographs)
      + (model.features.contains(.modifiers) ? 0 : 2 * skinTones)
  }
}
