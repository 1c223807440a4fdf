internal import CICU

/// Finds the direction in which each part of a text is read: UAX #9.
///
/// It keeps the state of one text, so it serves one thread at a time.
///
/// ```swift
/// var bidi = try Bidi()
/// try bidi.levels(of: Array("ab גד".utf16), paragraph: .leftToRight).units  // [0, 0, 0, 1, 1]
/// ```
public struct Bidi: ~Copyable {
  /// What decides where a paragraph begins.
  public enum Paragraph: Int32, Hashable, Sendable, CaseIterable {
    /// It begins at the left.
    case leftToRight
    /// It begins at the right.
    case rightToLeft
    /// Its first strong character decides; without one it begins at the left.
    case contentElseLeftToRight
    /// Its first strong character decides; without one it begins at the right.
    case contentElseRightToLeft
  }

  /// How deep the parts of a paragraph lie in each other: odd ones are read from the right.
  public struct Levels: Hashable, Sendable {
    /// The level of the paragraph itself: 0, or 1 where it begins at the right.
    public let paragraph: UInt8
    /// The level of every UTF-16 unit.
    public let units: [UInt8]
  }

  private let pointer: OpaquePointer

  /// Makes one; only a full memory forbids it.
  public init() throws(ICUError) {
    pointer = try opened { cicu_bidi_open(&$0) }
  }

  deinit { cicu_bidi_close(pointer) }

  /// The levels of a paragraph in UTF-16, which ends in no newline.
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

  /// Which of the parts of a line with these levels stand there from left to right.
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
