internal import CICU

/// The Unicode bidirectional algorithm (UAX #9), which determines the direction of each part of a
/// text.
///
/// It reuses its memory, so only one thread at a time may use it.
///
/// ```swift
/// var bidi = try Bidi()
/// try bidi.levels(of: Array("ab גד".utf16), paragraph: .leftToRight).units  // [0, 0, 0, 1, 1]
/// ```
public struct Bidi: ~Copyable {
  /// The base direction of a paragraph.
  public enum Paragraph: Int32, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// The direction of its first strong character, or else left to right.
    case contentElseLeftToRight
    /// The direction of its first strong character, or else right to left.
    case contentElseRightToLeft
  }

  /// The embedding levels of a paragraph.
  ///
  /// Text at an odd level is read from right to left.
  public struct Levels: Hashable, Sendable {
    /// The base level of the paragraph: 0 for left to right, 1 for right to left.
    public let paragraph: UInt8
    /// The level of each UTF-16 code unit.
    public let units: [UInt8]
  }

  private let pointer: OpaquePointer

  /// Allocates ICU's memory; fails only if out of memory.
  public init() throws(ICUError) {
    pointer = try opened { cicu_bidi_open(&$0) }
  }

  deinit { cicu_bidi_close(pointer) }

  /// Returns the levels of a paragraph in UTF-16, without its newline.
  public mutating func levels(
    of units: [UInt16], paragraph: Paragraph
  ) throws(ICUError) -> Levels {
    var code: Int32 = 0
    var level = paragraph.rawValue & 1
    let levels = units.withUnsafeBufferPointer { units in
      [UInt8](unsafeUninitializedCapacity: units.count) { levels, count in
        guard let start = units.baseAddress, let target = levels.baseAddress,
          let length = Int32(exactly: units.count)
        else { return }
        level = cicu_bidi_levels(pointer, start, length, paragraph.rawValue, target, &code)
        count = code == 0 ? units.count : 0
      }
    }
    guard code == 0 else { throw ICUError(code: code) }
    return Levels(paragraph: UInt8(truncatingIfNeeded: level), units: levels)
  }

  /// Returns the visual order of the parts of a line, given their levels: their indices from left
  /// to right.
  public static func visualOrder(of levels: [UInt8]) -> [Int] {
    guard let length = Int32(exactly: levels.count) else { return Array(levels.indices) }
    let order = [Int32](unsafeUninitializedCapacity: levels.count) { order, count in
      guard let target = order.baseAddress else { return }
      levels.withUnsafeBufferPointer { levels in
        guard let start = levels.baseAddress else { return }
        cicu_bidi_visual_order(start, length, target)
        count = levels.count
      }
    }
    return order.map(Int.init)
  }
}
