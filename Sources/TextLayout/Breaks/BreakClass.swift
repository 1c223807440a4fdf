internal import ICU
internal import LocalizedText

/// How a character behaves where lines may end: the classes of UAX #14, told apart as the rules
/// need them.
///
/// Those that a language may change stand last.
enum BreakClass: UInt8 {
  case alphabetic, breakBoth, breakAfter, breakBefore, contingent, close, closeParenthesis
  /// U+2010, which takes part in words as the hyphen of the keyboard does.
  case hyphenAfter
  /// A closing parenthesis of East Asian width, which never belongs to a word.
  case closeWide
  /// Ends a line always: newlines and their like.
  case ending
  case exclamation, glue, hyphen, ideograph, inseparable, infix, nonstarter, numeric, open, openWide
  case postfix, prefix, quotation, space, symbol, zeroWidthSpace, wordJoiner, hebrew
  /// The first and the second half of a flag.
  case regionalFirst, regionalSecond
  case emojiBase, emojiModifier
  /// Reserved for an emoji.
  case reservedEmoji
  /// Hangs on what stands before it.
  case mark, zeroWidthJoiner
  /// The quotation marks U+201C and U+201D.
  case leftQuotation, rightQuotation
  /// A small kana, or the mark of a long vowel.
  case smallKana
  case hangulPair, hangulTriple, jamoLead, jamoVowel, jamoTail
  /// Only a dictionary knows where its words end: Thai and its neighbours.
  case dictionary
  /// A mark of such a script.
  case dictionaryMark

  /// The first of those that depend on the language.
  static let firstTailored = BreakClass.leftQuotation.rawValue

  /// The class of a number that was taken from one.
  @inline(__always)
  init(number: UInt8) { self = BreakClass(rawValue: number) ?? .alphabetic }

  /// The class of a scalar.
  init(_ scalar: ScalarProperties) {
    let isWide =
      switch scalar.eastAsianWidth {
      case .wide, .fullwidth, .halfwidth: true
      case .ambiguous, .narrow, .neutral: false
      }
    self =
      switch scalar.lineBreakClass {
      case .unknown, .ambiguous, .alphabetic, .surrogate: .alphabetic
      case .breakBoth: .breakBoth
      case .breakAfter: scalar.scalar == "\u{2010}" ? .hyphenAfter : .breakAfter
      case .breakBefore: .breakBefore
      case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: .ending
      case .contingentBreak: .contingent
      case .closePunctuation: .close
      case .closeParenthesis: isWide ? .closeWide : .closeParenthesis
      case .combiningMark: .mark
      case .exclamation: .exclamation
      case .glue: .glue
      case .hyphen: .hyphen
      case .ideographic:
        scalar.isExtendedPictographic && scalar.generalCategory == .unassigned
          ? .reservedEmoji : .ideograph
      case .inseparable: .inseparable
      case .infixNumeric: .infix
      case .nonstarter: .nonstarter
      case .numeric: .numeric
      case .openPunctuation: isWide ? .openWide : .open
      case .postfixNumeric: .postfix
      case .prefixNumeric: .prefix
      case .quotation:
        switch scalar.scalar {
        case "\u{201C}": .leftQuotation
        case "\u{201D}": .rightQuotation
        default: .quotation
        }
      case .complexContext: scalar.generalCategory.isCombining ? .dictionaryMark : .dictionary
      case .space: .space
      case .breakSymbols: .symbol
      case .zeroWidthSpace: .zeroWidthSpace
      case .wordJoiner: .wordJoiner
      case .hangulPair: .hangulPair
      case .hangulTriple: .hangulTriple
      case .jamoLead: .jamoLead
      case .jamoTail: .jamoTail
      case .jamoVowel: .jamoVowel
      case .conditionalJapaneseStarter: .smallKana
      case .hebrewLetter: .hebrew
      case .regionalIndicator: .regionalFirst
      case .emojiBase: .emojiBase
      case .emojiModifier: .emojiModifier
      case .zeroWidthJoiner: .zeroWidthJoiner
      }
  }
}

extension GeneralCategory {
  /// Whether UAX #14 has its scalars hang on what stands before them, in a script that asks for a
  /// dictionary.
  fileprivate var isCombining: Bool {
    switch self {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}

/// What a language makes of some classes.
struct BreakTailoring: Hashable, Sendable {
  private let isJapanese: Bool
  private let isChinese: Bool
  private let keepsHangulWords: Bool

  /// The habits of a language as ICU knows them; keeping Korean words whole is a choice, which the
  /// locale may have made: ICU knows its keyword, and does nothing for it.
  init(locale: LocaleTag, keepsHangulWords: Bool? = nil) {
    isJapanese = locale.language == "ja"
    isChinese = locale.language == "zh"
    self.keepsHangulWords = keepsHangulWords ?? locale.keepsWords
  }

  /// The class that the rules see.
  func callAsFunction(_ breakClass: BreakClass) -> BreakClass {
    switch breakClass {
    case .leftQuotation: isChinese ? .open : .quotation
    case .rightQuotation: isChinese ? .close : .quotation
    case .smallKana: isJapanese ? .ideograph : .nonstarter
    case .hangulPair, .hangulTriple, .jamoLead, .jamoVowel, .jamoTail:
      keepsHangulWords ? .alphabetic : breakClass
    default: breakClass
    }
  }

  /// Whether ICU, which has no such habit, must not be asked alone.
  var differsFromICU: Bool { keepsHangulWords }
}

extension LocaleTag {
  /// Whether the keyword `lw` of its Unicode extension asks for whole words.
  fileprivate var keepsWords: Bool {
    extensions.contains { words in
      let subtags = words.split(separator: "-")
      guard subtags.first == "u", let place = subtags.firstIndex(of: "lw") else { return false }
      return subtags[place...].dropFirst().first == "keepall"
    }
  }
}
