import SourceText
import TerminalUI

extension Cell {
  /// The most scalars of one cluster that are sent; no writing system stacks so many.
  private static let limit = 32

  /// What of the cluster may be sent: never a control or directional character, whatever it holds.
  ///
  /// The canvas should hold none, and text is made visible long before; but a terminal obeys what
  /// it reads, so nothing passes here that it could obey.
  var sendableScalars: [UInt32] {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars where scalar.isSendable {
      // A mark without a base would join the cell to its left.
      if scalars.isEmpty && scalar.isMark { scalars.append(0x20) }
      scalars.append(scalar.value)
      if scalars.count == Cell.limit { break }
    }
    // A joiner at the end would join the cell to its right.
    while scalars.last == 0x200D { scalars.removeLast() }
    return scalars
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows the scalar, or joins it to one that it shows, and does nothing else.
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
