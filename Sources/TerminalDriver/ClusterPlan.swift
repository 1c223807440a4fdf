import CTerminal
import TerminalUI

/// How a cluster comes to the screen.
struct ClusterPlan {
  /// What of it may be sent.
  let scalars: [UInt32]
  /// Whether curses keeps all of it in its columns; else it is laid over blanks.
  let isHeld: Bool
  /// How many columns to its right a terminal may cover that draws its scalars side by side.
  let spill: Int

  init(_ text: String, columns: Int) {
    scalars = Cell(text, columns: columns).sendableScalars
    isHeld = ct_holds(scalars, Int32(scalars.count), Int32(columns)) != 0
    spill = isHeld ? 0 : max(0, Int(ct_columns(scalars, Int32(scalars.count))) - columns)
  }

  /// The bytes that a terminal is sent.
  var bytes: [UInt8] {
    scalars.compactMap(Unicode.Scalar.init).flatMap { Array(String($0).utf8) }
  }
}

/// The plans of the clusters that were last asked for.
///
/// To look at the properties of its scalars takes longer than everything else that is done with a
/// cluster, and a screen shows few different ones.
struct ClusterPlans {
  private struct Entry {
    let cell: PackedCell
    let plan: ClusterPlan
  }

  private var entries: [Entry?] = Array(repeating: nil, count: 1 << 10)

  /// The plan for a cell of a line.
  mutating func plan(for cell: PackedCell, of strip: Strip) -> ClusterPlan {
    if cell.isLong { return ClusterPlan(strip.text(of: cell), columns: cell.columns) }
    let key = cell.plain
    let mixed = (key.head ^ key.rest &* 31) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(mixed >> 54)
    if let entry = entries[place], entry.cell == key { return entry.plan }
    let plan = ClusterPlan(strip.text(of: cell), columns: cell.columns)
    entries[place] = Entry(cell: key, plan: plan)
    return plan
  }
}
