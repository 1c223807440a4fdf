internal import LocalizedText

/// What a language makes of some classes.
struct BreakTailoring: Hashable, Sendable {
  private let isJapanese: Bool
  private let isChinese: Bool
  private let keepsHangulWords: Bool

  /// The habits of a language as ICU knows them; keeping Korean words whole is a choice.
  init(locale: LocaleTag, keepsHangulWords: Bool) {
    isJapanese = locale.language == "ja"
    isChinese = locale.language == "zh"
    self.keepsHangulWords = keepsHangulWords
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
