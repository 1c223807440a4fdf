/// The columns that a wide list may have beside its rows.
public struct SideColumns: OptionSet, Hashable, Sendable {
  /// One bit for each column.
  public let rawValue: UInt8

  /// Makes a set of columns from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The keys.
  public static let key = SideColumns(rawValue: 1)
  /// The source texts.
  public static let source = SideColumns(rawValue: 2)
}

/// How wide the columns beside the rows are, each with a gap after it.
struct ListColumns: Equatable, Sendable {
  /// The columns of a key; 0 if keys are not listed.
  private(set) var key = 0
  /// The columns of a source text; 0 if source texts are not listed.
  private(set) var source = 0

  /// The least columns of a screen with room for them.
  static let leastScreen = 120
  /// The blanks after a column.
  private static let gap = 2
  private static let keys = 12...60
  private static let sources = 16...60

  static let none = ListColumns()

  private init() {}

  /// Divides a screen.
  ///
  /// Rows of a width that the user has chosen keep it, and these columns share the rest.
  init(_ wanted: SideColumns, screen: Int, fixedWidth: Int?) {
    guard screen >= Self.leastScreen else { return }
    // Without source texts, keys have half of their room too: long ones differ in the middle.
    let share = wanted.contains(.source) ? screen / 5 : screen * 7 / 20
    if wanted.contains(.key) { key = min(share, Self.keys.upperBound) }
    if wanted.contains(.source) { source = min(screen * 3 / 10, Self.sources.upperBound) }
    if let fixedWidth { shrink(to: max(0, screen - ScreenGeometry.gutter - fixedWidth)) }
  }

  /// Gives way to the rows, the key first, because the status line shows it too.
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

  /// All columns with their gaps.
  var width: Int { sourceStart + (source == 0 ? 0 : source + Self.gap) }

  /// The place of the source text, counted from that of the key.
  var sourceStart: Int { key == 0 ? 0 : key + Self.gap }
}
