extension CheckedTranslation {
  /// The maximum number of fixes per string; a hostile string may need a million.
  static let mostFixes = 16

  /// The string without U+FEFF, and without U+200B unless the language uses it for line breaks.
  var withoutInvisible: String? {
    guard !source.unicodeScalars.contains(where: \.isInvisible) else { return nil }
    // These languages break lines between any two characters.
    let breaksAnywhere = ["ja", "yue", "zh"].contains(language)
    guard breaksAnywhere || !text.unicodeScalars.contains("\u{200B}") else { return nil }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isInvisible }))
  }

  /// The string without the leading and trailing spaces that the source string lacks, and with the
  /// one between a colon and a value.
  ///
  /// Another space that the source string has may be a mistake there.
  var withEdgesOfSource: String? {
    let (old, model) = (text.unicodeScalars, source.unicodeScalars)
    guard model.contains(where: \.properties.isAlphabetic) else { return nil }
    var new = old[...]
    if old.first?.isBlank == true, model.first?.isBlank == false {
      guard !source.isUnit else { return nil }
      new = new.drop(while: \.isBlank)
      // A mark may be detached from the text before on purpose: " : " in French.
      guard new.first.map({ $0.isInWord || $0 == "%" }) == true else { return nil }
    }
    if old.last?.isBlank == true, model.last?.isBlank == false {
      while new.last?.isBlank == true { new.removeLast() }
    }
    var result = String(new)
    // These languages put blanks elsewhere than English.
    if source.hasSuffix(": "), old.last?.properties.isWhitespace == false,
      !["bo", "dz", "ja", "km", "lo", "my", "th", "yue", "zh"].contains(language),
      EndMark(text, language: language) == .colon
    {
      result += " "
    }
    return result == text ? nil : result
  }

  /// The string with single spaces between words instead of two or three.
  var withSingleSpaces: String? {
    var new = text
    var turns = 0
    while let position = new.doubleBlank {
      turns += 1
      guard turns <= Self.mostFixes else { return nil }
      let scalars = new.unicodeScalars
      let start = scalars.index(scalars.startIndex, offsetBy: position - 1)
      let run = scalars[start...].prefix { $0 == " " }
      // More may be the columns of a table, and beside U+00A0 it is not certain which one stays.
      guard run.count <= 3, start > scalars.startIndex,
        scalars[scalars.index(before: start)] != "\u{A0}",
        scalars[run.endIndex] != "\u{A0}"
      else { return nil }
      new.unicodeScalars.replaceSubrange(run.startIndex..<run.endIndex, with: " ".unicodeScalars)
    }
    return new == text ? nil : new
  }

  /// The string without spaces before punctuation marks.
  var withJoinedMarks: String? {
    // Where French is written as well, its spaces may be meant.
    guard !["bm", "ff", "ht", "ln", "lb", "mg", "ty", "wo"].contains(language) else { return nil }
    var bytes = Array(text.utf8)
    var turns = 0
    while let mark = bytes.spacedMark {
      turns += 1
      guard turns <= Self.mostFixes else { return nil }
      bytes.remove(at: mark.lowerBound - 1)
      // It ends a list of marks, or begins a line.
      guard
        bytes[mark.lowerBound - 2].isASCIILetter || bytes[mark.lowerBound - 2].isContinuation
          || "%@)]\"'0123456789".utf8.contains(bytes[mark.lowerBound - 2])
      else { return nil }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether the rule `zero-width` is about this scalar.
  fileprivate var isInvisible: Bool { self == "\u{200B}" || self == "\u{FEFF}" }
  /// Whether the scalar is a letter, a letter's mark, or a digit.
  var isInWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}
