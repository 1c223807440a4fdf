import Locales
import SourceText

/// A rule about content that no string should have unless its source string has it too.
private struct Leftover: Sendable {
  let id: RuleID
  let summary: String
  let why: String
  let fix: String
  /// The traits of strings to scan; others cannot match.
  let traits: TextTraits
  let find: @Sendable (_ scan: TextScan, _ language: String) -> Range<Int>?
  let message: @Sendable (_ found: String) -> String
}

extension RuleID {
  fileprivate static let todoLeft = RuleID("todo-left", .warning)
}

extension Rule {
  /// The rules about leftovers.
  static let ofLeftovers = leftovers.map { leftover in
    Rule(leftover.id, leftover.summary, why: leftover.why, fix: leftover.fix) {
      checked, found in
      guard let scan = checked.scan, !scan.traits.isDisjoint(with: leftover.traits),
        let range = leftover.find(scan, checked.locale.language)
      else { return }
      if let source = checked.sourceScan, leftover.find(source, "en") != nil { return }
      if leftover.id == .todoLeft, checked.isSource, !scan.endsNote(range) { return }
      found.add(
        leftover.message(scan.text(range).beginning), at: scan.position(of: range.lowerBound))
    }
  }

  private static let leftovers = [
    Leftover(
      id: .todoLeft, summary: "TODO or similar note in a string",
      why: #"Users see a note meant for the team: "TODO: Titel"."#,
      fix: "Finish the string and remove the note.", traits: [.capital, .bracket],
      find: { $0.note(in: $1) },
      message: { "leftover note '\($0)'" }),
    Leftover(
      id: RuleID("replacement-char", .warning), summary: "U+FFFD in a string",
      why: """
        A tool could not decode some bytes and wrote U+FFFD instead: "L�schen" for "Löschen".
        """,
      fix: "Replace it with the original character.", traits: .wide,
      find: { scan, _ in scan.bytes.first([0xEF, 0xBF, 0xBD]) },
      message: { _ in "U+FFFD replaces a character that could not be decoded" }),
    Leftover(
      id: RuleID("mojibake", .warning), summary: "string decoded with the wrong encoding",
      why:
        #"Users see two or three wrong characters for each letter: "AusgewÃ¤hlt" for "Ausgewählt"."#,
      fix: "Convert the original file from UTF-8 again, or type the letters.",
      traits: .foreign,
      find: { scan, _ in scan.bytes.doublyEncoded },
      message: { "'\($0)' is UTF-8 that was read in another encoding" }),
    Leftover(
      id: RuleID("entity-typed", .warning), summary: "HTML entity in a translation",
      why: """
        Unless the app renders HTML, users see "Q&amp;A" for "Q&A". Some translation tools add \
        entities.
        """,
      fix: "Use the character itself.", traits: .ampersand,
      find: { scan, _ in scan.tokens.tags.isEmpty ? scan.tokens.entities.first : nil },
      message: { "users may see '\($0)' as is" }),
    Leftover(
      id: RuleID("escape-typed", .warning),
      summary: "double-escaped sequence in a translation",
      why: """
        Users see a backslash and a letter: "Eins\\\\nZwei" in the file is not a line break, \
        because the backslash is escaped.
        """,
      fix: "Remove one backslash, or use the character itself.",
      traits: .backslash,
      find: { scan, _ in scan.escape },
      message: { "users see '\($0)' as is" }),
  ]
}

extension TextScan {
  private static let notes = ["TODO", "FIXME", "XXX", "TBD", "UNTRANSLATED"].map {
    ($0, Array($0.utf8))
  }

  /// Returns the first note in capital letters, such as TODO.
  fileprivate func note(in language: String) -> Range<Int>? {
    for (word, itsBytes) in Self.notes {
      guard let range = bytes.first(itsBytes) else { continue }
      let (before, after) = (bytes.at(range.lowerBound - 1), bytes.at(range.upperBound))
      guard !before.isInWord, !after.isInWord else { continue }
      // In Spanish and Portuguese, TODO is a word.
      if word == "TODO", ["ast", "es", "gl", "pt"].contains(language) {
        guard range.lowerBound == 0, after == UInt8(ascii: ":") else { continue }
      }
      // A pattern such as XXX-XXX, or a sample such as "version XXX of".
      if word == "XXX", before != 0 && after != 0 || before.isASCIIDigit || after.isASCIIDigit {
        continue
      }
      return range
    }
    return bracketedNote
  }

  /// Returns the first note in brackets about the translation: [needs translation].
  private var bracketedNote: Range<Int>? {
    guard traits.contains(.bracket) else { return nil }
    var start: Int?
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): start = index
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
        guard let first = start, index - first < 40 else { continue }
        let words = text((first + 1)..<index).lowercased().split { !$0.isLetter }
        if words.count < 5, words.contains(where: Self.noteWords.contains) {
          return first..<(index + 1)
        }
        start = nil
      default: continue
      }
    }
    return nil
  }

  private static let noteWords: Set<Substring> = [
    "tbd", "translate", "translated", "translation", "untranslated",
  ]

  /// Whether a note ends with a colon, a parenthesis, or the end of the string; a feature name such
  /// as "TODO list" does not.
  fileprivate func endsNote(_ range: Range<Int>) -> Bool {
    let after = bytes.at(range.upperBound)
    return after == 0 || after == UInt8(ascii: ":") || after == UInt8(ascii: ")")
  }

  /// The first backslash that begins an escape sequence.
  fileprivate var escape: Range<Int>? {
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\\") {
      switch bytes.at(index + 1) {
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        return index..<(index + 2)
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let digits = bytes[(index + 2)...].prefix { $0.hexadecimalDigit != nil }
        if digits.count >= 4 { return index..<(index + 6) }
      default: continue
      }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isInWord: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
      || self >= 0x80
  }
}

extension [UInt8] {
  /// The first character whose UTF-8 bytes were read as Latin-1 or Windows-1252 and encoded again:
  /// "Ã¤" for "ä", "â€™" for "’".
  fileprivate var doublyEncoded: Range<Int>? {
    for index in indices where self[index] == 0xC3 {
      let next = at(index + 2)
      switch at(index + 1) {
      // Ã, and a character that ends no word: "¤". Portuguese writes "Ã" before letters only.
      case 0x83 where next == 0xC2 && at(index + 3) > 0x7F && at(index + 3) != 0xA0:
        return index..<(index + 4)
      // â€, with a third character or U+0080.
      case 0xA2 where next == 0xE2 && at(index + 3) == 0x82 && at(index + 4) == 0xAC:
        return index..<(index + 5)
      default: continue
      }
    }
    return nil
  }

  /// Returns the first range equal to the given bytes.
  fileprivate func first(_ wanted: [UInt8]) -> Range<Int>? {
    guard count >= wanted.count else { return nil }
    for start in 0...(count - wanted.count)
    where self[start] == wanted[0] && self[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start..<(start + wanted.count)
    }
    return nil
  }
}
