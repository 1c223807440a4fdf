/// A cell packed into sixteen bytes, so that canvases are copied and compared like arrays of
/// numbers.
///
/// Nearly all clusters fit in twelve bytes, which are stored in the cell. Longer ones are stored in
/// the strip, and the cell has their index.
@frozen public struct PackedCell: Sendable {
  /// The first eight bytes of the cluster in little-endian order, or the index of a long one.
  @usableFromInline package var head: UInt64
  /// The next four bytes of the cluster; in the upper half, the style, whether the cluster is long,
  /// and the number of columns.
  @usableFromInline package var rest: UInt64

  @inlinable static var styleBits: UInt32 { 0x3_FFFF }
  @inlinable static var longBit: UInt32 { 0x4_0000 }
  @inlinable static var columnsShift: UInt32 { 19 }
  /// The maximum number of columns that fits; larger than any canvas.
  private static let mostColumns = 0xFFF

  /// Packs a cell with a short cluster, or returns nil if the cluster does not fit.
  init?(_ text: String, columns: Int, style: Style) {
    self.init(head: 0, columns: columns, style: style)
    guard text.utf8.count <= 12 else { return nil }
    for (index, byte) in text.utf8.enumerated() {
      // A zero byte marks the end of the cluster.
      if byte == 0 { return nil }
      if index < 8 {
        head |= UInt64(byte) << UInt64(8 * index)
      } else {
        rest |= UInt64(byte) << UInt64(8 * (index - 8))
      }
    }
  }

  /// Creates a cell whose cluster is stored in the strip at an index.
  init(long index: Int, columns: Int, style: Style) {
    self.init(head: UInt64(index), columns: columns, style: style)
    rest |= UInt64(PackedCell.longBit) << 32
  }

  /// Creates a cell with a cluster of at most eight bytes.
  init(head: UInt64, columns: Int, style: Style) {
    self.head = head
    let columns = UInt32(min(columns, PackedCell.mostColumns))
    rest = UInt64(style.packed | columns << PackedCell.columnsShift) << 32
  }

  /// Returns a space of one column.
  package static func blank(_ style: Style) -> PackedCell {
    PackedCell(head: 0x20, columns: 1, style: style)
  }

  static func continuation(_ style: Style) -> PackedCell {
    PackedCell(head: 0, columns: 0, style: style)
  }
}

extension PackedCell: Equatable {
  /// Whether all bits are equal.
  ///
  /// Long clusters in different strips must also be compared.
  @inlinable @inline(__always) public static func == (left: PackedCell, right: PackedCell) -> Bool {
    left.head == right.head && left.rest == right.rest
  }
}

extension PackedCell {
  @inlinable @inline(__always) var form: UInt32 { UInt32(truncatingIfNeeded: rest >> 32) }

  /// The number of columns of the cluster.
  @inlinable @inline(__always) public var columns: Int { Int(form >> PackedCell.columnsShift) }

  /// Whether this column continues a cell to its left.
  @inlinable @inline(__always) public var isContinuation: Bool {
    form >> PackedCell.columnsShift == 0
  }

  /// Whether the cluster is stored in the strip.
  @inlinable @inline(__always) public var isLong: Bool { form & PackedCell.longBit != 0 }

  /// The style as a unique number.
  @inlinable @inline(__always) public var packedStyle: UInt32 { form & PackedCell.styleBits }

  /// Whether the cell has strikethrough.
  @inlinable public var isStruck: Bool {
    packedStyle & UInt32(Style.Attributes.strikethrough.rawValue) != 0
  }

  /// The cell in the plain style.
  package var plain: PackedCell {
    var cell = self
    cell.style = .plain
    return cell
  }

  /// The style of the cluster.
  package var style: Style {
    get { Style(packed: form & PackedCell.styleBits) }
    set {
      let others = rest & ~(UInt64(PackedCell.styleBits) << 32)
      rest = others | UInt64(newValue.packed) << 32
    }
  }

  /// The byte of a printable ASCII character in one column, or nil for any other cell.
  @inlinable @inline(__always) public var ascii: UInt8? {
    // One column, stored inline, and at most eight bytes long.
    let isOne = form >> (PackedCell.columnsShift - 1) == 2 && UInt32(truncatingIfNeeded: rest) == 0
    return isOne && head >= 0x20 && head < 0x7F ? UInt8(truncatingIfNeeded: head) : nil
  }

  /// Returns whether style, width and storage of the cluster are equal.
  func hasForm(of other: PackedCell) -> Bool { form == other.form }

  /// The cluster; empty if it is stored in the strip.
  var shortText: String {
    guard !isLong else { return "" }
    var bytes: [UInt8] = []
    for index in 0..<12 {
      let byte =
        index < 8
        ? UInt8(truncatingIfNeeded: head >> UInt64(8 * index))
        : UInt8(truncatingIfNeeded: rest >> UInt64(8 * (index - 8)))
      if byte == 0 { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Style {
  /// Eight bits of attributes and five for each color.
  fileprivate var packed: UInt32 {
    UInt32(attributes.rawValue) | UInt32(foreground.rawValue) << 8
      | UInt32(background.rawValue) << 13
  }

  fileprivate init(packed: UInt32) {
    self.init(
      Attributes(rawValue: UInt8(truncatingIfNeeded: packed)),
      foreground: Color(rawValue: UInt8(packed >> 8 & 0x1F)) ?? .standard,
      background: Color(rawValue: UInt8(packed >> 13 & 0x1F)) ?? .standard)
  }
}
