extension CheckedTranslation {
  /// The string with "…" for each "..."; nil unless the source string has as many ellipses.
  var withEllipses: String? {
    let wanted = source.unicodeScalars.count { $0 == "…" }
    var new = text
    var count = 0
    while let position = new.threeStops {
      let scalars = new.unicodeScalars
      let start = scalars.index(scalars.startIndex, offsetBy: position - 1)
      let end = scalars.index(start, offsetBy: 3)
      new.unicodeScalars.replaceSubrange(start..<end, with: "…".unicodeScalars)
      count += 1
      guard count <= Self.mostFixes else { return nil }
    }
    return count > 0 && new.unicodeScalars.count { $0 == "…" } == wanted ? new : nil
  }

  /// The string with the ellipsis or colon that the source string ends with.
  ///
  /// Other marks depend on the wording: a question may be translated as a statement.
  var withEndOfSource: String? {
    guard Self.withEuropeanMarks.contains(language), let last = text.unicodeScalars.last,
      last.isInWord || last == ")", EndMark(text, language: language) == .none
    else { return nil }
    // Spaces behind the mark are another problem.
    let end = source.unicodeScalars.lastIndex { $0 != " " } ?? source.startIndex
    let source = source[...end]
    let mark: String
    switch EndMark(String(source), language: sourceLanguage) {
    case .ellipsis:
      // The words before it may be a question of the source language.
      mark = source.hasSuffix("…") ? "…" : "..."
      guard source.hasSuffix(mark), !text.contains("…"), !text.contains("...") else { return nil }
    case .colon:
      guard source.hasSuffix(":"), !text.contains(":"), source.count(where: { $0 == ":" }) == 1
      else { return nil }
      mark = language == "fr" ? "\u{A0}:" : ":"
    default: return nil
    }
    return text + mark
  }

  /// The languages that use the same ellipsis and colon at the end of a string as English.
  private static let withEuropeanMarks: Set = [
    "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fi", "fr", "gl", "he", "hr", "hu",
    "id", "it", "lt", "lv", "ms", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr",
    "sv", "tr", "uk", "vi",
  ]

  /// Returns the string with no-break spaces where French requires them.
  func withFrenchSpaces(isCanadian: Bool) -> String? {
    guard !isUntranslated(as: TextScan(text)) else { return nil }
    var bytes = Array(text.utf8)
    var turns = 0
    // Each turn settles one mark.
    while let mark = bytes.frenchMark(isCanadian: isCanadian) {
      turns += 1
      guard turns <= Self.mostFixes else { return nil }
      if bytes[mark.lowerBound] == 0xC2, bytes[mark.lowerBound + 1] == 0xAB {
        let next = mark.upperBound
        guard bytes.at(next) != 0x20 || !bytes.at(next + 1).isASCIISpace else { return nil }
        bytes.replaceSubrange(next..<(bytes.at(next) == 0x20 ? next + 1 : next), with: Self.noBreak)
        continue
      }
      let start = mark.lowerBound
      if bytes[start - 1] == 0x20 {
        guard start > 1, !bytes[start - 2].isASCIISpace, !bytes[..<(start - 1)].endsInNoBreak else {
          return nil
        }
        bytes.replaceSubrange((start - 1)..<start, with: Self.noBreak)
      } else {
        // A name such as :smile: has marks of its own.
        let word = bytes[..<start].reversed().prefix { !$0.isASCIISpace }
        guard
          word.allSatisfy({
            $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 || "'%@$()".utf8.contains($0)
          })
        else { return nil }
        bytes.insert(contentsOf: Self.noBreak, at: start)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let noBreak: [UInt8] = [0xC2, 0xA0]
}

extension ArraySlice<UInt8> {
  /// Whether the bytes end with U+00A0.
  fileprivate var endsInNoBreak: Bool { suffix(2).elementsEqual([0xC2, 0xA0]) }
}
