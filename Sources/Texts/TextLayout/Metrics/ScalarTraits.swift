internal import Synchronization

/// The properties of a scalar that layout needs, packed into one word: its clustering, width and
/// line break class.
struct ScalarTraits: OptionSet, Sendable {
  let rawValue: UInt32

  // The lowest six bits are the break class, two more the columns, four more the joining.
  private static let columnShift: UInt32 = 6
  private static let joiningShift: UInt32 = 8

  /// East Asian ambiguous width.
  static let isAmbiguous = ScalarTraits(rawValue: 1 << 12)
  /// A space that does not count at the end of a line.
  static let isBlank = ScalarTraits(rawValue: 1 << 13)
  /// A control character, drawn as a mark.
  static let isControl = ScalarTraits(rawValue: 1 << 14)
  /// A newline or another paragraph separator.
  static let endsParagraph = ScalarTraits(rawValue: 1 << 15)
  /// Can be turned into an emoji by the emoji selector.
  static let isEmoji = ScalarTraits(rawValue: 1 << 16)
  /// An emoji that can also be drawn as a text symbol.
  static let hasTextStyle = ScalarTraits(rawValue: 1 << 17)
  /// A skin tone.
  static let isModifier = ScalarTraits(rawValue: 1 << 18)
  /// A pictograph, or an unassigned code point reserved for one.
  static let isPictograph = ScalarTraits(rawValue: 1 << 19)
  /// A consonant of a script with conjuncts.
  static let isConsonant = ScalarTraits(rawValue: 1 << 20)
  /// Links a consonant to the next one.
  static let isLinker = ScalarTraits(rawValue: 1 << 21)
  /// Can follow a linker without ending the conjunct.
  static let keepsConsonants = ScalarTraits(rawValue: 1 << 22)
  /// Can occur between a pictograph and a joiner.
  static let keepsPictographs = ScalarTraits(rawValue: 1 << 23)
  /// The variation selectors for text and for emoji.
  static let textSelector = ScalarTraits(rawValue: 1 << 24)
  static let emojiSelector = ScalarTraits(rawValue: 1 << 25)
  /// Never combines with another plain scalar, and is a unit of line breaking.
  ///
  /// Nearly all scalars are plain, and the scanner has a fast path for them.
  static let isPlain = ScalarTraits(rawValue: 1 << 26)

  /// A format character that is not drawn.
  static let isLeftOut = ScalarTraits(rawValue: 1 << 27)

  /// Whether the scalar is replaced or dropped when drawn.
  var isReplaced: Bool { !isDisjoint(with: [.isControl, .isLeftOut]) }

  /// The role of a scalar in grapheme clusters (UAX #29).
  enum Joining: UInt8 {
    case none
    /// A mark, which extends the preceding scalar.
    case extends
    /// U+200D.
    case joiner
    /// Combines with the following scalar.
    case prepended
    /// Half a flag.
    case regional
    // Parts of Hangul syllables.
    case lead, vowel, tail, pair, triple
    /// Never combine, except CR with LF.
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

  /// The raw value of the break class.
  @inline(__always)
  var classNumber: UInt8 { UInt8(truncatingIfNeeded: rawValue & 0x3F) }

  /// The number of columns of the scalar on its own if ambiguous characters are narrow.
  @inline(__always)
  var narrowColumns: Int { Int(rawValue >> Self.columnShift & 3) }

  @inline(__always)
  var joining: Joining { Joining(rawValue: UInt8(rawValue >> Self.joiningShift & 15)) ?? .none }
}

/// A table of scalar traits, computed on demand.
///
/// Traits are stored in blocks. All tables share computed traits, and each copies the blocks it
/// needs, so a lookup takes two array accesses and no lock (galley-breakpoints in Tests/Bench).
/// Only ASCII is computed as a block: most other scalars are tested with a `String`, and a first
/// screen with a single arrow would wait for 128 of them (start.py in Tests/Bench).
struct TraitTable: Sendable {
  static let blockSize = 128
  private static let blockCount = 0x11_0000 / blockSize

  /// The start of each block in `traits`.
  ///
  /// ASCII comes first, followed by a block of unknown traits that stands in for all blocks not yet
  /// copied.
  private var starts = shared.starts
  private var traits = shared.traits

  private static let unknownStart = UInt32(blockSize)

  @inline(__always)
  subscript(ascii byte: UInt8) -> ScalarTraits { traits[Int(byte & 0x7F)] }

  @inline(__always)
  subscript(value: UInt32) -> ScalarTraits {
    mutating get {
      let start = Int(starts[Int(value) / Self.blockSize])
      let known = traits[start + Int(value) % Self.blockSize]
      return known == .unknown ? learn(value) : known
    }
  }

  /// Returns the traits of a scalar, computing them unless another table already has.
  @inline(never)
  private mutating func learn(_ value: UInt32) -> ScalarTraits {
    let (block, place) = (Int(value) / Self.blockSize, Int(value) % Self.blockSize)
    let learnt = Self.shared.traits(of: value)
    if starts[block] == Self.unknownStart {
      starts[block] = UInt32(traits.count)
      traits += Self.shared.block(block)
    }
    traits[Int(starts[block]) + place] = learnt
    return learnt
  }

  // MARK: All tables

  /// Returns the traits of a scalar, for callers without a table.
  static func traits(of scalar: Unicode.Scalar) -> ScalarTraits { shared.traits(of: scalar.value) }

  /// The traits computed so far.
  ///
  /// Traits are Unicode constants, so sharing them does not affect results.
  private static let shared = SharedTraits()

  private final class SharedTraits: Sendable {
    /// The first contents of a table; it copies neither before it meets a scalar beyond ASCII.
    let traits =
      (0..<UInt32(blockSize)).map(ScalarTraits.init(value:))
      + Array(repeating: .unknown, count: blockSize)
    let starts = [0] + Array(repeating: unknownStart, count: blockCount - 1)
    private let blocks = Mutex([[ScalarTraits]](repeating: [], count: blockCount))

    func traits(of value: UInt32) -> ScalarTraits {
      let (number, place) = (Int(value) / TraitTable.blockSize, Int(value) % TraitTable.blockSize)
      guard number > 0 else { return traits[place] }
      let known = blocks.withLock { $0[number].isEmpty ? .unknown : $0[number][place] }
      guard known == .unknown else { return known }
      let traits = ScalarTraits(value: value)
      blocks.withLock { blocks in
        if blocks[number].isEmpty {
          blocks[number] = Array(repeating: .unknown, count: TraitTable.blockSize)
        }
        blocks[number][place] = traits
      }
      return traits
    }

    /// Returns the known traits of a block.
    func block(_ number: Int) -> [ScalarTraits] { blocks.withLock { $0[number] } }
  }
}

extension ScalarTraits {
  /// A placeholder for traits that have not been computed.
  fileprivate static let unknown = ScalarTraits(rawValue: .max)

  /// Creates the traits of a scalar, or of a surrogate, which never occurs in a string.
  fileprivate init(value: UInt32) {
    self =
      Unicode.Scalar(value).map { ScalarTraits($0) }
      ?? ScalarTraits(.alphabetic, columns: 1, joining: .none)
  }
}
