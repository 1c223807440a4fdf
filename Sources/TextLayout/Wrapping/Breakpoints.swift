/// The widths from which a text fits: the whole answer for every width.
///
/// `nil` means that no width suffices, as for compact where the text has a newline.
public struct Breakpoints: Hashable, Sendable {
  /// The least width at which compact fits.
  public var compact: Int?
  /// The least width at which standard fits; never more than compact.
  public var standard: Int?

  /// Makes breakpoints.
  public init(compact: Int?, standard: Int?) {
    self.compact = compact
    self.standard = standard
  }

  /// The columns between a title and its value.
  public static let gap = 2

  /// The breakpoints of a row whose value takes some columns beside the text.
  public func beside(valueColumns: Int) -> Breakpoints {
    let taken = Self.gap + valueColumns
    let compact = compact.map { $0 + taken }
    // Beside a value at least one column is left for the title.
    let standard = standard.map { Swift.max($0, 1) + taken }
    guard let compact, let standard else {
      return Breakpoints(compact: compact, standard: standard)
    }
    return Breakpoints(compact: compact, standard: Swift.min(standard, compact))
  }

  /// The first layout that fits a width.
  public func layout(at width: Int) -> Layout {
    if width <= 0 { return .none }
    if let compact, width >= compact { return .compact }
    if let standard, width >= standard { return .standard }
    return .extended
  }
}

/// How many rows take which layout at each width, a histogram that rows are added to.
///
/// ```swift
/// var counts = LayoutCounts()
/// counts.add(Breakpoints(compact: 10, standard: 6))
/// counts.rows(in: .standard)  // 0 at widths 1 to 5, 1 at 6 to 9, then 0
/// ```
public struct LayoutCounts: Hashable, Sendable {
  /// The widths that are counted.
  public static let widths = 1...400

  /// By how much the number of rows changes at each width: those that there are, those that fit
  /// in two lines, those that fit in one.
  private var changes = [Change](repeating: Change(), count: widths.upperBound + 2)

  private struct Change: Hashable, Sendable {
    var rows = 0
    var standard = 0
    var compact = 0
  }

  /// Counts no rows.
  public init() {}

  /// Adds a row by its breakpoints, where it varies with the width at some widths only.
  public mutating func add(_ row: Breakpoints, at widths: ClosedRange<Int> = Self.widths) {
    let widths = widths.clamped(to: Self.widths)
    let end = widths.upperBound + 1
    let compact = min(max(row.compact ?? end, widths.lowerBound), end)
    let standard = min(max(row.standard ?? end, widths.lowerBound), compact)
    changes[widths.lowerBound].rows += 1
    changes[standard].standard += 1
    changes[compact].compact += 1
    // What stands behind the last width is never asked for.
    guard end <= Self.widths.upperBound else { return }
    changes[end].rows -= 1
    changes[end].standard -= 1
    changes[end].compact -= 1
  }

  /// Adds all rows of other counts.
  public mutating func add(_ other: LayoutCounts) {
    for width in changes.indices {
      changes[width].rows += other.changes[width].rows
      changes[width].standard += other.changes[width].standard
      changes[width].compact += other.changes[width].compact
    }
  }

  /// The rows that take a layout, at each of the widths.
  public func rows(in layout: Layout) -> [Int] {
    var sum = Change()
    return changes[Self.widths].map { change in
      sum.rows += change.rows
      sum.standard += change.standard
      sum.compact += change.compact
      return switch layout {
      case .compact: sum.compact
      case .standard: sum.standard - sum.compact
      case .extended: sum.rows - sum.standard
      case .none: 0
      }
    }
  }
}
