import Locales
import SourceText

extension Rule {
  static let spaceBeforeMark = Rule(
    RuleID("space-before-mark", .warning), "space before a punctuation mark",
    why: """
      The mark is detached from its word, and can wrap to the next line: "Alle , auch diese" for \
      "All, even these".
      """,
    fix: "Remove the space."
  ) { checked, found in
    guard let scan = checked.scan, scan.traits.contains([.blank, .stop]),
      let source = checked.sourceScan,
      !["br", "co", "fr", "kab", "oc", "th"].contains(checked.locale.language),
      let mark = scan.bytes.spacedMark, source.bytes.spacedMark == nil,
      // Asian languages often write a colon between spaces.
      scan.bytes[mark.lowerBound] != UInt8(ascii: ":")
        || !["ja", "km", "ko", "lo", "my", "zh"].contains(checked.locale.language)
    else { return }
    found.add("space before '\(scan.text(mark))'", at: scan.position(of: mark.lowerBound - 1))
  }

  static let markDoubled = Rule(
    RuleID("mark-doubled", .warning), "repeated punctuation mark in a translation",
    why: """
      Somebody added a mark that was already there: "Alle werden gelöscht.." for "All are \
      deleted.".
      """,
    fix: "Remove one of the marks."
  ) { checked, found in
    guard let scan = checked.scan, !scan.traits.isDisjoint(with: [.stop, .wide]),
      let source = checked.sourceScan, let mark = scan.bytes.doubledMark,
      source.bytes.doubledMark == nil
    else { return }
    found.add("repeated '\(scan.text(mark))'", at: scan.position(of: mark.lowerBound))
  }

  // Canadian French has spaces only before colons and inside of quotation marks.
  static let frenchSpace = Rule(
    RuleID("french-space", .warning), "missing no-break space in French",
    why: """
      French puts a no-break space before : ; ! ? and inside « ». After an ordinary space, the \
      mark can wrap to the next line.
      """,
    fix: "Use U+00A0 or U+202F."
  ) { checked, found in
    // Attributes in inflection markup are not French text.
    guard checked.locale.language == "fr", let scan = checked.scan,
      checked.text?.holds("^") == false, checked.translation?.isUntranslated(as: scan) != true,
      !scan.traits.isDisjoint(with: [.stop, .latin1]),
      let mark = scan.bytes.frenchMark(isCanadian: checked.locale.region == "CA")
    else { return }
    found.add("'\(scan.text(mark))' needs a no-break space", at: scan.position(of: mark.lowerBound))
  }
}

extension [UInt8] {
  /// The first punctuation mark with a space before it and whitespace or the end after it.
  var spacedMark: Range<Int>? {
    for index in indices.dropFirst(2) where self[index - 1] == 0x20 {
      guard ".,;:!?".utf8.contains(self[index]), !self[index - 2].isASCIISpace,
        index + 1 == count || self[index + 1].isASCIISpace
      else { continue }
      return index..<(index + 1)
    }
    return nil
  }

  /// The second of two equal marks in a row.
  fileprivate var doubledMark: Range<Int>? {
    for index in indices.dropFirst() {
      let byte = self[index]
      if byte < 0x80 {
        guard byte == self[index - 1], ".,:;".utf8.contains(byte), at(index - 2) != byte,
          at(index + 1) != byte, index > 1, at(index - 2).isWordEnd,
          index + 1 == count || self[index + 1].isASCIISpace
        else { continue }
        return index..<(index + 1)
      }
      // 。 、 ， ： and ؛ ،
      guard index > 2, byte == 0xE3 || byte == 0xEF, index + 2 < count,
        self[index..<(index + 3)].elementsEqual(self[(index - 3)..<index]),
        [[0xE3, 0x80, 0x82], [0xE3, 0x80, 0x81], [0xEF, 0xBC, 0x8C], [0xEF, 0xBC, 0x9A]]
          .contains(Array(self[index..<(index + 3)]))
      else { continue }
      return index..<(index + 3)
    }
    return nil
  }

  /// Returns the first mark of a French string that lacks a no-break space before it.
  func frenchMark(isCanadian: Bool) -> Range<Int>? {
    for index in indices.dropFirst() {
      switch self[index] {
      case UInt8(ascii: ":") where isEnd(index + 1),
        UInt8(ascii: ";") where !isCanadian && isEnd(index + 1) && !endsEntity(index),
        UInt8(ascii: "!") where !isCanadian && isEnd(index + 1),
        UInt8(ascii: "?") where !isCanadian && isEnd(index + 1):
        if lacksNoBreakSpace(before: index) { return index..<(index + 1) }
      case 0xBB where self[index - 1] == 0xC2:
        if lacksNoBreakSpace(before: index - 1) { return (index - 1)..<(index + 1) }
      case 0xAB where self[index - 1] == 0xC2:
        if at(index + 1) == 0x20 || at(index + 1).isASCIILetter { return (index - 1)..<(index + 1) }
      default: continue
      }
    }
    return nil
  }

  /// Whether a word or an ordinary space precedes an index.
  private func lacksNoBreakSpace(before index: Int) -> Bool {
    let (first, second, last) = (at(index - 3), at(index - 2), at(index - 1))
    if last == 0xA0, second == 0xC2 { return false }
    if second == 0x80, first == 0xE2, last == 0xAF || 0x80...0x8B ~= last { return false }
    return last == 0x20 && index > 1 || last.isWordEnd
  }

  private func isEnd(_ index: Int) -> Bool { index >= count || self[index].isASCIISpace }

  private func endsEntity(_ index: Int) -> Bool {
    let start = self[..<index].suffix(10).lastIndex(of: UInt8(ascii: "&"))
    return start.map {
      self[($0 + 1)..<index].allSatisfy { $0.isASCIILetter || $0 == 0x23 || $0.isASCIIDigit }
    }
      ?? false
  }
}

extension UInt8 {
  /// Whether the byte may end a word, a number, or a placeholder.
  fileprivate var isWordEnd: Bool {
    isASCIILetter || isASCIIDigit || ")]}\"'@%*".utf8.contains(self) || self.isContinuation
  }
}
