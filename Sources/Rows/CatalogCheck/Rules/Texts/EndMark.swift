import PreviewRows

/// The punctuation at the end of a string, regardless of the characters the language uses.
///
/// The raw values are the names in messages.
enum EndMark: String {
  case none = "nothing"
  case stop = "a period"
  case question = "a question mark"
  case exclamation = "an exclamation mark"
  case colon = "a colon"
  case ellipsis = "an ellipsis"

  /// Detects the mark at the end of a string, ignoring quotation marks, brackets, and whitespace
  /// after it.
  init(_ text: String, language: String) {
    // Most texts end with a letter of ASCII.
    if let last = text.utf8.last, 0x41...0x5A ~= last & 0xDF {
      self = .none
      return
    }
    var rest = text.unicodeScalars[...]
    while let last = rest.last, last.mayFollowEndMark { rest.removeLast() }
    guard let last = rest.popLast() else {
      self = .none
      return
    }
    switch last {
    case "…", "⋯", "︙": self = .ellipsis
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "།", "။", "។", "።":
      self = rest.suffix(2).count { $0 == last } == 2 ? .ellipsis : .stop
    // Hindi and Bengali texts often have this character instead of the danda.
    case "|" where ["bn", "hi", "mr", "ne", "pa"].contains(language): self = .stop
    case "?", "？", "؟", "\u{37E}", "፧": self = .question
    case ";" where language == "el": self = .question
    case "!", "！", "՜": self = .exclamation
    case ":", "：", "៖", "፦": self = .colon
    default: self = .none
    }
  }

  /// Whether a translation may have this mark where the source string has another.
  ///
  /// Exclamation marks are a matter of style, and so are periods after a few words, which may be
  /// abbreviations. Several Asian languages end sentences without a period and questions with a
  /// word.
  func mayReplace(_ source: EndMark, in translation: CheckedTranslation) -> Bool {
    let language = translation.language
    // The value after "to:" or "with…" stands elsewhere where verbs end the sentence. The mark of
    // "v1.2beta…" or "npub1…" abbreviates a sample.
    if source == .colon || source == .ellipsis, let word = translation.source.lastWord,
      word.isTokenStart || Self.withVerbsLast.contains(language) && word.isFunctionWord
    {
      return true
    }
    switch (source, self) {
    // Armenian writes the marks of questions and exclamations inside words, and ends sentences with
    // a character like a colon.
    case _ where language == "hy": return true
    case (.stop, .none), (.none, .stop):
      return Self.withoutStops.contains(language)
        || Self.withoutStops.contains(translation.sourceLanguage)
        || !translation.source.hasFourWords
    case (.stop, .exclamation), (.exclamation, .stop), (.none, .exclamation), (.exclamation, .none):
      return true
    case (.question, .none), (.none, .question), (.question, .stop), (.stop, .question):
      return Self.withQuestionWords.contains(language)
    default: return false
    }
  }

  /// The languages that end sentences without a period, always or in short strings.
  private static let withoutStops: Set = [
    "bo", "dz", "ja", "km", "ko", "lo", "my", "th", "yue", "zh",
  ]
  /// The languages whose sentences end with the verb, after what it is about.
  private static let withVerbsLast: Set = [
    "am", "az", "bn", "eu", "fa", "gu", "hi", "hy", "ja", "ka", "kk", "kn", "ko", "ky", "ml", "mn",
    "mr", "my", "ne", "or", "pa", "si", "ta", "te", "tr", "ug", "ur", "uz",
  ]
  /// The languages that form questions with a word at the end.
  private static let withQuestionWords: Set = ["bo", "dz", "ja", "km", "lo", "my", "th"]
}

extension String {
  /// The last word before the marks at the end: letters and digits.
  fileprivate var lastWord: Substring? {
    let end = lastIndex { $0.isLetter || $0.isNumber }
    return end.map { self[...$0].split { !$0.isLetter && !$0.isNumber }.last ?? "" }
  }
}

extension Substring {
  /// Whether the word is the start of a code rather than a word of a language: `cashuB`, `nsec1`.
  fileprivate var isTokenStart: Bool {
    contains(where: \.isLetter)
      && (contains(where: \.isNumber)
        || first?.isLowercase == true && dropFirst().contains(where: \.isUppercase))
  }

  /// Whether the word is one of the most common short words of English.
  fileprivate var isFunctionWord: Bool {
    utf8.count < 6 && CommonWords.isCommon(self, in: "en")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may follow the mark at the end of a sentence.
  fileprivate var mayFollowEndMark: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation, .format: true
    default:
      properties.isWhitespace || properties.isQuotationMark || "*_`~".unicodeScalars.contains(self)
    }
  }
}
