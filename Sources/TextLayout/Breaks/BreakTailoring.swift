internal import LocalizedText

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
