import CTerminal
import SourceText
import TerminalValues

/// The data to send to the terminal for a cluster.
struct ClusterEncoding {
  /// The scalars of the cluster that are safe to send.
  let scalars: [UInt32]
  let columns: Int
  /// Whether terminals disagree about the width of the cluster, or ncurses cannot store it.
  let isLoose: Bool
  /// The number of additional columns that a terminal may use if it draws the scalars side by side.
  let spill: Int

  init(_ text: String, columns: Int) {
    self.columns = columns
    scalars = Cell(text, columns: columns).sendableScalars
    let count = Int32(scalars.count)
    isLoose = ct_holds(scalars, count, Int32(columns)) == 0
    spill = isLoose ? max(0, Int(ct_columns(scalars, count)) - columns) : 0
  }

  /// The scalars in UTF-8.
  var bytes: [UInt8] {
    scalars.compactMap(Unicode.Scalar.init).flatMap { Array(String($0).utf8) }
  }
}

/// A cache of the encodings of recent clusters, keyed by a hash of their cells.
///
/// Looking up the Unicode properties of a cluster takes longer than the rest of sending it, and a
/// screen has few distinct clusters (rates.py in Tests/Bench).
struct ClusterEncodingCache {
  private struct Entry {
    let cell: PackedCell
    let encoding: ClusterEncoding
  }

  private var entries: [Entry?] = Array(repeating: nil, count: 1 << 10)

  mutating func encoding(for cell: PackedCell, of strip: Strip) -> ClusterEncoding {
    if cell.isLong { return ClusterEncoding(strip.text(of: cell), columns: cell.columns) }
    let key = cell.plain
    let mixed = (key.head ^ key.rest &* 31) &* 0x9E37_79B9_7F4A_7C15
    let index = Int(mixed >> 54)
    if let entry = entries[index], entry.cell == key { return entry.encoding }
    let encoding = ClusterEncoding(strip.text(of: cell), columns: cell.columns)
    entries[index] = Entry(cell: key, encoding: encoding)
    return encoding
  }
}

extension Cell {
  /// The maximum number of scalars sent per cluster; no writing system combines so many.
  private static let limit = 32

  /// The scalars of the cluster that are safe to send: no control or directional characters.
  ///
  /// A canvas should not contain any, because text is escaped long before it becomes a cell. But a
  /// terminal executes whatever it receives, so this is a final check.
  var sendableScalars: [UInt32] {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars where scalar.isSendable {
      // A mark without a base would combine with the cell to its left.
      if scalars.isEmpty && scalar.isMark { scalars.append(0x20) }
      scalars.append(scalar.value)
      if scalars.count == Cell.limit { break }
    }
    // A joiner at the end would combine with the cell to its right.
    while scalars.last == 0x200D { scalars.removeLast() }
    return scalars
  }
}

extension Unicode.Scalar {
  /// Whether the scalar only displays something, alone or combined with another.
  var isSendable: Bool {
    if (0x20...0x7E).contains(value) { return true }
    guard !isNeverSent else { return false }
    switch properties.generalCategory {
    case .format:
      switch value {
      case 0x200C, 0x200D, 0xE0020...0xE007F: return true
      case 0xFFF9...0xFFFB: return false
      default: return !properties.isDefaultIgnorableCodePoint
      }
    case .unassigned: return !properties.isDefaultIgnorableCodePoint
    default: return true
    }
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
