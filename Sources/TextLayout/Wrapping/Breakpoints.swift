/// The least widths at which a text fits compact and standard.
///
/// They decide the layout of the text at every width. `nil` means that no width is enough: a text with a newline never fits compact.
public struct Breakpoints: Hashable, Sendable {
  /// The least width at which compact fits.
  public var compact: Int?
  /// The least width at which standard fits, at most that of compact.
  public var standard: Int?

  /// Makes breakpoints from two widths.
  public init(compact: Int?, standard: Int?) {
    self.compact = compact
    self.standard = standard
  }

  /// The columns between a title and a value beside it.
  public static let gap = 2

  /// The breakpoints of a row with a value of that many columns beside the text.
  public func beside(valueColumns: Int) -> Breakpoints {
    let taken = Self.gap + valueColumns
    let compact = compact.map { $0 + taken }
    // Even an empty title needs a column beside the value.
    let standard = standard.map { Swift.max($0, 1) + taken }
    guard let compact, let standard else {
      return Breakpoints(compact: compact, standard: standard)
    }
    return Breakpoints(compact: compact, standard: Swift.min(standard, compact))
  }

  /// The first layout that fits at a width.
  public func layout(at width: Int) -> Layout {
    if width <= 0 { return .none }
    if let compact, width >= compact { return .compact }
    if let standard, width >= standard { return .standard }
    return .extended
  }
}

/// Counts for each width how many rows have which layout.
///
/// ```swift
/// var counts = LayoutCounts()
/// counts.add(Breakpoints(compact: 10, standard: 6))
/// counts.rows(in: .standard)  // 0 at widths 1 to 5, 1 at 6 to 9, then 0
/// ```
public struct LayoutCounts: Hashable, Sendable {
  /// The widths for which rows are counted in columns.
  public static let columns = 1...400
  /// The widths for which rows are counted in points: up to that of the widest tablet.
  public static let points = 1...1_366

  /// The widths for which rows are counted.
  public let widths: ClosedRange<Int>

  /// By how much each number changes at each width.
  ///
  /// The sums up to a width are the numbers there.
  private var changes: [Change]

  private struct Change: Hashable, Sendable {
    var rows = 0
    /// Rows that fit standard or compact.
    var standard = 0
    /// Rows that fit compact.
    var compact = 0
  }

  /// Makes counts without any row, for the widths from 1 on.
  public init(widths: ClosedRange<Int> = Self.columns) {
    self.widths = widths
    changes = Array(repeating: Change(), count: widths.upperBound + 2)
  }

  /// Adds a row by its breakpoints; only for some widths if the row is different at others.
  public mutating func add(_ row: Breakpoints, at some: ClosedRange<Int>? = nil) {
    let widths = (some ?? self.widths).clamped(to: self.widths)
    let end = widths.upperBound + 1
    let compact = min(max(row.compact ?? end, widths.lowerBound), end)
    let standard = min(max(row.standard ?? end, widths.lowerBound), compact)
    changes[widths.lowerBound].rows += 1
    changes[standard].standard += 1
    changes[compact].compact += 1
    // Changes after the last width are never summed.
    guard end <= self.widths.upperBound else { return }
    changes[end].rows -= 1
    changes[end].standard -= 1
    changes[end].compact -= 1
  }

  /// Adds all rows that were counted elsewhere.
  public mutating func add(_ other: LayoutCounts) {
    for width in changes.indices where width < other.changes.count {
      changes[width].rows += other.changes[width].rows
      changes[width].standard += other.changes[width].standard
      changes[width].compact += other.changes[width].compact
    }
  }

  /// The number of rows with a layout, for each of ``widths``.
  public func rows(in layout: Layout) -> [Int] {
    var sum = Change()
    return changes[widths].map { change in
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
