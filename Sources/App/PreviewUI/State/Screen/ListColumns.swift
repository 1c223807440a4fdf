/// The optional columns beside the rows of a wide list.
package struct SideColumns: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  package let rawValue: UInt8

  /// Creates a set from bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The key column.
  package static let key = SideColumns(rawValue: 1)
  /// The source string column.
  package static let source = SideColumns(rawValue: 2)
}

/// The widths of the columns beside the rows, each followed by a gap.
struct ListColumns: Equatable, Sendable {
  /// The width of the key column; 0 if it is hidden.
  private(set) var key = 0
  /// The width of the source string column; 0 if it is hidden.
  private(set) var source = 0

  /// The minimum screen width for these columns.
  static let leastScreen = 120
  /// The space after a column.
  private static let gap = 2
  private static let keys = 12...60
  private static let sources = 16...60

  static let none = ListColumns()

  private init() {}

  /// Divides the width of a screen.
  ///
  /// Rows keep a width set by the user, and these columns share the rest.
  init(_ wanted: SideColumns, screen: Int, fixedWidth: Int?) {
    guard screen >= Self.leastScreen else { return }
    // Without source texts, keys have half of their room too: long ones differ in the middle.
    let share = wanted.contains(.source) ? screen / 5 : screen * 7 / 20
    if wanted.contains(.key) { key = min(share, Self.keys.upperBound) }
    if wanted.contains(.source) { source = min(screen * 3 / 10, Self.sources.upperBound) }
    if let fixedWidth { shrink(to: max(0, screen - ScreenGeometry.gutter - fixedWidth)) }
  }

  /// Shrinks the columns in favor of the rows; the key first, because the status line shows it too.
  private mutating func shrink(to room: Int) {
    key = Self.shrunk(key, by: width - room, within: Self.keys)
    source = Self.shrunk(source, by: width - room, within: Self.sources)
    if width > room { key = 0 }
    if width > room { source = 0 }
  }

  private static func shrunk(_ columns: Int, by excess: Int, within range: ClosedRange<Int>) -> Int
  {
    columns == 0 ? 0 : min(columns, max(range.lowerBound, columns - max(0, excess)))
  }

  /// The total width of all columns with their gaps.
  var width: Int { sourceStart + (source == 0 ? 0 : source + Self.gap) }

  /// The offset of the source string column from the key column.
  var sourceStart: Int { key == 0 ? 0 : key + Self.gap }
}
