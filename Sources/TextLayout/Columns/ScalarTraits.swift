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
