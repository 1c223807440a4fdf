/// One way to arrange a title and its value: how many lines the title may have, and where the value
/// stands.
///
/// The three layouts are arrangements; anybody may make others.
///
/// ```swift
/// let card = Arrangement(lineLimit: 3, value: .beside(.first))
/// card.row(title: title, value: value, width: 30).rows
/// ```
public struct Arrangement: Hashable, Sendable {
  /// Where the value stands.
  public enum ValuePosition: Hashable, Sendable {
    /// At the end of the title's lines, from which it takes its columns and a gap.
    case beside(LineAlignment)
    /// Under the title.
    case below(EdgeAlignment)
  }

  /// Which lines of a title and of a value beside it stand in the same row.
  public enum LineAlignment: Hashable, Sendable {
    /// The first ones.
    case first
    /// Those in the middle.
    case center
    /// The last ones.
    case last
  }

  /// Where a line stands that is narrower than the row.
  public enum EdgeAlignment: Hashable, Sendable {
    /// Where lines begin: at the left, and at the right in Arabic.
    case leading
    /// In the middle.
    case center
    /// Where lines end.
    case trailing
  }

  /// The most lines that the title may have, at least 1; nil where it may have any number.
  public let lineLimit: Int?
  /// Where the value stands.
  public let value: ValuePosition
  /// Whether a word that is wider than a line may be broken.
  public let breaksWords: Bool

  /// Makes an arrangement; words are broken where it is not said, if there is no limit to lines.
  public init(lineLimit: Int?, value: ValuePosition, breaksWords: Bool? = nil) {
    self.lineLimit = lineLimit.map { max($0, 1) }
    self.value = value
    self.breaksWords = breaksWords ?? (lineLimit == nil)
  }

  /// One line, the value beside it.
  public static let compact = Arrangement(lineLimit: 1, value: .beside(.center))
  /// At most two lines, the value beside the last.
  public static let standard = Arrangement(lineLimit: 2, value: .beside(.last))
  /// Any number of lines over the whole width, the value below.
  public static let extended = Arrangement(lineLimit: nil, value: .below(.trailing))
}

extension Layout {
  /// How it arranges a title and its value; nil where nothing is drawn.
  public var arrangement: Arrangement? {
    switch self {
    case .compact: .compact
    case .standard: .standard
    case .extended: .extended
    case .none: nil
    }
  }
}

extension Arrangement {
  /// The columns that a value takes from the lines of the title.
  func columns(takenBy value: MeasuredText?) -> Int {
    guard let value, value.columns > 0, case .beside = self.value else { return 0 }
    return Breakpoints.gap + value.columns
  }

  /// Why the whole title does not fit at a width; nil where it does.
  public func truncation(
    of title: MeasuredText, value: MeasuredText? = nil, width: Int
  ) -> Truncation? {
    let taken = columns(takenBy: value)
    let room = width - taken
    if lineLimit == 1 {
      guard title.paragraphs.count == 1 else {
        return .lines(needed: title.paragraphs.count, allowed: 1)
      }
      guard title.columns > room else { return nil }
      return .columns(needed: title.columns + taken, available: width)
    }
    // Of several lines, each has at least one column.
    guard room > 0 else { return .noRoomBesideValue }
    let wrapping = title.wrapped(at: room)
    if let lineLimit, wrapping.lines.count > lineLimit {
      return .lines(needed: wrapping.lines.count, allowed: lineLimit)
    }
    guard let word = wrapping.brokenWord else { return nil }
    if !breaksWords { return .brokenWord(title.beginning(of: word, columns: 20)) }
    let widest = title.clusters.lazy.map(\.columns).max() ?? 0
    return widest > room ? .columns(needed: widest + taken, available: width) : nil
  }

  /// The least width from which the whole title fits; nil where it does at none.
  ///
  /// From there on it fits at every width.
  public func breakpoint(of title: MeasuredText, value: MeasuredText? = nil) -> Int? {
    let taken = columns(takenBy: value)
    if lineLimit == 1 { return title.breakpoints.compact.map { max($0 + taken, 1) } }
    if lineLimit == 2, !breaksWords {
      return title.breakpoints.standard.map { max($0, 1) + taken }
    }
    var high = taken + max(title.columns, 1)
    guard truncation(of: title, value: value, width: high) == nil else { return nil }
    var low = taken
    while high - low > 1 {
      let middle = (low + high) / 2
      if truncation(of: title, value: value, width: middle) == nil {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }
}

/// Arrangements in order of preference, of which the first wins that shows the whole title.
///
/// Where none does, the last one is taken, as `ViewThatFits` does. The layouts of a row are such a
/// list; a list of one forces an arrangement.
///
/// ```swift
/// let list = ArrangementList(
///   [.compact, Arrangement(lineLimit: 3, value: .beside(.first))], else: .extended)
/// list.row(title: title, value: value, width: 30).rows
/// ```
public struct ArrangementList: Hashable, Sendable {
  /// The arrangements that are tried in order.
  public let tried: [Arrangement]
  /// The one that is taken where none of them fits.
  public let fallback: Arrangement

  /// Makes a list.
  public init(_ tried: [Arrangement], else fallback: Arrangement) {
    self.tried = tried
    self.fallback = fallback
  }

  /// The three layouts of a row.
  public static let layouts = ArrangementList([.compact, .standard], else: .extended)

  /// Every arrangement, the fallback last.
  public var all: [Arrangement] { tried + [fallback] }

  /// What was against each arrangement that was tried before the one that wins.
  ///
  /// Its number in `all` is the count of these.
  public func truncations(
    of title: MeasuredText, value: MeasuredText? = nil, width: Int
  ) -> [Truncation] {
    var truncations: [Truncation] = []
    for arrangement in tried {
      let truncation = arrangement.truncation(of: title, value: value, width: width)
      guard let truncation else { break }
      truncations.append(truncation)
    }
    return truncations
  }

  /// From which width each arrangement in `all` shows the whole title; nil where none suffices.
  ///
  /// The fallback is drawn at every width, and says here from which it cuts nothing.
  public func breakpoints(of title: MeasuredText, value: MeasuredText? = nil) -> [Int?] {
    all.map { $0.breakpoint(of: title, value: value) }
  }

  /// The title and its value in the arrangement that wins.
  public func row(title: MeasuredText, value: MeasuredText? = nil, width: Int) -> ArrangedRow {
    let place = truncations(of: title, value: value, width: width).count
    return all[place].row(title: title, value: value, width: width)
  }
}
