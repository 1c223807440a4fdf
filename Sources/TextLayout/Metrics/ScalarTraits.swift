internal import Synchronization

/// What of a scalar decides where clusters begin, how wide they are and where lines may end, in
/// one word.
struct ScalarTraits: OptionSet, Sendable {
  let rawValue: UInt32

  // The lowest six bits are the class; then two for the columns, four for the joining.
  private static let columnShift: UInt32 = 6
  private static let joiningShift: UInt32 = 8

  /// Wide where East Asian text is written, narrow elsewhere.
  static let isAmbiguous = ScalarTraits(rawValue: 1 << 12)
  /// A blank that hangs over the end of a line.
  static let isBlank = ScalarTraits(rawValue: 1 << 13)
  /// A control character, which is drawn as a mark.
  static let isControl = ScalarTraits(rawValue: 1 << 14)
  /// Ends a paragraph.
  static let endsParagraph = ScalarTraits(rawValue: 1 << 15)
  /// Can be an emoji with the selector for that.
  static let isEmoji = ScalarTraits(rawValue: 1 << 16)
  /// Is an emoji that can be a symbol of text.
  static let hasTextStyle = ScalarTraits(rawValue: 1 << 17)
  /// A skin tone.
  static let isModifier = ScalarTraits(rawValue: 1 << 18)
  /// A pictograph, or reserved for one.
  static let isPictograph = ScalarTraits(rawValue: 1 << 19)
  /// A consonant of a script in which consonants join.
  static let isConsonant = ScalarTraits(rawValue: 1 << 20)
  /// Joins a consonant with the next one.
  static let isLinker = ScalarTraits(rawValue: 1 << 21)
  /// Stands between the two without keeping them apart.
  static let keepsConsonants = ScalarTraits(rawValue: 1 << 22)
  /// Stands between pictographs without keeping them apart.
  static let keepsPictographs = ScalarTraits(rawValue: 1 << 23)
  /// The variation selectors for text and for emoji.
  static let textSelector = ScalarTraits(rawValue: 1 << 24)
  static let emojiSelector = ScalarTraits(rawValue: 1 << 25)
  /// Begins a cluster and counts where lines may end, unless what stands before it joins it.
  ///
  /// Nearly all of every text is, and two of them never join.
  static let isPlain = ScalarTraits(rawValue: 1 << 26)

  /// A format character that is left out where text is drawn.
  static let isLeftOut = ScalarTraits(rawValue: 1 << 27)

  /// Whether it is never drawn as it is written.
  var isReplaced: Bool { !isDisjoint(with: [.isControl, .isLeftOut]) }

  /// How a scalar joins the cluster before it.
  enum Joining: UInt8 {
    case none
    /// A mark.
    case extends
    /// U+200D.
    case joiner
    /// Belongs to what follows.
    case prepended
    case regional
    case lead, vowel, tail, pair, triple
    /// Never joins, but for CR and LF.
    case control, carriageReturn, lineFeed
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ breakClass: BreakClass, columns: UInt32, joining: Joining) {
    rawValue =
      UInt32(breakClass.rawValue) | columns << Self.columnShift
      | UInt32(joining.rawValue) << Self.joiningShift
  }

  @inline(__always)
  var breakClass: BreakClass { BreakClass(number: classNumber) }

  /// The number of the class.
  @inline(__always)
  var classNumber: UInt8 { UInt8(truncatingIfNeeded: rawValue & 0x3F) }

  /// The columns of the scalar by itself, where ambiguous ones are narrow.
  @inline(__always)
  var narrowColumns: Int { Int(rawValue >> Self.columnShift & 3) }

  @inline(__always)
  var joining: Joining { Joining(rawValue: UInt8(rawValue >> Self.joiningShift & 15)) ?? .none }
}

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
