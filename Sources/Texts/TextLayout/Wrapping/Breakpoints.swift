/// The minimum widths that fit a text in the compact and standard layouts.
///
/// They determine the layout at every width. `nil` means that no width is enough: a text with a
/// newline never fits compact.
public struct Breakpoints: Hashable, Sendable {
  /// The minimum width for the compact layout.
  public var compact: Int?
  /// The minimum width for the standard layout, at most that of compact.
  public var standard: Int?

  /// Creates breakpoints from two widths.
  public init(compact: Int?, standard: Int?) {
    self.compact = compact
    self.standard = standard
  }

  /// The gap between a title and a value next to it, in columns.
  public static let gap = 2

  /// Returns the breakpoints of a row with a value of a given width next to the text.
  public func beside(valueColumns: Int) -> Breakpoints {
    let taken = Self.gap + valueColumns
    let compact = compact.map { $0 + taken }
    // Even an empty title needs a column next to the value.
    let standard = standard.map { Swift.max($0, 1) + taken }
    guard let compact, let standard else {
      return Breakpoints(compact: compact, standard: standard)
    }
    return Breakpoints(compact: compact, standard: Swift.min(standard, compact))
  }

  /// Returns the first layout that fits in a width.
  public func layout(at width: Int) -> Layout {
    if width <= 0 { return .none }
    if let compact, width >= compact { return .compact }
    if let standard, width >= standard { return .standard }
    return .extended
  }
}

/// The number of rows in each layout at every width.
///
/// ```swift
/// var counts = LayoutCounts()
/// counts.add(Breakpoints(compact: 10, standard: 6))
/// counts.rows(in: .standard)  // 0 at widths 1 to 5, 1 at 6 to 9, then 0
/// ```
public struct LayoutCounts: Hashable, Sendable {
  /// The default widths to count rows at, in columns.
  public static let columns = 1...400
  /// The widths to count rows at in points, up to that of the widest tablet.
  public static let points = 1...1_366

  /// The widths that rows are counted at.
  public let widths: ClosedRange<Int>

  /// The change of each number from one width to the next.
  ///
  /// The prefix sums are the numbers at each width.
  private var changes: [Change]

  private struct Change: Hashable, Sendable {
    var rows = 0
    /// Rows that fit the standard or compact layout.
    var standard = 0
    /// Rows that fit the compact layout.
    var compact = 0
  }

  /// Creates counts without rows, for widths from 1 on.
  public init(widths: ClosedRange<Int> = Self.columns) {
    self.widths = widths
    changes = Array(repeating: Change(), count: widths.upperBound + 2)
  }

  /// Adds a row by its breakpoints, optionally for only some widths.
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

  /// Adds the rows of other counts.
  public mutating func add(_ other: LayoutCounts) {
    for width in changes.indices where width < other.changes.count {
      changes[width].rows += other.changes[width].rows
      changes[width].standard += other.changes[width].standard
      changes[width].compact += other.changes[width].compact
    }
  }

  /// Returns the number of rows in a layout at each of ``widths``.
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
