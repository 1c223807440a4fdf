internal import SourceText

/// How many lines a title may have, and where its value is drawn.
///
/// The three layouts of a row are arrangements; callers can make others.
///
/// ```swift
/// let card = Arrangement(lineLimit: 3, value: .beside(.first))
/// card.row(title: title, value: value, width: 30).rows
/// ```
public struct Arrangement: Hashable, Sendable {
  /// Where the value is drawn.
  public enum ValuePosition: Hashable, Sendable {
    /// At the end of the title's lines. The title has fewer columns then: those of the value and
    /// of a gap are taken.
    case beside(LineAlignment)
    /// Below the title.
    case below(EdgeAlignment)
  }

  /// Which line of a title is in the same row as which line of a value beside it.
  public enum LineAlignment: Hashable, Sendable {
    /// The first lines.
    case first
    /// The middle lines.
    case center
    /// The last lines.
    case last
  }

  /// Where a line is placed that is narrower than the row.
  public enum EdgeAlignment: Hashable, Sendable {
    /// Where lines begin: at the left, or at the right in Arabic and Hebrew.
    case leading
    /// In the middle.
    case center
    /// Where lines end, opposite to `leading`.
    case trailing
  }

  /// The most lines that the title may have, at least 1; nil for any number.
  public let lineLimit: Int?
  /// Where the value is drawn.
  public let value: ValuePosition
  /// Whether a word that is wider than a line may be split between lines.
  public let breaksWords: Bool

  /// Makes an arrangement.
  ///
  /// If `breaksWords` is nil, words may be split only without a line limit.
  public init(lineLimit: Int?, value: ValuePosition, breaksWords: Bool? = nil) {
    self.lineLimit = lineLimit.map { max($0, 1) }
    self.value = value
    self.breaksWords = breaksWords ?? (lineLimit == nil)
  }

  /// One line, with the value beside it.
  public static let compact = Arrangement(lineLimit: 1, value: .beside(.center))
  /// At most two lines, with the value beside the last one.
  public static let standard = Arrangement(lineLimit: 2, value: .beside(.last))
  /// Any number of lines of the full width, with the value below them.
  public static let extended = Arrangement(lineLimit: nil, value: .below(.trailing))
}

extension Arrangement {
  /// The columns that a value beside the title takes from its lines, with the gap.
  func columns(takenBy value: MeasuredText?) -> Int {
    guard let value, value.columns > 0, case .beside = self.value else { return 0 }
    return Breakpoints.gap + value.columns
  }

  /// Why the whole title does not fit at a width; nil if it fits.
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
    // If there can be several lines, each needs at least one column.
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

  /// The least width at which the whole title fits; nil if it fits at none.
  ///
  /// It fits at every larger width, too.
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

/// Arrangements in order of preference: the first one that shows the whole title is used.
///
/// If none of them does, the fallback is used and cuts what does not fit, like `ViewThatFits`. The
/// layouts of a row are such a list. A list with only a fallback forces that arrangement.
///
/// ```swift
/// let list = ArrangementList(
///   [.compact, Arrangement(lineLimit: 3, value: .beside(.first))], else: .extended)
/// list.row(title: title, value: value, width: 30).rows
/// ```
public struct ArrangementList: Hashable, Sendable {
  /// The arrangements that are tried, in this order.
  public let tried: [Arrangement]
  /// The arrangement to use if none of them shows the whole title.
  public let fallback: Arrangement

  /// Makes a list of arrangements to try, and one to fall back to.
  public init(_ tried: [Arrangement], else fallback: Arrangement) {
    self.tried = tried
    self.fallback = fallback
  }

  /// The three layouts of a row: compact, standard, else extended.
  public static let layouts = ArrangementList([.compact, .standard], else: .extended)

  /// All arrangements, with the fallback at the end.
  public var all: [Arrangement] { tried + [fallback] }

  /// Why each arrangement before the one that is used does not fit.
  ///
  /// The count of these reasons is the index in `all` of the arrangement that is used.
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

  /// The least width at which each arrangement in `all` shows the whole title; nil if none does.
  ///
  /// The fallback is used at every width; for it, this is the least width at which nothing is cut.
  public func breakpoints(of title: MeasuredText, value: MeasuredText? = nil) -> [Int?] {
    all.map { $0.breakpoint(of: title, value: value) }
  }

  /// The title and its value in the first arrangement that fits, else in the fallback.
  public func row(title: MeasuredText, value: MeasuredText? = nil, width: Int) -> ArrangedRow {
    let index = truncations(of: title, value: value, width: width).count
    return all[index].row(title: title, value: value, width: width)
  }
}
