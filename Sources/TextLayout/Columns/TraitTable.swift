internal import Synchronization

/// The traits of scalars, a block at a time: one owner's own copy, so that reading it costs no
/// more than two steps through arrays.
///
/// A block is worked out when a text first has a scalar of it, and then shared by all tables.
struct TraitTable: Sendable {
  static let blockSize = 128
  private static let blockCount = 0x11_0000 / blockSize

  /// Where each block starts among the traits; 0 for a block that is not there yet, since the
  /// first one is always ASCII.
  private var starts = [UInt32](repeating: 0, count: blockCount)
  private var traits: [ScalarTraits]

  init() { traits = Self.shared.block(0) }

  /// The traits of a byte that is a scalar by itself.
  @inline(__always)
  subscript(ascii byte: UInt8) -> ScalarTraits { traits[Int(byte & 0x7F)] }

  /// The traits of a scalar.
  @inline(__always)
  subscript(value: UInt32) -> ScalarTraits {
    mutating get {
      let block = Int(value) / Self.blockSize
      var start = Int(starts[block])
      if start == 0 { start = add(block) }
      return traits[start + Int(value) % Self.blockSize]
    }
  }

  @inline(never)
  private mutating func add(_ block: Int) -> Int {
    guard block > 0 else { return 0 }
    let start = traits.count
    starts[block] = UInt32(start)
    traits += Self.shared.block(block)
    return start
  }

  // MARK: All tables

  /// The traits of a scalar, for those who ask for a few.
  static func traits(of scalar: Unicode.Scalar) -> ScalarTraits { shared.traits(of: scalar) }

  /// What has been worked out so far: constants of Unicode, so that it matters to nobody who asked.
  private static let shared = SharedBlocks()

  private final class SharedBlocks: Sendable {
    private let blocks = Mutex([[ScalarTraits]](repeating: [], count: blockCount))
    /// Scalars of blocks that nobody needed yet.
    private let others = Mutex<[UInt32: ScalarTraits]>([:])

    func traits(of scalar: Unicode.Scalar) -> ScalarTraits {
      let block = blocks.withLock { $0[Int(scalar.value) / TraitTable.blockSize] }
      if !block.isEmpty { return block[Int(scalar.value) % TraitTable.blockSize] }
      if let known = others.withLock({ $0[scalar.value] }) { return known }
      let traits = ScalarTraits(scalar)
      others.withLock { $0[scalar.value] = traits }
      return traits
    }

    func block(_ number: Int) -> [ScalarTraits] {
      let known = blocks.withLock { $0[number] }
      guard known.isEmpty else { return known }
      let first = UInt32(number * TraitTable.blockSize)
      let block = (first..<first + UInt32(TraitTable.blockSize)).map { value in
        Unicode.Scalar(value).map { ScalarTraits($0) }
          ?? ScalarTraits(.alphabetic, columns: 1, joining: .none)
      }
      blocks.withLock { $0[number] = block }
      return block
    }
  }
}
