internal import ICUServices
internal import LocalizedText

/// The line break class of a character: the classes of UAX #14, refined where the rules need it.
///
/// Classes that depend on the language or on neighboring characters come last.
enum BreakClass: UInt8 {
  case alphabetic, breakBoth, breakAfter, breakBefore, contingent, close, closeParenthesis
  /// U+2010, a hyphen that allows a break after it, like hyphen-minus.
  case hyphenAfter
  /// A wide East Asian closing parenthesis, which is never part of a word.
  case closeWide
  /// Always ends a line: newlines and similar characters.
  case ending
  case exclamation, glue, hyphen, ideograph, inseparable, infix, nonstarter, numeric, open, openWide
  case postfix, prefix, quotation, space, symbol, zeroWidthSpace, wordJoiner, hebrew
  /// The first and second half of a flag.
  case regionalFirst, regionalSecond
  case emojiBase, emojiModifier
  /// An unassigned code point reserved for an emoji.
  case reservedEmoji
  /// Part of the preceding character.
  case mark, zeroWidthJoiner
  /// The quotation marks U+201C and U+201D.
  case leftQuotation, rightQuotation
  /// A small kana or the prolonged sound mark.
  case smallKana
  /// `$` and `{`, which belong together in a placeholder such as `${name}`.
  case dollar, brace
  case hangulPair, hangulTriple, jamoLead, jamoVowel, jamoTail
  /// A letter of a script without spaces between words, which needs a dictionary: Thai, Lao, Khmer,
  /// Burmese.
  case dictionary
  /// A combining mark of such a script.
  case dictionaryMark

  /// The first class that depends on the language.
  static let firstTailored = BreakClass.leftQuotation.rawValue

  /// Creates a class from its raw value.
  @inline(__always)
  init(number: UInt8) { self = BreakClass(rawValue: number) ?? .alphabetic }

  /// Creates the class that ICU assigns to a scalar.
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
      case .openPunctuation: scalar.scalar == "{" ? .brace : isWide ? .openWide : .open
      case .postfixNumeric: .postfix
      case .prefixNumeric: scalar.scalar == "$" ? .dollar : .prefix
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
  /// Whether UAX #14 attaches scalars of this category to the preceding one in scripts that need a
  /// dictionary.
  fileprivate var isCombining: Bool {
    switch self {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}

/// The treatment of line break classes in one language.
struct BreakTailoring: Hashable, Sendable {
  private let isJapanese: Bool
  private let isChinese: Bool
  private let keepsHangulWords: Bool

  /// Creates the tailoring that ICU uses for a language.
  ///
  /// Korean words are kept whole if the caller or the locale's `lw` keyword requests it; ICU
  /// recognizes the keyword but ignores it.
  init(locale: LocaleTag, keepsHangulWords: Bool? = nil) {
    isJapanese = locale.language == "ja"
    isChinese = locale.language == "zh"
    self.keepsHangulWords = keepsHangulWords ?? locale.keepsWords
  }

  /// Returns the class to use instead of a class.
  func callAsFunction(_ breakClass: BreakClass) -> BreakClass {
    switch breakClass {
    case .leftQuotation: isChinese ? .open : .quotation
    case .rightQuotation: isChinese ? .close : .quotation
    case .smallKana: isJapanese ? .ideograph : .nonstarter
    case .dollar: .prefix
    case .brace: .open
    case .hangulPair, .hangulTriple, .jamoLead, .jamoVowel, .jamoTail:
      keepsHangulWords ? .alphabetic : breakClass
    default: breakClass
    }
  }

  /// Whether this tailoring goes beyond ICU's.
  var differsFromICU: Bool { keepsHangulWords }
}

extension LocaleTag {
  /// Whether the locale's `lw` keyword requests whole words.
  fileprivate var keepsWords: Bool {
    extensions.contains { words in
      let subtags = words.split(separator: "-")
      guard subtags.first == "u", let place = subtags.firstIndex(of: "lw") else { return false }
      return subtags[place...].dropFirst().first == "keepall"
    }
  }
}
