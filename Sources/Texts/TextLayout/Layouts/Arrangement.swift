internal import SourceText

/// A layout of a title and its value: the number of lines, and the position of the value.
///
/// The three layouts of a row are arrangements; you can create others.
///
/// ```swift
/// let card = Arrangement(lineLimit: 3, value: .beside(.first))
/// card.row(title: title, value: value, width: 30).rows
/// ```
public struct Arrangement: Hashable, Sendable {
  /// Where the value is drawn.
  public enum ValuePosition: Hashable, Sendable {
    /// Next to the title, whose lines are shortened by the width of the value and a gap.
    case beside(LineAlignment)
    /// Below the title.
    case below(EdgeAlignment)
  }

  /// The vertical alignment of a title and the value beside it.
  public enum LineAlignment: Hashable, Sendable {
    /// The first lines.
    case first
    /// The middle lines.
    case center
    /// The last lines.
    case last
  }

  /// The horizontal alignment of a line that is narrower than the row.
  public enum EdgeAlignment: Hashable, Sendable {
    /// At the leading edge: the left, or the right in Arabic and Hebrew.
    case leading
    /// Equal space on both sides.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// The maximum number of lines of the title, at least 1, or nil for no limit.
  public let lineLimit: Int?
  /// Where the value is drawn.
  public let value: ValuePosition
  /// Whether a word wider than a line may be split between lines.
  public let breaksWords: Bool

  /// Creates an arrangement.
  ///
  /// If `breaksWords` is nil, words may be split only if there is no line limit.
  public init(lineLimit: Int?, value: ValuePosition, breaksWords: Bool? = nil) {
    self.lineLimit = lineLimit.map { max($0, 1) }
    self.value = value
    self.breaksWords = breaksWords ?? (lineLimit == nil)
  }

  /// One line, with the value next to it.
  public static let compact = Arrangement(lineLimit: 1, value: .beside(.center))
  /// At most two lines, with the value next to the last one.
  public static let standard = Arrangement(lineLimit: 2, value: .beside(.last))
  /// Any number of lines in the full width, with the value below them.
  public static let extended = Arrangement(lineLimit: nil, value: .below(.trailing))
}

extension Arrangement {
  /// Returns the columns that a value next to the title takes from it, including the gap.
  func columns(takenBy value: MeasuredText?) -> Int {
    guard let value, value.columns > 0, case .beside = self.value else { return 0 }
    return Breakpoints.gap + value.columns
  }

  /// Returns why the whole title does not fit in a width, or nil if it fits.
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
    // If several lines are allowed, each needs at least one column.
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

  /// Returns the minimum width that fits the whole title, or nil if no width does.
  ///
  /// The title also fits in every larger width.
  public func breakpoint(of title: MeasuredText, value: MeasuredText? = nil) -> Int? {
    let taken = columns(takenBy: value)
    if lineLimit == 1 { return title.breakpoints.compact.map { max($0 + taken, 1) } }
    if lineLimit == 2, !breaksWords {
      return title.breakpoints.standard.map { max($0, 1) + taken }
    }
    let most = taken + max(title.columns, 1)
    func fits(_ width: Int) -> Bool { truncation(of: title, value: value, width: width) == nil }
    guard fits(most) else { return nil }
    return (taken + 1..<most).partitioningIndex(where: fits)
  }
}

/// Arrangements in order of preference; the first one that shows the whole title is used.
///
/// If none does, the fallback is used and truncates the title, like `ViewThatFits`. The layouts of
/// a row are such a list. A list with only a fallback forces that arrangement.
///
/// ```swift
/// let list = ArrangementList(
///   [.compact, Arrangement(lineLimit: 3, value: .beside(.first))], else: .extended)
/// list.row(title: title, value: value, width: 30).rows
/// ```
public struct ArrangementList: Hashable, Sendable {
  /// The arrangements to try, in order.
  public let tried: [Arrangement]
  /// The arrangement to use if none of the others shows the whole title.
  public let fallback: Arrangement

  /// Creates a list from the arrangements to try and a fallback.
  public init(_ tried: [Arrangement], else fallback: Arrangement) {
    self.tried = tried
    self.fallback = fallback
  }

  /// The three layouts of a row: compact, standard, or else extended.
  public static let layouts = ArrangementList([.compact, .standard], else: .extended)

  /// All arrangements, ending with the fallback.
  public var all: [Arrangement] { tried + [fallback] }

  /// Returns why each arrangement before the chosen one does not fit.
  ///
  /// The number of reasons is the index of the chosen arrangement in `all`.
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

  /// Returns the minimum width at which each arrangement in `all` shows the whole title, or nil if
  /// no width does.
  ///
  /// The fallback is used at every width; its breakpoint is the minimum width that truncates
  /// nothing.
  public func breakpoints(of title: MeasuredText, value: MeasuredText? = nil) -> [Int?] {
    all.map { $0.breakpoint(of: title, value: value) }
  }

  /// Returns the title and its value in the first arrangement that fits, or else in the fallback.
  public func row(title: MeasuredText, value: MeasuredText? = nil, width: Int) -> ArrangedRow {
    let index = truncations(of: title, value: value, width: width).count
    return all[index].row(title: title, value: value, width: width)
  }
}
