internal import Synchronization

/// All that layout needs to know of a scalar, in one word: how it joins clusters, its columns, and
/// its line break class.
struct ScalarTraits: OptionSet, Sendable {
  let rawValue: UInt32

  // The lowest six bits are the break class, two more the columns, four more the joining.
  private static let columnShift: UInt32 = 6
  private static let joiningShift: UInt32 = 8

  /// Of East Asian ambiguous width.
  static let isAmbiguous = ScalarTraits(rawValue: 1 << 12)
  /// A blank that does not count at the end of a line.
  static let isBlank = ScalarTraits(rawValue: 1 << 13)
  /// A control character, drawn as a mark.
  static let isControl = ScalarTraits(rawValue: 1 << 14)
  /// A newline or another paragraph end.
  static let endsParagraph = ScalarTraits(rawValue: 1 << 15)
  /// Becomes an emoji with the emoji selector.
  static let isEmoji = ScalarTraits(rawValue: 1 << 16)
  /// An emoji that can also be drawn as a text symbol.
  static let hasTextStyle = ScalarTraits(rawValue: 1 << 17)
  /// A skin tone.
  static let isModifier = ScalarTraits(rawValue: 1 << 18)
  /// A pictograph, or unassigned and reserved for one.
  static let isPictograph = ScalarTraits(rawValue: 1 << 19)
  /// A consonant of a script in which consonants join each other.
  static let isConsonant = ScalarTraits(rawValue: 1 << 20)
  /// Joins a consonant to the next one.
  static let isLinker = ScalarTraits(rawValue: 1 << 21)
  /// May follow a linker without ending the conjunct.
  static let keepsConsonants = ScalarTraits(rawValue: 1 << 22)
  /// May be between a pictograph and a joiner.
  static let keepsPictographs = ScalarTraits(rawValue: 1 << 23)
  /// The variation selectors for text and for emoji.
  static let textSelector = ScalarTraits(rawValue: 1 << 24)
  static let emojiSelector = ScalarTraits(rawValue: 1 << 25)
  /// Two plain scalars in a row never join, and each is a unit of line breaking.
  ///
  /// Nearly all scalars of all texts are plain, and the scanner has a short path for them.
  static let isPlain = ScalarTraits(rawValue: 1 << 26)

  /// A format character that is not drawn.
  static let isLeftOut = ScalarTraits(rawValue: 1 << 27)

  /// Whether something else is drawn in its place, or nothing.
  var isReplaced: Bool { !isDisjoint(with: [.isControl, .isLeftOut]) }

  /// How a scalar takes part in grapheme clusters (UAX #29).
  enum Joining: UInt8 {
    case none
    /// A mark, which joins the scalar before it.
    case extends
    /// U+200D.
    case joiner
    /// Joins the scalar after it.
    case prepended
    /// Half a flag.
    case regional
    // Parts of Hangul syllables.
    case lead, vowel, tail, pair, triple
    /// Never join, except CR with LF.
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

  /// The columns of the scalar alone if ambiguous characters are narrow.
  @inline(__always)
  var narrowColumns: Int { Int(rawValue >> Self.columnShift & 3) }

  @inline(__always)
  var joining: Joining { Joining(rawValue: UInt8(rawValue >> Self.joiningShift & 15)) ?? .none }
}

/// The traits of scalars, computed when a text first has them.
///
/// They are kept in blocks. All tables share what was computed, and each copies the blocks that it
/// needs, so that a look-up takes two array accesses and no lock (galley-breakpoints in Tests/Bench).
/// Only ASCII is computed as a whole: Swift is asked about most scalars with a `String`, and a first
/// screen with one arrow would wait for 128 of them (start.py in Tests/Bench).
struct TraitTable: Sendable {
  static let blockSize = 128
  private static let blockCount = 0x11_0000 / blockSize

  /// Where each block starts in `traits`: ASCII at the beginning, then a block of unknown traits in the
  /// place of all that have not been copied.
  private var starts = [UInt32](repeating: unknownStart, count: blockCount)
  private var traits: [ScalarTraits]

  private static let unknownStart = UInt32(blockSize)

  init() {
    traits = Self.shared.ascii + Array(repeating: .unknown, count: Self.blockSize)
    starts[0] = 0
  }

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

  /// Computes the traits of a scalar, or takes what another table has computed.
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

  /// The traits of a scalar, for callers that need only a few and have no table.
  static func traits(of scalar: Unicode.Scalar) -> ScalarTraits { shared.traits(of: scalar.value) }

  /// The traits computed so far.
  ///
  /// They are constants of Unicode, so sharing them has no effect on results.
  private static let shared = SharedTraits()

  private final class SharedTraits: Sendable {
    let ascii = (0..<UInt32(TraitTable.blockSize)).map(ScalarTraits.init(value:))
    private let blocks = Mutex([[ScalarTraits]](repeating: [], count: blockCount))

    func traits(of value: UInt32) -> ScalarTraits {
      let (number, place) = (Int(value) / TraitTable.blockSize, Int(value) % TraitTable.blockSize)
      guard number > 0 else { return ascii[place] }
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

    /// The traits of a block that are known.
    func block(_ number: Int) -> [ScalarTraits] { blocks.withLock { $0[number] } }
  }
}

extension ScalarTraits {
  /// In the place of traits that have not been computed.
  fileprivate static let unknown = ScalarTraits(rawValue: .max)

  /// The traits of a scalar, or of a half of a surrogate pair, which no text has.
  fileprivate init(value: UInt32) {
    self =
      Unicode.Scalar(value).map { ScalarTraits($0) }
      ?? ScalarTraits(.alphabetic, columns: 1, joining: .none)
  }
}
