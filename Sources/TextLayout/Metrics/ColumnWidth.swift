/// How many columns of a terminal a text takes, by the model of whole clusters.
///
/// A cluster is a Swift `Character`: what one cell of the screen holds, one place where a word may
/// be cut, and one step of every loop over a `String` are then the same by construction.
///
/// ```swift
/// ColumnWidth().columns(of: "日本")  // 4
/// ```
public struct ColumnWidth: Hashable, Sendable {
  /// What a terminal draws as one; where it does not, it draws the parts side by side.
  ///
  /// Ask a terminal how far the cursor goes for a cluster of each kind, and take out what it does
  /// not know:
  ///
  /// ```swift
  /// var width = ColumnWidth()
  /// width.columns(of: "👍🏽")  // 2
  /// width.features.remove(.modifiers)
  /// width.columns(of: "👍🏽")  // 4
  /// ```
  public struct Features: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The selector U+FE0F makes a symbol an emoji of two columns; without, it stays a symbol.
    public static let emojiSelectors = Features(rawValue: 1)
    /// Pictographs with U+200D between them are one; without, each has its columns.
    public static let joiners = Features(rawValue: 2)
    /// A skin tone colours the emoji before it; without, it has two columns of its own.
    public static let modifiers = Features(rawValue: 4)
    /// Letters of one cluster share two columns at most, as in mode 2027; without, all of them
    /// have the columns that they have by themselves.
    public static let clusters = Features(rawValue: 8)
    /// All of them.
    public static let all: Features = [.emojiSelectors, .joiners, .modifiers, .clusters]
  }

  /// The columns of a character that is wide in East Asian text alone: 1 or 2.
  public var ambiguous: Int
  /// What is drawn as one.
  public var features: Features

  /// Makes the model; without arguments, that of files and pipes.
  public init(ambiguous: Int = 1, features: Features = .all) {
    self.ambiguous = ambiguous
    self.features = features
  }

  /// The columns of a text on one line.
  public func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a cluster: 0 to 2, and more only for a skin tone behind what is no emoji.
  public func columns(of cluster: Character) -> Int {
    if cluster.utf8.count == 1 { return 1 }
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    var width = ClusterWidth(TraitTable.traits(of: first), model: self)
    for scalar in scalars.dropFirst() { width.add(TraitTable.traits(of: scalar)) }
    return width.columns
  }

  /// The columns of a scalar by itself.
  @inline(__always)
  func columns(of scalar: ScalarTraits) -> Int {
    scalar.contains(.isAmbiguous) ? ambiguous : scalar.narrowColumns
  }
}

/// The columns of one cluster, counted as its scalars come by.
struct ClusterWidth {
  private let base: ScalarTraits
  private let model: ColumnWidth
  /// What its letters take side by side.
  private var letters: Int
  private var skinTones: Int
  /// Of pictographs that a joiner draws into one.
  private var pictographs = 0
  /// Whether the selector for emoji stands behind one of them.
  private var joinsEmoji = false
  private var last: ScalarTraits
  /// Where a selector behind the base decides.
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

  /// A flag, a pictograph with what is drawn into it, or letters: those that are written as one
  /// take no more than two columns.
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
